#include "check.hpp"

#include <cmath>
#include <complex>

double f(double *x, int n)
{
    std::complex<double> z(x[0], x[1]), w(1, 0);
    for (int i = 0; i < n; i++) {
        w = w * z + std::complex<double>(x[i], 0);
    }
    auto e = std::exp(w * 0.1) / z;
    return std::norm(e) + std::abs(w) + e.real();
}
CHECK_GRADIENT(f, 4)
