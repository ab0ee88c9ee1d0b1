#include "check.h"

static double ema(double v, int reset)
{
    static double s;
    static int c;
    if (reset) {
        s = 0;
        c = 0;
        return 0;
    }
    c++;
    s = 0.7 * s + 0.3 * v * c;
    return s;
}

double f(double *x, int n)
{
    ema(0, 1);
    double t = 0;
    for (int i = 0; i < n; i++)
        t += ema(x[i], 0) * ema(x[n - 1 - i], 0);
    return t;
}
CHECK_GRADIENT(f, 5)
