/* Functions that ask whether a mathematical function has failed. */
#include "check.h"
#include <errno.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static double careful_log(double x)
{
    errno = 0;
    const double y = log(x);
    return errno ? -100.0 * x : y;
}

/* log(x_i) squared where there is one, else (100 x_i)^2 */
NOINLINE static double sum(const double *x, int n)
{
    double total = 0;
    for (int i = 0; i < n; i++) {
        const double y = careful_log(x[i]);
        total += y * y;
    }
    return total;
}

/* the same in one function, with a power */
NOINLINE static double powers(const double *x, int n)
{
    double total = 0;
    for (int i = 0; i < n; i++) {
        errno = 0;
        const double y = pow(x[i], 1.5);
        total += errno == EDOM ? 3 * x[i] : y * x[i];
    }
    return total;
}

int main(void)
{
    const double x[4] = {0.5, -0.25, 2, -3};
    double dx[4] = {0};
    __enzyme_autodiff_void((void *)sum, enzyme_dup, x, dx, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        check("logarithm or not", dx[i], x[i] > 0 ? 2 * log(x[i]) / x[i] : 2e4 * x[i]);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff_void((void *)powers, enzyme_dup, x, dx, enzyme_const, 4);
    for (int i = 0; i < 4; i++) {
        const double slope = x[i] > 0 ? 2.5 * pow(x[i], 1.5) : 3;
        check("power or not", dx[i], slope);
        double v[4] = {0};
        v[i] = 1;
        check("tangent", __enzyme_fwddiff((void *)powers, enzyme_dup, x, v, enzyme_const, 4), slope);
    }
    return check_result();
}
