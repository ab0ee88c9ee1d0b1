#ifndef NETWORK_H
#define NETWORK_H

enum { INPUTS = 2, HIDDEN = 8, FIRST = HIDDEN * INPUTS, WEIGHTS = FIRST + HIDDEN, SAMPLES = 64 };

struct sample {
    double x[INPUTS], y;
};

/* The mean squared error of the network with these weights as they are. */
double plain_loss(const double *weights, const struct sample *samples, int n);

/* The same with each layer's weights in four bits. */
double quantised_loss(const double *weights, const struct sample *samples, int n);

#endif
