#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double my_log1p(double x) { printf("%s", ""); return log1p(x); }
void *__enzyme_function_like[2] = {(void *)my_log1p, (void *)"log1p"};
__attribute__((noinline, weak)) double my_sin(double x) { return sin(x) + 0 * strlen("ab"); }
void *__enzyme_function_like_2[] = {(void *)my_sin, (void *)"sin"};
__attribute__((enzyme_function_like("cos"))) double my_cos(double x) { return 0.5 * x; }
static double f(double x) { return my_log1p(x) * my_sin(x) + my_cos(x); }
int main(void)
{
    double x = 0.6, w = sin(x) / (1 + x) + log1p(x) * cos(x) - sin(x);
    EQ(__enzyme_autodiff((void *)f, x), w);
    EQ(__enzyme_fwddiff((void *)f, x, 1.0), w);
    EQ(__enzyme_autodiff((void *)my_log1p, x), 1 / (1 + x));
    return end();
}
