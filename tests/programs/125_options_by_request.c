/* Options of one request change no other: neither one before it nor one behind it, of the same
 * function or of one with the same callees, in any mode.  (They were once those of a program.) */
#define REVERSE_ONLY
#include "check.h"
#include "split.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

extern int enzyme_strong_zero, enzyme_runtime_activity;

typedef struct {
    double first, second;
} lanes;

lanes __enzyme_fwddiff_lanes(void *, ...);

enum { size = 3 };

static void check_number(const char *name, double computed, int is_number)
{
    check(name, computed == computed ? 1.0 : 0.0, is_number ? 1.0 : 0.0);
}

/* Called by both of the next two, and replayed in a loop. */
NOINLINE static double product(const double *x, int i)
{
    return x[i] * x[i + 1];
}

NOINLINE static double of_callee(const double *x)
{
    return product(x, 0) * x[2];
}

NOINLINE static double of_loop(const double *x)
{
    double sum = 0.0;
    for (int i = 0; i < size - 1; i++)
        sum += product(x, i) * x[2];
    return sum;
}

/* Writes, so that its sweeps are two functions */
NOINLINE static void square(double *x)
{
    x[0] *= x[0];
}

NOINLINE static double of_writer(double *x)
{
    double copy[size] = {x[0], x[1], x[2]};
    square(copy);
    square(copy);
    return copy[0] * x[2];
}

/* x = {1, inf, 0}: the adjoint of the first product is 0, and the partial by x[0] infinite */
static void plain(const double *x, const char *name)
{
    double dx[size] = {0.0, 0.0, 0.0}, row[size] = {0.0, 0.0, 0.0};
    __enzyme_autodiff_void((void *)of_callee, enzyme_dup, x, dx);
    check_number(name, dx[0], 0);
    __enzyme_autodiff_void((void *)of_loop, enzyme_dup, x, row);
    check_number(name, row[0], 0);
}

static void strong(const double *x)
{
    double dx[size] = {0.0, 0.0, 0.0}, row[size] = {0.0, 0.0, 0.0};
    __enzyme_autodiff_void((void *)of_callee, enzyme_strong_zero, enzyme_dup, x, dx);
    check("strong", dx[0], 0.0);
    __enzyme_autodiff_void((void *)of_loop, enzyme_strong_zero, enzyme_dup, x, row);
    check("strong in a loop", row[0], 0.0);
}

/* In the direction of x[2], of which the product of the others is the factor. */
static void tangents(const double *x, double none)
{
    const double direction[size] = {none, none, 1.0}, other[size] = {1.0, none, none};
    check_number("forward", __enzyme_fwddiff((void *)product, enzyme_dup, x, direction,
                                             enzyme_const, 0), 0);
    check("strong forward",
          __enzyme_fwddiff((void *)product, enzyme_strong_zero, enzyme_dup, x, direction,
                           enzyme_const, 0),
          0.0);
    lanes both = __enzyme_fwddiff_lanes((void *)of_callee, enzyme_width, 2, enzyme_strong_zero,
                                        enzyme_dup, x, direction, other);
    check("strong in lanes", both.second, 0.0);
    both = __enzyme_fwddiff_lanes((void *)product, enzyme_width, 2, enzyme_strong_zero, enzyme_dup,
                                  x, direction, direction, enzyme_const, 0);
    check("strong in two lanes", both.first + both.second, 0.0);
    both = __enzyme_fwddiff_lanes((void *)product, enzyme_width, 2, enzyme_dup, x, direction,
                                  direction, enzyme_const, 0);
    check_number("in two lanes", both.first, 0);
}

/* x[0] is infinite, x[2] is 0: the adjoints of the copies are 0 */
static void split(double *x, double none)
{
    double dx[size] = {none}, strong[size] = {none}, ddx[size] = {none}, strong_too[size] = {none};
    void *tape = __enzyme_augmentfwd((void *)of_writer, enzyme_dup, x, dx);
    void *strong_tape =
        __enzyme_augmentfwd((void *)of_writer, enzyme_strong_zero, enzyme_dup, x, strong);
    __enzyme_reverse((void *)of_writer, enzyme_strong_zero, enzyme_dup, x, strong, 1.0,
                     strong_tape);
    __enzyme_reverse((void *)of_writer, enzyme_dup, x, dx, 1.0, tape);
    check("strong in split mode", strong[0], 0.0);
    check_number("in split mode", dx[0], 0);

    /* two lanes with adjoints of 0 and 1 */
    tape = __enzyme_augmentfwd((void *)of_writer, enzyme_width, 2, enzyme_strong_zero, enzyme_dup,
                               x, ddx, strong_too);
    __enzyme_reverse((void *)of_writer, enzyme_width, 2, enzyme_strong_zero, enzyme_dup, x, ddx,
                     strong_too, none, 1.0, tape);
    check("first lane", ddx[0] + ddx[2], 0.0);
    check("second lane", strong_too[0], 0.0);

    /* tangents of the one and adjoints of the other */
    double direction[size] = {1.0, none, none};
    tape = __enzyme_augmentfwd((void *)of_callee, enzyme_strong_zero, enzyme_dup, x, direction);
    check("strong from a tape",
          __enzyme_fwdsplit((void *)of_callee, enzyme_strong_zero, enzyme_nofree, enzyme_dup, x,
                            direction, tape),
          0.0);
    direction[0] = none;
    __enzyme_reverse((void *)of_callee, enzyme_strong_zero, enzyme_dup, x, direction, 1.0, tape);
    check("and back", direction[0], x[1] * x[2]);
}

/* Sorting is not possible where activity is decided at run time; others may ask for that. */
struct list {
    double *items;
};

static int order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

NOINLINE static double sorted(struct list *l)
{
    qsort(l->items, size, sizeof(double), order);
    return l->items[0] * 2 + l->items[1] * 3 + l->items[2] * 5;
}

struct weighted {
    const double *weights;
    double *items;
};

NOINLINE static double sum_of(const struct weighted *w)
{
    double sum = 0.0;
    for (int i = 0; i < size; i++)
        sum += w->weights[i] * w->items[i] * w->items[i];
    return sum;
}

static double with_constants(const double *weights, double *items)
{
    const struct weighted w = {weights, items};
    return sum_of(&w);
}

static void activities(void)
{
    double x[size] = {3.0, 1.0, 2.0}, dx[size] = {0.0, 0.0, 0.0};
    struct list l = {x}, dl = {dx};
    __enzyme_autodiff_void((void *)sorted, enzyme_dup, &l, &dl);
    const double slopes[size] = {5.0, 2.0, 3.0}, weights[size] = {1.0, 4.0, 9.0};
    for (int i = 0; i < size; i++)
        check_within("sorted", i, dx[i], slopes[i], TOLERANCE);

    /* it is found that this one needs it, and the next says so itself */
    double y[size] = {1.0, 2.0, 3.0}, dy[size] = {0.0, 0.0, 0.0};
    __enzyme_autodiff_void((void *)with_constants, enzyme_const, weights, enzyme_dup, y, dy);
    struct weighted w = {weights, y}, dw = {weights, dy};
    __enzyme_autodiff_void((void *)sum_of, enzyme_runtime_activity, enzyme_dup, &w, &dw);
    for (int i = 0; i < size; i++)
        check_within("with constants", i, dy[i], 4.0 * weights[i] * y[i], TOLERANCE);

    /* and here everything has a shadow */
    double dweights[size] = {0.0, 0.0, 0.0};
    struct weighted all = {dweights, dy};
    __enzyme_autodiff_void((void *)sum_of, enzyme_dup, &w, &all);
    for (int i = 0; i < size; i++)
        check_within("weights", i, dweights[i], y[i] * y[i], TOLERANCE);
}

/* Memory that one request's argument leads to is freed, and its shadow looked at before; that of
 * the other one's workspace is nobody's business. */
NOINLINE static void release(double *block)
{
    free(block);
}

static double of_given(double **block)
{
    const double value = (*block)[0] * (*block)[0];
    (*block)[0] = 0.0;
    release(*block);
    *block = NULL;
    return value * 0.0;
}

static double of_workspace(const double *x, int n)
{
    double *work = calloc((size_t)n, sizeof *work), sum = 0.0;
    for (int i = 0; i < size; i++)
        work[i % n] += x[i] * x[i];
    for (int i = 0; i < n; i++)
        sum += work[i];
    release(work);
    return sum;
}

static void frees(int n)
{
    double *given = malloc(sizeof *given), *shadow = calloc(1, sizeof *shadow);
    *given = 2.0;
    __enzyme_autodiff_void((void *)of_given, enzyme_dup, &given, &shadow);
    const double x[size] = {1.0, 2.0, 3.0};
    double dx[size] = {0.0, 0.0, 0.0};
    __enzyme_autodiff_void((void *)of_workspace, enzyme_dup, x, dx, enzyme_const, n);
    for (int i = 0; i < size; i++)
        check_within("workspace", i, dx[i], 2.0 * x[i], TOLERANCE);
}

/* A global that only the second request makes active has no tangent when the first begins. */
static double state = 3.0;

NOINLINE static double reads(double x)
{
    return x * state;
}

NOINLINE static double writes(double x)
{
    state = x * x;
    return state;
}

NOINLINE static double tangent_of_reads(double x)
{
    return __enzyme_fwddiff((void *)reads, enzyme_dup, x, 1.0);
}

NOINLINE static double tangent_of_writes(double x)
{
    return __enzyme_fwddiff((void *)writes, enzyme_dup, x, 1.0);
}

int main(int argc, char **argv)
{
    (void)argv;
    const double none = argc - 1;
#ifndef __FAST_MATH__
    const double endless = 1.0 / none;
    const double x[size] = {1.0 + none, endless, none};
    plain(x, "before");
    strong(x);
    plain(x, "behind");
    const double y[size] = {endless, none, none};
    tangents(y, none);
    double z[size] = {endless, none + 2.0, none};
    split(z, none);
#else
    (void)plain, (void)strong, (void)tangents, (void)split;
#endif
    activities();
    frees(argc + 1);
    check("writes", tangent_of_writes(2.0 + none), 4.0);
    check("reads", tangent_of_reads(5.0 + none), 4.0);
    return check_result();
}
