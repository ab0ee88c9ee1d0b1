#include "network.h"

number network_objective(const void *network, const number *parameters)
{
    const network_t *n = network;
    return lstm_objective(n->shape, parameters, parameters + main_size(n->shape), n->start,
                          n->sequence);
}
