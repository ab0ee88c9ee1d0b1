#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static double power(double x, unsigned n) { return n == 0 ? 1 : n % 2 ? x * power(x, n - 1) : power(x * x, n / 2); }
__attribute__((noinline)) static double odd(double x, int n);
__attribute__((noinline)) static double even(double x, int n) { return n ? odd(sin(x), n - 1) : x; }
static double odd(double x, int n) { return n ? even(x * x, n - 1) : 2 * x; }
typedef struct node { double v; struct node *l, *r; } node;
__attribute__((noinline)) static double sum(const node *n) { return n ? n->v * n->v + sum(n->l) * sum(n->r) : 1; }
__attribute__((noinline)) static void fill(double *a, int lo, int hi, double x) {
    if (hi - lo == 1) { a[lo] = x * lo; return; }
    int m = (lo + hi) / 2; fill(a, lo, m, x); fill(a, m, hi, x * x);
}
static double filled(double x) { double a[8]; fill(a, 0, 8, x); double s = 0; for (int i = 0; i < 8; i++) s += a[i]; return s; }
int main(void)
{
    double x = 1.1;
    EQ(__enzyme_autodiff((void *)power, x, 11), 11 * pow(x, 10));
    EQ(__enzyme_fwddiff((void *)power, x, 1.0, 11), 11 * pow(x, 10));
    EQ(__enzyme_autodiff((void *)even, x, 3), cos(pow(sin(x), 2)) * 2 * sin(x) * cos(x) * 2);
    node b = {3, 0, 0}, c = {4, 0, 0}, a = {2, &b, &c}, db = {0}, dc = {0}, da = {0, &db, &dc};
    __enzyme_autodiff((void *)sum, &a, &da);
    EQ(da.v, 4); EQ(db.v, 6 * 17); EQ(dc.v, 8 * 10);
    double w = 0;
    for (int i = 0; i < 8; i++) { int e = 1 << (__builtin_popcount(i)); w += i * e * pow(x, e - 1); }
    EQ(__enzyme_autodiff((void *)filled, x), w);
    return end();
}
