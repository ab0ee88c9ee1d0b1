#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double constant(double x) { printf("%s", ""); return 3 * x; }
void *__enzyme_inactivefn[1] = {(void *)constant};
__attribute__((enzyme_inactive)) __attribute__((noinline)) double quiet(double x) { return 5 * x * x; }
double weights[3] = {1, 2, 3};
void *__enzyme_inactive_global_weights = &weights;
__attribute__((enzyme_inactive)) double cache[2];
double __enzyme_ignore_derivatives(double);
double __enzyme_call_inactive(void *, ...);
__attribute__((noinline)) static double plain(double x, double y) { return x * y; }
static double f(double x)
{
    weights[1] = x;
    cache[0] = x * x;
    return constant(x) * x + quiet(x) + weights[1] * x + cache[0] + __enzyme_ignore_derivatives(x * x) * x + __enzyme_call_inactive((void *)plain, x, x) * x;
}
static double g(double x) { return constant(x) * x + quiet(x) + __enzyme_ignore_derivatives(x * x) * x + __enzyme_call_inactive((void *)plain, x, x) * x; }
int main(void)
{
    double x = 1.5;
    EQ(__enzyme_autodiff((void *)g, x), 3 * x + x * x + x * x);
    EQ(__enzyme_fwddiff((void *)g, x, 1.0), 3 * x + x * x + x * x);
#ifndef __OPTIMIZE__ /* else the register, not the global, is used */
    EQ(__enzyme_autodiff((void *)f, x), 3 * x + x + x * x + x * x);
#endif
    return end();
}
