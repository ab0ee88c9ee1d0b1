/* Circuits: a netlist in text, elements with functions of their own, modified nodal analysis, diodes by Newton. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct circuit Circuit;
typedef struct device Device;

struct device {
    void (*stamp)(const Device *, Circuit *, double step);
    void (*commit)(Device *, const Circuit *, double step);
    char label[6];
    int node[2];
    double value;
    double memory; /* a capacitor's voltage */
    Device *next;
};

struct circuit {
    Device *devices;
    int nodes, unknowns;
    double *g, *rhs, *x; /* g is unknowns x unknowns, node 0 left out */
};

static double voltage(const Circuit *c, int node) { return node ? c->x[node - 1] : 0; }
static double across(const Device *d, const Circuit *c) { return voltage(c, d->node[0]) - voltage(c, d->node[1]); }

static void conductance(Circuit *c, const int node[2], double g)
{
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (node[i] && node[j])
                c->g[(node[i] - 1) * c->unknowns + node[j] - 1] += i == j ? g : -g;
}
static void current(Circuit *c, const int node[2], double into_second)
{
    if (node[0])
        c->rhs[node[0] - 1] -= into_second;
    if (node[1])
        c->rhs[node[1] - 1] += into_second;
}

static void resistor(const Device *d, Circuit *c, double step) { (void)step, conductance(c, d->node, 1 / d->value); }
static void capacitor(const Device *d, Circuit *c, double step)
{
    conductance(c, d->node, d->value / step);
    current(c, d->node, -d->value / step * d->memory);
}
static void diode(const Device *d, Circuit *c, double step)
{
    const double v = across(d, c) > 0.8 ? 0.8 : across(d, c), vt = 0.0258;
    const double i = d->value * expm1(v / vt), g = d->value / vt * exp(v / vt);
    (void)step;
    conductance(c, d->node, g);
    current(c, d->node, i - g * v);
}
static void source(const Device *d, Circuit *c, double step)
{
    (void)step;
    current(c, d->node, d->value);
}
static void remember(Device *d, const Circuit *c, double step) { (void)step, d->memory = across(d, c); }

static Circuit *parse(const char *text, const double *values)
{
    Circuit *c = calloc(1, sizeof *c);
    Device **tail = &c->devices;
    int at = 0;
    while (*text) {
        char label[6];
        int a, b, used = 0;
        if (sscanf(text, "%5s %d %d%n", label, &a, &b, &used) == 3) {
            Device *d = malloc(sizeof *d);
            memset(d, 0, sizeof *d);
            strcpy(d->label, label);
            d->node[0] = a;
            d->node[1] = b;
            d->value = values[at++];
            switch (label[0]) {
            case 'R': d->stamp = resistor; break;
            case 'C': d->stamp = capacitor; d->commit = remember; break;
            case 'D': d->stamp = diode; d->value *= 1e-9; break;
            case 'I': d->stamp = source; break;
            default: exit(3);
            }
            *tail = d;
            tail = &d->next;
            c->nodes = c->nodes > a ? c->nodes : a;
            c->nodes = c->nodes > b ? c->nodes : b;
            text += used;
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    c->unknowns = c->nodes;
    c->g = malloc(c->unknowns * c->unknowns * sizeof(double));
    c->rhs = malloc(c->unknowns * sizeof(double));
    c->x = calloc(c->unknowns, sizeof(double));
    return c;
}

static void eliminate(double *a, double *b, int n)
{
    for (int c = 0; c < n; c++)
        for (int r = c + 1; r < n; r++) {
            const double f = a[r * n + c] / a[c * n + c];
            if (f == 0)
                continue;
            for (int k = c; k < n; k++)
                a[r * n + k] -= f * a[c * n + k];
            b[r] -= f * b[c];
        }
    for (int r = n - 1; r >= 0; r--) {
        for (int k = r + 1; k < n; k++)
            b[r] -= a[r * n + k] * b[k];
        b[r] /= a[r * n + r];
    }
}

static void step(Circuit *c, double h)
{
    for (int round = 0; round < 50; round++) {
        memset(c->g, 0, c->unknowns * c->unknowns * sizeof *c->g);
        memset(c->rhs, 0, c->unknowns * sizeof *c->rhs);
        for (const Device *d = c->devices; d; d = d->next)
            d->stamp(d, c, h);
        eliminate(c->g, c->rhs, c->unknowns);
        double moved = 0;
        for (int i = 0; i < c->unknowns; i++) {
            const double by = fmax(-0.3, fmin(0.3, c->rhs[i] - c->x[i]));
            moved = fmax(moved, fabs(by));
            c->x[i] += by;
        }
        if (moved < 1e-13)
            break;
    }
    for (Device *d = c->devices; d; d = d->next)
        if (d->commit)
            d->commit(d, c, h);
}

double ripple(const double *values)
{
    Circuit *c = parse("I1 0 1\nR1 1 0\nD1 1 2\nC1 2 0 smoothing\nR2 2 3\nC2 3 0\nR3 3 0\n", values);
    double sum = 0;
    for (int t = 0; t < 12; t++) {
        c->devices->value = values[0] * (t % 4 < 2 ? 1 : 0.4);
        step(c, 0.1);
        sum += t < 4 ? 0 : voltage(c, 3) * voltage(c, 3);
    }
    while (c->devices) {
        Device *d = c->devices;
        c->devices = d->next;
        free(d);
    }
    free(c->g), free(c->rhs), free(c->x), free(c);
    return sqrt(sum);
}

int main(void)
{
    double v[7] = {2.0, 1.5, 1.2, 0.3, 0.7, 0.4, 2.2}, d[7] = {0};
    __enzyme_autodiff((void *)ripple, enzyme_dup, v, d);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("value", i, d[i], ripple(v), v[i], 1e-4, 1e-6);
    for (int i = 0; i < 7; i++) {
        double u[7] = {0};
        u[i] = 1;
        expect("forward", i, __enzyme_fwddiff((void *)ripple, enzyme_dup, v, u), d[i], 1e-8);
    }
    return verdict();
}
