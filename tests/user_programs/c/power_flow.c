/* Power systems: buses with flags, admittances in complex numbers, Newton's method with a dense Jacobian. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>
#include <string.h>

enum { SLACK = 1 << 0, VOLTAGE_CONTROLLED = 1 << 1, SHED = 1 << 2 };

typedef struct {
    unsigned flags;
    double p, q; /* injected */
    double v, angle;
} Bus;
typedef struct {
    short from, to;
    double r, x, b;
    double tap;
} Branch;
typedef struct {
    size_t buses;
    Bus *bus;
    double complex *y;
} Grid;

static void admittances(Grid *g, const Branch *branch, size_t branches)
{
    g->y = calloc(g->buses * g->buses, sizeof *g->y);
#define Y(i, j) g->y[(size_t)(i) * g->buses + (size_t)(j)]
    for (const Branch *l = branch; l != branch + branches; l++) {
        const double complex series = 1 / (l->r + I * l->x);
        const double t = l->tap ? l->tap : 1;
        Y(l->from, l->from) += (series + I * l->b / 2) / (t * t);
        Y(l->to, l->to) += series + I * l->b / 2;
        Y(l->from, l->to) -= series / t;
        Y(l->to, l->from) -= series / t;
    }
}

static double complex injection(const Grid *g, size_t i)
{
    double complex current = 0;
    for (size_t j = 0; j < g->buses; j++)
        current += Y(i, j) * (g->bus[j].v * cexp(I * g->bus[j].angle));
    return g->bus[i].v * cexp(I * g->bus[i].angle) * conj(current);
}

static double *unknown(Bus *b, int k)
{
    return k ? &b->v : &b->angle;
}

static int gauss(double *a, double *b, int n)
{
    for (int c = 0; c < n; c++) {
        int pivot = c;
        for (int r = c + 1; r < n; r++)
            if (fabs(a[r * n + c]) > fabs(a[pivot * n + c]))
                pivot = r;
        if (a[pivot * n + c] == 0)
            return -1;
        for (int k = 0; k < n; k++) {
            const double t = a[c * n + k];
            a[c * n + k] = a[pivot * n + k];
            a[pivot * n + k] = t;
        }
        const double t = b[c];
        b[c] = b[pivot];
        b[pivot] = t;
        for (int r = c + 1; r < n; r++) {
            const double f = a[r * n + c] / a[c * n + c];
            for (int k = c; k < n; k++)
                a[r * n + k] -= f * a[c * n + k];
            b[r] -= f * b[c];
        }
    }
    for (int r = n - 1; r >= 0; r--) {
        for (int k = r + 1; k < n; k++)
            b[r] -= a[r * n + k] * b[k];
        b[r] /= a[r * n + r];
    }
    return 0;
}

static int newton(Grid *g)
{
    int n = 0;
    struct {
        short bus, which;
    } index[16];
    for (size_t i = 0; i < g->buses; i++) {
        if (g->bus[i].flags & SLACK)
            continue;
        index[n].bus = (short)i, index[n++].which = 0;
        if (!(g->bus[i].flags & VOLTAGE_CONTROLLED))
            index[n].bus = (short)i, index[n++].which = 1;
    }
    for (int round = 0; round < 12; round++) {
        double *jacobian = malloc(n * n * sizeof *jacobian), rhs[16], size = 0;
        for (int r = 0; r < n; r++) {
            const Bus *b = &g->bus[index[r].bus];
            const double complex s = injection(g, index[r].bus);
            rhs[r] = index[r].which ? b->q - cimag(s) : b->p - creal(s);
            size += fabs(rhs[r]);
            for (int c = 0; c < n; c++) {
                const size_t i = index[r].bus, j = index[c].bus;
                const double complex vi = g->bus[i].v * cexp(I * g->bus[i].angle);
                const double complex ej = cexp(I * g->bus[j].angle);
                double complex slope = vi * conj(Y(i, j) * ej * (index[c].which ? 1 : I * g->bus[j].v));
                if (i == j)
                    slope += index[c].which ? s / b->v : I * s;
                jacobian[r * n + c] = index[r].which ? cimag(slope) : creal(slope);
            }
        }
        const int bad = gauss(jacobian, rhs, n);
        free(jacobian);
        if (bad)
            return bad;
        for (int c = 0; c < n; c++)
            *unknown(&g->bus[index[c].bus], index[c].which) += rhs[c];
        if (size < 1e-12)
            return 0;
    }
    return -2;
}

double losses(const Bus *given, const Branch *branches)
{
    Grid g = {.buses = 5, .bus = malloc(5 * sizeof(Bus))};
    memcpy(g.bus, given, 5 * sizeof(Bus));
    for (size_t i = 0; i < g.buses; i++)
        if (g.bus[i].flags & SHED)
            g.bus[i].p *= 0.9;
    admittances(&g, branches, 6);
    double sum = newton(&g) ? NAN : 0;
    for (size_t i = 0; i < g.buses; i++)
        sum += creal(injection(&g, i));
    sum += 0.1 * g.bus[4].v + cabs(injection(&g, 0));
    free(g.y);
    free(g.bus);
    return sum;
}

int main(void)
{
    Bus bus[5] = {{SLACK, 0, 0, 1.06, 0}, {VOLTAGE_CONTROLLED, 0.4, 0, 1.04, 0}, {0, -0.45, -0.15, 1, 0},
                  {SHED, -0.4, -0.05, 1, 0}, {0, -0.6, -0.1, 1, 0}};
    Branch branch[6] = {{0, 1, 0.02, 0.06, 0.06, 0}, {0, 2, 0.08, 0.24, 0.05, 0}, {1, 2, 0.06, 0.18, 0.04, 1.02},
                        {1, 4, 0.04, 0.12, 0.03, 0}, {2, 3, 0.01, 0.03, 0.02, 0}, {3, 4, 0.08, 0.24, 0.05, 0.98}};
    Bus dbus[5];
    Branch dbranch[6];
    memset(dbus, 0, sizeof dbus);
    memset(dbranch, 0, sizeof dbranch);
    __enzyme_autodiff((void *)losses, enzyme_dup, bus, dbus, enzyme_dup, branch, dbranch);
    for (int i = 1; i < 5; i++)
        EXPECT_SLOPE("p", i, dbus[i].p, losses(bus, branch), bus[i].p, 1e-4, 1e-7);
    for (int i = 2; i < 5; i++)
        EXPECT_SLOPE("q", i, dbus[i].q, losses(bus, branch), bus[i].q, 1e-4, 1e-7);
    EXPECT_SLOPE("v", 0, dbus[0].v, losses(bus, branch), bus[0].v, 1e-4, 1e-7);
    for (int i = 0; i < 6; i++) {
        EXPECT_SLOPE("r", i, dbranch[i].r, losses(bus, branch), branch[i].r, 1e-5, 1e-6);
        EXPECT_SLOPE("x", i, dbranch[i].x, losses(bus, branch), branch[i].x, 1e-5, 1e-6);
    }
    EXPECT_SLOPE("tap", 2, dbranch[2].tap, losses(bus, branch), branch[2].tap, 1e-4, 1e-6);
    return verdict();
}
