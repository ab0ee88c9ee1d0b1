/* Distributed conjugate gradients: -u'' + k(x) u = f on a line cut into pieces; objective from the solution. */
#include "derivatives.h"
typedef struct { int n, left, right; MPI_Comm comm; } Domain;
static void halo(double *u, const Domain *d)
{
    MPI_Sendrecv(&u[d->n], 1, MPI_DOUBLE, d->right, 0, &u[0], 1, MPI_DOUBLE, d->left, 0, d->comm, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, d->left, 1, &u[d->n + 1], 1, MPI_DOUBLE, d->right, 1, d->comm, MPI_STATUS_IGNORE);
}
static void apply(const double *k, double *u, double *out, const Domain *d)
{
    halo(u, d);
    for (int i = 1; i <= d->n; i++) out[i] = 2.0 * u[i] - u[i - 1] - u[i + 1] + k[i - 1] * u[i];
}
static double dot(const double *a, const double *b, const Domain *d)
{
    double mine = 0, all;
    for (int i = 1; i <= d->n; i++) mine += a[i] * b[i];
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, d->comm);
    return all;
}
static double solve(const double *k, int n)
{
    Domain d = {n, rank > 0 ? rank - 1 : MPI_PROC_NULL, rank < size - 1 ? rank + 1 : MPI_PROC_NULL, MPI_COMM_WORLD};
    double *u = calloc(n + 2, sizeof *u), *r = calloc(n + 2, sizeof *r), *p = calloc(n + 2, sizeof *p), *q = calloc(n + 2, sizeof *q);
    for (int i = 1; i <= n; i++) r[i] = p[i] = 1.0 + 0.1 * (i + n * rank);
    double rr = dot(r, r, &d);
    for (int it = 0; it < 200 && rr > 1e-24; it++) {
        apply(k, p, q, &d);
        double alpha = rr / dot(p, q, &d);
        for (int i = 1; i <= n; i++) { u[i] += alpha * p[i]; r[i] -= alpha * q[i]; }
        double next = dot(r, r, &d), beta = next / rr;
        for (int i = 1; i <= n; i++) p[i] = r[i] + beta * p[i];
        rr = next;
    }
    double s = 0;
    for (int i = 1; i <= n; i++) s += u[i] * u[i] * k[i - 1];
    free(u); free(r); free(p); free(q);
    return s;
}
int main(int c, char **v) { begin(&c, &v); CHECK(solve, 6); return report(); }
