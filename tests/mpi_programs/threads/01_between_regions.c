/* Threads compute, the first one communicates. */
#include "derivatives.h"
#include <omp.h>
static double smooth(const double *x, int n)
{
    const int m = 64;
    double *u = malloc((m + 2) * sizeof *u), *v = malloc((m + 2) * sizeof *v), total = 0.0, all;
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel for
    for (int i = 1; i <= m; i++) u[i] = x[i % n] * x[(i + 1) % n] + 0.01 * i;
    for (int t = 0; t < 4; t++) {
        MPI_Request r[4];
        MPI_Irecv(&u[0], 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, &r[0]);
        MPI_Irecv(&u[m + 1], 1, MPI_DOUBLE, next, 1, MPI_COMM_WORLD, &r[1]);
        MPI_Isend(&u[m], 1, MPI_DOUBLE, next, 0, MPI_COMM_WORLD, &r[2]);
        MPI_Isend(&u[1], 1, MPI_DOUBLE, before, 1, MPI_COMM_WORLD, &r[3]);
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        total = 0.0;
#pragma omp parallel for reduction(+ : total)
        for (int i = 1; i <= m; i++) {
            v[i] = u[i] + 0.2 * x[t % n] * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
            total += v[i] * v[i];
        }
        double *w = u; u = v; v = w;
    }
    MPI_Allreduce(&total, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    free(u); free(v);
    return all / size;
}
int main(int c, char **v) { begin(&c, &v); omp_set_num_threads(3); CHECK(smooth, 4); return report(); }
