#include "case.h"
double __enzyme_autodiff(void *, ...);
static double down(double x, int n) { double r = 1; for (int i = n; i-- > 0;) r *= x + i; return r; }
static double twice(double x, unsigned n) { double r = 0; for (unsigned i = 0; i <= n; i += 2) r += i * x * x; return r; }
static double doubling(double x, long n) { double r = x; for (long i = 1; i < n; i *= 2) r = r * r + i; return r; }
static double until(double x, int n) { double r = x; do { r *= 1.5; if (r > 40) break; } while (--n); return r; }
static double newton(double x) { double y = x; while (fabs(y * y - x) > 1e-14 * x) y = 0.5 * (y + x / y); return y; }
static double nest(double x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) for (int j = i; j < n; j++) { if ((i + j) % 3 == 0) continue; for (int k = 0; k < j - i; k++) s += x * x * k; }
    return s;
}
static double two_exits(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { if (x[i] < 0) return s * s; s += x[i] * x[i]; if (s > 1000) goto out; }
    s *= 2;
out: return s;
}
int main(void)
{
    const double x = 1.3;
    double p = 1, q = 0;
    for (int i = 0; i < 6; i++) p *= x + i;
    for (int i = 0; i < 6; i++) q += p / (x + i);
    EQ(__enzyme_autodiff((void *)down, x, 6), q);
    EQ(__enzyme_autodiff((void *)twice, x, 7u), 2 * x * 12);
    double r = x, d = 1;
    for (long i = 1; i < 9; i *= 2) { d *= 2 * r; r = r * r + i; }
    EQ(__enzyme_autodiff((void *)doubling, x, 9l), d);
    EQ(__enzyme_autodiff((void *)until, 2.0, 100), pow(1.5, 8));
    EQ(__enzyme_autodiff((void *)newton, 2.0), 0.5 / sqrt(2));
    double c = 0;
    for (int i = 0; i < 7; i++) for (int j = i; j < 7; j++) if ((i + j) % 3) for (int k = 0; k < j - i; k++) c += k;
    EQ(__enzyme_autodiff((void *)nest, x, 7), 2 * x * c);
    double v[5] = {1, 2, -1, 3, 4}, g[5] = {0};
    __enzyme_autodiff((void *)two_exits, v, g, 5);
    EQ(g[0], 2 * 5 * 2); EQ(g[1], 2 * 5 * 4); EQ(g[2], 0);
    double v2[3] = {1, 2, 3}, g2[3] = {0};
    __enzyme_autodiff((void *)two_exits, v2, g2, 3);
    EQ(g2[2], 12);
    return end();
}
