#include "check.hpp"

#include <cmath>
#include <functional>

double f(double *x, int n)
{
    std::function<double(double)> g = [&](double y) { return y * x[0] + sin(y); };
    if (n > 3)
        g = [x](double y) { return y * y * x[1]; };
    double s = 0;
    for (int i = 0; i < n; i++)
        s += g(x[i]);
    return s;
}
CHECK_GRADIENT(f, 5)
