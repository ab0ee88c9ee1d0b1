/* Two functions that call each other, one of them writing through a pointer. */
#include "check.h"

enum { depth = 7 };

static double odd(const double *x, double *state, int n);

static double even(const double *x, double *state, int n)
{
    if (n == 0)
        return *state;
    *state = sin(*state) + x[n - 1];
    return odd(x, state, n - 1) * x[n - 1];
}

static double odd(const double *x, double *state, int n)
{
    if (n == 0)
        return *state * *state;
    *state *= x[n - 1];
    return even(x, state, n - 1) + *state;
}

static double f(const double *x, int n)
{
    double state = 0.4;
    return even(x, &state, n);
}

static double at(double *x) { return f(x, depth); }

int main(void)
{
    double x[depth], dx[depth] = {0.0};
    for (int i = 0; i < depth; i++)
        x[i] = 1.2 - 0.06 * i;
    __enzyme_autodiff_void((void *)f, x, dx, depth);
    check_gradient("mutual", at, depth, x, dx);
    return check_result();
}
