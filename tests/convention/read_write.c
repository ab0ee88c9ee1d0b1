#include "case.h"
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
__attribute__((noinline)) static double readwrite(double *x) { double r = *x; *x = r * r; return *x * r; }
static double f(double *x) { double a = readwrite(x); double b = readwrite(x); *x = 0; return a + b; }
static double sort(double *x, int n) {
    for (int i = 1; i < n; i++) { double t = x[i]; int j = i; while (j > 0 && x[j - 1] > t) { x[j] = x[j - 1]; j--; } x[j] = t; }
    double s = 0; for (int i = 0; i < n; i++) s += (i + 1) * x[i]; return s;
}
static double rotate(double *a, int n) { double *b = malloc(n * sizeof *b); for (int k = 0; k < 3; k++) { for (int i = 0; i < n; i++) b[i] = a[(i + 1) % n] * (k + 1); double *t = a; a = b; b = t; } double r = a[0] + 2 * a[1]; free(b == a ? b : (double *)0); return r; }
int main(void)
{
    double x = 1.1, d = 0;
    __enzyme_autodiff_v((void *)f, &x, &d);
    EQ(d, 3 * 1.21 + 6 * pow(1.1, 5));
    double v[4] = {3, 1, 4, 2}, g[4] = {0};
    __enzyme_autodiff_v((void *)sort, v, g, 4);
    EQ(g[0], 3); EQ(g[1], 1); EQ(g[2], 4); EQ(g[3], 2);
    double w[4] = {1, 2, 3, 4}, h[4] = {0};
    __enzyme_autodiff_v((void *)rotate, w, h, 4);
    EQ(h[3], 6); EQ(h[0], 12); EQ(h[1], 0);
    return end();
}
