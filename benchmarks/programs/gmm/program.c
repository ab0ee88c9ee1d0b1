/* The C sample (samples/c/gmm) in the harness.  Its gradient is compared with one that was derived
 * by hand. */
#include <stdlib.h>

#include "by_hand.h"
#include "check.h"
#include "gradient.h"
#include "memory.h"
#include "program.h"

typedef struct {
    instance_t instance;
    double *gradient;
    volatile double value; /* keeps the primal's call alive */
} gmm_t;

static void primal(void *context)
{
    gmm_t *gmm = context;
    gmm->value = instance_objective(&gmm->instance);
}

static void derivative(void *context)
{
    gmm_t *gmm = context;
    instance_gradient(&gmm->instance, gmm->gradient);
}

static double error(void *context)
{
    const gmm_t *gmm = context;
    const size_t count = instance_parameter_count(&gmm->instance);
    double *expected = numbers(count);
    gradient_by_hand(&gmm->instance, expected);
    const double found = largest_difference(count, gmm->gradient, expected);
    release(expected);
    return found;
}

/* A file in ADBench's format, or N D K of an instance that is generated. */
int program_open(program_t *program, char **words)
{
    static gmm_t gmm;
    const int sizes = words[0] && words[1] && words[2];
    if (!words[0] ||
        (sizes ? instance_generate(&gmm.instance, atoi(words[0]), atoi(words[1]), atoi(words[2]), 1)
               : instance_read(&gmm.instance, words[0])))
        return -1;
    gmm.gradient = numbers(instance_parameter_count(&gmm.instance));
    *program = (program_t){&gmm, primal, derivative, error};
    return 0;
}
