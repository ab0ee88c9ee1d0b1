#include "check.hpp"

#include <cmath>
#include <vector>

double f(double *x, int n)
{
    std::vector<double> v;
    for (int i = 0; i < n; i++)
        v.push_back(sin(x[i]) * i);
    double s = 1;
    for (double a : v)
        s = s * 1.1 + a * a;
    return s;
}
CHECK_GRADIENT(f, 6)
