#include "check.h"

typedef union {
    double d;
    float f[2];
    long l;
} U;

typedef struct {
    int kind;

    union {
        struct {
            double r;
        } c;

        struct {
            double a, b;
        } q;
    } u;
} shape;

static double area(const shape *s)
{
    switch (s->kind) {
    case 0:
        return 3.14 * s->u.c.r * s->u.c.r;
    case 1:
        return s->u.q.a * s->u.q.b;
    default:
        return s->u.q.a;
    }
}

double f(double *x, int n)
{
    shape s[3];
    s[0].kind = 0;
    s[0].u.c.r = x[0];
    s[1].kind = 1;
    s[1].u.q.a = x[1];
    s[1].u.q.b = x[2] * x[0];
    s[2] = s[0];
    s[2].u.c.r *= x[2];
    double t = 0;
    for (int i = 0; i < 3; i++)
        t += area(s + i) * (i + 1);
    return t;
}
CHECK_GRADIENT(f, 3)
