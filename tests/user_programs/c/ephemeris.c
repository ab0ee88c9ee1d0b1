/* Planet positions: long double accumulations, complex Fourier terms, a static table with
 * designated initialisers, enum keyed jump table. */
#include <complex.h>
#include <math.h>
#include "../expect.h"
enum body { MERCURY, VENUS, EARTH, BODIES };
typedef struct {
    const char *name;
    long double period;
    double amplitude[3];
    double (*correction)(double, double);
} orbit;
static double none(double a, double t)
{
    (void)t;
    return a;
}
static double wobble(double a, double t)
{
    return a * (1 + 0.01 * cos(t));
}
static const orbit table[BODIES] = {
    [VENUS] = {"Venus", 0.615197L, {0.7, 0.02, 0.001}, none},
    [MERCURY] = {"Mercury", 0.240846L, {0.38, 0.2, 0.03}, wobble},
    [EARTH] = {"Earth", 1.000017L, {1.0, 0.016, 0.0005}, wobble},
};
static double complex position(enum body b, long double t, const double *scale)
{
    const orbit *o = &table[b];
    long double phase = 2 * 3.14159265358979323846L * t / o->period;
    double complex z = 0;
    for (int k = 0; k < 3; k++)
        z += o->correction(o->amplitude[k], (double)t) * scale[k] *
             cexp(I * (double)(phase * (k + 1)));
    return z;
}
static double misfit(const double *scale, double when)
{
    long double sum = 0;
    for (enum body b = MERCURY; b < BODIES; b++) {
        double complex z = position(b, (long double)when + b * 0.1L, scale);
        sum += (long double)cabs(z) * cabs(z) - 0.5L * carg(z);
    }
    return (double)sqrtl(fabsl(sum));
}
int main(void)
{
    double s[3] = {1.1, 0.9, 1.3}, d[3] = {0};
    double dt = __enzyme_autodiff((void *)misfit, enzyme_dup, s, d, enzyme_out, 0.37);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("scale", i, d[i], misfit(s, 0.37), s[i], 1e-4, 1e-6);
    double t = 0.37;
    EXPECT_SLOPE("time", 0, dt, misfit(s, t), t, 1e-5, 1e-6);
    return verdict();
}
