#define COMPLEX_STEP
#include "expected.h"

#include "check.h"
#include "lstm.h"

static number objective(const void *context, const number *x)
{
    const network_t *network = context;
    return lstm_objective(network->shape, x, x + main_size(network->shape), network->start,
                          network->sequence);
}

double network_error(const network_t *network, const double *gradient)
{
    const size_t count = main_size(network->shape) + extra_size(network->shape);
    return gradient_error(count, network->parameters, gradient, objective, network);
}
