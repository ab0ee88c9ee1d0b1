/* Parts of a climate model in sections; regions in regions, with a condition; work by the number of the
 * thread; lastprivate(conditional). */
#include "verify.h"
#include <omp.h>

enum { LAYERS = 5, BANDS = 4 };

static double radiation(const double *x, const double *t)
{
    double sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
    for (int k = 0; k < LAYERS; k++)
        for (int b = 0; b < BANDS; b++)
            sum += x[b] * pow(t[k], 4) / (1 + b) * exp(-0.2 * k * x[(b + 1) % BANDS]);
    return sum;
}

static double convection(const double *x, const double *t)
{
    double flux = 0;
    for (int k = 1; k < LAYERS; k++)
        flux += x[0] * fmax(0, t[k - 1] - t[k] - 0.05);
    return flux;
}

static double column(const double *x, int n)
{
    (void)n;
    double t[LAYERS], r = 0, c = 0, ocean = 0;
    for (int k = 0; k < LAYERS; k++)
        t[k] = 1 + 0.1 * (LAYERS - k) * x[k % BANDS];
    for (int step = 0; step < 4; step++) {
#pragma omp parallel sections num_threads(3) shared(r, c, ocean)
        {
#pragma omp section
            r = radiation(x, t);
#pragma omp section
            c = convection(x, t);
#pragma omp section
            {
                double u = x[2];
                for (int k = 0; k < 3; k++)
                    u = sin(u) + x[3] * t[0];
                ocean = u;
            }
        }
#pragma omp parallel for
        for (int k = 0; k < LAYERS; k++)
            t[k] += 0.01 * (ocean - 0.1 * r + c) / (1 + k);
    }
    return t[0] * t[0] + t[LAYERS - 1] * r;
}

/* A region of teams of threads: rows outside, columns inside. */
static double nested(const double *x, int n)
{
    double rows[6] = {0}, all = 1;
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2) reduction(* : all)
    for (int i = 0; i < 6; i++) {
        double row = 0;
#pragma omp parallel for num_threads(2) reduction(+ : row) if (i % 2)
        for (int j = 0; j < 7; j++)
            row += sin(x[(i + j) % n]) * x[j % n];
        rows[i] = row;
        all *= 1 + 0.01 * row * row;
    }
    double s = 0;
    for (int i = 0; i < 6; i++)
        s += rows[i] * (i + 1);
    return s + all;
}

/* What each thread works on depends on its number. */
static double by_number(const double *x, int n)
{
    enum { M = 30 };
    double v[M], out = 0;
#pragma omp parallel default(none) shared(x, n, v, out)
    {
        int me = omp_get_thread_num(), team = omp_get_num_threads();
        int first = M * me / team, last = M * (me + 1) / team;
        double own = 0;
        for (int i = first; i < last; i++)
            v[i] = x[i % n] * x[i % n] + 0.1 * i;
#pragma omp barrier
        for (int i = first; i < last; i++)
            own += v[i] * v[(i + 7) % M] + v[(i * 11) % M];
#pragma omp critical(sum)
        out += own;
#pragma omp barrier
#pragma omp master
        out = sqrt(out);
    }
    return out;
}

/* The last iteration that found something tells. */
static double conditional(const double *x, int n)
{
    double found = x[0], weight = 0;
#pragma omp parallel for lastprivate(conditional : found) reduction(+ : weight)
    for (int i = 0; i < 25; i++) {
        double v = x[i % n] * cos(i);
        weight += v * v;
        if (v > 0.3)
            found = v * v;
    }
    return found * weight;
}

int main(void)
{
    VERIFY(column, 4, 0.6 + 0.1 * i);
    VERIFY(nested, 4, 0.6 + 0.1 * i);
    VERIFY(by_number, 4, 0.6 + 0.1 * i);
    VERIFY(conditional, 4, 0.6 + 0.1 * i);
    VERIFY_SPLIT(column, 4, 0.6 + 0.1 * i);
    VERIFY_SPLIT(by_number, 4, 0.6 + 0.1 * i);
    return verdict();
}
