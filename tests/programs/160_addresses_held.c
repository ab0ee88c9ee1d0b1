/* Addresses that active objects hold, put there by functions that know nothing of what is behind:
 * such memory gets a shadow, or the run tells that it is constant. Nothing may be its own shadow
 * and get adjoints all the same. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { size = 3 };

static const double table[size] = {2, 3, 5};

static void check_table(const double *found)
{
    for (int i = 0; i < size; i++)
        check_within("table", i, found[i], table[i], 0);
}

/* A registry of handles: what it keeps are addresses, of whatever. */
struct registry {
    void **slots;
    int count, room;
};

NOINLINE static void keep(struct registry *r, void **handle)
{
    if (r->count == r->room) {
        r->room = r->room ? 2 * r->room : 1;
        void **more = malloc((size_t)r->room * sizeof *more);
        for (int i = 0; i < r->count; i++)
            more[i] = r->slots[i];
        free(r->slots);
        r->slots = more;
    }
    r->slots[r->count++] = *handle;
    *handle = NULL;
}

struct cell {
    double *place;
    int power;
};

NOINLINE static void add(struct registry *r, int power)
{
    struct cell *c = malloc(sizeof *c);
    c->place = malloc(sizeof *c->place);
    *c->place = 0;
    c->power = power;
    void *handle = c;
    keep(r, &handle);
}

NOINLINE static double product(const struct registry *r)
{
    double result = 1;
    for (int i = 0; i < r->count; i++) {
        const struct cell *c = r->slots[i];
        for (int k = 0; k < c->power; k++)
            result *= *c->place;
    }
    return result;
}

NOINLINE static double of_registry(const double *x)
{
    struct registry r = {NULL, 0, 0};
    for (int i = 0; i < size; i++)
        add(&r, i + 1);
    for (int i = 0; i < size; i++)
        *((struct cell *)r.slots[i])->place = x[i];
    double result = product(&r);
    for (int i = 0; i < size; i++) {
        free(((struct cell *)r.slots[i])->place);
        free(r.slots[i]);
    }
    free(r.slots);
    return result;
}

/* Constant data beside active ones: through a global pointer, and through an address that nothing
 * tells of. */
struct pair {
    const double *factors;
    const double *x;
};

NOINLINE static double weighted(const struct pair *p)
{
    double sum = 0;
    for (int i = 0; i < size; i++)
        sum += p->factors[i] * p->x[i] * p->x[i];
    return sum;
}

static double *found_later;

NOINLINE static void refer_to_global(struct pair *p, const double *x)
{
    p->factors = found_later;
    p->x = x;
}

NOINLINE static double of_global(const double *x)
{
    struct pair p;
    refer_to_global(&p, x);
    return weighted(&p);
}

static double factors[size];

static const double *hidden(const double *p)
{
    const double *q;
    __asm__("" : "=r"(q) : "0"(p));
    return q;
}

NOINLINE static void refer_to_hidden(struct pair *p, const double *x)
{
    p->factors = hidden(table);
    p->x = x;
}

NOINLINE static double of_hidden(const double *x)
{
    struct pair p;
    refer_to_hidden(&p, x);
    return weighted(&p);
}

/* The same by a copy of a struct whose members are of no interest to who copies it. */
NOINLINE static void copy_pair(struct pair *to, const struct pair *from)
{
    memcpy(to, from, sizeof *to);
}

NOINLINE static double of_copy(const double *x, const double *factors)
{
    struct pair p = {factors, x}, q;
    copy_pair(&q, &p);
    return weighted(&q);
}

static void check_weighted(const double *x, const double *d, const double *found)
{
    for (int i = 0; i < size; i++)
        check("weighted", d[i], 2 * table[i] * x[i]);
    check_table(found);
}

int main(void)
{
    const double x[size] = {1.5, 2.5, 3.5};
    double d[size] = {0};
    __enzyme_autodiff_void((void *)of_registry, enzyme_dup, x, d);
    for (int i = 0; i < size; i++)
        check("registry", d[i], (i + 1) * 1.5 * 6.25 * 42.875 / x[i]);

    const double along[size] = {0, 1, 0};
    check("forward", __enzyme_fwddiff((void *)of_registry, enzyme_dup, x, along), d[1]);

    memcpy(factors, table, sizeof factors);
    found_later = malloc(sizeof factors);
    memcpy(found_later, table, sizeof factors);
    double (*const functions[])(const double *) = {of_global, of_hidden};
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)of_global, enzyme_dup, x, d);
    check_weighted(x, d, found_later);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)of_hidden, enzyme_dup, x, d);
    check_weighted(x, d, table);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)of_copy, enzyme_dup, x, d, enzyme_const, factors);
    check_weighted(x, d, factors);
    check("forward", __enzyme_fwddiff((void *)of_global, enzyme_dup, x, along), d[1]);
    check("forward", __enzyme_fwddiff((void *)of_hidden, enzyme_dup, x, along), d[1]);
    for (int i = 0; i < 2; i++)
        check("primal", functions[i](x), 2 * 2.25 + 3 * 6.25 + 5 * 12.25);
    return check_result();
}
