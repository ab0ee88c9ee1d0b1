#include "check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

double f(double *x, int n)
{
    std::vector<double> y(n);
    std::transform(x, x + n, y.begin(), [](double a) { return a * exp(-a); });
    std::array<double, 4> c{1, 2, 3, 4};
    double s = std::accumulate(y.begin(), y.end(), 0.0);
    s += std::inner_product(y.begin(), y.begin() + 4, c.begin(), 0.0);
    auto m = *std::max_element(y.begin(), y.end());
    return s * m;
}
CHECK_GRADIENT(f, 5)
