/* States that jump to each other, entered at any of them: no state is the header. */
#include "check.h"

static double f(const double *x, int n, int from)
{
    double value = x[0], other = 0.5;
    int step = 0;
    switch (from) {
    case 0:
        goto start;
    case 1:
        goto grow;
    case 2:
        goto shrink;
    default:
        goto mix;
    }
start:
    value += x[1] * x[1];
    if (++step & 1)
        goto grow;
    goto mix;
grow:
    value += 0.3 * x[++step % n];
    other = 0.5 * other + 0.2 * value;
    if (step > 40)
        goto mix;
    if (value > 1.4)
        goto shrink;
    goto start;
shrink:
    value = 0.6 * value - 0.1 * other;
    step++;
    if (value > 1.1 && step < 40)
        goto shrink;
    if (step & 2)
        goto grow;
mix:
    other = sin(other) * x[(step + 1) % n];
    if (step > 6 * n)
        return value * other + x[step % n];
    value = 0.3 * other + value * cos(x[2 % n]);
    if (step % 3)
        goto grow;
    goto start;
}

static int from;
static double at(double *x) { return f(x, 6, from); }

int main(void)
{
    double x[6];
    for (int i = 0; i < 6; i++)
        x[i] = 0.5 + 0.11 * i;
    for (from = 0; from < 4; from++) {
        double dx[6] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, 6, from);
        check_gradient("threads", at, 6, x, dx);
    }
    return check_result();
}
