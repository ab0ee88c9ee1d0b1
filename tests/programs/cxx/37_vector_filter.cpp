#include "check.hpp"

#include <vector>

double f2(const std::vector<double> &x)
{
    double m = x[0];
    for (auto v : x)
        if (v > m)
            m = v;
    return m;
}

double f(double *x, int n)
{
    std::vector<double> v(x, x + n);
    std::vector<double> w;
    for (double a : v)
        if (a > 1)
            w.push_back(a * a);
    return f2(v) * f2(w);
}
CHECK_GRADIENT(f, 6)
