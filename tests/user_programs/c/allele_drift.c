/* Population genetics: Wright and Fisher's matrix in a triangular array, haplotypes as bit masks, a growing history. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double fitness[3]; /* aa, Aa, AA */
    double mutation[2];
    int copies;
} Model;

typedef struct {
    double *at;
    size_t used, room;
} History;

static void record(History *h, double value)
{
    if (h->used == h->room) {
        const size_t room = h->room ? h->room + h->room / 2 : 4;
        double *fresh = realloc(h->at, room * sizeof(double));
        if (!fresh)
            abort();
        h->at = fresh;
        h->room = room;
    }
    h->at[h->used++] = value;
}

static double selected(const Model *m, double p)
{
    const double q = 1 - p;
    const double *w = m->fitness;
    const double mean = w[2] * p * p + 2 * w[1] * p * q + w[0] * q * q;
    const double after = (w[2] * p * p + w[1] * p * q) / mean;
    return after * (1 - m->mutation[0]) + (1 - after) * m->mutation[1];
}

static double choose(int n, int k)
{
    return exp(lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0));
}

static void generation(const Model *m, double *share)
{
    const int n = m->copies;
    double next[n + 1]; /* as long as the population is big */
    memset(next, 0, sizeof next);
    for (int i = 0; i <= n; i++) {
        const double p = selected(m, (double)i / n);
        for (int k = 0; k <= n; k++)
            next[k] += share[i] * choose(n, k) * pow(p, k) * pow(1 - p, n - k);
    }
    memcpy(share, next, sizeof next);
}

/* linkage: four haplotypes of two sites, by popcount of masks */
static double linkage(double p, double q, double r)
{
    double haplotype[4] = {(1 - p) * (1 - q) + 0.03, p * (1 - q) - 0.03, (1 - p) * q - 0.03, p * q + 0.03};
    for (int t = 0; t < 5; t++) {
        double fresh[4] = {0};
        for (uint32_t a = 0; a < 4; a++)
            for (uint32_t b = 0; b < 4; b++) {
                const double pair = haplotype[a] * haplotype[b];
                const uint32_t crossed = (a & 1u) | (b & 2u);
                fresh[a] += pair * (1 - r);
                fresh[crossed] += pair * r;
                if (__builtin_popcount(a ^ b) == 2)
                    fresh[a] += 0.01 * pair, fresh[b] -= 0.01 * pair;
            }
        for (int i = 0; i < 4; i++)
            haplotype[i] = fresh[i];
    }
    return haplotype[0] * haplotype[3] - haplotype[1] * haplotype[2];
}

double diversity(const Model *m, double start, double r)
{
    const int n = m->copies;
    double *share = calloc((size_t)n + 1, sizeof *share);
    for (int k = 0; k <= n; k++)
        share[k] = choose(n, k) * pow(start, k) * pow(1 - start, n - k);
    History h = {0};
    for (int t = 0; t < 11; t++) {
        generation(m, share);
        double het = 0, mean = 0;
        for (int k = 0; k <= n; k++) {
            het += share[k] * 2.0 * k * (n - k) / ((double)n * n);
            mean += share[k] * k / n;
        }
        record(&h, het);
        if (t % 3 == 0)
            record(&h, linkage(mean, start, r));
    }
    double sum = 0;
    for (size_t i = 0; i < h.used; i++)
        sum += h.at[i] * (i & 1 ? 1 : 0.5);
    free(h.at);
    free(share);
    return sum;
}

int main(void)
{
    Model m = {{1.0, 1.06, 1.02}, {1e-2, 5e-3}, 14}, d;
    memset(&d, 0, sizeof d);
    struct two {
        double start, r;
    } __enzyme_autodiff_two(void *, ...);
    double start = 0.3, r = 0.2;
    const struct two by = __enzyme_autodiff_two((void *)diversity, enzyme_dup, &m, &d, start, r);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("fitness", i, d.fitness[i], diversity(&m, start, r), m.fitness[i], 1e-3, 1e-7);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("mutation", i, d.mutation[i], diversity(&m, start, r), m.mutation[i], 1e-4, 1e-7);
    EXPECT_SLOPE("start", 0, by.start, diversity(&m, start, r), start, 1e-3, 1e-7);
    EXPECT_SLOPE("r", 0, by.r, diversity(&m, start, r), r, 1e-3, 1e-7);
    Model u = {{0, 1, -1}, {0, 1}, 0};
    expect("forward", 0, __enzyme_fwddiff((void *)diversity, enzyme_dup, &m, &u, enzyme_const, start, enzyme_dup, r, 1.0),
           d.fitness[1] - d.fitness[2] + d.mutation[1] + by.r, 1e-9);
    return verdict();
}
