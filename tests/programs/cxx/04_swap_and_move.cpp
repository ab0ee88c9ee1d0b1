#include "check.hpp"

#include <utility>
#include <vector>

double f(double *x, int n)
{
    std::vector<double> a(x, x + n), b(n, 0.0);
    for (int t = 0; t < 4; t++) {
        for (int i = 0; i < n; i++)
            b[i] = 0.5 * a[i] + 0.25 * (a[(i + 1) % n] + a[(i + n - 1) % n]) * a[i];
        std::swap(a, b);
    }
    std::vector<double> c = std::move(a);
    double s = 0;
    for (double v : c)
        s += v * v;
    return s;
}
CHECK_GRADIENT(f, 6)
