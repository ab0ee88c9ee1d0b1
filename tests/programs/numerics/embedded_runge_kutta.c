#include <string.h>

#include "check.h"

static void rhs(double t, const double *y, double *d, const double *p)
{
    d[0] = y[1];
    d[1] = p[0] * (1 - y[0] * y[0]) * y[1] - p[1] * y[0] + 0.1 * sin(t);
}

double f(double *x, int n)
{
    double y[2] = {x[2], x[3]}, t = 0, h = 0.05;
    while (t < 2.0) {
        double k1[2], k2[2], k3[2], k4[2], z[2];
        if (t + h > 2.0)
            h = 2.0 - t;
        rhs(t, y, k1, x);
        for (int i = 0; i < 2; i++)
            z[i] = y[i] + h / 2 * k1[i];
        rhs(t + h / 2, z, k2, x);
        for (int i = 0; i < 2; i++)
            z[i] = y[i] + h * 0.75 * k2[i];
        rhs(t + 0.75 * h, z, k3, x);
        for (int i = 0; i < 2; i++)
            z[i] = y[i] + h * (2. / 9 * k1[i] + 1. / 3 * k2[i] + 4. / 9 * k3[i]);
        rhs(t + h, z, k4, x);
        t += h;
        memcpy(y, z, sizeof y);
        if (t > 1.99999)
            break;
    }
    return y[0] * y[0] + y[1];
}
CHECK_GRADIENT(f, 4)
