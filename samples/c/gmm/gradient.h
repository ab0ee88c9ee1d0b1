#ifndef GRADIENT_H
#define GRADIENT_H

#include "instance.h"

double instance_objective(const instance_t *instance);

/* Overwrites gradient (laid out like instance->parameters) with the derivative of the objective. */
void instance_gradient(const instance_t *instance, double *gradient);

#endif
