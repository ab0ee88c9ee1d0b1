/* Conditional expressions, which become selects: the side not taken may be infinite. */
#define TOLERANCE 1e-13
#include "check.h"

static double choose(double x, double y) { return x > y ? x * x : y * x; }

/* At x = 0 the branch not taken divides by zero; its derivative must not turn into NaN. */
static double safe_inverse(double x)
{
    const double inverse = 1.0 / x;
    return x == 0.0 ? 5.0 * x : inverse;
}

int main(void)
{
    check("first", __enzyme_autodiff((void *)choose, 3.0, enzyme_const, 2.0), 6.0);
    check("second", __enzyme_autodiff((void *)choose, 1.0, enzyme_const, 2.0), 2.0);
    check("regular", __enzyme_autodiff((void *)safe_inverse, 2.0), -0.25);
    check("singular", __enzyme_autodiff((void *)safe_inverse, 0.0), 5.0);
    return check_result();
}
