/* Updates in place: the reverse sweep needs values that the forward sweep has overwritten. */
#include "check.h"

enum { size = 7 };

static double f(double *a, int n)
{
    for (int i = 1; i < n; i++)
        a[i] = a[i] * a[i - 1];
    for (int sweep = 0; sweep < 3; sweep++) {
        for (int i = 0; i < n; i++)
            a[i] = sin(a[i]) + 0.1 * a[n - 1 - i] * a[i];
    }
    return a[n - 1] * a[0];
}

static double at(double *a)
{
    double copy[size];
    for (int i = 0; i < size; i++)
        copy[i] = a[i];
    return f(copy, size);
}

int main(void)
{
    double a[size], work[size], da[size] = {0.0};
    for (int i = 0; i < size; i++)
        work[i] = a[i] = 0.7 + 0.1 * i;
    __enzyme_autodiff_void((void *)f, enzyme_dup, work, da, size);
    check_gradient("in place", at, size, a, da);
    return check_result();
}
