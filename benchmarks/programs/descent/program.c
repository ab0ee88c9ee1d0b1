/* Gradient descent on a least-squares problem of 128 equations with 64 unknowns, 100 steps. */
#include <ltoad.h>

#include "descent.h"
#include "memory.h"
#include "random.h"
#include "scalar.h"

extern complex_objective descent_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)descent_objective, enzyme_const, task, enzyme_dup, x, gradient);
}

int program_open(program_t *program, char **words)
{
    static const descent_t task = {.rows = 128, .columns = 64, .steps = 100};
    static scalar_t scalar;
    random_t random = {1};
    const size_t count = descent_inputs(&task);
    double *x = numbers(count);
    (void)words;
    fill_uniform(&random, count - 1, -1.0, 1.0, x);
    x[count - 1] = 0.005; /* below 2 / |A|^2, so that the descent converges */
    scalar = (scalar_t){.inputs = count,
                        .x = x,
                        .task = &task,
                        .objective = descent_objective,
                        .add_gradient = add_gradient,
                        .expected = descent_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
