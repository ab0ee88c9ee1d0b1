/* Three outputs, each with a seed of its own: the gradient is their weighted sum. */
#define TOLERANCE 1e-12
#include "check.h"

enum { size = 6 };

static void statistics(const double *x, int n, double *mean, double *variance, double *powers)
{
    *mean = 0.0;
    for (int i = 0; i < n; i++)
        *mean += x[i] / n;
    *variance = 0.0;
    for (int i = 0; i < n; i++)
        *variance += (x[i] - *mean) * (x[i] - *mean) / n;
    powers[0] = powers[1] = 0.0;
    for (int i = 0; i < n; i++) {
        powers[0] += x[i] * x[i];
        powers[1] += x[i] * x[i] * x[i];
    }
}

int main(void)
{
    double x[size], dx[size] = {0.0}, mean, variance, powers[2], centre = 0.0;
    double dmean = 0.7, dvariance = -1.5, dpowers[2] = {0.25, 2.0};
    for (int i = 0; i < size; i++) {
        x[i] = 0.3 * i * i - 1.0;
        centre += x[i] / size;
    }
    __enzyme_autodiff_void((void *)statistics, x, dx, size, enzyme_dup, &mean, &dmean, enzyme_dup,
                           &variance, &dvariance, enzyme_dup, powers, dpowers);
    check("mean", mean, centre);
    for (int i = 0; i < size; i++)
        check("dx", dx[i], 0.7 / size - 1.5 * 2.0 * (x[i] - centre) / size + 0.25 * 2.0 * x[i]
                               + 2.0 * 3.0 * x[i] * x[i]);
    return check_result();
}
