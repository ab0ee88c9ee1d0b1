#include "check.h"

double f(double *x, int n)
{
    long double s = 0, c = 0;
    for (int i = 0; i < n; i++) {
        long double y = (long double)x[i] * x[i] - c, t = s + y;
        c = (t - s) - y;
        s = t;
    }
    return (double)sqrtl(s) * powl(x[0], 1.5L);
}
CHECK_GRADIENT(f, 5)
