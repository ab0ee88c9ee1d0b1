/* Eight tangents of an objective, measured in one run of eight lanes and in eight runs of one. */
#ifndef FORWARD_H
#define FORWARD_H

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "measure.h"

extern int enzyme_const, enzyme_dup, enzyme_width;
void __enzyme_fwddiff(void *, ...);

enum { lanes = 8 };

typedef struct {
    double *directions[lanes];
    double together[lanes], alone[lanes];
} tangents_t;

static inline void choose_directions(tangents_t *tangents, size_t count)
{
    for (int lane = 0; lane < lanes; lane++) {
        tangents->directions[lane] = malloc(count * sizeof(double));
        for (size_t k = 0; k < count; k++)
            tangents->directions[lane][k] = sin(1.0 + k * (lane + 1));
    }
}

/* Prints seconds of the primal, of eight runs and of eight lanes, and how far the tangents are
 * apart; 0 if all could be measured. */
static inline int compare(void *job, const tangents_t *tangents, void (*primal)(void *),
                          void (*one_by_one)(void *), void (*in_lanes)(void *))
{
    timed_t jobs[] = {{primal, job, 0}, {one_by_one, job, 0}, {in_lanes, job, 0}};
    if (measure_interleaved(jobs, 3, 9))
        return 1;
    double error = 0.0;
    for (int lane = 0; lane < lanes; lane++)
        error = fmax(error, fabs(tangents->together[lane] / tangents->alone[lane] - 1.0));
    printf("%g %g %g %g\n", jobs[0].seconds, jobs[1].seconds, jobs[2].seconds, error);
    return 0;
}

#endif
