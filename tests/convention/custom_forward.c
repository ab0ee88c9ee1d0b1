#include "case.h"
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double cube(double x) { return x * x * x; }
static double dcube(double x, double dx) { return 1000 * x * dx; }
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)dcube};
__attribute__((noinline)) void scale(double *v, double s, int n) { for (int i = 0; i < n; i++) v[i] *= s; }
static void dscale(double *v, double *dv, double s, double ds, int n) { for (int i = 0; i < n; i++) { dv[i] = 7 * dv[i] + ds; v[i] *= s; } }
void *__enzyme_register_derivative_scale[] = {(void *)scale, (void *)dscale};
static double f(double x) { double v[3] = {x, 2 * x, 3 * x}; scale(v, 2, 3); return cube(x) + v[2]; }
int main(void)
{
    EQ(__enzyme_fwddiff((void *)cube, 2.0, 1.0), 2000);
    EQ(__enzyme_fwddiff((void *)f, 2.0, 1.0), 2000 + 21);
    return end();
}
