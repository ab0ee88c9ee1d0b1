/* The value of the last iteration is used after the loop, beside a sum over all of them: the
 * iterations must not be undone in any order. */
#include "check.h"

enum { count = 6 };

static double f(const double *x, int n)
{
    double last = 0.0, sum = 0.0;
    for (int i = 0; i < n; i++) {
        last = 3.0 * x[i] * x[i];
        sum += last * x[i];
    }
    return 2.0 * last + sum;
}

static double at(double *x) { return f(x, count); }

int main(void)
{
    double x[count] = {0.3, 0.4, 0.5, 0.6, 0.7, 0.8}, dx[count] = {0.0};
    __enzyme_autodiff_void((void *)f, x, dx, count);
    check_gradient("last iteration", at, count, x, dx);
    return check_result();
}
