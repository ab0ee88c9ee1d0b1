/* Inner bounds that depend on the outer index, in both directions, and a packed index. */
#include "check.h"

enum { size = 6, packed = size * (size + 1) / 2 };

static double f(const double *a, int n)
{
    double sum = 0.0;
    int next = 0;
    for (int i = 0; i < n; i++) {
        double row = 1.0;
        for (int j = 0; j <= i; j++)
            row *= 1.0 + 0.1 * a[next++];
        for (int j = i; j < n; j++)
            row += a[j] * a[i] * row;
        sum += log(row);
    }
    return sum;
}

static double at(double *a) { return f(a, size); }

int main(void)
{
    double a[packed], da[packed] = {0.0};
    for (int i = 0; i < packed; i++)
        a[i] = 0.2 + 0.03 * i;
    __enzyme_autodiff_void((void *)f, a, da, enzyme_const, size);
    check_gradient("triangular", at, packed, a, da);
    return check_result();
}
