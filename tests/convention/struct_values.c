#include "case.h"
typedef struct { double a, b; } two;
typedef struct { double m[4]; int tag; } big;
typedef struct { float x, y; } fl;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff_number(void *, ...);
__attribute__((noinline)) static two turn(two p, double t) { two r = {p.a * cos(t) - p.b * sin(t), p.a * sin(t) + p.b * cos(t)}; return r; }
__attribute__((noinline)) static big fill(double v) { big b = {{v, v * v, 1, 2 * v}, 5}; return b; }
__attribute__((noinline)) static double use(big b) { return b.m[0] * b.m[1] + b.tag * b.m[3]; }
static double f(const double *x) { two p = {x[0], x[1]}; p = turn(turn(p, x[2]), 0.5); return p.a * p.a * p.b + use(fill(x[0])); }
__attribute__((noinline)) static fl mix(fl v, float s) { fl r = {v.y * s, v.x + s}; return r; }
static double g(double x) { fl v = {(float)x, 2}; v = mix(v, 3); v = mix(v, (float)x); return v.x * v.y; }
int main(void)
{
    double x[3] = {1, 2, 0.3}, d[3] = {0}, t = 0.8;
    __enzyme_autodiff((void *)f, x, d);
    double a = cos(t) - 2 * sin(t), b = sin(t) + 2 * cos(t);
    EQ(d[0], 2 * a * b * cos(t) + a * a * sin(t) + 3 + 10); EQ(d[1], -2 * a * b * sin(t) + a * a * cos(t)); EQ(d[2], -2 * a * b * b + a * a * a);
    EQ(__enzyme_fwddiff_number((void *)g, 2.0, 1.0), 66); /* (x + 3) x (6 + x) */
    return end();
}
