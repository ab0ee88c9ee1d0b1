/* A request declared to return double, where all derivatives go to shadows and nobody looks at the
 * result: the common declaration in programs with one prototype for all requests. */
#include "check.h"

static double norm(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

int main(void)
{
    double x[3] = {1.0, 2.0, 3.0}, dx[3] = {0.0};
    __enzyme_autodiff((void *)norm, enzyme_dup, x, dx, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        check("norm", dx[i], 2.0 * x[i]);
    return check_result();
}
