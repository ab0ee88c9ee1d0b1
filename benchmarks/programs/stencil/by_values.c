/* The objective for callers that have no plate_t: frameworks of Python. */
#include "stencil.h"

double plate_objective(size_t side, size_t steps, double pace, const double *target,
                       const double *inputs)
{
    const plate_t plate = {side, steps, pace, target};
    return stencil_objective(&plate, inputs);
}
