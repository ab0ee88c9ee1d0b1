/* Indirect calls whose target the optimiser may or may not find: from a table, and by choice. */
#include "check.h"

typedef double (*kernel_t)(double);

static double linear(double x) { return 2.0 * x + 0.3; }
static double cubic(double x) { return 0.5 * x * x * x; }
static double wave(double x) { return sin(x); }

static const kernel_t kernels[3] = {linear, cubic, wave};

static double chosen(double x, int cube)
{
    const kernel_t kernel = cube ? cubic : wave;
    return kernel(x) * x;
}

static double from_table(double x, int n)
{
    for (int i = 0; i < n; i++)
        x = kernels[i % 3](x);
    return x;
}

static double at(double *x) { return from_table(x[0], 7); }

int main(void)
{
    double x = 0.6;
    check("cubic", __enzyme_autodiff((void *)chosen, x, 1), 2.0 * x * x * x);
    check("wave", __enzyme_autodiff((void *)chosen, x, 0), cos(x) * x + sin(x));
    const double dx = __enzyme_autodiff((void *)from_table, x, 7);
    check_gradient("table", at, 1, &x, &dx);
    return check_result();
}
