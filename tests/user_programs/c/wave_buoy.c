/* A buoy in waves: spectra in three precisions, of functions that macros make, with arrays of variable length. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>

#define DEFINE_PRECISION(T, S, SUFFIX)                                                              \
    struct wave_##S {                                                                               \
        T amplitude, frequency, phase;                                                              \
    };                                                                                              \
    static T dispersion_##S(T omega, T depth)                                                       \
    {                                                                                               \
        T k = omega * omega / (T)9.81;                                                              \
        for (int i = 0; i < 6; i++) {                                                               \
            const T th = tanh##SUFFIX(k * depth);                                                   \
            const T f = (T)9.81 * k * th - omega * omega;                                           \
            k -= f / ((T)9.81 * (th + k * depth * (1 - th * th)));                                  \
        }                                                                                           \
        return k;                                                                                   \
    }                                                                                               \
    static T elevation_##S(int n, const struct wave_##S waves[n], T x, T t, T depth)                \
    {                                                                                               \
        T parts[n];                                                                                 \
        for (int i = 0; i < n; i++)                                                                 \
            parts[i] = waves[i].amplitude * cos##SUFFIX(dispersion_##S(waves[i].frequency, depth) * x \
                                                         - waves[i].frequency * t + waves[i].phase); \
        T sum = 0;                                                                                  \
        for (int i = n; i-- > 0;)                                                                   \
            sum += parts[i];                                                                        \
        return sum;                                                                                 \
    }

DEFINE_PRECISION(float, single, f)
DEFINE_PRECISION(double, plain, )
DEFINE_PRECISION(long double, extended, l)

#undef DEFINE_PRECISION

#define WAVES 5

typedef struct {
    double height, period, spread, depth;
} sea;

static double energy(const sea *s, double omega)
{
    const double peak = 2 * M_PI / s->period;
    const double shape = exp(-1.25 * pow(peak / omega, 4));
    const double sigma = omega < peak ? 0.07 : 0.09;
    const double gain = pow(3.3, exp(-(omega - peak) * (omega - peak) / (2 * sigma * sigma * peak * peak)));
    return s->height * s->height * pow(peak, 4) / pow(omega, 5) * shape * gain;
}

static double complex response(double omega, double depth)
{
    const double natural = 1.4 + 0.01 * depth;
    return 1 / (natural * natural - omega * omega + 0.3 * I * omega);
}

double motion(const sea *s, int steps)
{
    struct wave_single coarse[WAVES];
    struct wave_plain waves[WAVES];
    struct wave_extended fine[WAVES];
    for (int i = 0; i < WAVES; i++) {
        const double omega = 0.5 + 0.23 * i;
        const double complex r = response(omega, s->depth);
        const double a = sqrt(2 * energy(s, omega) * 0.23);
        waves[i] = (struct wave_plain){a * cabs(r), omega, s->spread * i + carg(r)};
        coarse[i] = (struct wave_single){(float)waves[i].amplitude, (float)omega, (float)waves[i].phase};
        fine[i] = (struct wave_extended){waves[i].amplitude, omega, waves[i].phase};
    }
    double track[steps][3];
    for (int t = 0; t < steps; t++) {
        track[t][0] = elevation_plain(WAVES, waves, 3.5, 0.5 * t, s->depth);
        track[t][1] = (double)elevation_single(WAVES, coarse, 3.5f, 0.5f * (float)t, (float)s->depth);
        track[t][2] = (double)elevation_extended(WAVES, fine, 3.5L, 0.5L * t, s->depth);
    }
    double sum = 0;
    for (int t = 1; t < steps; t++) {
        const double v = track[t][0] - track[t - 1][0];
        sum += v * v + 0.25 * track[t][1] * track[t][1] + 0.5 * track[t][2] * track[t - 1][2];
    }
    return 100 * sum / steps;
}

int main(void)
{
    sea s = {2.5, 8, 0.7, 12}, d = {0};
    __enzyme_autodiff((void *)motion, enzyme_dup, &s, &d, enzyme_const, 24);
    EXPECT_SLOPE("height", 0, d.height, motion(&s, 24), s.height, 0.0625, 2e-4);
    EXPECT_SLOPE("period", 0, d.period, motion(&s, 24), s.period, 0.0625, 2e-3);
    EXPECT_SLOPE("spread", 0, d.spread, motion(&s, 24), s.spread, 0.03125, 2e-4);
    EXPECT_SLOPE("depth", 0, d.depth, motion(&s, 24), s.depth, 0.125, 2e-3);
    return verdict();
}
