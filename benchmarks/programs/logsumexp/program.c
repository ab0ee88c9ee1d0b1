/* The logarithm of a sum of exponentials, of 100000 numbers. */
#include <ltoad.h>

#include "logsumexp.h"
#include "memory.h"
#include "random.h"
#include "scalar.h"

extern complex_objective logsumexp_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)logsumexp, enzyme_const, task, enzyme_dup, x, gradient);
}

int program_open(program_t *program, char **words)
{
    static const size_t count = 100000;
    static scalar_t scalar;
    random_t random = {1};
    double *x = numbers(count);
    (void)words;
    fill_uniform(&random, count, -3.0, 3.0, x);
    scalar = (scalar_t){.inputs = count,
                        .x = x,
                        .task = &count,
                        .objective = logsumexp,
                        .add_gradient = add_gradient,
                        .expected = logsumexp_complex};
    scalar_program(program, &scalar);
    return 0;
}
