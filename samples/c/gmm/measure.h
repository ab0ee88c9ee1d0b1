/* Measurements on an instance: the gradient's error and how long things take. */
#ifndef MEASURE_H
#define MEASURE_H

#include "instance.h"

double euclidean_norm(size_t n, const double *v);

/* The largest relative error of the gradient over `samples` evenly spread coordinates, against
 * five-point central differences. */
double gradient_error(instance_t *instance, const double *gradient, size_t samples);

typedef struct {
    void (*run)(void *context);
    void *context;
    double seconds; /* out: median time of one run */
} timed_t;

/* Times the jobs in turn, so that a slow phase of the machine hits all of them: after a warm-up,
 * `repeats` rounds; in every round each job runs for at least 30 ms. Returns 0, or -1 if out of
 * memory. */
int measure_interleaved(timed_t *jobs, int job_count, int repeats);

#endif
