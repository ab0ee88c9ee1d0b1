#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Implicit diffusion with nonlinear sorption: one concentration profile after `steps` steps. */
static void thomas(int n, double *lower, double *diagonal, double *upper, double *right)
{
    for (int i = 1; i < n; i++) {
        const double w = lower[i] / diagonal[i - 1];
        diagonal[i] -= w * upper[i - 1];
        right[i] -= w * right[i - 1];
    }
    right[n - 1] /= diagonal[n - 1];
    for (int i = n - 2; i >= 0; i--)
        right[i] = (right[i] - upper[i] * right[i + 1]) / diagonal[i];
}

void profile(const double *c0, int n, const double *conductivity, double capacity, double exponent,
             int steps, _Bool closed, double *out)
{
    double *work = calloc(3 * n, sizeof *work);
    memcpy(out, c0, n * sizeof *out);
    for (int s = 0; s < steps; s++) {
        double *lower = work, *diagonal = work + n, *upper = work + 2 * n;
        for (int i = 0; i < n; i++) {
            const double retard = 1.0 + capacity * exponent * pow(out[i] + 1e-3, exponent - 1.0);
            lower[i] = i > 0 ? -conductivity[i - 1] : 0.0;
            upper[i] = i < n - 1 ? -conductivity[i] : 0.0;
            diagonal[i] = retard - lower[i] - upper[i];
            if (!closed && i == n - 1)
                diagonal[i] += 1.0;
            out[i] *= retard;
        }
        thomas(n, lower, diagonal, upper, out);
    }
    free(work);
}

/* In single precision: the same flavour, for mixed models. */
void activate(const float *x, int n, float slope, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] > 0 ? x[i] : slope * expm1f(x[i]);
}
