/* Counts and addresses that are exchanged in memory beside active numbers.  An exchange of the
 * address of active memory is refused; what has no shadow is exchanged as before. */
#include <stdlib.h>

#include "check.h"

#define NOINLINE __attribute__((noinline))
#define ORDER __ATOMIC_SEQ_CST

struct counted {
    long count;
    double *values;
};

NOINLINE static double use(struct counted *c)
{
    __atomic_fetch_add(&c->count, 1, ORDER);
    const double product = c->values[0] * c->values[1];
    __atomic_fetch_sub(&c->count, 1, ORDER);
    return product;
}

static double counts(double *x)
{
    struct counted *c = malloc(sizeof *c);
    c->count = 1;
    c->values = x;
    const double product = use(c) + use(c) * x[0];
    if (__atomic_exchange_n(&c->count, 0, ORDER) == 1)
        free(c);
    return product;
}

static const double low[2] = {2.0, 3.0}, high[2] = {5.0, 7.0};

/* The table is exchanged, and what is active is read beside it. */
static double tables(double *x)
{
    const double *table = low;
    double sum = x[0] * table[1];
    const double *former = __atomic_exchange_n(&table, high, ORDER);
    sum += x[1] * x[1] * table[1] * former[0];
    return sum;
}

int main(void)
{
    double x[2] = {1.5, 2.5}, d[2] = {0.0, 0.0};
    __enzyme_autodiff((void *)counts, enzyme_dup, x, d);
    check("counts", d[0], x[1] + 2.0 * x[0] * x[1]);
    check("counts", d[1], x[0] + x[0] * x[0]);
    double u[2] = {1.0, 0.0};
    check("counts", __enzyme_fwddiff((void *)counts, enzyme_dup, x, u), d[0]);
    d[0] = d[1] = 0.0;
    __enzyme_autodiff((void *)tables, enzyme_dup, x, d);
    check("tables", d[0], 3.0);
    check("tables", d[1], 2.0 * x[1] * 7.0 * 2.0);
    check("tables", __enzyme_fwddiff((void *)tables, enzyme_dup, x, u), d[0]);
    return check_result();
}
