/* Loops that count down, by steps of more than one, and by pointers. */
#include "check.h"

enum { size = 11 };

static double f(const double *x, int n, int step)
{
    double value = 0.3;
    for (int i = n - 1; i >= 0; i--)
        value = value * x[i] + x[n - 1 - i];
    for (int i = n - 1; i > 0; i -= step)
        value += x[i] * x[i - 1];
    for (const double *p = x + n; p != x;) {
        --p;
        value *= 1.0 + 0.1 * *p;
    }
    for (int i = 1; i < n; i *= 2)
        value += sin(x[i]) * value;
    return value;
}

static double at(double *x) { return f(x, size, 3); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.9 - 0.07 * i;
    __enzyme_autodiff_void((void *)f, x, dx, size, 3);
    check_gradient("strides", at, size, x, dx);
    return check_result();
}
