#include "check.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

double f(double *x, int n)
{
    std::vector<double> v(n);
    for (int i = 0; i < n; i++)
        v[i] = sin(3 * x[i]);
    std::sort(v.begin(), v.end());
    double s = 0;
    for (int i = 0; i < n; i++)
        s += i * v[i] * v[i];
    return s;
}
CHECK_GRADIENT(f, 7)
