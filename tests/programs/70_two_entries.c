/* Gotos into a loop from several places, before, after and out of another loop. */
#include "check.h"

static double f(const double *x, int n, int way)
{
    double a = x[0], b = 1.0;
    int i = 0;
    if (way == 0)
        goto first;
    if (way == 1) {
        b = a * x[1];
        goto second;
    }
    for (int k = 0; k < n; k++) {
        a += x[k] * x[k];
        if (a > 2.5) {
            i = k;
            goto third;
        }
    }
    goto second;

first:
    a = sin(a) + b * x[i % n];
    if (i++ > 3 * n)
        goto out;
second:
    b += exp(-a * a);
    if (a < 0.7)
        goto first;
third:
    a *= 0.9 + 0.01 * x[(i + 2) % n];
    i++;
    if (b > 6.0)
        goto second_step;
    goto first;
second_step:
    b *= 0.5 * x[1];
    if (i < 4 * n)
        goto second;
out:
    return a * b + x[i % n];
}

static int way;
static double at(double *x) { return f(x, 5, way); }

int main(void)
{
    double x[5];
    for (int i = 0; i < 5; i++)
        x[i] = 0.6 + 0.17 * i;
    for (way = 0; way < 3; way++) {
        double dx[5] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, 5, way);
        check_gradient("two entries", at, 5, x, dx);
    }
    return check_result();
}
