/* complex signal: FFT with bit reversal, filter in frequency, power; long double twiddles */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>
#include <string.h>
static void fft(double complex *a, unsigned n, int inv)
{
    for (unsigned i = 1, j = 0; i < n; i++) {
        unsigned bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            double complex t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
    for (unsigned len = 2; len <= n; len <<= 1) {
        long double ang = 2 * 3.14159265358979323846264338327950288L / len * (inv ? -1 : 1);
        double complex w1 = cexp(I * (double)ang);
        for (unsigned i = 0; i < n; i += len) {
            double complex w = 1;
            for (unsigned j = 0; j < len / 2; j++) {
                double complex u = a[i + j], v = a[i + j + len / 2] * w;
                a[i + j] = u + v;
                a[i + j + len / 2] = u - v;
                w *= w1;
            }
        }
    }
    if (inv)
        for (unsigned i = 0; i < n; i++)
            a[i] /= n;
}
static double f(const double *x, int n)
{
    double complex *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = x[i] + I * x[(i + 1) % n];
    fft(a, n, 0);
    for (int i = 0; i < n; i++)
        a[i] = a[i] * conj(a[(i * 3) % n]) / (1 + cabs(a[i]));
    fft(a, n, 1);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += creal(a[i]) * carg(a[i] + 3);
    free(a);
    return s;
}
int main(void)
{
    double x[16];
    for (int i = 0; i < 16; i++)
        x[i] = cos(i * i) + 0.2 * i;
    double d[16] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 16);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("f", i, d[i], f(x, 16), x[i], 1e-4, 1e-6);
    return verdict();
}
