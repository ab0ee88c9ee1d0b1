/* An instance of the LSTM objective. */
#ifndef NETWORK_H
#define NETWORK_H

#include "lstm.h"

typedef struct {
    shape_t shape;
    double *parameters; /* main, then extra */
    double *start, *sequence;
} network_t;

static inline size_t parameter_count(const network_t *network)
{
    return main_size(network->shape) + extra_size(network->shape);
}

/* ADBench's format: layers, length and width, then main, extra, the state and the sequence. */
void network_read(network_t *network, const char *path);
void network_generate(network_t *network, shape_t shape);

#define network_objective NAME(network_objective)

/* The objective as a function of all parameters; `network` is a network_t. */
number network_objective(const void *network, const number *parameters);

#endif
