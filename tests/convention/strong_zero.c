#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff_plain(void *, ...);
static double f(double x, double y) { return x > 0 ? x * y : sqrt(x - x) * 0.0; }
static double g(double x) { double r = sqrt(x); return r * 0; }
static double h(double x, double y) { return x / y; }
int main(void)
{
    EQ(__enzyme_autodiff((void *)f, enzyme_strong_zero, enzyme_out, 2.0, enzyme_const, 3.0), 3);
    EQ(__enzyme_autodiff((void *)g, enzyme_strong_zero, enzyme_out, 0.0), 0);
    EQ(__enzyme_fwddiff((void *)g, enzyme_strong_zero, enzyme_dup, 0.0, 1.0), 0);
    EQ(__enzyme_fwddiff((void *)f, enzyme_strong_zero, enzyme_dup, 1.0, 0.0, enzyme_dup, INFINITY, 0.0), 0);
    EQ(__enzyme_fwddiff((void *)h, enzyme_strong_zero, enzyme_dup, 1.0, 0.0, enzyme_const, 0.0), 0);
    EQ(__enzyme_fwddiff((void *)h, enzyme_dup, 1.0, 2.0, enzyme_const, 4.0), 0.5);
    return end();
}
