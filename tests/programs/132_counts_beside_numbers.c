/* Counts, flags and locks that are changed atomically inside of active objects are integers, whatever
 * lies around them, and whatever other objects have at the same place. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define NOINLINE __attribute__((noinline))
enum { size = 6 };

/* A lock that is taken by compare and exchange, beside what it guards. */
typedef struct {
    double sum;
    int locked;
    float weight;
} guarded;

NOINLINE static void take(guarded *g)
{
    int free_ = 0;
    while (!__atomic_compare_exchange_n(&g->locked, &free_, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        free_ = 0;
}

NOINLINE static void give(guarded *g) { __atomic_store_n(&g->locked, 0, __ATOMIC_RELEASE); }

static double locked(double *x)
{
    guarded *g = malloc(sizeof *g);
    memset(g, 0, sizeof *g);
    g->weight = 0.5f;
    for (int i = 0; i < size; i++) {
        take(g);
        g->sum = g->sum * x[i] + g->weight * sin(x[i]);
        give(g);
    }
    const double sum = g->sum;
    free(g);
    return sum * sum;
}

/* Nodes of two kinds with a count of references in front; what lies behind it differs. */
typedef struct node {
    int count, kind;
    union {
        double value;
        struct node *inner;
    } u;
    double factor;
} node;

NOINLINE static node *shared(node *n)
{
    __atomic_fetch_add(&n->count, 1, __ATOMIC_RELAXED);
    return n;
}

NOINLINE static void dropped(node *n)
{
    if (__atomic_sub_fetch(&n->count, 1, __ATOMIC_ACQ_REL))
        return;
    if (n->kind)
        dropped(n->u.inner);
    free(n);
}

NOINLINE static double value(const node *n)
{
    return n->kind ? n->factor * value(n->u.inner) : n->u.value * n->factor;
}

static double counted(double *x)
{
    node *leaf = malloc(sizeof *leaf);
    leaf->count = 1, leaf->kind = 0, leaf->u.value = x[0] * x[1], leaf->factor = x[2];
    double sum = 0;
    for (int i = 1; i < size; i++) {
        node *outer = malloc(sizeof *outer);
        outer->count = 1, outer->kind = 1, outer->factor = x[i];
        outer->u.inner = shared(leaf);
        sum += value(outer) * x[i];
        dropped(outer);
    }
    sum += value(leaf) * leaf->count;
    dropped(leaf);
    return sum;
}

/* A table that is filled once: absent, being filled, there. */
typedef struct {
    _Atomic int state;
    double table[size];
} lazily;

NOINLINE static const double *table_of(lazily *l, const double *x)
{
    int absent = 0;
    if (atomic_compare_exchange_strong(&l->state, &absent, 1)) {
        for (int i = 0; i < size; i++)
            l->table[i] = exp(-x[i]);
        atomic_store(&l->state, 2);
    }
    return l->table;
}

static double filled_once(double *x)
{
    lazily l = {0};
    double sum = 0;
    for (int i = 0; i < size; i++)
        sum += table_of(&l, x)[i] * table_of(&l, x)[size - 1 - i] * x[0];
    return sum;
}

/* A count that stops at a limit, in a loop around compare and exchange; and a wide one. */
typedef struct {
    double last;
    unsigned used;
    long seen;
    double room[4];
} ring;

NOINLINE static int claimed(ring *r)
{
    unsigned at = __atomic_load_n(&r->used, __ATOMIC_RELAXED);
    do {
        if (at >= 4)
            return -1;
    } while (!__atomic_compare_exchange_n(&r->used, &at, at + 1, 1, __ATOMIC_ACQ_REL,
                                          __ATOMIC_RELAXED));
    return (int)at;
}

static double limited(double *x)
{
    ring r[2];
    double sum = 0;
    memset(r, 0, sizeof r);
    for (int i = 0; i < size; i++) {
        ring *here = &r[i & 1];
        const int place = claimed(here);
        __atomic_fetch_add(&here->seen, 1, __ATOMIC_RELAXED);
        if (place >= 0)
            here->room[place] = x[i] * here->last;
        here->last = here->last * x[i] + 1.0;
    }
    for (int i = 0; i < 8; i++)
        sum += r[i % 2].room[i / 2] * r[i % 2].room[i / 2] * (double)r[i % 2].seen;
    return sum + r[0].last * r[1].last;
}

/* Marks: flags that are set and tested in one step, and bits in a set of them. */
typedef struct {
    double cost;
    atomic_flag visited;
    char name[3];
    unsigned marks;
} place;

NOINLINE static double walk(place *p, int n, int from)
{
    double cost = 0;
    for (int i = from; !atomic_flag_test_and_set(&p[i].visited); i = (i * 2 + 1) % n) {
        __atomic_fetch_or(&p[i].marks, 4u, __ATOMIC_RELAXED);
        cost += p[i].cost * p[i].cost;
    }
    return cost;
}

static double walked(double *x)
{
    place p[size];
    memset(p, 0, sizeof p);
    for (int i = 0; i < size; i++) {
        p[i].cost = x[i] * x[(i + 1) % size];
        atomic_flag_clear(&p[i].visited);
        memcpy(p[i].name, "ab", 3);
    }
    double sum = walk(p, size, 2) * x[0] + walk(p, size, 0);
    for (int i = 0; i < size; i++)
        sum += (p[i].marks & 4u) ? p[i].cost : 0;
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.7 + 0.13 * i + 0.05 * ((i * 7) % 5);
    CHECK_REQUEST("locked", locked, size, x, 1, 1e-8);
    CHECK_REQUEST("counted", counted, size, x, 1, 1e-8);
    CHECK_REQUEST("once", filled_once, size, x, 1, 1e-8);
    CHECK_REQUEST("limited", limited, size, x, 1, 1e-8);
    CHECK_REQUEST("walked", walked, size, x, 1, 1e-8);
    return check_result();
}
