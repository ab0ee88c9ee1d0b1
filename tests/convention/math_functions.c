#define _GNU_SOURCE
#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#define F(name, e) static double f_##name(double x) { return e; }
F(j0, j0(x)) F(j1, j1(x)) F(jn, jn(3, x)) F(y0, y0(x)) F(y1, y1(x)) F(yn, yn(2, x)) F(erf, erf(x)) F(erfc, erfc(x))
F(lgamma, lgamma(x)) F(tgamma, tgamma(x)) F(fma, fma(x, x, 3 * x)) F(cbrt, cbrt(x)) F(exp2, exp2(x)) F(exp10, exp10(x))
F(log2, log2(x)) F(log10, log10(x)) F(log1p, log1p(x)) F(expm1, expm1(x)) F(asinh, asinh(x)) F(acosh, acosh(x + 1))
F(atanh, atanh(x / 9)) F(hypot, hypot(x, 2 * x * x)) F(atan2, atan2(x * x, 3)) F(pow, pow(x, x)) F(powi, __builtin_powi(x, 5))
F(fmod, fmod(x * x, 0.7)) F(rem, remainder(x * x, 0.7)) F(fmax, fmax(x * x, x)) F(fmin, fmin(x * x, x)) F(fabs, fabs(-3 * x))
F(copysign, copysign(x, -2)) F(floor, floor(x) * x) F(round, round(x) + x) F(ldexp, ldexp(x * x, 3)) F(scalbn, scalbn(x, -2)) F(fdim, fdim(x * x, x))
static double f_frexp(double x) { int e; double m = frexp(x, &e); return m * m * e; }
static double f_modf(double x) { double w; double r = modf(x, &w); return r * r * w; }
static double f_sincos(double x) { double s, c; sincos(x, &s, &c); return s * c; }
static double f_nextafter(double x) { return x * nextafter(2.0, 3.0); }
static double f_lgamma_r(double x) { int s; return lgamma_r(x, &s) * s; }
static double f_remquo(double x) { int q; return remquo(x, 0.9, &q) * q; }
#define T(name, d) EQ(__enzyme_autodiff((void *)f_##name, x), d); EQ(__enzyme_fwddiff((void *)f_##name, x, 1.0), d);
static double digamma(double x) { double s = 0; while (x < 20) s -= 1 / x++; return s + log(x) - 1 / (2 * x) - 1 / (12 * x * x) + 1 / (120 * pow(x, 4)) - 1 / (252 * pow(x, 6)); }
int main(void)
{
    double x = 1.7, e = 2 / sqrt(M_PI) * exp(-x * x);
    T(j0, -j1(x)) T(j1, 0.5 * (j0(x) - jn(2, x))) T(jn, 0.5 * (jn(2, x) - jn(4, x))) T(y0, -y1(x)) T(y1, 0.5 * (y0(x) - yn(2, x))) T(yn, 0.5 * (yn(1, x) - yn(3, x)))
    T(erf, e) T(erfc, -e) T(lgamma, digamma(x)) T(tgamma, tgamma(x) * digamma(x)) T(fma, 2 * x + 3) T(cbrt, cbrt(x) / (3 * x))
    T(exp2, exp2(x) * M_LN2) T(exp10, pow(10, x) * M_LN10) T(log2, 1 / (x * M_LN2)) T(log10, 1 / (x * M_LN10)) T(log1p, 1 / (1 + x)) T(expm1, exp(x))
    T(asinh, 1 / sqrt(1 + x * x)) T(acosh, 1 / sqrt((x + 1) * (x + 1) - 1)) T(atanh, 9 / (81 - x * x)) T(hypot, (x + 8 * x * x * x) / hypot(x, 2 * x * x))
    T(atan2, 6 * x / (9 + x * x * x * x)) T(pow, pow(x, x) * (log(x) + 1)) T(powi, 5 * pow(x, 4)) T(fmod, 2 * x) T(rem, 2 * x) T(fmax, 2 * x) T(fmin, 1) T(fabs, 3)
    T(copysign, -1) T(floor, 1) T(round, 1) T(ldexp, 16 * x) T(scalbn, 0.25) T(fdim, 2 * x - 1)
    T(frexp, x / 2) T(modf, 2 * (x - 1)) T(sincos, cos(2 * x)) T(nextafter, nextafter(2.0, 3.0)) T(lgamma_r, digamma(x)) T(remquo, 2)
    return end();
}
