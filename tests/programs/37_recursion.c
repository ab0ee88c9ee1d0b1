/* Recursion: the depth is known at run time, and each level needs values of its own. */
#include "check.h"

enum { size = 13 };

static double power(double x, int n)
{
    if (n == 0)
        return 1.0;
    const double half = power(x, n / 2);
    return n % 2 ? half * half * x : half * half;
}

static double tree(const double *x, int n)
{
    if (n == 1)
        return x[0];
    const int half = n / 2;
    const double left = tree(x, half), right = tree(x + half, n - half);
    return left * right + sin(left - right);
}

static double at(double *x) { return tree(x, size); }

int main(void)
{
    check("power", __enzyme_autodiff((void *)power, 1.07, 21), 21.0 * pow(1.07, 20));
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.07 * i;
    __enzyme_autodiff_void((void *)tree, x, dx, size);
    check_gradient("tree", at, size, x, dx);
    return check_result();
}
