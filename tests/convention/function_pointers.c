#include "case.h"
double __enzyme_autodiff(void *, ...);
typedef double (*op)(double, const double *);
static double add(double a, const double *b) { return a + *b; }
static double mul(double a, const double *b) { return a * *b; }
static double expo(double a, const double *b) { return exp(a * *b); }
static const op table[3] = {add, mul, expo};
static op chosen;
static double apply(op g, double a, const double *b, int n) { while (n--) a = g(a, b); return a; }
static double f(double x, const double *y, int k) { return apply(table[k], x, y, 2) + chosen(x, y); }
struct model { op forward; double w; };
static double run(const struct model *m, double x) { return m->forward(x, &m->w); }
int main(void)
{
    double x = 0.7, y = 0.4, d = 0;
    chosen = mul;
    EQ(__enzyme_autodiff((void *)f, x, &y, &d, 0), 1 + y); EQ(d, 2 + x);
    d = 0;
    EQ(__enzyme_autodiff((void *)f, x, &y, &d, 1), y * y + y); EQ(d, 2 * x * y + x);
    d = 0; chosen = expo;
    double e = exp(x * y), o = exp(e * y);
    EQ(__enzyme_autodiff((void *)f, x, &y, &d, 2), o * y * e * y + y * e); EQ(d, o * (e + y * e * x) + x * e);
    struct model m = {mul, 3}, dm = {mul, 0};
    EQ(__enzyme_autodiff((void *)run, &m, &dm, x), 3); EQ(dm.w, x);
    return end();
}
