/* Integers that are compared in one place, and moved in another, may be the bits of numbers: they were taken
 * for integers, and derivatives of what was moved were lost without a word. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define N 5
#define NOINLINE __attribute__((noinline))

typedef int64_t __attribute__((may_alias)) word;

NOINLINE static int positive(const void *p, int i)
{
    return ((const word *)p)[i] >= 0;
}

NOINLINE static void move(void *p, int i, int j)
{
    ((word *)p)[i] = ((word *)p)[j];
}

static double signs(double *x)
{
    double y[N];
    for (int i = 0; i < N; i++)
        y[i] = x[i] * x[0];
    move(y, positive(y, 2) ? 0 : 1, 2);
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += (i + 1) * y[i] * y[i];
    return sum;
}

/* Bits of positive numbers have their order. */
NOINLINE static void sort(void *p, int n)
{
    word *w = p;
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && w[j] < w[j - 1]; j--) {
            const word t = w[j];
            w[j] = w[j - 1];
            w[j - 1] = t;
        }
}

static double sorted(double *x)
{
    double *y = malloc(N * sizeof *y), sum = 0;
    for (int i = 0; i < N; i++)
        y[i] = x[i] * x[i];
    sort(y, N);
    for (int i = 0; i < N; i++)
        sum += (i + 1) * y[i] * y[i];
    free(y);
    return sum;
}

NOINLINE static void unique(void *p, int n)
{
    word *w = p;
    int k = 1;
    for (int i = 1; i < n; i++)
        if (w[i] != w[k - 1])
            w[k++] = w[i];
    while (k < n)
        w[k++] = 0;
}

static double without_equals(double *x)
{
    double y[N] = {x[0] * 2, x[0] * 2, x[1] * x[2], x[3], x[3]}, sum = 0;
    unique(y, N);
    for (int i = 0; i < N; i++)
        sum += (i + 1) * y[i] * y[i];
    return sum;
}

/* Nothing here tells what lies there: a float elsewhere lets the run tell. */
void clamp(void *p)
{
    word *w = p;
    if (w[2] < 0)
        w[0] = w[1];
}

static double other(double *x)
{
    float *y = malloc(2 * sizeof *y);
    y[0] = (float)x[0];
    y[1] = y[0] * y[0];
    const double product = y[0] * y[1];
    free(y);
    return product;
}

int main(void)
{
    double x[N] = {1.5, 1.25, -0.7, 0.4, 2.5}, d[3] = {1, 2, 3}, v[3] = {0.5, 0.25, -1}, ignored[N] = {0};
    CHECK_REQUEST("signs", signs, N, x, 1, 1e-9);
    CHECK_REQUEST("sorted", sorted, N, x, 1, 1e-9);
    CHECK_REQUEST("without equals", without_equals, N, x, 1, 1e-9);
    __enzyme_autodiff_void((void *)other, enzyme_dup, x, ignored);
    __enzyme_autodiff_void((void *)clamp, enzyme_dup, v, d);
    check("clamp", d[0], 0);
    check("clamp", d[1], 3);
    check("clamp", d[2], 3);
    return check_result();
}
