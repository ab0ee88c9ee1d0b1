#include "case.h"
typedef struct { double value, d; } pair;
typedef struct { double value, dx, dy; } triple;
typedef struct { float value, d; } fpair;
pair __enzyme_fwddiff(void *, ...);
triple __enzyme_autodiff(void *, ...);
pair __enzyme_autodiff_pair(void *, ...);
fpair __enzyme_fwddiff_float(void *, ...);
double __enzyme_fwddiff_noret(void *, ...);
double __enzyme_autodiff_const(void *, ...);
static double f(double x, double y) { return x * x + sin(y); }
static float ff(float x) { return x * x * x; }
static double g(const double *x, double *out) { *out = x[0] * 3; return x[0] * x[1]; }
int main(void)
{
    pair p = __enzyme_fwddiff((void *)f, enzyme_primal_return, enzyme_dup, 3.0, 1.0, enzyme_const, 0.5);
    EQ(p.value, 9 + sin(0.5)); EQ(p.d, 6);
    triple t = __enzyme_autodiff((void *)f, enzyme_primal_return, enzyme_out, 3.0, enzyme_out, 0.5);
    EQ(t.value, 9 + sin(0.5)); EQ(t.dx, 6); EQ(t.dy, cos(0.5));
    pair q = __enzyme_autodiff_pair((void *)f, enzyme_primal_return, enzyme_const, 3.0, enzyme_out, 0.5);
    EQ(q.value, 9 + sin(0.5)); EQ(q.d, cos(0.5));
    fpair r = __enzyme_fwddiff_float((void *)ff, enzyme_primal_return, 2.0f, 1.0f);
    EQ(r.value, 8); EQ(r.d, 12);
    EQ(__enzyme_fwddiff_noret((void *)f, enzyme_noret, enzyme_dup, 3.0, 1.0, enzyme_dup, 0.0, 1.0), 7);
    double x[2] = {2, 5}, dx[2] = {0}, o, dout = 1;
    double v = __enzyme_autodiff_const((void *)g, enzyme_primal_return, enzyme_const_return, enzyme_dup, x, dx, enzyme_dup, &o, &dout);
    EQ(v, 10); EQ(dx[0], 3); EQ(dx[1], 0);
    return end();
}
