#include "check.h"

static int solve2(double a, double b, double c, double *r1, double *r2)
{
    double d = b * b - 4 * a * c;
    if (d < 0)
        return 0;
    d = sqrt(d);
    *r1 = (-b - d) / (2 * a);
    *r2 = (-b + d) / (2 * a);
    return 2;
}

double f(double *x, int n)
{
    double r1, r2;
    if (!solve2(x[0], x[1] * 5, x[2], &r1, &r2))
        return -1;
    return r1 * r2 * r2;
}
CHECK_GRADIENT(f, 3)
