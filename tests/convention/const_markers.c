#include "case.h"
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { double *p; int n; double s; } obj;
static double f(double x, double y, const double *v, const obj *o, float z) { double r = x * y * z; for (int i = 0; i < o->n; i++) r += v[i] * o->p[i] * o->s * x; return r; }
int main(void)
{
    double p[2] = {1, 2}, dp[2] = {0}, v[2] = {3, 4}, dv[2] = {0}; obj o = {p, 2, 0.5}, dob = {dp, 2, 0};
    EQ(__enzyme_autodiff((void *)f, enzyme_out, 2.0, enzyme_const, 5.0, enzyme_const, v, enzyme_const, &o, enzyme_const, 1.0f), 5 + 5.5);
    EQ(__enzyme_autodiff((void *)f, enzyme_const, 2.0, 5.0, enzyme_const, v, enzyme_const, &o, enzyme_const, 3.0f), 6);
    __enzyme_autodiff_v((void *)f, enzyme_const, 2.0, enzyme_const, 5.0, enzyme_dup, v, dv, enzyme_const, &o, enzyme_const, 1.0f);
    EQ(dv[0], 1); EQ(dv[1], 2);
    __enzyme_autodiff_v((void *)f, enzyme_const, 2.0, enzyme_const, 5.0, enzyme_const, v, enzyme_dup, &o, &dob, enzyme_const, 1.0f);
    EQ(dp[0], 3); EQ(dp[1], 4); EQ(dob.s, 22);
    __enzyme_autodiff_v((void *)f, enzyme_const, 2.0, enzyme_const, 5.0, enzyme_const, v, enzyme_const, &o, enzyme_const, 1.0f);
    EQ(__enzyme_fwddiff((void *)f, enzyme_const, 2.0, enzyme_const, 5.0, enzyme_const, v, enzyme_const, &o, enzyme_const, 1.0f), 0);
    EQ(__enzyme_fwddiff((void *)f, enzyme_const, 2.0, 5.0, 1.0, enzyme_const, v, enzyme_const, &o, enzyme_dup, 1.0f, 2.0f), 2 + 20);
    return end();
}
