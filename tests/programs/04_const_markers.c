/* Markers: constant scalars and pointers take no derivative, wherever they stand. */
#define TOLERANCE 1e-13
#include "check.h"

static double f(const double *a, double s, const double *b, double t)
{
    return a[0] * b[0] * s + a[1] * b[1] * t * t;
}

int main(void)
{
    const double a[2] = {1.25, -2.0}, b[2] = {0.5, 3.0};
    const double s = 0.7, t = 1.1;
    double da[2] = {0.0, 0.0}, db[2] = {0.0, 0.0};

    const double dt = __enzyme_autodiff((void *)f, enzyme_const, a, enzyme_const, s, enzyme_const, b,
                                        enzyme_out, t);
    check("dt", dt, 2.0 * a[1] * b[1] * t);

    const double ds = __enzyme_autodiff((void *)f, enzyme_dup, a, da, s, enzyme_const, b,
                                        enzyme_const, t);
    check("ds", ds, a[0] * b[0]);
    check("da0", da[0], b[0] * s);
    check("da1", da[1], b[1] * t * t);

    /* The same function once more, with other activities. */
    __enzyme_autodiff_void((void *)f, enzyme_const, a, enzyme_const, s, b, db, enzyme_const, t);
    check("db0", db[0], a[0] * s);
    check("db1", db[1], a[1] * t * t);
    return check_result();
}
