#include "check.hpp"

#include <cmath>
#include <memory>

struct T {
    double v;
    std::unique_ptr<T> l, r;
};

__attribute__((noinline)) void ins(std::unique_ptr<T> &t, double v)
{
    if (!t) {
        t.reset(new T{v});
        return;
    }
    if (v < t->v)
        ins(t->l, v);
    else
        ins(t->r, v);
}

__attribute__((noinline)) double sum(const T *t, int d)
{
    return t ? t->v * t->v * d + sum(t->l.get(), d + 1) + sum(t->r.get(), d + 1) : 0;
}

double f(double *x, int n)
{
    std::unique_ptr<T> t;
    for (int i = 0; i < n; i++)
        ins(t, sin(5 * x[i]));
    return sum(t.get(), 1);
}
CHECK_GRADIENT(f, 8)
