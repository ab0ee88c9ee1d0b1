/* The only file that asks for a derivative.  The linker writes it: the declarations below have no
 * definition anywhere in the sources. */
#include "gradient.h"

#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

void instance_gradient(const instance_t *instance, double *gradient)
{
    const size_t means = instance_means_offset(instance), icf = instance_icf_offset(instance);
    double *p = instance->parameters;
    double value, seed = 1.0;

    /* Shadows are accumulated into. */
    memset(gradient, 0, instance_parameter_count(instance) * sizeof(double));
    __enzyme_autodiff((void *)gmm_objective,
                      enzyme_const, instance->d,
                      enzyme_const, instance->k,
                      enzyme_const, instance->n,
                      enzyme_dup, p, gradient,
                      enzyme_dup, p + means, gradient + means,
                      enzyme_dup, p + icf, gradient + icf,
                      enzyme_const, instance->x,
                      enzyme_const, instance->wishart,
                      enzyme_dupnoneed, &value, &seed);
}
