/* A scalar polynomial of one variable: multiplication and addition only. */
#define TOLERANCE 1e-14
#include "check.h"

static double cubic(double x)
{
    return 2.0 * x * x * x - 3.0 * x * x + 5.0 * x - 7.0;
}

int main(void)
{
    for (double x = -2.0; x <= 2.0; x += 0.5)
        check("d cubic", __enzyme_autodiff((void *)cubic, x), 6.0 * x * x - 6.0 * x + 5.0);
    return check_result();
}
