#include "check.hpp"

#include <stdexcept>

__attribute__((noinline)) double safe(double a)
{
    if (a < 0.9)
        throw std::runtime_error("small");
    return a * a * a;
}

double f(double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        try {
            s += safe(x[i]);
        } catch (std::exception &e) {
            s += x[i];
        }
    }
    return s;
}
CHECK_GRADIENT(f, 5)
