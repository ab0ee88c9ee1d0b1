#include "check.hpp"

#include <variant>
#include <vector>

struct A {
    double k;
};

struct B {
    double a, b;
};

double f(double *x, int n)
{
    std::vector<std::variant<A, B>> v;
    for (int i = 0; i < n; i++) {
        if (i % 2)
            v.push_back(A{x[i]});
        else
            v.push_back(B{x[i], x[0]});
    }
    double s = 0;
    for (auto &e : v)
        s += std::visit(
            [](auto &q) -> double {
                if constexpr (std::is_same_v<std::decay_t<decltype(q)>, A>)
                    return q.k * q.k;
                else
                    return q.a * q.b;
            },
            e);
    return s;
}
CHECK_GRADIENT(f, 5)
