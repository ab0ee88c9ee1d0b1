#include "case.h"
#include <stdint.h>
void __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_number(void *, ...);
/* sparse rows, bit loops, and casts between integers and doubles */
typedef struct { int n; const int *row, *col; const double *val; } csr;
static double f(const csr *a, const double *x)
{
    double s = 0;
    for (int i = 0; i < a->n; i++) { double r = 0; for (int k = a->row[i]; k < a->row[i + 1]; k++) r += a->val[k] * x[a->col[k]]; s += r * r; }
    return s;
}
static double g(double x, uint32_t bits) { double r = 1; while (bits) { if (bits & 1) r *= x; x *= x; bits >>= 1; } return r; }
static double h(double x) { int n = (int)x; long long m = (long long)(x * 10); return n * x + (double)m * x * x + (double)(uint8_t)m; }
int main(void)
{
    int row[3] = {0, 2, 3}, col[3] = {0, 2, 1};
    double val[3] = {2, 3, 4}, dval[3] = {0}, x[3] = {1, 2, 3}, dx[3] = {0};
    csr a = {2, row, col, val}, da = {0, 0, 0, dval};
    __enzyme_autodiff((void *)f, enzyme_dup, &a, &da, enzyme_dup, x, dx);
    EQ(dx[0], 44); EQ(dx[1], 64); EQ(dx[2], 66); EQ(dval[0], 22); EQ(dval[1], 66); EQ(dval[2], 32);
    EQ(__enzyme_autodiff_number((void *)g, 1.1, 13u), 13 * pow(1.1, 12));
    EQ(__enzyme_autodiff_number((void *)h, 3.25), 3 + 2 * 32 * 3.25);
    return end();
}
