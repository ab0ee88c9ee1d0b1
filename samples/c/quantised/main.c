/* Trains weights of four bits by gradient descent, and compares one gradient with differences. */
#include "network.h"
#include "quantise.h"

#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static void gradient(const double *weights, double *result, const struct sample *samples, int n)
{
    for (int i = 0; i < WEIGHTS; i++)
        result[i] = 0.0;
    __enzyme_autodiff((void *)quantised_loss, enzyme_dup, weights, result, enzyme_const, samples,
                      enzyme_const, n);
}

static void fill(struct sample *samples)
{
    for (int i = 0; i < SAMPLES; i++) {
        const double s = -1.0 + 2.0 * (i % 8) / 7.0, t = -1.0 + 2.0 * (i / 8) / 7.0;
        samples[i] = (struct sample){{s, t}, 0.8 * tanh(1.5 * s - t) - 0.5 * tanh(0.5 * s + 2.0 * t)};
    }
}

/* What the estimator promises: the gradient of the plain loss at the rounded weights. */
static double error_of_gradient(const double *weights, const struct sample *samples)
{
    double rounded[WEIGHTS], computed[WEIGHTS], worst = 0.0;
    const double steps[2] = {step_of(weights, FIRST), step_of(weights + FIRST, HIDDEN)};
    gradient(weights, computed, samples, SAMPLES);
    for (int i = 0; i < WEIGHTS; i++)
        rounded[i] = quantise(weights[i], steps[i >= FIRST]);
    for (int i = 0; i < WEIGHTS; i++) {
        const double h = 1e-5, at = rounded[i];
        rounded[i] = at + h;
        const double ahead = plain_loss(rounded, samples, SAMPLES);
        rounded[i] = at - h;
        const double expected = (ahead - plain_loss(rounded, samples, SAMPLES)) / (2.0 * h);
        rounded[i] = at;
        worst = fmax(worst, fabs(computed[i] - expected));
    }
    return worst;
}

int main(void)
{
    struct sample samples[SAMPLES];
    double weights[WEIGHTS], slope[WEIGHTS];
    fill(samples);
    for (int i = 0; i < WEIGHTS; i++)
        weights[i] = 0.5 * sin(1.0 + 2.3 * i);

    printf("gradient  %.1e off central differences\n", error_of_gradient(weights, samples));
    for (int step = 0; step <= 80; step++) {
        if (step % 10 == 0)
            printf("step %3d  loss %.6f\n", step, quantised_loss(weights, samples, SAMPLES));
        gradient(weights, slope, samples, SAMPLES);
        for (int i = 0; i < WEIGHTS; i++)
            weights[i] -= 0.02 * slope[i];
    }
    return 0;
}
