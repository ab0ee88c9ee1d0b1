/* Variables that a region shares, and reads: counts, factors and addresses, some of which change in
   a region, between regions, or by their address. */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include "verify.h"

/* two buffers take turns; counts and addresses are read only */
static double swapped(double *x, int n)
{
    double *one = malloc(n * sizeof *one), *other = malloc(n * sizeof *other), sum = 0.0;
    const int last = n - 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        one[i] = x[i] * x[i];
    for (int step = 0; step < 3; step++) {
        const double weight = 0.2 + 0.1 * step;
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            const double before = i ? one[i - 1] : one[last], after = i < last ? one[i + 1] : one[0];
            other[i] = one[i] + weight * sin(before - 2 * one[i] + after);
        }
        double *old = one;
        one = other;
        other = old;
    }
    for (int i = 0; i < n; i++)
        sum += (i + 1) * one[i];
    free(one);
    free(other);
    return sum;
}

/* a count that the region itself finds, for the next one */
static double counted(double *x, int n)
{
    int found = 0;
    double sum = 0.0, scale = 1.0;
#pragma omp parallel for reduction(+ : found)
    for (int i = 0; i < n; i++)
        found += x[i] > 0.3;
#pragma omp parallel
#pragma omp single
    scale = x[0] + found;
#pragma omp parallel for reduction(+ : sum) firstprivate(scale)
    for (int i = 0; i < n; i++)
        if (i < found)
            sum += exp(scale * x[i]);
    return sum;
}

static void advance(int *place)
{
#pragma omp atomic
    *place += 1;
}

/* a number whose address others have, and an address that a region replaces */
static double replaced(double *x, int n)
{
    int calls = 0;
    double table[4] = {1, 2, 3, 4}, more[4] = {5, 6, 7, 8}, *used = table, sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        advance(&calls);
        sum += x[i] * x[i] * used[i % 4];
    }
#pragma omp parallel
    {
#pragma omp single
        used = more;
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++)
            sum += cos(x[i]) * used[i % 4] * calls;
    }
    return sum;
}

/* a region in a region, and one that may be run by one thread alone */
static double nested(double *x, int n)
{
    double sum = 0.0;
    const int half = n / 2;
#pragma omp parallel for reduction(+ : sum) if (n > 100)
    for (int i = 0; i < half; i++) {
        double inner = 0.0;
#pragma omp parallel for reduction(+ : inner)
        for (int j = 0; j < n; j++)
            inner += x[i] * sin(x[j]);
        sum += inner * inner;
    }
    return sum;
}

/* an address that goes on from call to call, in a function that calls itself */
__attribute__((noinline)) static void walk(const int *most, int depth, double *sum, const double *x)
{
    if (depth > *most)
        return;
    *sum += sin(x[0] * depth);
    walk(most, depth + 1, sum, x);
    walk(most, depth + 2, sum, x);
}

static double walked(double *x, int n)
{
    double sum = 0.0;
    int most = 4;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0.0;
        walk(&most, i % 2, &own, x + i);
        sum += own * own;
    }
    return sum;
}

/* products of a matrix kept in rows, whose address, width and height go in */
static double product(double *x, int n)
{
    const int width = 3;
    double *rows = malloc(width * n * sizeof *rows), total = 0.0;
    short step = 1;
    long long count = (long long)width * n;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < width; j += step)
            rows[width * i + j] = sin((j + 1) * x[i]);
#pragma omp parallel for simd reduction(+ : total)
    for (long long k = 0; k < count; k++)
        total += rows[k] * rows[k] * (k + 1);
    free(rows);
    return total;
}

int main(void)
{
    VERIFY(swapped, 9, 0.4 + 0.2 * cos(i));
    VERIFY(counted, 9, 0.4 + 0.2 * cos(i));
    VERIFY(replaced, 9, 0.4 + 0.2 * cos(i));
    VERIFY(nested, 9, 0.4 + 0.2 * cos(i));
    VERIFY(walked, 9, 0.4 + 0.2 * cos(i));
    VERIFY(product, 9, 0.4 + 0.2 * cos(i));
    return verdict();
}
