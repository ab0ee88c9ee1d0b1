#include <stdlib.h>

#include "check.h"

static int step(double *s, double v)
{
    int rc = -1;
    double *t = malloc(2 * sizeof(double));
    if (!t)
        goto out;
    t[0] = v;
    if (v < 0) {
        rc = -2;
        goto clean;
    }
    t[1] = sqrt(v) * t[0];
    *s += t[1];
    rc = 0;
clean:
    free(t);
out:
    return rc;
}

double f(double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        if (step(&s, x[i] - 0.9) < 0)
            s *= 1.5;
    return s;
}
CHECK_GRADIENT(f, 5)
