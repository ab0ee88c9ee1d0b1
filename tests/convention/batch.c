#include "case.h"
typedef struct { double a, b, c, d; } four;
four __enzyme_batch(void *, ...);
void __enzyme_batch_void(void *, ...);
static double f(double x, double y) { return x > 1 ? x * y : exp(x) + y; }
static void g(double *x, double s) { x[0] *= s; x[1] += s; }
static double loop(const double *v, int n, double k) { double r = 0; for (int i = 0; i < n; i++) r += v[i] * k; return r; }
int main(void)
{
    four r = __enzyme_batch((void *)f, enzyme_width, 4, enzyme_vector, 0.5, 1.0, 2.0, 3.0, enzyme_scalar, 10.0);
    EQ(r.a, exp(0.5) + 10); EQ(r.b, exp(1) + 10); EQ(r.c, 20); EQ(r.d, 30);
    double a[2] = {1, 2}, b[2] = {3, 4};
    __enzyme_batch_void((void *)g, enzyme_width, 2, enzyme_vector, a, b, enzyme_vector, 2.0, 3.0);
    EQ(a[0], 2); EQ(a[1], 4); EQ(b[0], 9); EQ(b[1], 7);
    double m[4][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 1, 1}};
    four s = __enzyme_batch((void *)loop, enzyme_width, 4, enzyme_buffer, sizeof m[0], m, enzyme_scalar, 3, enzyme_vector, 1.0, 2.0, 3.0, 4.0);
    EQ(s.a, 6); EQ(s.b, 30); EQ(s.c, 72); EQ(s.d, 12);
    return end();
}
