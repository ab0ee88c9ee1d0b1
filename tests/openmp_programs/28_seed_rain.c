/* Seeds fall from trees on a plain: bins under locks, atomics that capture, sums of array sections, ordered
 * output, critical sections with names. */
#include <omp.h>
#include <stdlib.h>
#include <string.h>
#include "verify.h"

enum { BINS = 8, TREES = 13, RING = 4 };

struct Tree {
    double at, height, crop;
};

static double settle(double height, double wind)
{
    double fall = 0.0, z = height;
    while (z > 0.05 && fall < 6.0) {
        z -= 0.3 + 0.1 * z;
        fall += 0.2 + 0.05 * wind;
    }
    return wind * fall + 0.3 * height;
}

static double germination(const double *x, int n)
{
    struct Tree *trees = malloc(TREES * sizeof *trees);
    double bins[BINS] = {0}, moments[3] = {0, 0, 0}, *rows = calloc(BINS, sizeof *rows);
    double total = 0.0, tallest = 0.0, journal = 0.0, ring[RING];
    omp_lock_t locks[BINS];
    for (int b = 0; b < BINS; b++)
        omp_init_lock(&locks[b]);
    for (int r = 0; r < RING; r++)
        ring[r] = 1.0 + x[r % n];
#pragma omp parallel for
    for (int t = 0; t < TREES; t++) {
        trees[t].at = 0.55 * t;
        trees[t].height = 2.0 + x[t % n];
        trees[t].crop = 1.0 + 0.5 * x[(t + 1) % n] * x[t % n];
    }
#pragma omp parallel for schedule(dynamic, 2) reduction(+ : moments[:3], rows[0 : BINS])
    for (int t = 0; t < TREES; t++) {
        double away = settle(trees[t].height, 0.4 + 0.1 * x[2]);
        double centre = trees[t].at + away, before;
        for (int b = 0; b < BINS; b++) {
            double seeds = trees[t].crop * exp(-0.5 * (b - centre) * (b - centre));
            omp_set_lock(&locks[b]);
            bins[b] += seeds;
            omp_unset_lock(&locks[b]);
            rows[b] += seeds * seeds;
        }
        moments[0] += trees[t].crop;
        moments[1] += trees[t].crop * centre;
        moments[2] += trees[t].crop * centre * centre;
#pragma omp atomic
        total += away * trees[t].crop;
#pragma omp atomic capture
        { before = ring[t % RING]; ring[t % RING] += 0.1 * away; }
        (void)before;
#pragma omp critical(highest)
        if (trees[t].height > tallest)
            tallest = trees[t].height;
    }
#pragma omp parallel for ordered schedule(static, 1)
    for (int t = 0; t < TREES; t++) {
        double own = sqrt(trees[t].crop + trees[t].height);
#pragma omp ordered
        journal = 0.8 * journal + own * (1 + 0.1 * journal);
    }
    double result = total / moments[0] + tallest * 0.1 + journal;
    double mean = moments[1] / moments[0], variance = moments[2] / moments[0] - mean * mean;
    for (int b = 0; b < BINS; b++) {
        result += bins[b] / (1 + bins[b]) + 0.01 * rows[b];
        omp_destroy_lock(&locks[b]);
    }
    for (int r = 0; r < RING; r++)
        result += ring[r] * ring[r] * 0.05;
    free(trees);
    free(rows);
    return result + 0.1 * variance;
}

int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(germination, 5, 0.7 + 0.11 * cos(1.3 * i));
    }
    return verdict();
}
