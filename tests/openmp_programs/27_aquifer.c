/* Darcy flow to wells: every kind of schedule, collapse, maxima and minima, loops without barriers. */
#include <omp.h>
#include "verify.h"

enum { NX = 9, NY = 7, WELLS = 3 };

typedef struct {
    int i, j;
    double rate, drawdown;
} Well;

static void conductivities(double k[NX][NY], const double *x, int n)
{
#pragma omp parallel for collapse(2) schedule(static)
    for (int i = 0; i < NX; i++)
        for (int j = 0; j < NY; j++)
            k[i][j] = 0.5 + x[(i * NY + j) % n] * x[(i + j) % n] + 0.1 * sin(i * 0.7 + j);
}

static double sweep(double h[NX][NY], double old[NX][NY], double k[NX][NY], const Well *wells)
{
    double largest = 0.0;
#pragma omp parallel
    {
#pragma omp for collapse(2) schedule(static, 3)
        for (int i = 0; i < NX; i++)
            for (int j = 0; j < NY; j++)
                old[i][j] = h[i][j];
#pragma omp for schedule(dynamic, 1) reduction(max : largest)
        for (int i = 1; i < NX - 1; i++)
            for (int j = 1; j < NY - 1; j++) {
                double sum = 0.0, weights = 0.0;
                const int di[] = {1, -1, 0, 0}, dj[] = {0, 0, 1, -1};
                for (int q = 0; q < 4; q++) {
                    double a = k[i][j], b = k[i + di[q]][j + dj[q]];
                    double w = 2 * a * b / (a + b);
                    sum += w * old[i + di[q]][j + dj[q]];
                    weights += w;
                }
                for (int w = 0; w < WELLS; w++)
                    if (wells[w].i == i && wells[w].j == j)
                        sum -= wells[w].rate;
                h[i][j] = sum / weights;
                largest = fmax(largest, fabs(h[i][j] - old[i][j]));
            }
    }
    return largest;
}

static double drawdowns(const double *x, int n)
{
    double h[NX][NY], old[NX][NY], k[NX][NY], changes = 0.0;
    Well wells[WELLS] = {{2, 2, 0, 0}, {5, 4, 0, 0}, {6, 1, 0, 0}};
    conductivities(k, x, n);
#pragma omp parallel
    {
#pragma omp for schedule(guided) nowait
        for (int i = 0; i < NX; i++)
            for (int j = 0; j < NY; j++)
                h[i][j] = 10.0 - 0.3 * i + x[1] * j;
#pragma omp for schedule(auto)
        for (int w = 0; w < WELLS; w++)
            wells[w].rate = 0.2 * x[w] * (1 + w);
    }
    for (int t = 0; t < 6; t++)
        changes += sweep(h, old, k, wells);
    double lowest = 1e30, outflow = 0.0, head = 1.0;
#pragma omp parallel for schedule(runtime) reduction(min : lowest) reduction(+ : outflow) reduction(* : head)
    for (int j = 0; j < NY; j++) {
        for (int i = 0; i < NX; i++)
            lowest = h[i][j] < lowest ? h[i][j] : lowest;
        outflow += k[NX - 2][j] * (h[NX - 2][j] - h[NX - 1][j]);
        head *= 0.1 * h[4][j];
    }
    double last = 0.0;
#pragma omp parallel for lastprivate(last) firstprivate(wells)
    for (int w = 0; w < WELLS; w++) {
        wells[w].drawdown = 10.0 - h[wells[w].i][wells[w].j];
        last = wells[w].drawdown * wells[w].rate;
    }
    return changes + lowest * outflow + head + last;
}

int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(drawdowns, 7, 0.6 + 0.13 * sin(2.0 * i));
    }
    return verdict();
}
