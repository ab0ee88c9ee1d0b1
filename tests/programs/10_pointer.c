/* Loads and stores through pointers: shadows are accumulated into, outputs give and lose theirs. */
#define TOLERANCE 1e-13
#include "check.h"

static void f(const double *x, double *y)
{
    *y = *x * *x * *x;
}

static void accumulate(const double *x, double *y)
{
    *y += 2.0 * *x;
    *y *= *x;
}

int main(void)
{
    double x = 1.5, y = 0.0, dx = 10.0, dy = 2.0;
    __enzyme_autodiff_void((void *)f, &x, &dx, &y, &dy);
    check("y", y, x * x * x);
    check("dx", dx, 10.0 + 2.0 * 3.0 * x * x);
    check("dy", dy, 0.0);

    y = 0.25, dx = 0.0, dy = 1.0;
    __enzyme_autodiff_void((void *)accumulate, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
    check("y", y, (0.25 + 2.0 * x) * x);
    check("dx", dx, 0.25 + 4.0 * x);
    check("dy", dy, x);
    return check_result();
}
