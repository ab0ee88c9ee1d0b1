#include "case.h"
void __enzyme_fwddiff(void *, ...);
double *__enzyme_fwddiff_ptr(void *, ...);
typedef struct { double *p, *d; } both;
both __enzyme_fwddiff_both(void *, ...);
__attribute__((noinline)) static double *make(double x, int n) { double *r = malloc(n * sizeof *r); for (int i = 0; i < n; i++) r[i] = pow(x, i); return r; }
static void inplace(double *a, double *b, int n) { for (int i = 1; i < n; i++) { a[i] = a[i - 1] * b[i]; b[i - 1] = a[i]; } }
static double *where(double *a, int i) { return a + i; }
int main(void)
{
    double *d = __enzyme_fwddiff_ptr((void *)make, enzyme_dup, 2.0, 1.0, enzyme_const, 4);
    EQ(d[0], 0); EQ(d[1], 1); EQ(d[3], 12);
    both r = __enzyme_fwddiff_both((void *)make, enzyme_primal_return, enzyme_dup, 2.0, 1.0, enzyme_const, 4);
    EQ(r.p[3], 8); EQ(r.d[3], 12);
    double a[3] = {1, 0, 0}, b[3] = {5, 2, 3}, da[3] = {1, 0, 0}, db[3] = {0};
    __enzyme_fwddiff((void *)inplace, a, da, b, db, 3);
    EQ(a[2], 6); EQ(da[1], 2); EQ(da[2], 6); EQ(db[0], 2); EQ(db[1], 6);
    EQ(__enzyme_fwddiff_ptr((void *)where, a, da, 2) == da + 2, 1);
    return end();
}
