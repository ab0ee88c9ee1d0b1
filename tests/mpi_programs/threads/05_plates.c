/* MPI between nodes, OpenMP inside: halos by the master thread, stencils and sums in one region or in several, an
 * Allreduce inside of a region by a single thread. */
#include "derivatives.h"
#include <omp.h>

enum { ROWS = 6, COLUMNS = 8 };

static void halo(double (*u)[COLUMNS])
{
    int up = rank > 0 ? rank - 1 : MPI_PROC_NULL, down = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
    MPI_Sendrecv(u[1], COLUMNS, MPI_DOUBLE, up, 0, u[ROWS + 1], COLUMNS, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(u[ROWS], COLUMNS, MPI_DOUBLE, down, 1, u[0], COLUMNS, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static double jacobi(const double *x, int n)
{
    double u[ROWS + 2][COLUMNS] = {{0}}, next[ROWS + 2][COLUMNS] = {{0}}, change = 0, all = 0;
#pragma omp parallel for collapse(2)
    for (int i = 1; i <= ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            u[i][j] = x[(i + j) % n] * sin(i + 0.5 * j);
    for (int t = 0; t < 4; t++) {
        halo(u);
        change = 0;
#pragma omp parallel for reduction(+ : change)
        for (int i = 1; i <= ROWS; i++)
            for (int j = 1; j < COLUMNS - 1; j++) {
                next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) * (1 + 0.1 * x[0]);
                change += pow(next[i][j] - u[i][j], 2);
            }
        MPI_Allreduce(&change, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp parallel for
        for (int i = 1; i <= ROWS; i++)
            for (int j = 1; j < COLUMNS - 1; j++)
                u[i][j] = next[i][j] / (1 + 0.1 * sqrt(all));
    }
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 1; i <= ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            s += u[i][j] * u[i][j];
    return s;
}

static double in_region(const double *x, int n)
{
    double v[16], norm = 0, total = 0, out = 0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < 16; i++)
            v[i] = x[i % n] * x[(i + 1) % n] + 0.1 * i;
        for (int t = 0; t < 3; t++) {
#pragma omp single
            norm = 0;
#pragma omp for reduction(+ : norm)
            for (int i = 0; i < 16; i++)
                norm += v[i] * v[i];
#pragma omp master
            MPI_Allreduce(&norm, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp barrier
#pragma omp for
            for (int i = 0; i < 16; i++)
                v[i] = v[i] / sqrt(total) + 0.2 * sin(v[i] * x[0]);
        }
#pragma omp for reduction(+ : out)
        for (int i = 0; i < 16; i++)
            out += v[i] * (i + 1);
    }
    return out;
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(jacobi, 4);
    CHECK(in_region, 4);
    return report();
}
