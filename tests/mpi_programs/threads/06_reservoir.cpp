// A reservoir of oil, in strips: ranks exchange edges between parallel loops, threads assemble fluxes, and what all
// have is reduced by tasks first and messages then.
#include "derivatives.h"
#include <omp.h>
#include <vector>

struct Strip {
    std::vector<double> pressure, saturation;
    int columns, rows;
    double &p(int i, int j) { return pressure[j * (columns + 2) + i]; }
    double &s(int i, int j) { return saturation[j * (columns + 2) + i]; }
};

static void exchange(Strip &g)
{
    MPI_Request r[4];
    const int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank > 0 ? rank - 1 : MPI_PROC_NULL, w = g.columns + 2;
    MPI_Irecv(&g.p(0, 0), w, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &r[0]);
    MPI_Irecv(&g.p(0, g.rows + 1), w, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, &r[1]);
    MPI_Isend(&g.p(0, g.rows), w, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, &r[2]);
    MPI_Isend(&g.p(0, 1), w, MPI_DOUBLE, down, 1, MPI_COMM_WORLD, &r[3]);
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
}

static double advance(Strip &g, double mobility, double dt)
{
    std::vector<double> old = g.pressure;
    const int w = g.columns + 2;
    double moved = 0;
#pragma omp parallel for collapse(2) reduction(+ : moved) schedule(static, 2)
    for (int j = 1; j <= g.rows; j++)
        for (int i = 1; i <= g.columns; i++) {
            auto at = [&](int di, int dj) { return old[(j + dj) * w + i + di]; };
            double lambda = mobility / (1 + g.s(i, j) * g.s(i, j));
            double flux = lambda * (at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1) - 4 * at(0, 0));
            g.p(i, j) += dt * flux;
            g.s(i, j) += 0.1 * dt * flux * g.s(i, j);
            moved += flux * flux;
        }
    return moved;
}

static double production(const double *x, int n)
{
    Strip g{std::vector<double>(5 * 6), std::vector<double>(5 * 6), 3, 4};
#pragma omp parallel for
    for (int j = 0; j < 6; j++)
        for (int i = 0; i < 5; i++) {
            g.p(i, j) = x[(i + j) % n] * (1 + 0.1 * i);
            g.s(i, j) = 0.5 * x[(i * j) % n];
        }
    double moved = 0, oil = 0;
    for (int t = 0; t < 3; t++) {
        exchange(g);
        moved += advance(g, 0.5 * x[0], 0.1);
    }
    MPI_Allreduce(MPI_IN_PLACE, &moved, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop reduction(+ : oil)
        for (int j = 1; j <= 4; j++)
            for (int i = 1; i <= 3; i++)
                oil += g.p(i, j) * g.s(i, j);
    }
    double well = 0;
#pragma omp parallel
    {
#pragma omp master
        MPI_Scan(&oil, &well, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < 5; i++)
            g.p(i, 0) = well * g.s(i, 1);
    }
    return moved + g.p(2, 0) * g.p(3, 0) + oil;
}

int main(int c, char **v)
{
    int level;
    MPI_Init_thread(&c, &v, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int threads = 1; threads <= 3; threads++) {
        omp_set_num_threads(threads);
        CHECK(production, 5);
    }
    return report();
}
