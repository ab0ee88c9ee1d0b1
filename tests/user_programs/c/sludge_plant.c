/* Waste water: an activated sludge tank; its state is a union of names and an array, and the solver takes callbacks. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef union {
    struct {
        double substrate, biomass, oxygen, ammonia, nitrate;
    };
    double v[5];
} state;

typedef struct {
    double mu_max, ks, yield, decay;
    float kla;
    double sat;
    int aerated;
} plant;

typedef struct {
    const plant *p;
    double (*inflow)(double t, void *ctx);
    void *ctx;
    long calls;
} problem;

typedef void (*rhs)(double t, const double *y, double *dy, int n, void *user);

static double monod(double s, double k) { return s / (k + s); }

static void sludge(double t, const double *y, double *dy, int n, void *user)
{
    problem *pr = user;
    const plant *p = pr->p;
    state s, d;
    memcpy(s.v, y, n * sizeof *y);
    double q = pr->inflow(t, pr->ctx);
    double growth = p->mu_max * monod(s.substrate, p->ks) * monod(s.oxygen, 0.2) * s.biomass;
    double nitrify = 0.3 * monod(s.ammonia, 1.0) * monod(s.oxygen, 0.4) * s.biomass;
    double denitrify = 0.2 * monod(s.nitrate, 0.5) * 0.2 / (0.2 + s.oxygen) * s.biomass;
    d.substrate = q * (20 - s.substrate) - growth / p->yield + 0.5 * p->decay * s.biomass;
    d.biomass = growth - p->decay * s.biomass - 0.1 * q * s.biomass;
    d.oxygen = (p->aerated ? p->kla * (p->sat - s.oxygen) : 0) - (1 - p->yield) / p->yield * growth - 4.57 * nitrify * 0.1;
    d.ammonia = q * (3 - s.ammonia) - 0.08 * growth - nitrify;
    d.nitrate = -q * s.nitrate + nitrify - denitrify;
    memcpy(dy, d.v, sizeof d.v);
    pr->calls++;
}

static void rk4(rhs f, double t, double h, double *y, int n, void *user)
{
    double *work = malloc(5 * n * sizeof *work);
    double *k1 = work, *k2 = k1 + n, *k3 = k2 + n, *k4 = k3 + n, *tmp = k4 + n;
    f(t, y, k1, n, user);
    for (int i = 0; i < n; i++)
        tmp[i] = y[i] + h / 2 * k1[i];
    f(t + h / 2, tmp, k2, n, user);
    for (int i = 0; i < n; i++)
        tmp[i] = y[i] + h / 2 * k2[i];
    f(t + h / 2, tmp, k3, n, user);
    for (int i = 0; i < n; i++)
        tmp[i] = y[i] + h * k3[i];
    f(t + h, tmp, k4, n, user);
    for (int i = 0; i < n; i++)
        y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    free(work);
}

struct diurnal {
    double mean, amplitude;
};

static double day(double t, void *ctx)
{
    const struct diurnal *d = ctx;
    return d->mean * (1 + d->amplitude * sin(2 * M_PI * t));
}

static double constant(double t, void *ctx)
{
    (void)t;
    return *(double *)ctx;
}

double effluent(const plant *p, struct diurnal *flow, int steady)
{
    state s = {{12, 2, 1.5, 2.5, 0.3}};
    double mean = flow->mean;
    problem pr = {p, steady ? constant : day, steady ? (void *)&mean : (void *)flow, 0};
    double cost = 0, h = 0.02;
    for (int i = 0; i < 60; i++) {
        rk4(sludge, i * h, h, s.v, 5, &pr);
        cost += h * (s.substrate * s.substrate + 3 * s.ammonia + s.nitrate);
    }
    return pr.calls == 240 ? cost : NAN;
}

int main(void)
{
    plant p = {4, 8, 0.6, 0.2, 20.0f, 8, 1}, dp;
    for (int steady = 0; steady < 2; steady++) {
        struct diurnal f = {0.8, 0.4}, df = {0, 0};
        memset(&dp, 0, sizeof dp);
        __enzyme_autodiff((void *)effluent, enzyme_dup, &p, &dp, enzyme_dup, &f, &df, enzyme_const, steady);
        EXPECT_SLOPE("mu", steady, dp.mu_max, effluent(&p, &f, steady), p.mu_max, 1e-3, 1e-7);
        EXPECT_SLOPE("ks", steady, dp.ks, effluent(&p, &f, steady), p.ks, 1e-3, 1e-7);
        EXPECT_SLOPE("yield", steady, dp.yield, effluent(&p, &f, steady), p.yield, 1e-4, 1e-7);
        EXPECT_SLOPE("decay", steady, dp.decay, effluent(&p, &f, steady), p.decay, 1e-4, 1e-7);
        EXPECT_SLOPE("kla", steady, dp.kla, effluent(&p, &f, steady), p.kla, 0.125, 1e-5);
        EXPECT_SLOPE("sat", steady, dp.sat, effluent(&p, &f, steady), p.sat, 1e-3, 1e-7);
        EXPECT_SLOPE("mean", steady, df.mean, effluent(&p, &f, steady), f.mean, 1e-4, 1e-7);
        EXPECT_SLOPE("amplitude", steady, df.amplitude, effluent(&p, &f, steady), f.amplitude, 1e-4, 1e-7);
    }
    return verdict();
}
