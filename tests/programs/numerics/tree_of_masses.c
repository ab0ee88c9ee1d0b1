#include <stdlib.h>

#include "check.h"

typedef struct node {
    double x, m;
    struct node *k[2];
    double lo, hi;
} node;

static node *ins(node *t, double x, double m, double lo, double hi)
{
    if (!t) {
        node *q = calloc(1, sizeof *q);
        q->x = x;
        q->m = m;
        q->lo = lo;
        q->hi = hi;
        return q;
    }
    double mid = 0.5 * (t->lo + t->hi);
    if (!t->k[0] && !t->k[1]) {
        double ox = t->x;
        int s = ox >= mid;
        t->k[s] = ins(0, ox, t->m, s ? mid : t->lo, s ? t->hi : mid);
    }
    double M = t->m + m;
    t->x = (t->x * t->m + x * m) / M;
    t->m = M;
    int s = x >= mid;
    t->k[s] = ins(t->k[s], x, m, s ? mid : t->lo, s ? t->hi : mid);
    return t;
}

static double pot(node *t, double x)
{
    if (!t)
        return 0;
    double d = fabs(t->x - x), w = t->hi - t->lo;
    if ((!t->k[0] && !t->k[1]) || w < 0.5 * d)
        return t->m / sqrt(d * d + 0.1);
    return pot(t->k[0], x) + pot(t->k[1], x);
}

static void del(node *t)
{
    if (t) {
        del(t->k[0]);
        del(t->k[1]);
        free(t);
    }
}

double f(double *x, int n)
{
    node *t = 0;
    for (int i = 0; i < n; i++)
        t = ins(t, x[i], 1 + 0.1 * x[(i + 1) % n], 0, 4);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += pot(t, x[i] + 0.37);
    del(t);
    return s;
}
CHECK_GRADIENT(f, 8)
