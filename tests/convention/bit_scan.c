/* Subsets by bit tricks beside numbers: memo tables, popcounts, Gray codes, fast inverse roots avoided. */
#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { uint64_t seen[4]; double memo[256]; } cache;
static double best(cache *c, const double *w, int n, uint32_t set) {
    if (!set) return 0;
    if (c->seen[set >> 6] >> (set & 63) & 1) return c->memo[set];
    double m = 0;
    for (uint32_t s = set; s; s &= s - 1) { int i = __builtin_ctz(s); double v = w[i] * __builtin_popcount(set) + best(c, w, n, set & ~(1u << i)) * 0.5; if (v > m) m = v; }
    c->seen[set >> 6] |= (uint64_t)1 << (set & 63);
    return c->memo[set] = m;
}
static double gray(const double *w, int n) { double run = 0, s = 0; uint32_t prev = 0; for (uint32_t i = 1; i < 1u << n; i++) { uint32_t g = i ^ i >> 1, flip = g ^ prev; int b = __builtin_ctz(flip); run += g & flip ? w[b] : -w[b]; s += run * run; prev = g; } return s; }
static double reversed(const double *w, int n, int bits) { double a[16]; for (int i = 0; i < n; i++) { unsigned r = 0; for (int b = 0; b < bits; b++) r |= (i >> b & 1u) << (bits - 1 - b); a[r] = w[i]; } double s = 0; for (int i = 0; i < n; i++) s += a[i] * (i + 1); return s; }
static double f(const double *w, int n) { cache *c = calloc(1, sizeof *c); double r = best(c, w, n, (1u << n) - 1); free(c); return r + gray(w, n) + reversed(w, 8, 3); }
int main(void)
{
    double w[8] = {1, 2.5, 0.3, 1.7, 0.9, 2.2, 0.4, 1.3}, d[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, w, d, enzyme_const, 6);
    for (int i = 0; i < 8; i++) { double k = w[i], e = 1e-4; w[i] = k + e; double a = f(w, 6); w[i] = k - e; double b = f(w, 6); w[i] = k; EQ(fabs(d[i] - (a - b) / (2 * e)) < 1e-6 * (1 + fabs(d[i])), 1); double v[8] = {0}; v[i] = 1; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, w, v, enzyme_const, 6), d[i]); }
    return end();
}
