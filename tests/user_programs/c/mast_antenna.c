/* Radio: input impedance of a ladder of transmission lines, double complex and variable-length arrays, two lanes. */
#include "../expect.h"
#include <complex.h>

typedef double complex cplx;
struct pair { double a, b; };
struct pair __enzyme_fwddiff_two(void *, ...);

static cplx line_in(cplx load, double z0, double length, double f)
{
    const cplx gamma = 0.002 * sqrt(f) + I * 2 * M_PI * f / 3.0;
    const cplx t = ctanh(gamma * length);
    return z0 * (load + z0 * t) / (z0 + load * t);
}

static void solve(int n, cplx a[n][n], cplx b[n])
{
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (cabs(a[i][k]) > cabs(a[best][k]))
                best = i;
        if (best != k) {
            for (int j = 0; j < n; j++) {
                const cplx t = a[k][j];
                a[k][j] = a[best][j];
                a[best][j] = t;
            }
            const cplx t = b[k];
            b[k] = b[best];
            b[best] = t;
        }
        for (int i = k + 1; i < n; i++) {
            const cplx m = a[i][k] / a[k][k];
            for (int j = k; j < n; j++)
                a[i][j] -= m * a[k][j];
            b[i] -= m * b[k];
        }
    }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            b[k] -= a[k][j] * b[j];
        b[k] /= a[k][k];
    }
}

static double mismatch(int sections, const double *lengths, double *z0)
{
    double worst = 0;
    for (int fi = 0; fi < 4; fi++) {
        const double f = 0.8 + 0.15 * fi;
        cplx z = 73 + 42.5 * I * f;
        for (int s = sections; s-- > 0;)
            z = line_in(z, z0[s], lengths[s], f);
        cplx a[sections][sections], b[sections];
        for (int i = 0; i < sections; i++) {
            for (int j = 0; j < sections; j++)
                a[i][j] = i == j ? z : 5 * cexp(I * (lengths[i] - lengths[j])) / (1 + (i > j ? i - j : j - i));
            b[i] = 1 + 0.1 * i * I;
        }
        solve(sections, a, b);
        cplx current = 0;
        for (int i = 0; i < sections; i++)
            current += b[i];
        const cplx seen = 1 / current, gamma = (seen - 50) / (seen + 50);
        worst += creal(gamma) * creal(gamma) + cimag(gamma) * cimag(gamma) + 0.01 * carg(seen);
    }
    return worst;
}

int main(void)
{
    double lengths[3] = {0.4, 0.75, 1.1}, z0[3] = {50, 75, 60}, dl[3] = {0}, dz[3] = {0};
    __enzyme_autodiff((void *)mismatch, enzyme_const, 3, enzyme_dup, lengths, dl, enzyme_dup, z0, dz);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("length", i, dl[i], mismatch(3, lengths, z0), lengths[i], 1e-3, 1e-6);
        EXPECT_SLOPE("impedance", i, dz[i], mismatch(3, lengths, z0), z0[i], 1e-1, 1e-6);
    }
    double v[3] = {1, 0, 2}, w[3] = {0, -1, 1}, zero[3] = {0};
    const struct pair t = __enzyme_fwddiff_two((void *)mismatch, enzyme_width, 2, enzyme_const, 3, enzyme_dup, lengths, v, w, enzyme_dup, z0, zero, zero);
    expect("lane", 0, t.a, dl[0] + 2 * dl[2], 1e-7);
    expect("lane", 1, t.b, dl[2] - dl[1], 1e-7);
    return verdict();
}
