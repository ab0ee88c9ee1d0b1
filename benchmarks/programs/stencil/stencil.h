/* Heat in a plate of varying conductivity: explicit steps of a five-point stencil in two buffers.
 */
#ifndef STENCIL_H
#define STENCIL_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t side, steps; /* the plate is side x side; its rim keeps its temperature */
    double pace;        /* length of a step over the square of a cell */
    const double *target;
} plate_t;

#define stencil_step NAME(stencil_step)
#define stencil_objective NAME(stencil_objective)

/* after = the temperatures one step later. */
void stencil_step(size_t side, double pace, const number *conductivity, const number *before,
                  number *after);

/* The mean square distance of the last temperatures from the target.  inputs: first temperatures,
 * then conductivities; `plate` is a plate_t.  NaN without memory. */
number stencil_objective(const void *plate, const number *inputs);

#endif
