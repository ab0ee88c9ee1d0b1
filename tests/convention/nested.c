#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
static double f(double x) { return x * x * sin(x); }
static double df(double x) { return __enzyme_autodiff((void *)f, x); }
static double ddf(double x) { return __enzyme_fwddiff((void *)df, x, 1.0); }
static double dff(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
static double e(const double *x, int n) { double s = 0; for (int i = 0; i + 1 < n; i++) s += x[i] * x[i] * x[i + 1]; return s; }
static void grad(const double *x, double *g, int n) { __enzyme_autodiff_void((void *)e, enzyme_dup, x, g, enzyme_const, n); }
static double both(double x) { double y = x; for (int i = 0; i < 2; i++) y = y * __enzyme_autodiff((void *)f, y); return y; }
int main(void)
{
    double x = 0.9, s = sin(x), c = cos(x), d2 = 2 * s + 4 * x * c - x * x * s, d3 = 6 * c - 6 * x * s - x * x * c;
    EQ(ddf(x), d2);
    EQ(__enzyme_autodiff((void *)df, x), d2);
    EQ(__enzyme_autodiff((void *)dff, x), d2);
    EQ(__enzyme_fwddiff((void *)dff, x, 1.0), d2);
    EQ(__enzyme_autodiff((void *)ddf, x), d3);
    double v[3] = {1, 2, 3}, t[3] = {1, 0, 1}, g[3] = {0}, hv[3] = {0};
    __enzyme_fwddiff_void((void *)grad, enzyme_dup, v, t, enzyme_dup, g, hv, enzyme_const, 3);
    EQ(hv[0], 4); EQ(hv[1], 2 + 4); EQ(hv[2], 0);
    double h = 1e-4, q = (8 * (both(x + h) - both(x - h)) - both(x + 2 * h) + both(x - 2 * h)) / (12 * h);
    double got = __enzyme_autodiff((void *)both, x);
    EQ(fabs(got / q - 1) < 1e-7, 1);
    return end();
}
