#include "case.h"
double __enzyme_autodiff(void *, ...);
static double f(double x, int k)
{
    double y = x;
    switch (k) {
    case 0: y = sin(x); break;
    case 1: y = x * x; /* falls on */
    case 2: y += 3 * x; break;
    case 7: return -x;
    case 100: case 101: y = y > 0 ? exp(y) : y; break;
    default: y = 0;
    }
    double a = k & 1 ? y : x, b = k & 2 ? a * y : a + y;
    return b > 1e6 ? 1e6 : b;
}
int main(void)
{
    double x = 0.8;
    EQ(__enzyme_autodiff((void *)f, x, 0), 1 + cos(x));
    EQ(__enzyme_autodiff((void *)f, x, 1), 2 * (2 * x + 3));
    EQ(__enzyme_autodiff((void *)f, x, 2), 2 * 4 * x);
    EQ(__enzyme_autodiff((void *)f, x, 7), -1);
    EQ(__enzyme_autodiff((void *)f, x, 100), 1 + exp(x));
    EQ(__enzyme_autodiff((void *)f, x, 101), 2 * exp(x));
    EQ(__enzyme_autodiff((void *)f, x, 9), 0);
    EQ(__enzyme_autodiff((void *)f, x, 8), 1);
    return end();
}
