/* The model: parallel loops over rows, a sum over threads, an exchange of two fields at each step. */
#include "plate.h"

#include <stdlib.h>
#include <string.h>

static double flow(const double *k, const double *t, int here, int there)
{
    return 0.5 * (k[here] + k[there]) * (t[there] - t[here]);
}

static void step(const double *k, const double *before, double *after)
{
#pragma omp parallel for schedule(static)
    for (int row = 1; row < SIDE - 1; row++)
        for (int column = 1; column < SIDE - 1; column++) {
            const int here = row * SIDE + column;
            after[here] = before[here] + flow(k, before, here, here - 1) +
                          flow(k, before, here, here + 1) + flow(k, before, here, here - SIDE) +
                          flow(k, before, here, here + SIDE);
        }
}

/* Edges stay as they are: hot on top, cold elsewhere. */
static double *heated(const double *conductivity)
{
    double *now = calloc(SIDE * SIDE, sizeof *now), *next = calloc(SIDE * SIDE, sizeof *next);
    if (!now || !next)
        abort();
    for (int column = 0; column < SIDE; column++)
        now[column] = next[column] = 100.0;
    for (int i = 0; i < STEPS; i++) {
        step(conductivity, now, next);
        step(conductivity, next, now);
    }
    free(next);
    return now;
}

static int sensor(int i)
{
    const int apart = SIDE / (SENSORS + 1);
    return (i / SENSORS + 1) * apart / 3 * SIDE + (i % SENSORS + 1) * apart;
}

double misfit(const double *conductivity, const double *measured)
{
    double *temperatures = heated(conductivity), sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < SENSORS * SENSORS; i++) {
        const double off = temperatures[sensor(i)] - measured[i];
        sum += off * off;
    }
    free(temperatures);
    return sum;
}

void measure(const double *conductivity, double *temperatures)
{
    double *all = heated(conductivity);
    for (int i = 0; i < SENSORS * SENSORS; i++)
        temperatures[i] = all[sensor(i)];
    free(all);
}
