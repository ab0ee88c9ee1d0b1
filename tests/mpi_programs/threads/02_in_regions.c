/* The master thread communicates in a region, others wait for it. */
#include "derivatives.h"
#include <omp.h>
static double smooth(const double *x, int n)
{
    enum { M = 32 };
    double u[M + 2] = {0}, v[M + 2], total = 0.0, all = 0.0;
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 1; i <= M; i++) u[i] = x[i % n] * x[(i + 1) % n] + 0.01 * i;
#pragma omp master
        {
            MPI_Sendrecv(&u[M], 1, MPI_DOUBLE, next, 0, &u[0], 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, before, 1, &u[M + 1], 1, MPI_DOUBLE, next, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
#pragma omp barrier
#pragma omp for reduction(+ : total)
        for (int i = 1; i <= M; i++) {
            v[i] = u[i] + 0.2 * x[0] * (u[i - 1] - 2 * u[i] + u[i + 1]);
            total += v[i] * v[i];
        }
#pragma omp single
        MPI_Allreduce(&total, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    return all / size;
}
int main(int c, char **v) { begin(&c, &v); omp_set_num_threads(3); CHECK(smooth, 4); return report(); }
