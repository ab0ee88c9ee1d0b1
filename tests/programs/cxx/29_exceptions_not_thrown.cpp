#include "check.hpp"

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

__attribute__((noinline)) double safe(double a)
{
    if (a < 0)
        throw std::runtime_error("negative " + std::to_string(a));
    return sqrt(a);
}

double f(double *x, int n)
{
    std::vector<double> v(n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        v.at(i) = safe(x[i]);
        s += v[i] * v[i] * v[i];
    }
    return s;
}
CHECK_GRADIENT(f, 5)
