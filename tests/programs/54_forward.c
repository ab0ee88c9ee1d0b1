/* Forward mode: tangents of scalars, through memory, and through a branch and a loop. */
#define TOLERANCE 1e-12
#include "check.h"

static double scalar(double x, double y) { return x * sin(y) + y; }

static double loop(const double *x, int n)
{
    double value = 1.0;
    for (int i = 0; i < n; i++)
        value = x[i] > 0.0 ? value * x[i] : value - x[i];
    return value;
}

static void outputs(const double *x, double *y)
{
    y[0] = x[0] * x[1];
    y[1] = exp(x[0]);
}

int main(void)
{
    const double x = 0.4, y = 1.2, dx = 3.0, dy = -2.0;
    check("scalar", __enzyme_fwddiff((void *)scalar, x, dx, y, dy),
          dx * sin(y) + dy * (x * cos(y) + 1.0));
    check("constant", __enzyme_fwddiff((void *)scalar, enzyme_const, x, enzyme_dup, y, dy),
          dy * (x * cos(y) + 1.0));
    const double v[3] = {2.0, -3.0, 4.0}, dv[3] = {1.0, 0.5, -1.0};
    check("loop", __enzyme_fwddiff((void *)loop, enzyme_dup, v, dv, 3),
          (1.0 - 0.5) * 4.0 + (2.0 + 3.0) * -1.0);
    double out[2], dout[2] = {9.0, 9.0}; /* overwritten, not added to */
    __enzyme_fwddiff_void((void *)outputs, enzyme_dup, v, dv, enzyme_dup, out, dout);
    check("out 0", dout[0], 1.0 * v[1] + v[0] * 0.5);
    check("out 1", dout[1], exp(2.0));
    check("value", out[0], v[0] * v[1]);
    return check_result();
}
