#include "check.hpp"

#include <cmath>

template <class F> double integrate(F f, double a, double b, int depth)
{
    double m = (a + b) / 2;
    double whole = (b - a) / 6 * (f(a) + 4 * f(m) + f(b));
    if (depth == 0)
        return whole;
    return integrate(f, a, m, depth - 1) + integrate(f, m, b, depth - 1);
}

double f(double *x, int n)
{
    return integrate([=](double t) { return exp(-x[0] * t * t) * sin(x[1] * t) + x[2]; }, 0.0, x[3],
                     5);
}
CHECK_GRADIENT(f, 4)
