/* Signal processing: a recursive FFT on double complex with variable length arrays. */
#include "../expect.h"
#include <complex.h>

static void fft(int n, double complex *x)
{
    if (n == 1)
        return;
    double complex even[n / 2], odd[n / 2];
    for (int i = 0; i < n / 2; i++) {
        even[i] = x[2 * i];
        odd[i] = x[2 * i + 1];
    }
    fft(n / 2, even);
    fft(n / 2, odd);
    for (int k = 0; k < n / 2; k++) {
        const double complex t = cexp(-2 * I * M_PI * k / n) * odd[k];
        x[k] = even[k] + t;
        x[k + n / 2] = even[k] - t;
    }
}

double spectral_centroid(const double *signal, int n)
{
    double complex x[n];
    for (int i = 0; i < n; i++)
        x[i] = signal[i] * (0.5 - 0.5 * cos(2 * M_PI * i / n));
    fft(n, x);
    double top = 0, bottom = 1e-6;
    for (int k = 0; k < n / 2; k++) {
        const double power = creal(x[k] * conj(x[k]));
        top += k * power;
        bottom += power;
    }
    return top / bottom + cabs(x[1]) + carg(x[2]);
}

int main(void)
{
    enum { N = 16 };
    double s[N], d[N] = {0};
    for (int i = 0; i < N; i++)
        s[i] = sin(0.9 * i) + 0.4 * cos(2.2 * i);
    __enzyme_autodiff((void *)spectral_centroid, enzyme_dup, s, d, enzyme_const, (int)N);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("s", i, d[i], spectral_centroid(s, N), s[i], 1e-4, 1e-6);
    return verdict();
}
