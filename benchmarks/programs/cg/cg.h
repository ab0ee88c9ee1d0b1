/* The method of conjugate gradients (Hestenes and Stiefel, 1952) for a sparse linear system:
 * u - div(k grad u) = f on a square grid, with u = 0 around it. */
#ifndef CG_H
#define CG_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t side;
    double tolerance;      /* of the residual's norm, relative to that of f */
    const double *measure; /* side x side: what the objective weighs the solution with */
} grid_t;

#define apply_operator NAME(apply_operator)
#define dot NAME(dot)
#define solve NAME(solve)
#define cg_objective NAME(cg_objective)

/* out = u - div(k grad u) */
void apply_operator(size_t side, const number *k, const number *u, number *out);

number dot(size_t n, const number *a, const number *b);

/* Solves for u; work has three times the size of the grid. */
void solve(const grid_t *grid, const number *k, const number *f, number *u, number *work);

/* measure . u^2; inputs: k, then f; `grid` is a grid_t.  NaN without memory. */
number cg_objective(const void *grid, const number *inputs);

#endif
