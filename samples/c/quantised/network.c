/* A network of one hidden layer: y = sum of v[h] tanh(w[h] x). */
#include "network.h"

#include "quantise.h"

#include <math.h>

/* Its argument, which the derivative takes for a constant. */
double __enzyme_ignore_derivatives(double);

double plain_loss(const double *weights, const struct sample *samples, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        double y = 0.0;
        for (int h = 0; h < HIDDEN; h++) {
            double a = 0.0;
            for (int j = 0; j < INPUTS; j++)
                a += weights[h * INPUTS + j] * samples[i].x[j];
            y += weights[FIRST + h] * tanh(a);
        }
        sum += (y - samples[i].y) * (y - samples[i].y);
    }
    return sum / n;
}

static void quantise_layer(const double *weights, double *rounded, int n)
{
    /* The largest weight decides about the step; that shall not change its gradient. */
    const double step = __enzyme_ignore_derivatives(step_of(weights, n));
    for (int i = 0; i < n; i++)
        rounded[i] = quantise(weights[i], step);
}

double quantised_loss(const double *weights, const struct sample *samples, int n)
{
    double rounded[WEIGHTS];
    quantise_layer(weights, rounded, FIRST);
    quantise_layer(weights + FIRST, rounded + FIRST, HIDDEN);
    return plain_loss(rounded, samples, n);
}
