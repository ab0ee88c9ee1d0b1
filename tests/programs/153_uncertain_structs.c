/* Structs of numbers and addresses that are copied whole out of memory of which only the run tells
 * whether it is active: one at a time, and several. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { count = 4 };

struct item {
    double value;
    const double *weight;
    long name;
    double other;
};

struct shelf {
    const struct item *items; /* may be constant */
    double *x;
    long n;
};

static const double weights[2] = {0.5, -2.0};

NOINLINE static void take(struct item *to, const struct shelf *from, long i)
{
    *to = from->items[i];
}

NOINLINE static void take_all(struct item *to, const struct shelf *from)
{
    memcpy(to, from->items, from->n * sizeof *to);
}

NOINLINE static double weigh(const struct shelf *s)
{
    const double *x = s->x;
    double sum = 0.0;
    struct item local, *all = malloc(s->n * sizeof *all);
    for (long i = 0; i < s->n; i++) {
        take(&local, s, i);
        local.value *= x[local.name];
        sum += local.value * *local.weight + local.other * x[(i + 1) % s->n];
    }
    take_all(all, s);
    for (long i = 0; i < s->n; i++)
        sum += all[i].value * all[i].other * *all[i].weight * x[i];
    free(all);
    return sum;
}

static double read_out(const struct item *constant, double *x)
{
    struct item own[count];
    for (long i = 0; i < count; i++) {
        struct item fresh = {x[i] * x[i], weights + i % 2, i, sin(x[i])};
        own[i] = fresh;
    }
    struct shelf active = {own, x, count}, inactive = {constant, x, count};
    return weigh(&active) + weigh(&inactive);
}

static struct item constants[count];

static double read_of_x(double *x)
{
    return read_out(constants, x);
}

int main(void)
{
    double x[count] = {0.7, -1.2, 0.4, 1.5}, d[count] = {0};
    for (long i = 0; i < count; i++) {
        struct item fresh = {1.0 + i, weights + i % 2, i, 0.5 * i - 1.0};
        constants[i] = fresh;
    }
    __enzyme_autodiff_void((void *)read_out, enzyme_const, constants, enzyme_dup, x, d);
    for (int i = 0; i < count; i++) {
        double direction[count] = {0};
        direction[i] = 1.0;
        check_within("read", i, d[i], central_difference(read_of_x, x, i), 1e-9);
        check("its tangent",
              __enzyme_fwddiff((void *)read_out, enzyme_const, constants, enzyme_dup, x, direction),
              d[i]);
        check("constant", constants[i].value + constants[i].other, 1.5 * i);
    }
    return check_result();
}
