#include "check.hpp"

#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

__attribute__((noinline)) std::tuple<double, double, int> g(double a, double b)
{
    return {a * b, sin(a), 3};
}

__attribute__((noinline)) std::optional<double> h(double a)
{
    if (a > 1)
        return a * a;
    return {};
}

__attribute__((noinline)) std::pair<double, int> pp(double a)
{
    return {a * a, 2};
}

double f(double *x, int n)
{
    auto [u, v, k] = g(x[0], x[1]);
    auto o = h(x[2]);
    auto [q, j] = pp(x[1]);
    return u * v * k + o.value_or(1.0) * u + q * j;
}
CHECK_GRADIENT(f, 3)
