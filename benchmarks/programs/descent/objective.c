#include <stdlib.h>

#include "descent.h"

static void residual(const descent_t *d, const number *a, const number *b, const number *x,
                     number *out)
{
    multiply(d->rows, d->columns, a, x, out);
    for (size_t i = 0; i < d->rows; i++)
        out[i] -= b[i];
}

number descent_objective(const void *task, const number *inputs)
{
    const descent_t *d = task;
    const number *a = inputs, *b = a + d->rows * d->columns;
    const number step = b[d->rows];
    number *x = malloc((2 * d->columns + d->rows) * sizeof *x);
    if (!x)
        return NAN;
    number *slope = x + d->columns, *off = slope + d->columns;
    for (size_t j = 0; j < d->columns; j++)
        x[j] = 0.0;
    for (size_t k = 0; k < d->steps; k++) {
        residual(d, a, b, x, off);
        multiply_transposed(d->rows, d->columns, a, off, slope);
        for (size_t j = 0; j < d->columns; j++)
            x[j] -= step * slope[j];
    }
    residual(d, a, b, x, off);
    number sum = 0.0;
    for (size_t i = 0; i < d->rows; i++)
        sum += off[i] * off[i];
    free(x);
    return 0.5 * sum;
}
