/* Data of their own: private, firstprivate, lastprivate, threadprivate; heap memory; globals. */
#include <omp.h>
#include <stdlib.h>

#include "../programs/check.h"

enum { size = 21 };

static double table[size];
static double scratch[4];
#pragma omp threadprivate(scratch)

static double of_arguments(double *x)
{
    double y[size], sum = 0.0, factor = x[0] * x[1];
    double weights[3] = {x[2], x[3], x[2] * x[3]};
#pragma omp parallel for firstprivate(factor, weights)
    for (int i = 0; i < size; i++) {
        weights[0] += 0.1 * x[i];
        y[i] = factor * weights[i % 3] * x[i];
        weights[0] -= 0.1 * x[i];
    }
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

/* A number that goes from memory to the threads in a register, as an integer. */
static double as_it_is(double *x)
{
    double sum = 0.0, factor = x[2];
#pragma omp parallel for firstprivate(factor) reduction(+ : sum)
    for (int i = 0; i < size; i++)
        sum += x[i] * factor;
    return sum;
}

/* Threads find in their own variables what an earlier derivative has left there. */
static double copied_in(double *x)
{
    double sum = 0.0;
    scratch[0] = x[0];
    scratch[1] = x[1] * x[2];
    scratch[2] = 0.0;
#pragma omp parallel copyin(scratch) reduction(+ : sum)
    {
#pragma omp for
        for (int i = 0; i < size; i++)
            scratch[2] += x[i] * scratch[1] * scratch[0];
        sum += scratch[2];
    }
    return sum * sum;
}

static double the_last(double *x)
{
    double last = 0.0, own;
#pragma omp parallel for lastprivate(last) private(own) schedule(static, 2)
    for (int i = 0; i < size; i++) {
        own = x[i] * x[i];
        last = own * x[0];
    }
    return last * last;
}

static double of_a_global(double *x)
{
    double sum = 0.0;
#pragma omp parallel for
    for (int i = 0; i < size; i++)
        table[i] = x[i] * x[(i + 2) % size];
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < size; i++)
        sum += table[i] * table[(i + 3) % size];
    return sum;
}

static double with_scratch(double *x)
{
    double y[size], sum = 0.0;
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
        for (int k = 0; k < 4; k++)
            scratch[k] = x[(i + k) % size] * (k + 1);
        y[i] = scratch[0] * scratch[1] + scratch[2] * scratch[3];
    }
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

static double on_the_heap(double *x)
{
    double *y = malloc(size * sizeof *y), sum = 0.0;
#pragma omp parallel
    {
        double *work = malloc(4 * sizeof *work);
#pragma omp for
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 4; k++)
                work[k] = sin(x[(i + k) % size]);
            y[i] = work[0] * work[1] + work[2] * work[3];
        }
        free(work);
    }
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    free(y);
    return sum;
}

typedef struct {
    int n;
    double *values;
    double scale;
} problem;

static double inner(const problem *p, int i)
{
    double sum = 0.0;
    for (int k = 0; k < p->n; k++)
        sum += p->values[k] * p->values[(k + i) % p->n];
    return sum * p->scale;
}

static double through_a_struct(double *x)
{
    problem p = {size, x, x[0]};
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum) schedule(monotonic : dynamic, 2)
    for (int i = 0; i < p.n; i++)
        sum += inner(&p, i) * p.values[i];
    return sum;
}

static double in_regions_in_regions(double *x)
{
    double y[4][5], sum = 0.0;
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
#pragma omp parallel for num_threads(2)
        for (int j = 0; j < 5; j++)
            y[i][j] = x[i] * x[j + 4] * x[0];
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 5; j++)
            sum += y[i][j] * y[3 - i][j];
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.03 * i + 0.2 * (i % 4);
    CHECK_REQUEST("of arguments", of_arguments, size, x, 1, 1e-9);
    CHECK_REQUEST("as it is", as_it_is, size, x, 1, 1e-9);
    CHECK_REQUEST("copied in", copied_in, size, x, 1, 1e-9);
    CHECK_REQUEST("copied in again", copied_in, size, x, 1, 1e-9);
    CHECK_REQUEST("the last", the_last, size, x, 1, 1e-9);
    CHECK_REQUEST("of a global", of_a_global, size, x, 1, 1e-9);
    CHECK_REQUEST("with scratch", with_scratch, size, x, 1, 1e-9);
    CHECK_REQUEST("on the heap", on_the_heap, size, x, 1, 1e-9);
    CHECK_REQUEST("through a struct", through_a_struct, size, x, 1, 1e-9);
    CHECK_REQUEST("in regions in regions", in_regions_in_regions, 9, x, 1, 1e-9);
    return check_result();
}
