/* Physiology: blood through a net of vessels; triplets that grow by realloc, sorted into compressed rows, conjugate gradients, both modes. */
#include "../expect.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int32_t row, column;
    double value;
} triplet;
typedef struct {
    triplet *items;
    size_t count, room;
} triplets;
typedef struct {
    int n;
    int *start, *column;
    double *value;
} csr;
typedef struct {
    uint8_t from, to;
    float length;
    double radius;
} vessel;

static bool push(triplets *t, int r, int c, double v)
{
    if (t->count == t->room) {
        size_t room = t->room ? t->room + t->room / 2 : 4;
        triplet *bigger = realloc(t->items, room * sizeof *bigger);
        if (!bigger)
            return false;
        t->items = bigger;
        t->room = room;
    }
    t->items[t->count++] = (triplet){r, c, v};
    return true;
}
static int by_place(const void *a, const void *b)
{
    const triplet *x = a, *y = b;
    return x->row != y->row ? x->row - y->row : (x->column > y->column) - (x->column < y->column);
}
static csr *compress(triplets *t, int n)
{
    qsort(t->items, t->count, sizeof *t->items, by_place);
    size_t unique = 0;
    for (size_t i = 0; i < t->count; i++)
        if (unique && by_place(&t->items[unique - 1], &t->items[i]) == 0)
            t->items[unique - 1].value += t->items[i].value;
        else
            t->items[unique++] = t->items[i];
    csr *a = malloc(sizeof *a);
    a->n = n;
    a->start = calloc(n + 1, sizeof *a->start);
    a->column = malloc(unique * sizeof *a->column);
    a->value = malloc(unique * sizeof *a->value);
    for (size_t i = 0; i < unique; i++) {
        a->start[t->items[i].row + 1]++;
        a->column[i] = t->items[i].column;
        a->value[i] = t->items[i].value;
    }
    for (int i = 0; i < n; i++)
        a->start[i + 1] += a->start[i];
    return a;
}
static void drop(csr *a)
{
    free(a->start);
    free(a->column);
    free(a->value);
    free(a);
}
static void multiply(const csr *a, const double *restrict x, double *restrict y)
{
    for (int i = 0; i < a->n; i++) {
        double s = 0;
        for (int k = a->start[i]; k < a->start[i + 1]; k++)
            s += a->value[k] * x[a->column[k]];
        y[i] = s;
    }
}
static double dot(const double *a, const double *b, int n)
{
    double s = 0;
    while (n--)
        s += *a++ * *b++;
    return s;
}
static int conjugate_gradients(const csr *a, const double *b, double *x, double tolerance)
{
    const int n = a->n;
    double *r = malloc(3 * n * sizeof(double)), *p = r + n, *q = p + n;
    memset(x, 0, n * sizeof *x);
    memcpy(r, b, n * sizeof *r);
    memcpy(p, r, n * sizeof *p);
    double rr = dot(r, r, n);
    int steps = 0;
    for (; steps < 4 * n && rr > tolerance * tolerance; steps++) {
        multiply(a, p, q);
        const double alpha = rr / dot(p, q, n);
        for (int i = 0; i < n; i++) {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        const double next = dot(r, r, n);
        for (int i = 0; i < n; i++)
            p[i] = r[i] + next / rr * p[i];
        rr = next;
    }
    free(r);
    return steps;
}
static double conductance(const vessel *v, double haematocrit)
{
    const double thick = 1 + 2.5 * haematocrit + 6 * haematocrit * haematocrit / (1 + 0.1 / v->radius);
    return 3.14159265358979 / 8 * v->radius * v->radius * v->radius * v->radius / (thick * v->length);
}

enum { NODES = 7, VESSELS = 10 };
static double flow(const double *radii, double haematocrit)
{
    static const uint8_t ends[VESSELS][2] = {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {2, 3}, {4, 5}, {3, 5}, {5, 6}, {4, 6}};
    vessel net[VESSELS];
    triplets t = {NULL, 0, 0};
    double result = -1;
    for (int i = 0; i < VESSELS; i++) {
        net[i] = (vessel){ends[i][0], ends[i][1], 1.0f + 0.1f * i, radii[i]};
        const double g = conductance(&net[i], haematocrit);
        if (!push(&t, net[i].from, net[i].from, g) || !push(&t, net[i].to, net[i].to, g) || !push(&t, net[i].from, net[i].to, -g) || !push(&t, net[i].to, net[i].from, -g))
            goto out;
    }
    if (!push(&t, 0, 0, 3.0) || !push(&t, NODES - 1, NODES - 1, 2.0))
        goto out;
    csr *a = compress(&t, NODES);
    double b[NODES] = {3.0 * 12}, pressure[NODES];
    if (conjugate_gradients(a, b, pressure, 1e-12) < 4 * NODES) {
        result = 2 * pressure[NODES - 1];
        for (int i = 0; i < VESSELS; i++) {
            const double q = conductance(&net[i], haematocrit) * (pressure[net[i].from] - pressure[net[i].to]);
            result += 0.1 * q * q / (net[i].radius * net[i].radius);
        }
    }
    drop(a);
out:
    free(t.items);
    return result;
}

int main(void)
{
    double r[VESSELS] = {1.5, 1.2, 1.1, 0.9, 1.0, 0.7, 1.1, 0.8, 1.3, 0.6}, d[VESSELS] = {0};
    const double dh = __enzyme_autodiff((void *)flow, enzyme_dup, r, d, enzyme_out, 0.4);
    for (int i = 0; i < VESSELS; i++) {
        double e[VESSELS] = {0};
        e[i] = 1;
        EXPECT_SLOPE("radius", i, d[i], flow(r, 0.4), r[i], 1e-3, 1e-7);
        expect("tangent", i, __enzyme_fwddiff((void *)flow, enzyme_dup, r, e, enzyme_const, 0.4), d[i], 1e-9);
    }
    double h = 0.4;
    EXPECT_SLOPE("haematocrit", 0, dh, flow(r, h), h, 1e-3, 1e-7);
    return verdict();
}
