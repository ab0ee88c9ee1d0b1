/* Forward over reverse: one column of a Hessian. */
#define TOLERANCE 1e-11
#include "check.h"

enum { size = 4 };

static double f(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++) {
        const double a = x[i + 1] - x[i] * x[i], b = 1.0 - x[i];
        sum += 100.0 * a * a + b * b; /* Rosenbrock */
    }
    return sum;
}

static void gradient(const double *x, double *dx, int n)
{
    for (int i = 0; i < n; i++)
        dx[i] = 0.0;
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}

int main(void)
{
    const double x[size] = {0.9, 1.2, 1.1, 1.3}, v[size] = {0.0, 1.0, 0.0, 0.0};
    double g[size], hv[size];
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, hv, enzyme_const, size);
    check("g1", g[1], 200.0 * (x[1] - x[0] * x[0]) - 400.0 * x[1] * (x[2] - x[1] * x[1])
                          - 2.0 * (1.0 - x[1]));
    check("h01", hv[0], -400.0 * x[0]);
    check("h11", hv[1], 202.0 + 1200.0 * x[1] * x[1] - 400.0 * x[2]);
    check("h21", hv[2], -400.0 * x[1]);
    check("h31", hv[3], 0.0);
    return check_result();
}
