#include <stdlib.h>

#include "check.h"

static double **alloc2(int r, int c)
{
    double **m = malloc(r * sizeof *m);
    for (int i = 0; i < r; i++)
        m[i] = calloc(c, sizeof(double));
    return m;
}

static void free2(double **m, int r)
{
    for (int i = 0; i < r; i++)
        free(m[i]);
    free(m);
}

static double **mm(double **a, double **b, int n)
{
    double **c = alloc2(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++)
                c[i][j] += a[i][k] * b[k][j];
    return c;
}

double f(double *x, int n)
{
    double **a = alloc2(3, 3);
    for (int i = 0; i < 9; i++)
        a[i / 3][i % 3] = x[i];
    double **p = alloc2(3, 3);
    for (int i = 0; i < 3; i++)
        p[i][i] = 1;
    for (int k = 0; k < 4; k++) {
        double **q = mm(p, a, 3);
        free2(p, 3);
        p = q;
    }
    double t = 0;
    for (int i = 0; i < 3; i++)
        t += p[i][i];
    free2(a, 3);
    free2(p, 3);
    return t;
}
CHECK_GRADIENT(f, 9)
