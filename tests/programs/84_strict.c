/* Strict floating point: clang makes calls of constrained intrinsics of all arithmetic. */
#pragma STDC FENV_ACCESS ON
#include <fenv.h>

#include "check.h"

enum { size = 3 };

static double f(const double *x)
{
    const float narrow = (float)x[1];
    double s = sin(x[0]) * x[1] / x[0] - sqrt(x[0]) + fma(x[0], x[1], x[2]);
    s += floor(x[0]) + (int)x[2] + pow(x[0], x[1]) + fmax(x[0] * x[1], x[2]) + fmod(x[2], x[0]);
    s += ldexp(x[0], (int)x[2]) - fabs(-x[1]) + exp(x[0]) * narrow;
    if (x[0] < x[1])
        s = -s * x[2];
    return s;
}

static double at(double *x)
{
    const double narrow = (float)x[1]; /* of no use to differences */
    return f(x) + x[2] * exp(x[0]) * (narrow - x[1]);
}

int main(void)
{
    double x[size] = {0.7, 1.25, 2.9}, dx[size] = {0.0};
    fesetround(FE_UPWARD);
    __enzyme_autodiff_void((void *)f, x, dx);
    const int kept = fegetround() == FE_UPWARD;
    fesetround(FE_TONEAREST);
    check_gradient("strict", at, size, x, dx);
    check("rounding mode", kept, 1);
    return check_result();
}
