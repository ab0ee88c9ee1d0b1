#include "check.hpp"

#include <vector>

double f(double *x, int n)
{
    std::vector<double> v(x, x + n);
    double s = 0;
    for (double a : v)
        s += a * a * a;
    return s;
}
CHECK_GRADIENT(f, 5)
