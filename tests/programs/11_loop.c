/* One loop with a trip count known only at run time, including none at all. */
#define TOLERANCE 1e-12
#include "check.h"

static double power(double x, int n)
{
    double value = 1.0;
    for (int i = 0; i < n; i++)
        value *= x;
    return value;
}

static double sum_of_squares(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

int main(void)
{
    check("power 0", __enzyme_autodiff((void *)power, 1.1, 0), 0.0);
    check("power 1", __enzyme_autodiff((void *)power, 1.1, 1), 1.0);
    check("power 37", __enzyme_autodiff((void *)power, 1.1, 37), 37.0 * pow(1.1, 36));
    double x[19], dx[19];
    for (int n = 0; n <= 19; n += 19) {
        for (int i = 0; i < 19; i++) {
            x[i] = sin(i + 1.0);
            dx[i] = 0.0;
        }
        __enzyme_autodiff_void((void *)sum_of_squares, x, dx, n);
        for (int i = 0; i < 19; i++)
            check("square", dx[i], i < n ? 2.0 * x[i] : 0.0);
    }
    return check_result();
}
