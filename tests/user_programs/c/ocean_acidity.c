// Carbon in sea water: the pH is found by Newton's method in a function with a gradient of its own, which
// knows the theorem of implicit functions; columns of water have as many layers as they need.
#include "../expect.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct layer {
    double carbon, alkalinity, temperature; /* mol/kg, mol/kg, degrees */
};

struct column {
    int layers;
    double wind;
    struct layer layer[]; /* from the surface down */
};

static double constant1(double t) { return pow(10, -6.0 + 0.008 * (t - 20) * -1); }
static double constant2(double t) { return pow(10, -9.1 + 0.01 * (20 - t)); }

static double excess(double h, double carbon, double alkalinity, double t)
{
    const double k1 = constant1(t), k2 = constant2(t), d = h * h + k1 * h + k1 * k2;
    return carbon * (k1 * h + 2 * k1 * k2) / d + 1e-14 / h - h - alkalinity;
}

__attribute__((noinline)) double acidity(double carbon, double alkalinity, double t)
{
    double p = 8; /* -log10 of h */
    for (int i = 0; i < 60; i++) {
        const double h = pow(10, -p), e = 1e-6;
        const double f = excess(h, carbon, alkalinity, t);
        const double slope = (excess(pow(10, -p - e), carbon, alkalinity, t) - excess(pow(10, -p + e), carbon, alkalinity, t)) / (2 * e);
        double move = f / slope;
        if (move > 1)
            move = 1;
        if (move < -1)
            move = -1;
        p -= move;
        if (fabs(move) < 1e-13)
            break;
    }
    return p;
}

struct three {
    double carbon, alkalinity, t;
};

struct kept {
    double *tape, result;
};

static struct kept acidity_forward(double carbon, double alkalinity, double t)
{
    struct kept k = {malloc(sizeof *k.tape), acidity(carbon, alkalinity, t)};
    *k.tape = k.result;
    return k;
}

static struct three acidity_reverse(double carbon, double alkalinity, double t, double seed, double *tape)
{
    const double p = *tape, h = pow(10, -p), e = 1e-6, dt = 1e-4;
    const double by_p = (excess(pow(10, -p - e), carbon, alkalinity, t) - excess(pow(10, -p + e), carbon, alkalinity, t)) / (2 * e);
    const double k1 = constant1(t), k2 = constant2(t);
    const double by_c = (k1 * h + 2 * k1 * k2) / (h * h + k1 * h + k1 * k2);
    const double by_t = (excess(h, carbon, alkalinity, t + dt) - excess(h, carbon, alkalinity, t - dt)) / (2 * dt);
    free(tape);
    return (struct three){-seed * by_c / by_p, seed / by_p, -seed * by_t / by_p};
}

void *__enzyme_register_gradient_acidity[] = {(void *)acidity, (void *)acidity_forward, (void *)acidity_reverse};

static struct column *column_new(int layers)
{
    struct column *c = calloc(1, sizeof *c + layers * sizeof c->layer[0]);
    assert(c);
    c->layers = layers;
    return c;
}

double stress(const struct column *c)
{
    double sum = 0, weight = 1;
    for (int i = 0; i < c->layers; i++) {
        const struct layer *l = &c->layer[i];
        const double ph = acidity(l->carbon, l->alkalinity, l->temperature);
        sum += weight * (8.2 - ph) * (8.2 - ph) * (1 + 0.02 * l->temperature);
        weight *= 0.8;
    }
    return sum + 0.01 * c->wind * c->wind * (c->layer[0].carbon * 1e3 - 2);
}

int main(void)
{
    const int n = 5;
    struct column *c = column_new(n), *d = column_new(n);
    c->wind = 7.5;
    for (int i = 0; i < n; i++)
        c->layer[i] = (struct layer){2.0e-3 + 3e-5 * i, 2.3e-3 + 1e-5 * i * i, 18 - 2.5 * i};
    __enzyme_autodiff((void *)stress, enzyme_dup, c, d);
    EXPECT_SLOPE("wind", 0, d->wind, stress(c), c->wind, 1e-3, 1e-7);
    for (int i = 0; i < n; i++) {
        EXPECT_SLOPE("carbon", i, d->layer[i].carbon, stress(c), c->layer[i].carbon, 1e-6, 1e-5);
        EXPECT_SLOPE("alkalinity", i, d->layer[i].alkalinity, stress(c), c->layer[i].alkalinity, 1e-6, 1e-5);
        EXPECT_SLOPE("temperature", i, d->layer[i].temperature, stress(c), c->layer[i].temperature, 1e-2, 1e-5);
    }
    free(c);
    free(d);
    return verdict();
}
