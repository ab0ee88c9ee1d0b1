/* An FFT with a cached plan, interleaved arrays, casts between double* and complex*. */
#include "case.h"
#include <complex.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { int n; double complex *twiddle; int *rev; } plan;
static plan *plans[8];
static const plan *get_plan(int n) { int k = __builtin_ctz(n); if (!plans[k]) { plan *p = malloc(sizeof *p); p->n = n; p->twiddle = malloc(n / 2 * sizeof *p->twiddle); p->rev = malloc(n * sizeof *p->rev); for (int i = 0; i < n / 2; i++) p->twiddle[i] = cexp(-2 * M_PI * I * i / n); for (int i = 0; i < n; i++) { int r = 0; for (int b = 0; b < k; b++) r |= (i >> b & 1) << (k - 1 - b); p->rev[i] = r; } plans[k] = p; } return plans[k]; }
static void fft(double complex *a, int n) { const plan *p = get_plan(n); for (int i = 0; i < n; i++) if (i < p->rev[i]) { double complex t = a[i]; a[i] = a[p->rev[i]]; a[p->rev[i]] = t; } for (int len = 2; len <= n; len <<= 1) for (int i = 0; i < n; i += len) for (int j = 0; j < len / 2; j++) { double complex u = a[i + j], v = a[i + j + len / 2] * p->twiddle[j * (n / len)]; a[i + j] = u + v; a[i + j + len / 2] = u - v; } }
static double f(const double *x, int n) { double complex *a = malloc(n * sizeof *a); for (int i = 0; i < n; i++) a[i] = x[i]; fft(a, n); double *raw = (double *)a, s = 0; for (int i = 0; i < n; i++) s += (raw[2 * i] * raw[2 * i] + raw[2 * i + 1] * raw[2 * i + 1]) * (i == 1 || i == n - 1 ? 3 : 1); free(a); return s; }
int main(void)
{
    enum { n = 16 }; double x[n], d[n] = {0}; for (int i = 0; i < n; i++) x[i] = sin(i * 1.3) + 0.1 * i;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);
    double re = 0, im = 0; for (int i = 0; i < n; i++) { re += x[i] * cos(2 * M_PI * i / n); im -= x[i] * sin(2 * M_PI * i / n); }
    for (int i = 0; i < n; i++) EQ(d[i], 2 * n * x[i] + 8 * (re * cos(2 * M_PI * i / n) - im * sin(2 * M_PI * i / n)));
    double v[n] = {0}; v[3] = 1; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, n), d[3]);
    return end();
}
