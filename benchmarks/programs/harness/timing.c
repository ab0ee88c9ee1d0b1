#define _POSIX_C_SOURCE 200809L
#include "timing.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "memory.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double time_of(const job_t *job, long runs)
{
    const double start = now();
    for (long i = 0; i < runs; i++)
        job->run(job->context);
    return now() - start;
}

static long runs_that_last(const job_t *job, double shortest)
{
    long runs = 1;
    for (double spent = time_of(job, runs); spent < shortest; spent = time_of(job, runs))
        runs = (long)ceil((double)runs * fmin(10.0, 1.2 * shortest / fmax(spent, 1e-9)));
    return runs;
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(int n, double *values)
{
    qsort(values, (size_t)n, sizeof *values, compare);
    return n % 2 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}

void time_in_turn(job_t jobs[2], int repeats, double shortest)
{
    long runs[2];
    double *times[2];
    for (int j = 0; j < 2; j++) {
        runs[j] = runs_that_last(&jobs[j], shortest);
        times[j] = numbers((size_t)repeats);
    }
    for (int r = 0; r < repeats; r++) {
        for (int j = 0; j < 2; j++)
            times[j][r] = time_of(&jobs[j], runs[j]) / (double)runs[j];
    }
    for (int j = 0; j < 2; j++) {
        jobs[j].seconds = median(repeats, times[j]);
        release(times[j]);
    }
}
