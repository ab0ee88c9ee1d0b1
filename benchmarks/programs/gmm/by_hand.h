#ifndef BY_HAND_H
#define BY_HAND_H

#include "instance.h"

/* The gradient of the GMM objective, derived on paper; laid out like instance->parameters. */
void gradient_by_hand(const instance_t *instance, double *gradient);

#endif
