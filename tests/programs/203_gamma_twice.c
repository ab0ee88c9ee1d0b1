/* A function that the linker adds, digamma, is called by a derivative and by a derivative of one: what
 * LLVM does to it between them must not change how it is called. */
#define TOLERANCE 1e-12
#include "check.h"

static double of_gamma(const double *x)
{
    return tgamma(x[0]) - lgamma(x[1]);
}

static void gradient(const double *x, double *d)
{
    __enzyme_autodiff_void((void *)of_gamma, enzyme_dup, x, d);
}

int main(void)
{
    const double x[2] = {2.0, 1.0}, along[2] = {1.0, 1.0};
    const double euler = 0.57721566490153286061, basel = 1.6449340668482264365;
    double d[2] = {0.0, 0.0}, g[2] = {0.0, 0.0}, second[2] = {0.0, 0.0};
    gradient(x, d);
    check("dgamma", d[0], 1.0 - euler);
    check("dlgamma", d[1], euler);
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, along, enzyme_dup, g, second);
    check("d2gamma", second[0], basel - 1.0 + (1.0 - euler) * (1.0 - euler));
    check("d2lgamma", second[1], -basel);
    return check_result();
}
