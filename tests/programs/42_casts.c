/* Conversions: through float a derivative passes, through an integer it does not. */
#define TOLERANCE 1e-6
#include "check.h"

static double through_float(double x)
{
    const float y = (float)(x * x);
    return (double)(y * 3.0f) + (double)y * x;
}

static double through_int(double x)
{
    const int whole = (int)x;
    const unsigned u = (unsigned)(x * 10.0);
    return whole * x + u * x * x + (double)(long long)(x * x);
}

static double from_bits(double x)
{
    /* The sign bit is cleared as an integer. */
    union { double d; unsigned long long u; } bits = {.d = x};
    bits.u &= 0x7fffffffffffffffULL;
    return bits.u ? x * x : 0.0;
}

int main(void)
{
    const double x = 2.75;
    check("float", __enzyme_autodiff((void *)through_float, x), 6.0 * x + 3.0 * x * x);
    check("int", __enzyme_autodiff((void *)through_int, x), 2.0 + 2.0 * 27.0 * x);
    check("bits", __enzyme_autodiff((void *)from_bits, -x), -2.0 * x);
    return check_result();
}
