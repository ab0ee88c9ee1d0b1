/* Returns from the middle of a function and out of a loop. */
#define TOLERANCE 1e-13
#include "check.h"

static double f(const double *x, int n)
{
    if (n == 0)
        return 0.0;
    if (x[0] < 0.0)
        return -x[0] * x[0];
    double product = 1.0;
    for (int i = 0; i < n; i++) {
        product *= x[i];
        if (product > 5.0)
            return product * 2.0;
    }
    return product + x[n - 1];
}

static void compare(const char *name, double *x, const double *expected)
{
    double dx[3] = {0.0, 0.0, 0.0};
    __enzyme_autodiff_void((void *)f, x, dx, 3);
    for (int i = 0; i < 3; i++)
        check(name, dx[i], expected[i]);
}

int main(void)
{
    compare("negative", (double[]){-2.0, 1.0, 1.0}, (double[]){4.0, 0.0, 0.0});
    compare("early", (double[]){2.0, 3.0, 7.0}, (double[]){6.0, 4.0, 0.0});
    compare("late", (double[]){1.0, 2.0, 2.0}, (double[]){4.0, 2.0, 3.0});
    return check_result();
}
