#include "check.hpp"

#include <cmath>
#include <map>

double f(double *x, int n)
{
    std::map<int, double> m;
    for (int i = 0; i < n; i++)
        m[i * 7 % 5] += x[i] * x[i];
    double s = 0;
    for (auto &kv : m)
        s += kv.first * sin(kv.second);
    return s;
}
CHECK_GRADIENT(f, 6)
