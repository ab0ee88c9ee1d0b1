#include <stdlib.h>

#include "check.h"

double f(double *x, int n)
{
    int N = 12, T = 30;
    double *u = calloc(N, 8), *v = calloc(N, 8);
    for (int i = 0; i < n; i++)
        u[i + 2] = x[i];
    for (int t = 0; t < T; t++) {
        for (int i = 1; i < N - 1; i++)
            v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) - 0.01 * u[i] * u[i];
        double *w = u;
        u = v;
        v = w;
    }
    double s = 0;
    for (int i = 0; i < N; i++)
        s += u[i] * u[i];
    free(u);
    free(v);
    return s;
}
CHECK_GRADIENT(f, 6)
