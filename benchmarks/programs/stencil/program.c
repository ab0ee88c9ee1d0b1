/* Heat in a plate of 128 x 128 cells, 100 steps or as many as are asked for. */
#include <stdlib.h>

#include <ltoad.h>

#include "memory.h"
#include "random.h"
#include "scalar.h"
#include "stencil.h"

extern complex_objective stencil_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)stencil_objective, enzyme_const, task, enzyme_dup, x, gradient);
}

int program_open(program_t *program, char **words)
{
    const size_t side = 128, cells = side * side;
    static plate_t plate;
    static scalar_t scalar;
    random_t random = {1};
    double *x = numbers(2 * cells), *target = numbers(cells);
    fill_uniform(&random, cells, -1.0, 1.0, x);
    fill_uniform(&random, cells, 0.5, 1.5, x + cells);
    fill_uniform(&random, cells, -1.0, 1.0, target);
    plate = (plate_t){.side = side, .steps = words[0] ? strtoul(words[0], NULL, 10) : 100, .pace = 0.1, .target = target};
    scalar = (scalar_t){.inputs = 2 * cells,
                        .x = x,
                        .task = &plate,
                        .objective = stencil_objective,
                        .add_gradient = add_gradient,
                        .expected = stencil_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
