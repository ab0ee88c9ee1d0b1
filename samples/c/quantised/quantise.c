/* Rounding to few levels, and the derivative that training uses instead of its true one.
 *
 * The derivative of a rounded number is zero wherever it exists: gradient descent would not move.
 * The straight-through estimator pretends that rounding is the identity, as long as the weight is
 * in range (Bengio, Leonard and Courville, "Estimating or propagating gradients through stochastic
 * neurons for conditional computation", 2013). */
#include "quantise.h"

#include <math.h>

/* A rule is lost if the compiler inlines its function before the linker sees it.  `weak` keeps it
 * from drawing any other conclusion from the body. */
__attribute__((noinline, weak)) double quantise(double weight, double step)
{
    const double limit = LEVELS / 2;
    return step * fmax(-limit, fmin(limit, nearbyint(weight / step)));
}

double augment_quantise(double weight, double step)
{
    return quantise(weight, step);
}

struct weight_and_step {
    double weight, step;
};

struct weight_and_step reverse_quantise(double weight, double step, double adjoint)
{
    const int in_range = fabs(weight) <= (LEVELS / 2 + 0.5) * step;
    const struct weight_and_step result = {in_range ? adjoint : 0.0, 0.0};
    return result;
}

void *__enzyme_register_gradient_quantise[] = {(void *)quantise, (void *)augment_quantise,
                                               (void *)reverse_quantise};

double step_of(const double *weights, int n)
{
    double largest = 0.0;
    for (int i = 0; i < n; i++)
        largest = fmax(largest, fabs(weights[i]));
    return largest > 0.0 ? largest / (LEVELS / 2) : 1.0;
}
