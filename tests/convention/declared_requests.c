/* requests with signatures of their own, and by variables that hold the markers */
#include "case.h"
extern double __enzyme_autodiff(double (*)(double), double);
extern void __enzyme_autodiff_sum(void (*)(const double *, double *, int), int, const double *, double *, int, double *, double *, int, int);
extern float __enzyme_autodiff1(float (*)(float, float), int, float, float);
extern double __enzyme_fwddiff2(double (*)(double, double), int, double, double, int, double);
static double f(double x) { return exp(-x * x); }
static void g(const double *x, double *y, int n) { *y = 0; for (int i = 0; i < n; i++) *y += sqrt(x[i]); }
static float h(float x, float y) { return x * y * y; }
static double k(double x, double y) { return x / y; }
int main(void)
{
    EQ(__enzyme_autodiff(f, 0.5), -exp(-0.25));
    double x[2] = {4, 9}, d[2] = {0}, y = 0, s = 1;
    __enzyme_autodiff_sum(g, enzyme_dup, x, d, enzyme_dup, &y, &s, enzyme_const, 2);
    EQ(d[0], 0.25); EQ(d[1], 1.0 / 6); EQ(y, 5);
    EQ(__enzyme_autodiff1(h, enzyme_const, 2.0f, 3.0f), 12);
    EQ(__enzyme_fwddiff2(k, enzyme_dup, 1.0, 2.0, enzyme_const, 4.0), 0.5);
    return end();
}
