/* Structural biology: a chain of residues grows by realloc, neighbours are linked lists in cells, states are packed in
   bits; forces as written by hand are compared with the gradient, and the Hessian with differences of it. */
#include "../expect.h"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double v[3];
} Point;

typedef struct bond {
    int to;
    double rest;
    struct bond *next;
} Bond;

typedef struct {
    Point at;
    uint32_t flags; /* 0-1: class, 2: charged, 3-10: number of bonds */
    Bond *bonds;
} Residue;

typedef struct {
    Residue *items;
    size_t count, room;
} Chain;

#define CLASS(r) ((r)->flags & 3u)
#define CHARGED(r) ((r)->flags >> 2 & 1u)
#define BONDS(r) ((r)->flags >> 3 & 0xffu)

static size_t append(Chain *c, const double *xyz, char letter)
{
    if (c->count == c->room) {
        c->room = c->room ? c->room + c->room / 2 + 1 : 2;
        Residue *grown = realloc(c->items, c->room * sizeof *grown);
        assert(grown);
        c->items = grown;
    }
    Residue *r = &c->items[c->count];
    memcpy(r->at.v, xyz, sizeof r->at);
    r->flags = letter == 'K' || letter == 'E' ? 4u | (letter == 'K') : 2u * (letter == 'L');
    r->bonds = NULL;
    return c->count++;
}

static void bond(Chain *c, size_t i, size_t j, double rest)
{
    Bond *b = malloc(sizeof *b);
    *b = (Bond){(int)j, rest, c->items[i].bonds};
    c->items[i].bonds = b;
    c->items[i].flags += 1u << 3;
}

static double dist2(const Point *a, const Point *b)
{
    double s = 0;
    for (int k = 0; k < 3; k++)
        s += (a->v[k] - b->v[k]) * (a->v[k] - b->v[k]);
    return s;
}

static Point cross(Point a, Point b)
{
    return (Point){{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2], a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
}
static Point minus(Point a, Point b)
{
    for (int k = 0; k < 3; k++)
        a.v[k] -= b.v[k];
    return a;
}
static double dot(Point a, Point b) { return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2]; }

static double dihedral(const Residue r[4])
{
    const Point b1 = minus(r[1].at, r[0].at), b2 = minus(r[2].at, r[1].at), b3 = minus(r[3].at, r[2].at);
    const Point n1 = cross(b1, b2), n2 = cross(b2, b3);
    return atan2(dot(cross(n1, n2), b2) / sqrt(dot(b2, b2)), dot(n1, n2));
}

static double energy(const double *xyz, const char *sequence, const double *weights)
{
    Chain c = {0};
    for (const char *s = sequence; *s; s++) {
        const size_t i = append(&c, xyz + 3 * (s - sequence), *s);
        if (i > 0) {
            bond(&c, i, i - 1, 3.8);
            if (i > 2 && i % 3 == 0)
                bond(&c, i, i - 3, 5.5);
        }
    }
    double total = 0;
    for (size_t i = 0; i < c.count; i++) {
        const Residue *r = c.items + i;
        for (const Bond *b = r->bonds; b; b = b->next) {
            const double stretch = sqrt(dist2(&r->at, &c.items[b->to].at)) - b->rest;
            total += weights[0] * stretch * stretch / BONDS(r);
        }
        for (size_t j = 0; j + 2 < i; j++) {
            const Residue *q = c.items + j;
            const double r2 = dist2(&r->at, &q->at), s6 = pow(16 / r2, 3);
            total += weights[1] * (s6 * s6 - (CLASS(r) == CLASS(q) ? 2 : 0.5) * s6);
            if (CHARGED(r) & CHARGED(q))
                total += (CLASS(r) == CLASS(q) ? 1 : -1) * weights[2] * exp(-sqrt(r2) / 8) / sqrt(r2);
        }
        if (i + 3 < c.count)
            total += weights[3] * (1 - cos(dihedral(r) - 0.9));
    }
    for (size_t i = 0; i < c.count; i++)
        for (Bond *b = c.items[i].bonds, *next; b; b = next) {
            next = b->next;
            free(b);
        }
    free(c.items);
    return total;
}

static const char sequence[] = "LKAEL";
static double weights[4] = {1.5, 0.3, 12, 0.8};

static void forces(const double *xyz, double *f)
{
    __enzyme_autodiff((void *)energy, enzyme_dup, xyz, f, enzyme_const, sequence, enzyme_const, weights);
}

int main(void)
{
    double x[15], f[15] = {0}, v[15], hv[15] = {0}, dw[4] = {0};
    for (int i = 0; i < 5; i++) {
        x[3 * i] = 2.3 * cos(1.7 * i);
        x[3 * i + 1] = 2.2 * sin(1.7 * i);
        x[3 * i + 2] = 1.6 * i;
    }
    for (int i = 0; i < 15; i++)
        v[i] = sin(i + 1);
    forces(x, f);
    for (int i = 0; i < 15; i++)
        EXPECT_SLOPE("force", i, f[i], energy(x, sequence, weights), x[i], 1e-4, 1e-6);
    __enzyme_autodiff((void *)energy, enzyme_const, x, enzyme_const, sequence, enzyme_dup, weights, dw);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("weight", i, dw[i], energy(x, sequence, weights), weights[i], 1e-3, 1e-6);
    double scratch[15] = {0};
    void __enzyme_fwddiff_void(void *, ...);
    __enzyme_fwddiff_void((void *)forces, enzyme_dup, x, v, enzyme_dup, scratch, hv);
    double moved[15], want[15] = {0};
    for (int k = -2; k <= 2; k++) {
        const double w[5] = {1, -8, 0, 8, -1};
        double g[15] = {0};
        for (int i = 0; i < 15; i++)
            moved[i] = x[i] + 1e-3 * k * v[i];
        forces(moved, g);
        for (int i = 0; i < 15; i++)
            want[i] += w[k + 2] * g[i] / (12 * 1e-3);
    }
    for (int i = 0; i < 15; i++)
        expect("curvature", i, hv[i], want[i], 1e-5);
    return verdict();
}
