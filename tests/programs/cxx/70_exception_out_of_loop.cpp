// An exception may leave a loop for a handler that calls outside the loop share.
#include "check.hpp"

__attribute__((noinline)) double step(double x, int i)
{
    if (i == 7)
        throw 1;
    return std::sin(x) * (1 + 0.1 * i);
}

__attribute__((noinline)) double run(const double *x, int n, int last)
{
    double s = 1;
    try {
        s = step(x[0], 1);
        for (int i = 0; i < last; i++)
            s += step(s, i) * x[i % n];
        s *= step(s, last);
    } catch (int) {
        return s * s * x[1];
    }
    return s;
}

// leaves normally, from behind the loop, and from within it
double f(double *x, int n) { return run(x, n, 4) + run(x, n, 7) * x[2] + run(x, n, 9); }
CHECK_GRADIENT(f, 4)
