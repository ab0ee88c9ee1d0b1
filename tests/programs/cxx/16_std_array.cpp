#include "check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

typedef std::array<double, 3> V3;

static V3 operator+(V3 a, V3 b)
{
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

static V3 cross(const V3 &a, const V3 &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

__attribute__((noinline)) V3 rot(V3 v, double a)
{
    return {cos(a) * v[0] - sin(a) * v[1], sin(a) * v[0] + cos(a) * v[1], v[2]};
}

double f(double *x, int n)
{
    std::vector<V3> p;
    for (int i = 0; i + 2 < n; i++)
        p.push_back(rot({x[i], x[i + 1], x[i + 2]}, x[0]));
    V3 s{};
    for (size_t i = 0; i + 1 < p.size(); i++)
        s = s + cross(p[i], p[i + 1]);
    return *std::min_element(s.begin(), s.end()) * s[2];
}
CHECK_GRADIENT(f, 6)
