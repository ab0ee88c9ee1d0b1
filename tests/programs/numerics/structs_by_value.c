#include "check.h"

typedef struct {
    double a[3];
} v3;

typedef struct {
    double m[9];
} m3;

typedef struct {
    float a, b;
} f2;

typedef struct {
    double v;
    int k;
} di;

__attribute__((noinline)) static v3 mv(m3 m, v3 v)
{
    v3 r;
    for (int i = 0; i < 3; i++) {
        r.a[i] = 0;
        for (int j = 0; j < 3; j++)
            r.a[i] += m.m[3 * i + j] * v.a[j];
    }
    return r;
}

__attribute__((noinline)) static m3 rot(double t)
{
    m3 m = {{cos(t), -sin(t), 0, sin(t), cos(t), 0, 0, 0, 1}};
    return m;
}

__attribute__((noinline)) static di best(const double *x, int n)
{
    di r = {x[0] * x[0], 0};
    for (int i = 1; i < n; i++)
        if (x[i] > r.v) {
            r.v = x[i];
            r.k = i;
        }
    return r;
}

double f(double *x, int n)
{
    v3 v = {{x[0], x[1], x[2]}};
    for (int i = 0; i < 3; i++)
        v = mv(rot(x[3] * i), v);
    di d = best(x, n);
    return v.a[0] * v.a[1] + v.a[2] * d.v * d.k;
}
CHECK_GRADIENT(f, 4)
