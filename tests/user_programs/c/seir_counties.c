#define _GNU_SOURCE
/* Age-structured SEIR with vaccination; negative log likelihood of observed
   weekly cases (Poisson) against transmission parameters. VLAs throughout. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

typedef struct {
    double beta, sigma, gamma_;
    double season_amp, season_phase;
    double report[4];
    double susceptibility[4];
} params;

enum { S, E, I, R, CUM, NCOMP };

static const double contact[4][4] = {
    { 7.5, 2.8, 3.1, 0.6 }, { 2.8, 9.1, 4.0, 0.5 }, { 3.1, 4.0, 6.2, 1.1 }, { 0.6, 0.5, 1.1, 2.4 }
};
static const double population[4] = { 24e3, 31e3, 52e3, 18e3 };

static void derivs(int na, double t, double y[NCOMP][na], const params *p, double dy[NCOMP][na])
{
    double force[na];
    double season = 1 + p->season_amp * cos(2 * M_PI * (t - p->season_phase) / 365.0);
    for (int a = 0; a < na; a++) {
        force[a] = 0;
        for (int b = 0; b < na; b++) force[a] += contact[a][b] * y[I][b] / population[b];
        force[a] *= p->beta * season * p->susceptibility[a];
    }
    for (int a = 0; a < na; a++) {
        double inf = force[a] * y[S][a], on = p->sigma * y[E][a], rec = p->gamma_ * y[I][a];
        double vacc = t > 40 && a == na - 1 ? 0.01 * y[S][a] : 0;
        dy[S][a] = -inf - vacc;
        dy[E][a] = inf - on;
        dy[I][a] = on - rec;
        dy[R][a] = rec + vacc;
        dy[CUM][a] = on;
    }
}

double nll(int na, int weeks, const params *p, double obs[weeks][na])
{
    double y[NCOMP][na], mid[NCOMP][na], k1[NCOMP][na], k2[NCOMP][na], last[na];
    for (int a = 0; a < na; a++) {
        y[I][a] = 10 + a; y[E][a] = 5; y[R][a] = 0; y[CUM][a] = 0;
        y[S][a] = population[a] - y[I][a] - y[E][a];
        last[a] = 0;
    }
    double ll = 0, t = 0, dt = 0.5;
    for (int w = 0; w < weeks; w++) {
        for (int s = 0; s < 14; s++, t += dt) {
            derivs(na, t, y, p, k1);
            for (int c = 0; c < NCOMP; c++)
                for (int a = 0; a < na; a++) mid[c][a] = y[c][a] + 0.5 * dt * k1[c][a];
            derivs(na, t + 0.5 * dt, mid, p, k2);
            for (int c = 0; c < NCOMP; c++)
                for (int a = 0; a < na; a++) y[c][a] += dt * k2[c][a];
        }
        for (int a = 0; a < na; a++) {
            double expect = p->report[a] * (y[CUM][a] - last[a]) + 1e-3;
            if (obs[w][a] >= 0) ll += expect - obs[w][a] * log(expect) + lgamma(obs[w][a] + 1);
        }
        memmove(last, y[CUM], sizeof last);
    }
    return ll / (weeks * na);
}

int main(void)
{
    params p = { 0.021, 0.29, 0.24, 0.18, 15, { 0.2, 0.3, 0.45, 0.6 }, { 0.7, 0.9, 1.0, 1.2 } }, d;
    int weeks = 12;
    double (*obs)[4] = malloc(weeks * sizeof *obs);
    unsigned rng = 12345;
    for (int w = 0; w < weeks; w++)
        for (int a = 0; a < 4; a++) {
            rng = rng * 1664525u + 1013904223u;
            obs[w][a] = w == 5 && a == 2 ? -1 : floor((6 + a * 3) * exp(0.25 * w) * (0.8 + 0.4 * (rng >> 16) / 65536.0));
        }
    memset(&d, 0, sizeof d);
    printf("nll %.10f\n", nll(4, weeks, &p, obs));
    __enzyme_autodiff((void *)nll, 4, weeks, enzyme_dup, &p, &d, enzyme_const, obs);
    double *x = (double *)&p, *g = (double *)&d;
    int bad = 0;
    for (size_t i = 0; i < sizeof p / sizeof(double); i++) {
        double x0 = x[i], h = 1e-5 * fabs(x0);
        x[i] = x0 + h; double up = nll(4, weeks, &p, obs);
        x[i] = x0 - h; double dn = nll(4, weeks, &p, obs);
        x[i] = x0;
        double fd = (up - dn) / (2 * h);
        printf("p[%zu] ad=%.10g fd=%.10g\n", i, g[i], fd);
        if (!(fabs(g[i] - fd) <= 1e-5 * fabs(fd) + 1e-7)) { printf("MISMATCH p[%zu] got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
    }
    free(obs);
    return bad;
}
