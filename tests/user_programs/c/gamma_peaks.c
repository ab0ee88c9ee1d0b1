/* Gamma spectroscopy: a fit of peaks with tails, long double sums, and products with its Hessian. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

#define CHANNELS 120

typedef struct {
    long double sum, carry;
} accumulator;

static void add(accumulator *restrict a, long double x)
{
    const long double t = a->sum + x;
    if (fabsl(a->sum) >= fabsl(x))
        a->carry += (a->sum - t) + x;
    else
        a->carry += (x - t) + a->sum;
    a->sum = t;
}

static long double total(const accumulator *a) { return a->sum + a->carry; }

typedef struct {
    const float *restrict counts;
    const double *restrict energy;
    int first, last;
} region;

/* p: background level, slope, step; width at 0 and its growth; tail; then place and log area of each peak */
static double peak(double e, double place, double area, double width, double tail)
{
    const double z = (e - place) / width;
    const double core = exp(-0.5 * z * z) / (width * sqrt(2 * M_PI));
    const double t = (e - place) / (2 * width) + width / (4 * tail * width);
    const double skew = exp((e - place) / (3 * width) + 1.0 / 18) * erfc(t + z / sqrt(2.0));
    return area * ((1 - tail) * core + tail * skew / (2 * width));
}

static void model(const double *restrict p, int peaks, const double *restrict energy, double *restrict out, int n)
{
    for (int i = 0; i < n; i++) {
        const double e = energy[i];
        double y = p[0] + p[1] * (e - energy[0]);
        for (int k = 0; k < peaks; k++) {
            const double place = p[6 + 2 * k], area = exp(p[7 + 2 * k]);
            const double width = sqrt(p[3] * p[3] + p[4] * place);
            y += peak(e, place, area, width, p[5]) + p[2] * area * 1e-4 * erfc((e - place) / (width * sqrt(2.0)));
        }
        out[i] = y > 1e-3 ? y : 1e-3 * exp(y / 1e-3 - 1);
    }
}

/* Poisson deviance over the regions, with a weak prior on the tail. */
double deviance(const double *restrict p, int peaks, const region *restrict regions, int count)
{
    accumulator a = {0, 0};
    double *y = NULL;
    int room = 0;
    for (int r = 0; r < count; r++) {
        const region *g = &regions[r];
        const int n = g->last - g->first;
        if (n > room) {
            double *bigger = realloc(y, (size_t)n * sizeof *y);
            if (!bigger)
                goto out;
            y = bigger;
            room = n;
        }
        model(p, peaks, g->energy + g->first, y, n);
        for (int i = 0; i < n; i++) {
            const double c = g->counts[g->first + i];
            if (c > 0)
                add(&a, 2.0L * (y[i] - c + c * logl((long double)c / y[i])));
            else
                add(&a, 2.0L * y[i]);
        }
    }
    add(&a, powl((p[5] - 0.1L) / 0.05L, 2));
out:
    free(y);
    return (double)total(&a);
}

static void gradient(const double *p, double *g, int peaks, const region *regions, int count)
{
    const int n = 6 + 2 * peaks;
    memset(g, 0, (size_t)n * sizeof *g);
    __enzyme_autodiff((void *)deviance, enzyme_dup, p, g, enzyme_const, peaks, enzyme_const, regions, enzyme_const, count);
}

int main(void)
{
    enum { PEAKS = 2, N = 6 + 2 * PEAKS };
    float counts[CHANNELS];
    double energy[CHANNELS];
    unsigned seed = 7;
    for (int i = 0; i < CHANNELS; i++) {
        energy[i] = 100 + 0.5 * i;
        seed = seed * 1664525u + 1013904223u;
        const double noise = (seed >> 16) % 17 - 8.0;
        counts[i] = (float)floor(20 + noise + 90 * exp(-pow((energy[i] - 118) / 2.1, 2)) + 60 * exp(-pow((energy[i] - 141) / 2.4, 2)));
        if (i % 23 == 0)
            counts[i] = 0;
    }
    const region regions[3] = {{counts, energy, 0, 30}, {counts, energy, 30, 90}, {counts, energy, 95, CHANNELS}};
    double p[N] = {18, -0.01, 1.2, 1.1, 0.004, 0.12, 117.6, 5.2, 141.3, 5.0}, g[N];
    gradient(p, g, PEAKS, regions, 3);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("gradient", i, g[i], deviance(p, PEAKS, regions, 3), p[i], 1e-4 * (1e-2 + fabs(p[i])), 2e-6);
    double v[N], hv[N] = {0}, back[N], plus[N], minus[N], moved[N];
    for (int i = 0; i < N; i++)
        v[i] = 1e-2 * (1 + i % 3) * (p[i] + 0.01);
    __enzyme_fwddiff((void *)gradient, enzyme_dup, p, v, enzyme_dup, back, hv, enzyme_const, PEAKS, enzyme_const, regions, enzyme_const, 3);
    const double h = 1e-4;
    for (int i = 0; i < N; i++)
        moved[i] = p[i] + h * v[i];
    gradient(moved, plus, PEAKS, regions, 3);
    for (int i = 0; i < N; i++)
        moved[i] = p[i] - h * v[i];
    gradient(moved, minus, PEAKS, regions, 3);
    for (int i = 0; i < N; i++)
        expect("hessian", i, hv[i], (plus[i] - minus[i]) / (2 * h), 1e-5);
    return verdict();
}
