#include <math.h>
void decay(const double *x, const double *rate, int n, double *total, double *y)
{
    *total = 0.0;
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * exp(-rate[i]);
        *total += y[i] * y[i];
    }
}
