/* A vector of 2000 numbers divided by its norm. */
#include <ltoad.h>

#include "memory.h"
#include "normalise.h"
#include "random.h"
#include "scalar.h"

extern complex_objective normalise_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)normalise_objective, enzyme_const, task, enzyme_dup, x,
                           gradient);
}

int program_open(program_t *program, char **words)
{
    const size_t n = 2000;
    static vector_t vector;
    static scalar_t scalar;
    random_t random = {1};
    double *x = numbers(n), *weight = numbers(n);
    (void)words;
    fill_uniform(&random, n, -1.0, 1.0, x);
    fill_uniform(&random, n, -1.0, 1.0, weight);
    vector = (vector_t){.n = n, .weight = weight};
    scalar = (scalar_t){.inputs = n,
                        .x = x,
                        .task = &vector,
                        .objective = normalise_objective,
                        .add_gradient = add_gradient,
                        .expected = normalise_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
