#include "scalar.h"

#include <string.h>

#include "memory.h"

static void primal(void *context)
{
    scalar_t *s = context;
    s->value = s->objective(s->task, s->x);
}

static void derivative(void *context)
{
    scalar_t *s = context;
    memset(s->gradient, 0, s->inputs * sizeof *s->gradient);
    s->add_gradient(s->task, s->x, s->gradient);
}

static double error(void *context)
{
    const scalar_t *s = context;
    return gradient_error(s->inputs, s->x, s->gradient, s->expected, s->task);
}

void scalar_program(program_t *program, scalar_t *scalar)
{
    scalar->gradient = numbers(scalar->inputs);
    *program = (program_t){scalar, primal, derivative, error};
}
