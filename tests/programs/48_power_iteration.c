/* Power iteration with a norm in every step: the Rayleigh quotient of the dominant vector. */
#include "check.h"

enum { size = 4, trips = 30 };

static double dominant(const double *a, int n, int steps)
{
    double v[size], w[size];
    for (int i = 0; i < n; i++)
        v[i] = 1.0 + 0.1 * i;
    double quotient = 0.0;
    for (int s = 0; s < steps; s++) {
        double norm = 0.0;
        quotient = 0.0;
        for (int i = 0; i < n; i++) {
            w[i] = 0.0;
            for (int j = 0; j < n; j++)
                w[i] += a[i * n + j] * v[j];
            quotient += w[i] * v[i];
            norm += w[i] * w[i];
        }
        norm = sqrt(norm);
        for (int i = 0; i < n; i++)
            v[i] = w[i] / norm;
    }
    return quotient;
}

static double at(double *a) { return dominant(a, size, trips); }

int main(void)
{
    double a[size * size], da[size * size] = {0.0};
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++)
            a[i * size + j] = 1.0 / (1.0 + i + j) + (i == j ? 0.3 * i : 0.0);
    }
    __enzyme_autodiff_void((void *)dominant, a, da, size, trips);
    check_gradient("power iteration", at, size * size, a, da);
    return check_result();
}
