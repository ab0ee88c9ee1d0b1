#include "check.hpp"

static double buf[64];
static double scale = 2.0;

__attribute__((noinline)) void fill(double *x, int n)
{
    for (int i = 0; i < n; i++)
        buf[i] = x[i] * scale;
}

double f(double *x, int n)
{
    fill(x, n);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += buf[i] * buf[i];
    return s;
}
CHECK_GRADIENT(f, 5)
