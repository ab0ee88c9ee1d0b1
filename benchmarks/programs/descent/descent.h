/* Least squares by gradient descent with a fixed number of steps: what is left of the residual, as
 * a function of the matrix, the right-hand side and the size of a step. */
#ifndef DESCENT_H
#define DESCENT_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t rows, columns, steps;
} descent_t;

static inline size_t descent_inputs(const descent_t *d)
{
    return d->rows * d->columns + d->rows + 1;
}

#define multiply NAME(multiply)
#define multiply_transposed NAME(multiply_transposed)
#define descent_objective NAME(descent_objective)

/* out (rows) = A in */
void multiply(size_t rows, size_t columns, const number *a, const number *in, number *out);

/* out (columns) = A^T in */
void multiply_transposed(size_t rows, size_t columns, const number *a, const number *in,
                         number *out);

/* |A x - b|^2 / 2 after x <- x - s A^T (A x - b), `steps` times from zero.  inputs: A by rows, b,
 * s; `task` is a descent_t.  NaN without memory. */
number descent_objective(const void *task, const number *inputs);

#endif
