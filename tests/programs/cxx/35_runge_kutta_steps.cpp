#include "check.hpp"

#include <vector>

typedef std::vector<double> state;

struct Lorenz {
    double s, r, b;

    void operator()(const state &x, state &d, double) const
    {
        d[0] = s * (x[1] - x[0]);
        d[1] = r * x[0] - x[1] - x[0] * x[2];
        d[2] = x[0] * x[1] - b * x[2];
    }
};

template <class Sys> void rk4(const Sys &f, state &x, double t, double h)
{
    size_t n = x.size();
    state k1(n), k2(n), k3(n), k4(n), y(n);
    f(x, k1, t);
    for (size_t i = 0; i < n; i++)
        y[i] = x[i] + h / 2 * k1[i];
    f(y, k2, t);
    for (size_t i = 0; i < n; i++)
        y[i] = x[i] + h / 2 * k2[i];
    f(y, k3, t);
    for (size_t i = 0; i < n; i++)
        y[i] = x[i] + h * k3[i];
    f(y, k4, t);
    for (size_t i = 0; i < n; i++)
        x[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}

double f(double *x, int n)
{
    Lorenz l{x[3] * 10, x[4] * 20, x[5]};
    state y(x, x + 3);
    for (int i = 0; i < 20; i++)
        rk4(l, y, 0, 0.01);
    return y[0] + y[1] * y[2];
}
CHECK_GRADIENT(f, 6)
