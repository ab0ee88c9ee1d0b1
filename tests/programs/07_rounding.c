/* Piecewise functions: steps have derivative zero, signs and maxima select. */
#define TOLERANCE 1e-13
#include "check.h"

typedef struct { double x, y; } pair_t;
pair_t __enzyme_autodiff_pair(void *, ...);

static double steps(double x)
{
    return x * floor(x) + x * ceil(x) + x * round(x) + x * trunc(x) + x * rint(x) + nearbyint(x);
}

static double fraction(double x) { return (x - floor(x)) * x; }
static double signs(double x, double y) { return copysign(x, y) * x + fabs(y * x); }
static double largest(double x, double y) { return fmax(x, y) * 2.0 + fmin(x, y) * x; }
static double clamp(double x) { return fmin(fmax(x * x, 1.0), 4.0); }

int main(void)
{
    check("steps", __enzyme_autodiff((void *)steps, 2.6), 2.0 + 3.0 + 3.0 + 2.0 + 3.0);
    check("fraction", __enzyme_autodiff((void *)fraction, 2.6), 2.0 * 2.6 - 2.0);
    const double x = 1.5, y = -0.5;
    const pair_t s = __enzyme_autodiff_pair((void *)signs, x, y);
    check("signs x", s.x, -2.0 * x - y);
    check("signs y", s.y, -x);
    const pair_t m = __enzyme_autodiff_pair((void *)largest, x, y);
    check("largest x", m.x, 2.0 + y);
    check("largest y", m.y, x);
    const pair_t w = __enzyme_autodiff_pair((void *)largest, y, x);
    check("largest swapped x", w.x, 2.0 * y);
    check("largest swapped y", w.y, 2.0);
    check("clamp low", __enzyme_autodiff((void *)clamp, 0.5), 0.0);
    check("clamp inside", __enzyme_autodiff((void *)clamp, 1.5), 3.0);
    check("clamp high", __enzyme_autodiff((void *)clamp, 2.5), 0.0);
    return check_result();
}
