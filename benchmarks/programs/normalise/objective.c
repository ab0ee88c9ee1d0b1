#include <stdlib.h>

#include "normalise.h"

number normalise_objective(const void *vector, const number *x)
{
    const vector_t *v = vector;
    number *unit = malloc(v->n * sizeof *unit);
    if (!unit)
        return NAN;
    normalise(v->n, x, unit);
    number sum = 0.0;
    for (size_t i = 0; i < v->n; i++)
        sum += v->weight[i] * unit[i];
    free(unit);
    return sum;
}
