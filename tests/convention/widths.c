#include "case.h"
typedef struct { double a, b, c; } three;
three __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
void __enzyme_autodiff_void(void *, ...);
three __enzyme_autodiff_three(void *, ...);
static double f(double x, double y) { return x * x * y; }
static void g(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * x[0]; }
static double h(const double *x) { return x[0] * x[1]; }
int main(void)
{
    three t = __enzyme_fwddiff((void *)f, enzyme_width, 3, enzyme_dup, 3.0, 1.0, 0.0, 2.0, enzyme_dup, 5.0, 0.0, 1.0, 4.0);
    EQ(t.a, 30); EQ(t.b, 9); EQ(t.c, 60 + 36);
    double x[2] = {2, 3}, d[2][2] = {{1, 0}, {0, 1}}, y[2], e[2][2] = {{0}};
    __enzyme_fwddiff_void((void *)g, enzyme_width, 2, enzyme_dup, x, d[0], d[1], enzyme_dup, y, e[0], e[1], enzyme_const, 2);
    EQ(e[0][0], 12); EQ(e[0][1], 9); EQ(e[1][0], 0); EQ(e[1][1], 12);
    double e2[2][2] = {{0}};
    __enzyme_fwddiff_void((void *)g, enzyme_width, 2, enzyme_dupv, sizeof d[0], x, d, enzyme_dupv, sizeof e2[0], y, e2, enzyme_const, 2);
    EQ(e2[0][0], 12); EQ(e2[0][1], 9); EQ(e2[1][1], 12);
    double s[2][2] = {{1, 0}, {0, 1}}, j[2][2] = {{0}};
    __enzyme_autodiff_void((void *)g, enzyme_width, 2, enzyme_dup, x, j[0], j[1], enzyme_dupnoneed, y, s[0], s[1], enzyme_const, 2);
    EQ(j[0][0], 12); EQ(j[0][1], 0); EQ(j[1][0], 9); EQ(j[1][1], 12);
    (void)h;
    return end();
}
