#include "case.h"
double __enzyme_autodiff(void *, ...);
unsigned long __enzyme_iter(unsigned long, unsigned long);
static double taylor(double x, unsigned long n) { double r = 0, t = 1; unsigned long m = __enzyme_iter(n, 1); for (unsigned long i = 1; i <= m; i++) { t *= x; r += t / i; } return r; }
static double d(double x, unsigned long n) { return __enzyme_autodiff((void *)taylor, enzyme_out, x, enzyme_const, n); }
int main(void)
{
    double x = 0.5, s = 0, t = 0;
    for (int i = 1; i <= 6; i++) s += pow(x, i - 1);
    for (int i = 2; i <= 7; i++) t += (i - 1) * pow(x, i - 2);
    EQ(d(x, 5), s);
    EQ(__enzyme_autodiff((void *)d, enzyme_out, x, enzyme_const, 5ul), t);
    return end();
}
