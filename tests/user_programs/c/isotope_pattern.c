/* Mass spectra: a formula is parsed by recursion, isotopes are folded, peaks sorted and merged in a growing array. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double mass, abundance;
    short charge;
} peak;

typedef struct {
    peak *p;
    unsigned n, room;
} spectrum;

typedef struct {
    char symbol[3];
    int isotopes;
    double mass[3];
    float share[3];
} element;

static const element table[] = {
    {"H", 2, {1.00783, 2.01410}, {0.99985f, 0.00015f}},
    {"C", 2, {12, 13.00335}, {0.9893f, 0.0107f}},
    {"O", 3, {15.99491, 16.99913, 17.99916}, {0.99757f, 0.00038f, 0.00205f}},
    {"Cl", 2, {34.96885, 36.96590}, {0.7576f, 0.2424f}},
};

static void add(spectrum *s, double mass, double abundance)
{
    if (s->n == s->room) {
        s->room = s->room ? s->room * 2 : 4;
        s->p = realloc(s->p, s->room * sizeof *s->p);
    }
    s->p[s->n++] = (peak){mass, abundance, 1};
}

static int compare(const void *x, const void *y)
{
    const peak *a = x, *b = y;
    return (a->mass > b->mass) - (a->mass < b->mass);
}

static void merge(spectrum *s, double width)
{
    qsort(s->p, s->n, sizeof *s->p, compare);
    unsigned to = 0;
    for (unsigned i = 1; i < s->n; i++) {
        peak *last = &s->p[to], *cur = &s->p[i];
        if (cur->mass - last->mass < width) {
            double sum = last->abundance + cur->abundance;
            last->mass = (last->mass * last->abundance + cur->mass * cur->abundance) / sum;
            last->abundance = sum;
        } else
            s->p[++to] = *cur;
    }
    s->n = to + 1;
}

static spectrum fold(const spectrum *a, const spectrum *b)
{
    spectrum r = {0};
    for (unsigned i = 0; i < a->n; i++)
        for (unsigned j = 0; j < b->n; j++)
            if (a->p[i].abundance * b->p[j].abundance > 1e-7)
                add(&r, a->p[i].mass + b->p[j].mass, a->p[i].abundance * b->p[j].abundance);
    merge(&r, 0.3);
    return r;
}

static spectrum unit(void)
{
    spectrum s = {0};
    add(&s, 0, 1);
    return s;
}

static spectrum power(const spectrum *base, int n)
{
    spectrum r = unit();
    while (n-- > 0) {
        spectrum next = fold(&r, base);
        free(r.p);
        r = next;
    }
    return r;
}

static const char *formula(const char *at, const double *enrich, spectrum *out)
{
    *out = unit();
    while (*at && *at != ')') {
        spectrum part = {0};
        if (*at == '(') {
            at = formula(at + 1, enrich, &part) + 1;
        } else {
            int len = islower((unsigned char)at[1]) ? 2 : 1;
            for (unsigned e = 0; e < sizeof table / sizeof *table; e++)
                if (!strncmp(table[e].symbol, at, len) && table[e].symbol[len] == 0)
                    for (int i = 0; i < table[e].isotopes; i++)
                        add(&part, table[e].mass[i], table[e].share[i] + (i ? enrich[e] : -enrich[e] * (table[e].isotopes - 1)));
            at += len;
        }
        char *end;
        long count = strtol(at, &end, 10);
        at = end;
        spectrum many = power(&part, count > 0 ? (int)count : 1), all = fold(out, &many);
        free(part.p);
        free(many.p);
        free(out->p);
        *out = all;
    }
    return at;
}

double mismatch(const double *enrich, double resolution)
{
    spectrum s;
    formula("C4H3(OCl2)2", enrich, &s);
    double sum = 0;
    for (unsigned i = 0; i < s.n; i++) {
        const peak *p = &s.p[i];
        double x = (p->mass / p->charge - 226) / resolution;
        sum += p->abundance * (exp(-x * x) + 0.1 * log(p->abundance));
    }
    free(s.p);
    return sum;
}

int main(void)
{
    double enrich[4] = {0.01, 0.03, 0.02, 0.05}, d[4] = {0}, resolution = 2.5;
    double dr = __enzyme_autodiff((void *)mismatch, enzyme_dup, enrich, d, enzyme_out, resolution);
    EXPECT_SLOPE("resolution", 0, dr, mismatch(enrich, resolution), resolution, 1e-3, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("enrich", i, d[i], mismatch(enrich, resolution), enrich[i], 1e-6, 1e-5);
    return verdict();
}
