/* A loop with two entries, which no structured statement can express. */
#include "check.h"

static double f(const double *x, int n, int second)
{
    double value = x[0];
    int i = 1;
    if (second)
        goto middle;
top:
    value = sin(value) * x[i % n];
    i++;
middle:
    value += x[i % n] * value;
    i++;
    if (i < 2 * n)
        goto top;
    return value;
}

static int entry;
static double at(double *x) { return f(x, 5, entry); }

int main(void)
{
    double x[5];
    for (int i = 0; i < 5; i++)
        x[i] = 0.8 + 0.1 * i;
    for (entry = 0; entry < 2; entry++) {
        double dx[5] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, 5, entry);
        check_gradient("goto", at, 5, x, dx);
    }
    return check_result();
}
