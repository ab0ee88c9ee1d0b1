/* Chemistry: species in a hash table made by hand, formulae parsed from text, equilibrium by element potentials. */
#include "../expect.h"
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 16

struct species {
    char *formula;
    int atoms[3]; /* C, H, O */
    double enthalpy, entropy, cp;
    double moles;
    struct species *chain;
};
struct table {
    struct species *bucket[BUCKETS];
    unsigned count;
};

static uint32_t fnv(const char *s)
{
    uint32_t h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}

static struct species *lookup(struct table *t, const char *formula, int make)
{
    struct species **at = &t->bucket[fnv(formula) % BUCKETS];
    for (; *at; at = &(*at)->chain)
        if (!strcmp((*at)->formula, formula))
            return *at;
    if (!make)
        return NULL;
    struct species *s = calloc(1, sizeof *s);
    s->formula = malloc(strlen(formula) + 1);
    strcpy(s->formula, formula);
    for (const char *c = formula; *c;) {
        static const char symbols[] = "CHO";
        const char *where = strchr(symbols, *c++);
        int n = 0;
        while (isdigit((unsigned char)*c))
            n = 10 * n + (*c++ - '0');
        s->atoms[where - symbols] += n ? n : 1;
    }
    t->count++;
    return *at = s;
}

static void release(struct table *t)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct species *s = t->bucket[i], *next; s; s = next) {
            next = s->chain;
            free(s->formula);
            free(s);
        }
}

typedef void (*visit)(struct species *, void *);
static void each(struct table *t, visit f, void *context)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct species *s = t->bucket[i]; s; s = s->chain)
            f(s, context);
}

struct state {
    double temperature, pressure;
    double potential[3], log_total;
    double residual[4], matrix[4][4];
};

static double gibbs(const struct species *s, double t)
{
    const double h = s->enthalpy + s->cp * (t - 1), entropy = s->entropy + s->cp * log(t);
    return h / t - entropy;
}

static void collect(struct species *s, void *context)
{
    struct state *w = context;
    double e = -gibbs(s, w->temperature) - log(w->pressure) + w->log_total;
    for (int k = 0; k < 3; k++)
        e += s->atoms[k] * w->potential[k];
    s->moles = exp(e);
    for (int k = 0; k < 3; k++) {
        w->residual[k] -= s->atoms[k] * s->moles;
        for (int j = 0; j < 3; j++)
            w->matrix[k][j] += s->atoms[k] * s->atoms[j] * s->moles;
        w->matrix[k][3] += s->atoms[k] * s->moles;
        w->matrix[3][k] += s->atoms[k] * s->moles;
    }
    w->residual[3] -= s->moles;
    w->matrix[3][3] += s->moles;
}

static void solve4(double a[4][4], double *b)
{
    for (int c = 0; c < 4; c++) {
        int p = c;
        for (int r = c; r < 4; r++)
            if (fabs(a[r][c]) > fabs(a[p][c]))
                p = r;
        for (int k = 0; k < 4; k++) {
            double t = a[p][k];
            a[p][k] = a[c][k], a[c][k] = t;
        }
        double t = b[p];
        b[p] = b[c], b[c] = t;
        for (int r = 0; r < 4; r++)
            if (r != c) {
                const double f = a[r][c] / a[c][c];
                for (int k = c; k < 4; k++)
                    a[r][k] -= f * a[c][k];
                b[r] -= f * b[c];
            }
    }
    for (int c = 0; c < 4; c++)
        b[c] /= a[c][c];
}

static double water(const double *thermo, double temperature, double pressure)
{
    static const char *names[] = {"CO", "H2O", "CO2", "H2", "CH4"};
    static const double elements[3] = {1, 4, 1.5};
    struct table t = {0};
    for (int i = 0; i < 5; i++) {
        struct species *s = lookup(&t, names[i], 1);
        s->enthalpy = thermo[3 * i];
        s->entropy = thermo[3 * i + 1];
        s->cp = thermo[3 * i + 2];
    }
    struct state w = {.temperature = temperature, .pressure = pressure, .potential = {-1, -1, -2}, .log_total = 1};
    for (int round = 0; round < 60; round++) {
        memset(w.matrix, 0, sizeof w.matrix);
        memcpy(w.residual, elements, sizeof elements);
        w.residual[3] = exp(w.log_total);
        each(&t, collect, &w);
        w.matrix[3][3] -= exp(w.log_total);
        double step[4], size = 0;
        memcpy(step, w.residual, sizeof step);
        solve4(w.matrix, step);
        for (int k = 0; k < 4; k++)
            size = fmax(size, fabs(step[k]));
        const double damp = size > 1 ? 1 / size : 1;
        for (int k = 0; k < 3; k++)
            w.potential[k] += damp * step[k];
        w.log_total += damp * step[3];
        if (size < 1e-13)
            break;
    }
    const double x = lookup(&t, "H2O", 0)->moles / exp(w.log_total);
    const double y = lookup(&t, "CO2", 0) ? lookup(&t, "CO2", 0)->moles : 0;
    release(&t);
    return x + 0.5 * y;
}

int main(void)
{
    double thermo[15] = {-1.3, 2.4, 0.4, -2.9, 2.3, 0.45, -4.7, 2.6, 0.6, 0, 1.6, 0.35, -0.9, 2.3, 0.7};
    double d[15] = {0}, temperature = 1.2, pressure = 1.5;
    struct both {
        double t, p;
    } __enzyme_autodiff_both(void *, ...);
    const struct both by = __enzyme_autodiff_both((void *)water, enzyme_dup, thermo, d, temperature, pressure);
    for (int i = 0; i < 15; i++)
        EXPECT_SLOPE("thermo", i, d[i], water(thermo, temperature, pressure), thermo[i], 1e-3, 1e-6);
    EXPECT_SLOPE("temperature", 0, by.t, water(thermo, temperature, pressure), temperature, 1e-3, 1e-6);
    EXPECT_SLOPE("pressure", 0, by.p, water(thermo, temperature, pressure), pressure, 1e-3, 1e-6);
    return verdict();
}
