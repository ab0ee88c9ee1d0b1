/* An instance of the LSTM objective. */
#ifndef NETWORK_H
#define NETWORK_H

#include "lstm.h"

typedef struct {
    shape_t shape;
    double *parameters; /* main, then extra */
    double *start, *sequence;
} network_t;

/* ADBench's format: layers, length and width, then main, extra, the state and the sequence. */
void network_read(network_t *network, const char *path);
void network_generate(network_t *network, shape_t shape);

#endif
