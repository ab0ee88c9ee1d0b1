#include <stdlib.h>

#include "cg.h"

number cg_objective(const void *grid, const number *inputs)
{
    const grid_t *g = grid;
    const size_t n = g->side * g->side;
    number *u = malloc(4 * n * sizeof *u);
    if (!u)
        return NAN;
    solve(g, inputs, inputs + n, u, u + n);
    number sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += g->measure[i] * u[i] * u[i];
    free(u);
    return sum;
}
