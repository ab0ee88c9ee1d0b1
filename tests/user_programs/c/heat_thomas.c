/* PDE: implicit heat equation with the Thomas algorithm; sensitivity to conductivities and source. */
#include "../expect.h"
#include <stdlib.h>

static void thomas(int n, const double *a, const double *b, const double *c, double *d)
{
    double *cp = malloc(n * sizeof(double));
    cp[0] = c[0] / b[0];
    d[0] /= b[0];
    for (int i = 1; i < n; i++) {
        const double m = 1 / (b[i] - a[i] * cp[i - 1]);
        cp[i] = c[i] * m;
        d[i] = (d[i] - a[i] * d[i - 1]) * m;
    }
    for (int i = n - 2; i >= 0; i--)
        d[i] -= cp[i] * d[i + 1];
    free(cp);
}

struct rod {
    int cells;
    double dt;
    double *k;      /* conductivity of each cell */
    double *source; /* heat put into each cell */
};

double misfit(const struct rod *rod, int steps)
{
    const int n = rod->cells;
    double *work = calloc(4 * n, sizeof(double));
    double *a = work, *b = work + n, *c = work + 2 * n, *u = work + 3 * n;
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++) {
            const double left = i > 0 ? 2 * rod->k[i] * rod->k[i - 1] / (rod->k[i] + rod->k[i - 1]) : rod->k[i];
            const double right = i < n - 1 ? 2 * rod->k[i] * rod->k[i + 1] / (rod->k[i] + rod->k[i + 1]) : 0;
            a[i] = -rod->dt * left;
            c[i] = -rod->dt * right;
            b[i] = 1 - a[i] - c[i];
            u[i] += rod->dt * rod->source[i];
        }
        a[0] = 0;
        thomas(n, a, b, c, u);
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (u[i] - 0.1 * i) * (u[i] - 0.1 * i);
    free(work);
    return sum;
}

int main(void)
{
    enum { N = 9 };
    double k[N], dk[N] = {0}, q[N], dq[N] = {0};
    for (int i = 0; i < N; i++) {
        k[i] = 1 + 0.5 * sin(i);
        q[i] = 0.7 * cos(0.5 * i);
    }
    struct rod rod = {N, 0.05, k, q}, shadow = {N, 0, dk, dq};
    __enzyme_autodiff((void *)misfit, enzyme_dup, &rod, &shadow, enzyme_const, 12);
    for (int i = 0; i < N; i++) {
        EXPECT_SLOPE("k", i, dk[i], misfit(&rod, 12), k[i], 1e-3, 1e-7);
        EXPECT_SLOPE("q", i, dq[i], misfit(&rod, 12), q[i], 1e-3, 1e-7);
    }
    EXPECT_SLOPE("dt", 0, shadow.dt, misfit(&rod, 12), rod.dt, 1e-4, 1e-6);
    return verdict();
}
