/* Iterations that allocate a workspace and free it: these may be run again. And some that look like
 * it: a block of the iteration before, blocks that somebody else frees or keeps, blocks that are
 * freed on one way only. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdlib.h>
#include <string.h>

unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 6, M = 400 };

static volatile int elements = N, rounds = M;

static double *filled(const double *x, int n, int i)
{
    double *work = malloc(n * sizeof *work);
    for (int j = 0; j < n; j++)
        work[j] = sin(x[j] + 0.01 * i) * x[(j + 1) % n];
    return work;
}

/* Nothing is left of an iteration. */
static double fresh(double *x)
{
    const int n = elements, m = rounds;
    double sum = 0.0;
    for (int i = 0; i < m; i++) {
        double *work = filled(x, n, i), *scaled = calloc(n, sizeof *scaled);
        for (int j = 1; j < n; j++)
            scaled[j] = work[j] * work[j - 1] + x[j];
        double product = 1.0;
        for (int j = 0; j < n; j++)
            product *= 1.0 + 0.1 * scaled[j] * work[j];
        sum += log(product);
        free(work);
        free(scaled);
    }
    return sum;
}

/* On one way only. */
static double on_one_way(double *x)
{
    const int n = elements;
    double sum = 0.0;
    for (int i = 0; i < 12; i++) {
        if (i % 3 != 1) {
            double *work = filled(x, n, i);
            for (int j = 0; j < n; j++)
                sum += work[j] * work[(j + 2) % n];
            free(work);
        }
        sum *= 1.01;
    }
    return sum;
}

/* The block of an iteration is read and freed in the next one. */
static double of_the_last_one(double *x)
{
    const int n = elements;
    double sum = 0.0, *before = filled(x, n, 0);
    for (int i = 1; i < 12; i++) {
        double *work = filled(x, n, i);
        for (int j = 0; j < n; j++)
            sum += sin(work[j] * before[j]);
        free(before);
        before = work;
    }
    free(before);
    return sum;
}

/* Kept in a table, and freed behind the loop. */
static double kept(double *x)
{
    enum { rows = 9 };

    const int n = elements;
    double *table[rows], sum = 0.0;
    for (int i = 0; i < rows; i++) {
        table[i] = filled(x, n, i);
        for (int j = 0; j < n; j++)
            sum += table[i][j] * table[i / 2][j];
    }
    for (int i = 0; i < rows; i++)
        sum += table[i][i % n] * table[rows - 1 - i][0];
    for (int i = 0; i < rows; i++)
        free(table[i]);
    return sum;
}

/* Whether an iteration frees its block depends on numbers; another one frees what was left. */
static double sometimes(double *x)
{
    const int n = elements;
    double sum = 0.0, *left = NULL;
    for (int i = 0; i < 12; i++) {
        double *work = filled(x, n, i);
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j];
        if (left) {
            sum += left[i % n];
            free(left);
            left = NULL;
        }
        if (work[i % n] > 0.0)
            free(work);
        else
            left = work;
    }
    if (left)
        sum += left[0] * left[1];
    free(left);
    return sum;
}

/* One call frees the block of the iteration, or that of the function. */
static double either(double *x)
{
    const int n = elements;
    double sum = 0.0, *first = filled(x, n, 1);
    for (int i = 0; i < 8; i++) {
        double *work = filled(x, n, i), *gone = i == 7 ? first : work;
        for (int j = 0; j < n; j++)
            sum += work[j] * gone[j] * sin(first[j]);
        if (i == 7)
            free(work);
        free(gone);
    }
    return sum;
}

/* A buffer that grows. */
static double growing(double *x)
{
    const int n = elements;
    double sum = 0.0, *work = malloc(sizeof *work);
    for (int i = 1; i < n; i++) {
        work = realloc(work, (i + 1) * sizeof *work);
        for (int j = 0; j <= i; j++)
            work[j] = x[j] * x[i] + (j < i && i > 1 ? 0.5 * work[j] : 0.0);
        for (int j = 0; j <= i; j++)
            sum += sin(work[j]);
    }
    free(work);
    return sum;
}

#define CHECK(name, f)                                                                             \
    do {                                                                                           \
        double gradient[N] = {0.0};                                                                \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);                                \
        for (int i = 0; i < N; i++)                                                                \
            check_within(name, i, gradient[i], central_difference(f, x, i), TOLERANCE);            \
        CHECK_FORWARD(name, f, N, x, gradient, );                                                  \
    } while (0)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK("fresh", fresh);
#ifdef TAPE_LIMIT
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    CHECK("on one way", on_one_way);
    CHECK("of the last one", of_the_last_one);
    CHECK("kept", kept);
    CHECK("sometimes", sometimes);
    CHECK("either", either);
    CHECK("growing", growing);
    return check_result();
}
