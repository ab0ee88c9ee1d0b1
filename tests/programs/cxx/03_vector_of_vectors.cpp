#include "check.hpp"

#include <cmath>
#include <vector>

double f(double *x, int n)
{
    std::vector<std::vector<double>> m(n, std::vector<double>(n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = x[i] * x[j] + sin(x[i] * j);
    double s = 0;
    for (auto &r : m) {
        double p = 1;
        for (double a : r)
            p *= (a + 1);
        s += log(p * p + 1);
    }
    return s;
}
CHECK_GRADIENT(f, 4)
