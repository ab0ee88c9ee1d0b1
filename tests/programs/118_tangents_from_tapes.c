/* Tangents of what has run already, from its tape: in several directions, along with adjoints from
 * the same tape, through loops of every kind, calls, recursion and heap memory; the primal's inputs
 * are gone in the meantime, and it runs once only. */
#include "check.h"
#include "split.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { size = 6 };

static int runs;

NOINLINE static double power(double x, int n)
{
    return n == 0 ? 1.0 : n % 2 ? x * power(x, n - 1) : power(x * x, n / 2);
}

struct node {
    double value;
    struct node *next;
};

/* a list, a loop that only the run ends, one that breaks off, one with nothing to differentiate */
NOINLINE static double several(const double *x, int n, double scale)
{
    runs++;
    struct node *list = NULL;
    for (int i = 0; i < n; i++) {
        if (x[i] < 0.0)
            continue;
        struct node *fresh = malloc(sizeof *fresh);
        fresh->value = sin(x[i]) * scale;
        fresh->next = list;
        list = fresh;
    }
    double sum = 0.0, step = scale;
    while (step > 0.05) {
        for (const struct node *at = list; at; at = at->next)
            sum += step * at->value * at->value;
        step *= 0.6 * fabs(x[0]);
    }
    long odd = 0;
    for (int i = 0; i < 1000; i++)
        odd += i * i % 7 == 3;
    for (int i = 0; i < n; i++) {
        sum += power(x[i], i + 2) * (double)odd * 1e-3;
        if (sum > 4.0)
            break;
    }
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    switch ((int)(sum * 2.0)) {
    case 0:
        return sum * sum;
    case 1:
        return exp(sum);
    case 2:
    case 3:
        return sum * x[1];
    default:
        return sqrt(sum);
    }
}

static double scale_of_several;

static double along(double *x)
{
    return several(x, size, scale_of_several);
}

static double of_scale(double *x)
{
    return several(x + 1, size, x[0]);
}

static double weight(int i)
{
    return 0.4 - 0.3 * i;
}

static void directions_and_adjoints(const double *start, double scale)
{
    double x[size], d[size] = {0}, gradient[size] = {0}, all[size + 1];
    scale_of_several = scale;
    memcpy(x, start, sizeof x);
    all[0] = scale;
    memcpy(all + 1, start, sizeof x);
    const int before = runs;
    const struct tape_and_result kept =
        __enzyme_augmentfwd_result((void *)several, enzyme_primal_return, enzyme_dup, x, d,
                                   enzyme_const, size, enzyme_out, scale);
    for (int i = 0; i < size; i++)
        x[i] = NAN;
    double slopes[size];
    for (int i = 0; i < size; i++) {
        memset(d, 0, sizeof d);
        d[i] = 1.0;
        slopes[i] = __enzyme_fwdsplit((void *)several, enzyme_nofree, enzyme_dup, x, d,
                                      enzyme_const, size, enzyme_dup, scale, 0.0, kept.tape);
    }
    memset(d, 0, sizeof d);
    const double by_scale =
        __enzyme_fwdsplit((void *)several, enzyme_nofree, enzyme_dup, x, d, enzyme_const, size,
                          enzyme_dup, scale, 1.0, kept.tape);
    const double adjoint =
        __enzyme_reverse_scalar((void *)several, enzyme_nofree, enzyme_dup, x, gradient,
                                enzyme_const, size, enzyme_out, scale, 1.0, kept.tape);
    for (int i = 0; i < size; i++)
        d[i] = weight(i);
    const double joint = __enzyme_fwdsplit((void *)several, enzyme_dup, x, d, enzyme_const, size,
                                           enzyme_dup, scale, 2.0, kept.tape);
    check("runs", runs - before, 1);
    memcpy(x, start, sizeof x);
    check("result", kept.result, several(x, size, scale));
    double expected = 2.0 * adjoint;
    for (int i = 0; i < size; i++) {
        check_within("slope", i, slopes[i], central_difference(along, x, i), 1e-8);
        check_within("adjoint", i, gradient[i], slopes[i], 1e-12);
        expected += weight(i) * gradient[i];
    }
    check_within("scale", -1, by_scale, central_difference(of_scale, all, 0), 1e-8);
    check("adjoint of scale", adjoint, by_scale);
    check("joint", joint, expected);
}

/* what is passed in is overwritten, and a local array on the way */
NOINLINE static void smooth(double *x, int n)
{
    double old[size];
    for (int round = 0; round < 3; round++) {
        memcpy(old, x, n * sizeof *x);
        for (int i = 0; i < n; i++)
            x[i] = 0.25 * old[i] * old[(i + 1) % n] + old[(i + n - 1) % n];
    }
}

static double smoothed(double *x)
{
    double y[size], sum = 0.0;
    memcpy(y, x, sizeof y);
    smooth(y, size);
    for (int i = 0; i < size; i++)
        sum += weight(i) * y[i];
    return sum;
}

static void in_memory_of_the_caller(const double *start)
{
    const size_t bytes = __enzyme_augmentsize((void *)smooth, enzyme_dup, enzyme_const);
    double x[size], d[size], tangents[size] = {0};
    for (int c = 0; c < size; c++) {
        void *memory = malloc(bytes);
        memcpy(x, start, sizeof x);
        memset(d, 0, sizeof d);
        d[c] = 1.0;
        __enzyme_augmentfwd_void((void *)smooth, enzyme_allocated, bytes, enzyme_tape, memory,
                                 enzyme_dup, x, d, enzyme_const, size);
        memset(x, 0x77, sizeof x);
        __enzyme_fwdsplit_void((void *)smooth, enzyme_allocated, bytes, enzyme_tape, memory,
                               enzyme_dup, x, d, enzyme_const, size);
        for (int i = 0; i < size; i++)
            tangents[c] += weight(i) * d[i];
        free(memory);
    }
    memcpy(x, start, sizeof x);
    for (int c = 0; c < size; c++)
        check_within("smoothed", c, tangents[c], central_difference(smoothed, x, c), 1e-8);
}

NOINLINE static double product(double x, double y)
{
    return x * y + 3.0 * x;
}

NOINLINE static double first(const double *x)
{
    return 2.0 * x[0] - x[1];
}

static double total, *workspace;

NOINLINE static void accumulate(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        total += (workspace[i] = x[i] * x[i]) * total;
    for (int i = 1; i < n; i++)
        total *= 1.0 + workspace[i] * workspace[i - 1];
}

NOINLINE static double with_global(const double *x, int n)
{
    total = x[0];
    accumulate(x, n);
    return total;
}

static double of_global(double *x)
{
    return with_global(x, size);
}

int main(void)
{
    const double start[size] = {0.8, -0.4, 0.5, 0.7, -0.2, 0.9};
    directions_and_adjoints(start, 0.9);
    directions_and_adjoints(start, 0.3);
    in_memory_of_the_caller(start);

    /* nothing has to be kept of these, and nobody need have run them */
    double x[size], d[size] = {0.5, 0.25};
    check("product", __enzyme_fwdsplit((void *)product, 1.5, 1.0, 0.5, 2.0, NULL), 3.5 + 3.0);
    check("product by one",
          __enzyme_fwdsplit((void *)product, enzyme_const, 1.5, enzyme_dup, 0.5, 2.0, NULL), 3.0);
    check("first", __enzyme_fwdsplit((void *)first, start, d, NULL), 0.75);

    workspace = malloc(size * sizeof *workspace);
    memcpy(x, start, sizeof x);
    memset(d, 0, sizeof d);
    void *tape = __enzyme_augmentfwd((void *)with_global, enzyme_dup, x, d, enzyme_const, size);
    total = NAN;
    for (int i = 0; i < size; i++) {
        double gradient[size] = {0};
        memset(d, 0, sizeof d);
        d[i] = 1.0;
        const double slope = __enzyme_fwdsplit((void *)with_global, enzyme_nofree, enzyme_dup, x, d,
                                               enzyme_const, size, tape);
        check_within("global", i, slope, central_difference(of_global, x, i), 1e-8);
        __enzyme_reverse((void *)with_global, enzyme_nofree, enzyme_dup, x, gradient, enzyme_const,
                         size, 1.0, tape);
        check("adjoint by globals", gradient[i], slope);
    }
    memset(d, 0, sizeof d);
    d[0] = 2.0;
    const double last = __enzyme_fwdsplit((void *)with_global, enzyme_noret, enzyme_dup, x, d,
                                          enzyme_const, size, tape);
    check_within("no primal", -1, last, 2.0 * central_difference(of_global, x, 0), 1e-8);
    free(workspace);
    workspace = NULL;
    return check_result();
}
