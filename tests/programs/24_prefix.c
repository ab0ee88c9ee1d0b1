/* First and second order recurrences through memory. */
#include "check.h"

enum { size = 9 };

static double f(const double *x, double *s, int n)
{
    s[0] = x[0];
    s[1] = x[1] * x[0];
    for (int i = 2; i < n; i++)
        s[i] = s[i - 1] * x[i] + 0.5 * s[i - 2] * s[i - 2];
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += s[i] * (i + 1);
    return sum;
}

static double at(double *x)
{
    double s[size];
    return f(x, s, size);
}

int main(void)
{
    double x[size], dx[size] = {0.0}, s[size], ds[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.08 * i;
    __enzyme_autodiff_void((void *)f, x, dx, enzyme_dup, s, ds, size);
    check_gradient("prefix", at, size, x, dx);
    for (int i = 0; i < size; i++)
        check("work shadow", ds[i], 0.0); /* every entry is overwritten, so none has influence */
    return check_result();
}
