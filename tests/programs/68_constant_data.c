/* Active objects that refer to constant data: the data stays as it is, whoever reads it, and
 * what comes out of functions that only allocate has a shadow of its own. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { count = 3 };

extern int enzyme_runtime_activity;

struct problem {
    const double *data;
    double *x;
    int n;
};

static double table[count] = {1.0, 2.0, 3.0};
static const double constants[count] = {0.5, -1.0, 2.0};

NOINLINE static double weighted(const struct problem *p)
{
    double sum = 0.0;
    for (int i = 0; i < p->n; i++)
        sum += p->x[i] * p->x[i] * sin(p->data[i] * p->x[0]);
    return sum;
}

NOINLINE static void set_data(struct problem *p, const double *data)
{
    p->data = data;
}

static double of_argument(const double *data, double *x)
{
    struct problem p = {data, x, count};
    return weighted(&p);
}

static double of_setter(const double *data, double *x)
{
    struct problem p = {x, x, count};
    set_data(&p, data);
    return weighted(&p);
}

static double of_copy(const double *data, double *x)
{
    struct problem *p = malloc(sizeof *p), local = {data, x, count};
    memcpy(p, &local, sizeof local);
    const double sum = weighted(p);
    free(p);
    return sum;
}

static double of_variable(double *x)
{
    struct problem p = {table, x, count};
    return weighted(&p);
}

static double of_constants(double *x)
{
    struct problem p = {constants, x, count};
    return weighted(&p);
}

static double of_heap(double *x)
{
    double *data = malloc(count * sizeof *data);
    for (int i = 0; i < count; i++)
        data[i] = 0.3 + i;
    struct problem p = {data, x, count};
    double sum = weighted(&p);
    for (int i = 0; i < count; i++)
        sum += data[i] - 0.3 - i;
    free(data);
    return sum;
}

/* chosen at run time: one is active, the other is not */
NOINLINE static double of_choice(const double *data, double *x, int which)
{
    const double *chosen = which ? x : data;
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += chosen[i] * chosen[i] * x[(i + 1) % count];
    return sum;
}

NOINLINE static void out(double *to, const double *from, int n)
{
    memcpy(to, from, n * sizeof *to);
}

/* blocks, constant and active, through the same pointers */
static double of_blocks(const double *data, double *x)
{
    struct problem p = {data, x, count};
    struct problem *volatile hidden = &p;
    double sum = 0.0;
    for (int round = 0; round < 2; round++) {
        double *block = malloc(count * sizeof *block);
        out(block, round ? hidden->data : hidden->x, count);
        for (int i = 0; i < count; i++)
            sum += block[i] * block[i] * x[i];
        free(block);
    }
    return sum;
}

struct vector {
    double *items;
    int n;
};

NOINLINE static struct vector *new_vector(int n)
{
    struct vector *v = malloc(sizeof *v);
    v->items = malloc(n * sizeof(double));
    v->n = n;
    for (int i = 0; i < n; i++)
        v->items[i] = 1.0;
    return v;
}

NOINLINE static void grow(struct vector *v, const double *by)
{
    for (int i = 0; i < v->n; i++)
        v->items[i] *= by[i] * by[i];
}

NOINLINE static double *ones(int n)
{
    double *made = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++)
        made[i] = 1.0;
    return made;
}

NOINLINE static void ones_into(double **to, int n)
{
    *to = ones(n);
}

static double of_made(double *x)
{
    struct vector *v = new_vector(count);
    double *one = ones(count), *other;
    ones_into(&other, count);
    grow(v, x);
    double sum = 0.0;
    for (int i = 0; i < count; i++) {
        one[i] += x[i] * v->items[i];
        other[i] *= one[i] + x[i];
        sum += other[i] * v->items[count - 1 - i];
    }
    free(v->items);
    free(v);
    free(one);
    free(other);
    return sum;
}

static double data[count] = {1.5, -0.4, 0.8};

#define WITH(f)                                                                                    \
    static double f##_of_x(double *x)                                                              \
    {                                                                                              \
        return f(data, x);                                                                         \
    }                                                                                              \
    static void check_##f(double *x)                                                               \
    {                                                                                              \
        double d[count] = {0};                                                                     \
        __enzyme_autodiff_void((void *)f, enzyme_const, data, enzyme_dup, x, d);                   \
        check_gradient(#f, f##_of_x, count, x, d);                                                 \
    }
WITH(of_argument)
WITH(of_setter)
WITH(of_copy)
WITH(of_blocks)

static double choice_0(double *x)
{
    return of_choice(data, x, 0);
}

static double choice_1(double *x)
{
    return of_choice(data, x, 1);
}

int main(void)
{
    double x[count] = {0.7, -1.2, 0.4};
    check_of_argument(x);
    check_of_setter(x);
    check_of_copy(x);
    check_of_blocks(x);
    double d[6][count] = {{0}};
    __enzyme_autodiff_void((void *)of_variable, enzyme_dup, x, d[0]);
    check_gradient("of_variable", of_variable, count, x, d[0]);
    __enzyme_autodiff_void((void *)of_constants, enzyme_dup, x, d[1]);
    check_gradient("of_constants", of_constants, count, x, d[1]);
    __enzyme_autodiff_void((void *)of_heap, enzyme_dup, x, d[2]);
    check_gradient("of_heap", of_heap, count, x, d[2]);
    __enzyme_autodiff_void((void *)of_made, enzyme_dup, x, d[3]);
    check_gradient("of_made", of_made, count, x, d[3]);
    __enzyme_autodiff_void((void *)of_choice, enzyme_runtime_activity, enzyme_const, data,
                           enzyme_dup, x, d[4], enzyme_const, 0);
    check_gradient("choice 0", choice_0, count, x, d[4]);
    __enzyme_autodiff_void((void *)of_choice, enzyme_runtime_activity, enzyme_const, data,
                           enzyme_dup, x, d[5], enzyme_const, 1);
    check_gradient("choice 1", choice_1, count, x, d[5]);
    check_within("data", 0, data[0] + data[1] + data[2], 1.9, 1e-15);
    check_within("table", 0, table[0] + 10.0 * table[1] + 100.0 * table[2], 321.0, 1e-15);
    return check_result();
}
