#include "case.h"
float __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_d(void *, ...);
float __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
static float f(float x) { double y = (double)x * x; return (float)(y * x); }
static double g(double x) { float y = (float)x; return (double)(y * y) + x; }
static double dot(const float *x, const double *y, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
static long double wide(long double x) { return x * x * x; }
static double viawide(double x) { return (double)wide(x) + x; }
int main(void)
{
    EQ(__enzyme_autodiff((void *)f, 2.0f), 12);
    EQ(__enzyme_fwddiff((void *)f, 2.0f, 1.0f), 12);
    EQ(__enzyme_autodiff_d((void *)g, 1.5), 4);
    float x[2] = {1, 2}, dx[2] = {0}; double y[2] = {3, 4}, dy[2] = {0};
    __enzyme_autodiff_v((void *)dot, x, dx, y, dy, 2);
    EQ(dx[0], 3); EQ(dx[1], 4); EQ(dy[0], 1); EQ(dy[1], 2);
    EQ(__enzyme_autodiff_d((void *)viawide, 2.0), 13);
    return end();
}
