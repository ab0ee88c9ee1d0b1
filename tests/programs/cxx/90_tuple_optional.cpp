// Tuples, pairs and optionals are returned in registers, packed as the calling convention has it.
#include "check.hpp"

#include <optional>
#include <tuple>
#include <utility>

__attribute__((noinline)) std::tuple<double, double, int> several(double a, double b)
{
    return {a * b, std::sin(a), 3};
}
__attribute__((noinline)) std::optional<double> maybe(double a)
{
    if (a > 0.9)
        return a * a;
    return {};
}
__attribute__((noinline)) std::pair<double, int> counted(double a) { return {a * a, 2}; }
__attribute__((noinline)) std::pair<float, float> narrow(double a)
{
    return {static_cast<float>(a), 3.0f};
}

double f(double *x, int)
{
    auto [u, v, k] = several(x[0], x[1]);
    auto o = maybe(x[2]), none = maybe(x[0] - 1);
    auto [q, j] = counted(x[1]);
    auto [half, three] = narrow(0.5);
    return u * v * k + o.value_or(1.0) * u + none.value_or(2.0) * v + q * j + half * three * x[2];
}
CHECK_GRADIENT(f, 3)
