/* A vector divided by its norm, which the loop asks for again and again: quadratic as written,
 * linear once the optimiser has moved the call out of the loop.  What is differentiated before that
 * stays quadratic (Moses and Churavy, NeurIPS 2020, section 1). */
#ifndef NORMALISE_H
#define NORMALISE_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t n;
    const double *weight;
} vector_t;

#define norm NAME(norm)
#define normalise NAME(normalise)
#define normalise_objective NAME(normalise_objective)

/* Not inlined, as if it were a larger function: its loop would not move as a call does.  That it
 * only reads is seen when the units come together. */
number norm(size_t n, const number *x);

void normalise(size_t n, const number *restrict in, number *restrict out);

/* weight . (x / |x|); `vector` is a vector_t.  NaN without memory. */
number normalise_objective(const void *vector, const number *x);

#endif
