#include "case.h"
/* Exponential functions written by hand: multiples of log 2 are found by adding 1.5 * 2^52. */
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);
static double series(double r) { double s = 1, t = 1; for (int i = 1; i < 16; i++) { t *= r / i; s += t; } return s; }
static double by_shift(double x) { const double shift = 0x1.8p52; double k = x * 1.4426950408889634 + shift; k -= shift; return ldexp(series(x - k * 0.6931471805599453), (int)k); }
static double by_halves(double x) { volatile double toint = 0x1p52; (void)toint; double k = x / 0.6931471805599453 + 0x1p52 - 0x1p52; return ldexp(series(x - k * 0.6931471805599453), (int)k); }
static float fraction(float x) { float k = x + 8388608.0f; k = k - 8388608.0f; float f = x - k; return f * f; }
static double away(double x) { return (x - 0x1p52 + 0x1p52) * x; }
static double plain(double x) { return (x * x + 1e12) - 1e12; }
int main(void)
{
    for (double x = -3; x < 9; x += 1.7) {
        EQ(__enzyme_autodiff((void *)by_shift, x), exp(x));
        EQ(__enzyme_fwddiff((void *)by_shift, x, 1.0), exp(x));
        if (x > 0) EQ(__enzyme_autodiff((void *)by_halves, x), exp(x));
    }
    EQ(__enzyme_autodiff_float((void *)fraction, 2.25f), 0.5);
    EQ(__enzyme_autodiff((void *)away, -2.25), -2);
    EQ(__enzyme_autodiff((void *)plain, 3.0), 6);
    return end();
}
