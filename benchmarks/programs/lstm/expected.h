#ifndef EXPECTED_H
#define EXPECTED_H

#include "network.h"

/* The error of the gradient by all parameters, against the complex step. */
double network_error(const network_t *network, const double *gradient);

#endif
