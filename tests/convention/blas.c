#include "case.h"
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
enum { RM = 101, CM = 102, NT = 111, TR = 112 };
#define N __attribute__((noinline, weak))
double cblas_ddot(int, const double *, int, const double *, int);
void cblas_daxpy(int, double, const double *, int, double *, int);
void cblas_dscal(int, double, double *, int);
double cblas_dnrm2(int, const double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
double ddot_(int *, const double *, int *, const double *, int *);
static double f(double *x, double *y, double *a)
{
    double z[2] = {x[0], x[1]}, c[4] = {0};
    cblas_daxpy(2, 2.0, y, 1, z, 1);              /* z = x + 2 y */
    cblas_dscal(2, 3.0, z, 1);                    /* z = 3 x + 6 y */
    double v[2];
    cblas_dgemv(RM, NT, 2, 2, 1.0, a, 2, z, 1, 0.0, v, 1); /* v = A z */
    cblas_dgemm(RM, NT, TR, 2, 2, 2, 1.0, a, 2, a, 2, 0.0, c, 2); /* c = A A^T */
    return cblas_ddot(2, v, 1, x, 1) + c[1];
}
static double g(double *x) { int n = 3, one = 1; return ddot_(&n, x, &one, x, &one) * cblas_dnrm2(3, x, 1); }
int main(void)
{
    double x[2] = {1, 2}, y[2] = {3, 4}, a[4] = {1, 2, 5, 7}, dx[2] = {0}, dy[2] = {0}, da[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, y, dy, a, da);
    double z[2] = {21, 30};
    EQ(dx[0], 21 + 60 + 3 * (1 + 10)); EQ(dx[1], 105 + 210 + 3 * (2 + 14));
    EQ(dy[0], 6 * 11); EQ(dy[1], 6 * 16);
    EQ(da[0], z[0] * 1 + 5); EQ(da[1], z[1] * 1 + 7); EQ(da[2], z[0] * 2 + 1); EQ(da[3], z[1] * 2 + 2);
    double u[3] = {1, 2, 2}, du[3] = {1, 0, 0};
    EQ(__enzyme_fwddiff((void *)g, enzyme_dup, u, du), 3 * 3 * 1);
    return end();
}
