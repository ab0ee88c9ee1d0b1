#include <stdlib.h>

#include "check.h"

static double *work;
static int cap;

static void need(int n)
{
    if (n > cap) {
        free(work);
        work = malloc(n * sizeof(double));
        cap = n;
    }
}

double f(double *x, int n)
{
    need(n);
    for (int i = 0; i < n; i++)
        work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++)
        s += work[i] * x[(i + 1) % n];
    return s;
}
CHECK_GRADIENT(f, 5)
