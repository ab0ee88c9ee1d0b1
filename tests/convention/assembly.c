#include "case.h"
/* One instruction of inline assembly, and barriers that are none. */
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef double two __attribute__((vector_size(16)));
static double root(double x) { double r; __asm__("sqrtsd %1, %0" : "=x"(r) : "x"(x * x * x)); return r; }
static double least(double x, double y) { double r = x * x; __asm__("minsd %1, %0" : "+x"(r) : "x"(y)); return r; }
static double packed(double x) { two a = {x, 2 * x}, b = {3, x}; __asm__("mulpd %1, %0" : "+x"(a) : "x"(b)); __asm__("subpd %1, %0" : "+x"(a) : "x"(b)); return a[0] * a[1]; }
static double hidden(double x) { double y = x * x; __asm__ volatile("" : "+x"(y)); __asm__ volatile("" : "+m"(y) : : "memory"); __asm__("" : "+g,x"(y)); return y * x; }
static double legacy(double x) { long double r = x; __asm__("fsin" : "+t"(r)); __asm__("fchs" : "+t"(r)); return (double)(r * r * r); }
int main(void)
{
    double x = 1.7;
    EQ(__enzyme_autodiff((void *)root, x), 1.5 * sqrt(x)); EQ(__enzyme_fwddiff((void *)root, x, 1.0), 1.5 * sqrt(x));
    EQ(__enzyme_autodiff((void *)least, enzyme_out, x, enzyme_const, 9.0), 2 * x); EQ(__enzyme_autodiff((void *)least, enzyme_out, x, enzyme_const, 1.0), 0);
    EQ(__enzyme_autodiff((void *)packed, x), 3 * (2 * x * x - x) + (3 * x - 3) * (4 * x - 1));
    EQ(__enzyme_autodiff((void *)hidden, x), 3 * x * x); EQ(__enzyme_fwddiff((void *)hidden, x, 1.0), 3 * x * x);
    EQ(__enzyme_autodiff((void *)legacy, x), -3 * sin(x) * sin(x) * cos(x));
    return end();
}
