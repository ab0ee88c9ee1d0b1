/* Conjugate gradients on a grid of 64 x 64, until the residual is 1e-8 of the right-hand side. */
#include <ltoad.h>

#include "cg.h"
#include "memory.h"
#include "random.h"
#include "scalar.h"

extern complex_objective cg_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)cg_objective, enzyme_const, task, enzyme_dup, x, gradient);
}

int program_open(program_t *program, char **words)
{
    const size_t side = 64, n = side * side;
    static grid_t grid;
    static scalar_t scalar;
    random_t random = {1};
    double *x = numbers(2 * n), *measure = numbers(n);
    (void)words;
    fill_uniform(&random, n, 0.5, 1.5, x);
    fill_uniform(&random, n, -1.0, 1.0, x + n);
    fill_uniform(&random, n, 0.0, 1.0, measure);
    grid = (grid_t){.side = side, .tolerance = 1e-8, .measure = measure};
    scalar = (scalar_t){.inputs = 2 * n,
                        .x = x,
                        .task = &grid,
                        .objective = cg_objective,
                        .add_gradient = add_gradient,
                        .expected = cg_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
