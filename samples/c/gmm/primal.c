#include "gradient.h"

double instance_objective(const instance_t *instance)
{
    const double *p = instance->parameters;
    double value;
    gmm_objective(instance->d, instance->k, instance->n, p, p + instance_means_offset(instance),
                  p + instance_icf_offset(instance), instance->x, instance->wishart, &value);
    return value;
}
