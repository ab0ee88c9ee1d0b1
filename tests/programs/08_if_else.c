/* Branches on active values, with a join that needs to know which side was taken. */
#define TOLERANCE 1e-13
#include "check.h"

static double huber(double x)
{
    double value;
    if (fabs(x) <= 1.0) {
        value = 0.5 * x * x;
    } else {
        value = fabs(x) - 0.5;
        if (x > 3.0)
            value = value * value;
    }
    return value * x;
}

int main(void)
{
    check("inside", __enzyme_autodiff((void *)huber, 0.5), 1.5 * 0.25);
    check("left", __enzyme_autodiff((void *)huber, -2.0), 2.0 * 2.0 - 0.5);
    check("right", __enzyme_autodiff((void *)huber, 2.0), 2.0 * 2.0 - 0.5);
    check("far", __enzyme_autodiff((void *)huber, 4.0), 3.5 * 3.5 + 4.0 * 2.0 * 3.5);
    return check_result();
}
