#include "case.h"
double __enzyme_autodiff(void *, ...);
static double state = 2, table[4] = {1, 2, 3, 4};
double shared;
static const double weights[3] = {0.5, 0.25, 0.125};
__attribute__((noinline)) static void push(double v) { shared = v * v; state += v; }
static double f(double x)
{
    double s = 0;
    state = 2;
    for (int i = 0; i < 3; i++) { push(x * weights[i]); table[i + 1] = table[i] * x + shared; s += table[i + 1]; }
    return s * state;
}
int main(void)
{
    double x = 1.2, t = 1, dt = 0, s = 0, ds = 0, st = 2, dst = 0;
    for (int i = 0; i < 3; i++) {
        double w = weights[i];
        st += x * w; dst += w;
        dt = dt * x + t + 2 * x * w * w; t = t * x + x * x * w * w;
        s += t; ds += dt;
    }
    EQ(__enzyme_autodiff((void *)f, x), ds * st + s * dst);
    return end();
}
