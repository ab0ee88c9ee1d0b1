#include "check.hpp"

#include <list>

double f(double *x, int n)
{
    std::list<double> l;
    for (int i = 0; i < n; i++)
        l.push_back(x[i] * x[i]);
    double s = 0;
    for (double a : l)
        s += a * s * 0.1 + a;
    return s;
}
CHECK_GRADIENT(f, 5)
