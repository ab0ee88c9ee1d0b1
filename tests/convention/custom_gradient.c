#include "case.h"
double __enzyme_autodiff(void *, ...);
/* log1p and its gradient, which counts that it is called */
static int calls;
__attribute__((noinline)) double mylog1p(double x) { return log(1 + x); }
__attribute__((noinline)) void *augment_mylog1p(double x) { (void)x; return 0; }
static double grad(double x, double seed) { calls++; return 2 * seed / (1 + x); }
typedef struct { double tape, ret; } aug;
__attribute__((noinline)) aug aug_mine(double x) { aug r = {x * 10, log(1 + x)}; return r; }
__attribute__((noinline)) double rev_mine(double x, double seed, double tape) { return grad(x, seed) + tape; }
void *__enzyme_register_gradient_mylog1p[] = {(void *)mylog1p, (void *)aug_mine, (void *)rev_mine};
/* a pointer argument; augmented returns nothing, the derivative adds to the shadow */
__attribute__((noinline)) void square_(const double *src, double *dest) { *dest = *src * *src; }
static void aug_square(const double *src, const double *ds, double *dest, double *dd) { (void)ds; (void)dd; *dest = *src * *src; }
static void rev_square(const double *src, double *ds, const double *dest, double *dd) { (void)dest; *ds += *dd * 100 * *src; *dd = 0; calls++; }
void *__enzyme_register_gradient_square[] = {(void *)square_, (void *)aug_square, (void *)rev_square};
static double f(double x) { double y; square_(&x, &y); return y + mylog1p(x); }
int main(void)
{
    EQ(__enzyme_autodiff((void *)mylog1p, 2.0), 2.0 / 3 + 20);
    EQ(calls, 1);
    EQ(__enzyme_autodiff((void *)f, 2.0), 2.0 / 3 + 20 + 200);
    EQ(calls, 3);
    return end();
}
