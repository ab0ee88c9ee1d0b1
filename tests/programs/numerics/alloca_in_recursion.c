#include <alloca.h>

#include "check.h"

static double h(double *x, int n)
{
    double *t = alloca(n * sizeof(double));
    for (int i = 0; i < n; i++)
        t[i] = x[i] * (i + 1);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += t[i] * t[n - 1 - i];
    return n > 2 ? s + h(t, n - 1) : s;
}

double f(double *x, int n)
{
    return h(x, n);
}
CHECK_GRADIENT(f, 5)
