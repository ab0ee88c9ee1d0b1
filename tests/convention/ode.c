#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef void (*rhs)(double t, const double *y, double *dy, void *ctx);
typedef struct { double k; int calls; } ctx;
static void decay(double t, const double *y, double *dy, void *c) { ctx *p = c; p->calls++; dy[0] = -p->k * y[0]; dy[1] = p->k * y[0] + 0 * t; }
static void rk4(rhs f, double *y, double t1, int steps, void *c)
{
    double h = t1 / steps, k[4][2], u[2];
    for (int s = 0; s < steps; s++) {
        f(s * h, y, k[0], c);
        for (int m = 1; m < 4; m++) { for (int i = 0; i < 2; i++) u[i] = y[i] + h * (m == 3 ? 1 : 0.5) * k[m - 1][i]; f(s * h, u, k[m], c); }
        for (int i = 0; i < 2; i++) y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
}
static double f(double k) { ctx c = {k, 0}; double y[2] = {1, 0}; rk4(decay, y, 1.0, 50, &c); return y[1] + 0 * c.calls; }
int main(void)
{
    double h = 1.0 / 50, k = 0.7, z = h * k, p = 1 - z + z * z / 2 - z * z * z / 6 + z * z * z * z / 24;
    double want = -50 * pow(p, 49) * h * (-1 + z - z * z / 2 + z * z * z / 6);
    EQ(__enzyme_autodiff((void *)f, k), want);
    EQ(__enzyme_fwddiff((void *)f, k, 1.0), want);
    return end();
}
