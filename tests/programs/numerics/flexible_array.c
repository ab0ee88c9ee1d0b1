#include <stdlib.h>
#include <string.h>

#include "check.h"

typedef struct {
    int n;
    double scale;
    double d[];
} vec;

static vec *mk(int n, double s)
{
    vec *v = malloc(sizeof(vec) + n * sizeof(double));
    v->n = n;
    v->scale = s;
    return v;
}

static double nrm(const vec *v)
{
    double s = 0;
    for (int i = 0; i < v->n; i++)
        s += v->d[i] * v->d[i];
    return sqrt(s) * v->scale;
}

double f(double *x, int n)
{
    vec *v = mk(n, x[0]);
    for (int i = 0; i < n; i++)
        v->d[i] = x[i] * x[(i + 1) % n];
    vec *w = mk(n, 2.0);
    memcpy(w->d, v->d, n * sizeof(double));
    w->d[0] *= 3;
    double r = nrm(v) * nrm(w);
    free(v);
    free(w);
    return r;
}
CHECK_GRADIENT(f, 5)
