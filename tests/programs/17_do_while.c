/* A loop that tests at its end, and one whose counter is itself a double. */
#include "check.h"

static double f(double x)
{
    double term = 1.0, sum = 0.0;
    int k = 0;
    do {
        sum += term;
        k++;
        term *= x / k;
    } while (fabs(term) > 1e-18);
    return sum;
}

static double quadrature(double x)
{
    double sum = 0.0;
    for (double t = 0.03125; t < 1.0; t += 0.0625)
        sum += 0.0625 * exp(-x * t);
    return sum;
}

static double at(double *x) { return quadrature(x[0]); }

int main(void)
{
    double x = 1.3;
    check("exp by series", __enzyme_autodiff((void *)f, x), exp(x));
    const double dx = __enzyme_autodiff((void *)quadrature, x);
    check_gradient("quadrature", at, 1, &x, &dx);
    return check_result();
}
