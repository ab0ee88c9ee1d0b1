#include <stdlib.h>

#include "stencil.h"

number stencil_objective(const void *plate, const number *inputs)
{
    const plate_t *p = plate;
    const size_t cells = p->side * p->side;
    const number *conductivity = inputs + cells;
    number *work = malloc(2 * cells * sizeof *work);
    if (!work)
        return NAN;
    number *before = work, *after = work + cells;
    for (size_t c = 0; c < cells; c++)
        before[c] = after[c] = inputs[c];
    for (size_t s = 0; s < p->steps; s++) {
        stencil_step(p->side, p->pace, conductivity, before, after);
        number *other = before;
        before = after;
        after = other;
    }
    number sum = 0.0;
    for (size_t c = 0; c < cells; c++) {
        const number off = before[c] - p->target[c];
        sum += off * off;
    }
    free(work);
    return sum / (double)cells;
}
