/* All four operations and the sign, with active and constant operands on either side. */
#define TOLERANCE 1e-13
#include "check.h"

static double add(double x) { return 3.0 + x + x; }
static double subtract(double x) { return 3.0 - x - (x - 1.0); }
static double multiply(double x) { return 3.0 * x * (x * 2.0); }
static double divide(double x) { return 3.0 / x + x / 4.0; }
static double quotient(double x) { return (x * x + 1.0) / (x - 5.0); }
static double negate(double x) { return -(x * -x); }
static double ignored(double x) { return 0.0 * x + 2.0; }
static double constant(double x) { (void)x; return 2.0; }

int main(void)
{
    const double x = 1.75, v = x - 5.0;
    check("add", __enzyme_autodiff((void *)add, x), 2.0);
    check("subtract", __enzyme_autodiff((void *)subtract, x), -2.0);
    check("multiply", __enzyme_autodiff((void *)multiply, x), 12.0 * x);
    check("divide", __enzyme_autodiff((void *)divide, x), -3.0 / (x * x) + 0.25);
    check("quotient", __enzyme_autodiff((void *)quotient, x), (2.0 * x * v - (x * x + 1.0)) / (v * v));
    check("negate", __enzyme_autodiff((void *)negate, x), 2.0 * x);
    check("ignored", __enzyme_autodiff((void *)ignored, x), 0.0);
    check("constant", __enzyme_autodiff((void *)constant, x), 0.0);
    return check_result();
}
