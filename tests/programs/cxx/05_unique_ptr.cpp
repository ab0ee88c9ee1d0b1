#include "check.hpp"

#include <cmath>
#include <memory>

double f(double *x, int n)
{
    std::unique_ptr<double[]> t(new double[n]);
    for (int i = 0; i < n; i++)
        t[i] = exp(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += t[i] * t[(i + 1) % n];
    auto p = std::make_unique<double>(s);
    return sqrt(*p);
}
CHECK_GRADIENT(f, 4)
