/* Visibilities of an array of telescopes: a declared reduction of a struct, workspaces of each thread that are
 * copied in, regions in regions, loops by simd, atomic exchanges and comparisons. */
#include <omp.h>
#include <string.h>
#include "verify.h"

enum { ANTENNAS = 6, SOURCES = 5, CHANNELS = 4 };

typedef struct {
    double re, im, weight;
} Visibility;

static inline Visibility join(Visibility a, Visibility b)
{
    Visibility r = {a.re + b.re, a.im + b.im, a.weight + b.weight};
    return r;
}
#pragma omp declare reduction(join : Visibility : omp_out = join(omp_out, omp_in)) \
    initializer(omp_priv = (Visibility){0.0, 0.0, 0.0})

static struct {
    double gains[ANTENNAS], delays[ANTENNAS];
    int uses;
} work;
#pragma omp threadprivate(work)

#pragma omp declare simd uniform(flux)
static double fringe(double flux, double phase) { return flux * cos(phase); }

static Visibility correlate(int a, int b, double frequency, const double *flux, const double *angle)
{
    Visibility v = {0, 0, 0};
    double re = 0, im = 0;
#pragma omp simd reduction(+ : re, im)
    for (int s = 0; s < SOURCES; s++) {
        double phase = frequency * (a - b) * angle[s];
        re += flux[s] * cos(phase);
        im += flux[s] * sin(phase);
    }
    double g = work.gains[a] * work.gains[b], turn = work.delays[a] - work.delays[b];
    v.re = g * (re * cos(turn) - im * sin(turn));
    v.im = g * (re * sin(turn) + im * cos(turn));
    v.weight = g * g;
    work.uses++;
    return v;
}

static double image(const double *x, int n)
{
    double flux[SOURCES], angle[SOURCES], brightest = 0.0, powers[CHANNELS], noisy = 0.0, quiet = 1e9;
    for (int s = 0; s < SOURCES; s++) {
        flux[s] = 1.0 + x[s % n];
        angle[s] = 0.1 * s + 0.05 * x[(s + 1) % n] * x[s % n];
    }
    for (int a = 0; a < ANTENNAS; a++) {
        work.gains[a] = 0.8 + 0.1 * a * x[a % n];
        work.delays[a] = 0.2 * x[(a + 2) % n];
    }
    Visibility sum = {0, 0, 0};
#pragma omp parallel copyin(work)
    {
#pragma omp for collapse(2) reduction(join : sum)
        for (int a = 0; a < ANTENNAS; a++)
            for (int b = 0; b < ANTENNAS; b++)
                if (a < b)
                    sum = join(sum, correlate(a, b, 1.5, flux, angle));
#pragma omp single
        brightest = sum.re / sum.weight;
        work.gains[0] *= 1.0 + 0.1 * brightest;
#pragma omp for
        for (int c = 0; c < CHANNELS; c++) {
            Visibility v = correlate(0, 3, 1.0 + 0.2 * c, flux, angle);
            powers[c] = v.re * v.re + v.im * v.im;
        }
    }
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2)
    for (int c = 0; c < CHANNELS; c++) {
        double part = 0.0;
#pragma omp parallel for reduction(+ : part) num_threads(2)
        for (int s = 0; s < SOURCES; s++)
            part += fringe(flux[s], angle[s] + c) * powers[c];
#pragma omp atomic
        noisy += part;
#pragma omp atomic compare
        quiet = powers[c] < quiet ? powers[c] : quiet;
    }
    return sum.re * brightest + sum.im + noisy + quiet;
}

int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(image, 5, 0.4 + 0.1 * i);
    }
    return verdict();
}
