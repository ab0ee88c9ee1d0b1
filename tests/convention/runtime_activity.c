#include "case.h"
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static double pick(const double *a, const double *b, int k) { const double *p = k ? a : b; return p[0] * p[0] + p[1]; }
typedef struct { const double *data; double scale; } view;
__attribute__((noinline)) static void f(const view *v, double *out) { *out = v->data[0] * v->scale + v->data[1]; }
static void g(const double *a, const double *b, int k, double *out) { *out = pick(a, b, k) * a[0]; }
int main(void)
{
    double a[2] = {2, 3}, b[2] = {5, 7}, da[2] = {0}, o, s = 1;
    __enzyme_autodiff((void *)g, enzyme_runtime_activity, enzyme_dup, a, da, enzyme_const, b, enzyme_const, 1, enzyme_dup, &o, &s);
    EQ(da[0], 3 * 4 + 3); EQ(da[1], 2);
    da[0] = da[1] = 0; s = 1;
    __enzyme_autodiff((void *)g, enzyme_runtime_activity, enzyme_dup, a, da, enzyme_const, b, enzyme_const, 0, enzyme_dup, &o, &s);
    EQ(da[0], 32); EQ(da[1], 0); EQ(b[0], 5);
    view v = {b, 3}, dv = {b, 0}; s = 1;
    __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, &v, &dv, enzyme_dup, &o, &s);
    EQ(dv.scale, 5); EQ(b[0], 5); EQ(b[1], 7);
    dv.scale = 2; s = 0;
    __enzyme_fwddiff((void *)f, enzyme_runtime_activity, enzyme_dup, &v, &dv, enzyme_dup, &o, &s);
    EQ(s, 10);
    return end();
}
