#include "check.h"

static _Thread_local double scratch[8];

double f(double *x, int n)
{
    for (int i = 0; i < n; i++)
        scratch[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++)
        s += scratch[i] * scratch[(i + 1) % n];
    return s;
}
CHECK_GRADIENT(f, 5)
