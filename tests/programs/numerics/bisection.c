#include "check.h"

static double g(double t, double *x)
{
    return t * t * t * x[0] + t * x[1] - x[2];
}

double f(double *x, int n)
{
    double a = 0, b = 3;
    for (int i = 0; i < 60; i++) {
        double m = 0.5 * (a + b);
        if (g(m, x) > 0)
            b = m;
        else
            a = m;
    }
    double t = 0.5 * (a + b);
    for (int i = 0; i < 3; i++) {
        double d = 3 * t * t * x[0] + x[1];
        t -= g(t, x) / d;
    }
    return t * t;
}
CHECK_GRADIENT(f, 3)
