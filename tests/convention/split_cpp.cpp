#include "case.hpp"
struct Aug { void *tape; double primal; };
struct AugP { void *tape; double *primal, *shadow; };
static double f(double *x, int n) { double r = 1; for (int i = 0; i < n; i++) { r *= x[i]; x[i] = r; } return r; }
__attribute__((noinline)) static double *g(double *x, int n) { double *y = new double[n]; for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; return y; }
int main()
{
    double x[3] = {2, 3, 4}, d[3] = {0};
    Aug a = __enzyme_augmentfwd<Aug>((void *)f, enzyme_dup, x, d, enzyme_const, 3);
    EQ(a.primal, 24);
    __enzyme_reverse<void>((void *)f, enzyme_dup, x, d, enzyme_const, 3, 1.0, a.tape);
    EQ(d[0], 12); EQ(d[1], 8); EQ(d[2], 6);
    double y[2] = {2, 3}, e[2] = {0};
    AugP p = __enzyme_augmentfwd<AugP>((void *)g, enzyme_dup, y, e, enzyme_const, 2);
    EQ(p.primal[1], 9);
    p.shadow[0] += 1; p.shadow[1] += 10;
    __enzyme_reverse<void>((void *)g, enzyme_dup, y, e, enzyme_const, 2, p.tape);
    EQ(e[0], 4); EQ(e[1], 60);
    return end();
}
