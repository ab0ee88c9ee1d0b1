/* Railways: vibrations of a rail; complex receptances, long double sums, a table of functions for pads, floats from measurements. */
#include "../expect.h"
#include <complex.h>
#include <float.h>
#include <stdlib.h>

typedef double complex (*stiffness)(double omega, const double *parameters);
typedef struct {
    const char *label;
    stiffness at;
    int first; /* of its parameters */
    float weight;
} pad;

static double complex rubber(double omega, const double *p) { return p[0] * (1 + I * p[1] * tanh(omega)); }
static double complex zener(double omega, const double *p)
{
    const double complex s = I * omega;
    return p[0] * (1 + s * p[1] * 2) / (1 + s * p[1]);
}
static double complex fractional(double omega, const double *p) { return p[0] + 0.3 * cpow(I * omega, p[1]); }

static const pad pads[] = {
    {"rubber", rubber, 0, 1.0f},
    {"zener", zener, 2, 0.5f},
    {"fractional", fractional, 4, 0.25f},
};
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
#define SQUARE(x) ((x) * (x))

/* A chain of sleepers: a continued fraction of impedances. */
static double complex chain(double omega, double complex k, int depth)
{
    if (depth == 0)
        return k;
    const double complex below = chain(omega, k, depth - 1);
    const double mass = 0.2 + 0.05 * depth;
    return -mass * SQUARE(omega) + k * below / (k + below) + 0.5;
}

static void spectrum(const double *p, int n, double complex *out)
{
    for (int i = 0; i < n; i++) {
        const double omega = 0.3 + 2.5 * i / n;
        double complex sum = 0;
        for (size_t j = 0; j < COUNT(pads); j++)
            sum += pads[j].weight / chain(omega, pads[j].at(omega, p + pads[j].first), 3);
        out[i] = sum;
    }
}

static double misfit(const double *p, const float *seen, int n)
{
    double complex *r = malloc(n * sizeof *r);
    if (r == NULL)
        return DBL_MAX;
    spectrum(p, n, r);
    long double total = 0.0L, phase = 0.0L;
    for (int i = 0; i < n; i++) {
        const long double off = logl(cabs(r[i])) - (long double)seen[i];
        total += off * off;
        phase += cargl((long double complex)conj(r[i]) * (2.0L + 0.1L * I));
    }
    float peak = 0;
    for (int i = 0; i < n; i++)
        peak += sqrtf((float)creal(r[i] * conj(r[i])));
    free(r);
    return (double)(total / n + sinl(phase / n)) + 0.1 * peak * p[6];
}

int main(void)
{
    double p[7] = {1.4, 0.2, 1.1, 0.6, 0.9, 0.5, 0.0}, d[7] = {0};
    float seen[12], dseen[12] = {0};
    for (int i = 0; i < 12; i++)
        seen[i] = 0.5f - 0.125f * i;
    __enzyme_autodiff((void *)misfit, enzyme_dup, p, d, enzyme_dup, seen, dseen, enzyme_const, 12);
    for (int i = 0; i < 6; i++) {
        double e[7] = {0};
        e[i] = 1;
        EXPECT_SLOPE("p", i, d[i], misfit(p, seen, 12), p[i], 1e-3, 1e-6);
        expect("tangent", i, __enzyme_fwddiff((void *)misfit, enzyme_dup, p, e, enzyme_const, seen, enzyme_const, 12), d[i], 1e-8);
    }
    EXPECT_SLOPE("p", 6, d[6], misfit(p, seen, 12), p[6], 1e-1, 1e-5);
    for (int i = 0; i < 12; i += 4)
        EXPECT_SLOPE("seen", i, dseen[i], misfit(p, seen, 12), seen[i], 0.0625f, 1e-6);
    return verdict();
}
