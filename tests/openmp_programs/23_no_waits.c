/* Loops that threads come to again before all have met: with other ends, other schedules, or from the
 * other side, so that what one thread reads is read by another at the same time.  So often that
 * both add to its derivative at once. */
#include "verify.h"

enum { N = 24, TURNS = 60, REPETITIONS = 500 };

/* Fewer and fewer elements: parts of threads move. */
static void shrinking(const double *x, double *y, long n)
{
#pragma omp parallel
    for (long t = 0; t < TURNS; t++) {
        long m = n - t % 20;
#pragma omp for nowait
        for (long i = 0; i < m; i++)
            y[t * n + i] = x[i] * x[i] * (t + 1);
    }
}

static double of_shrinking(int i)
{
    double sum = 0.0;
    for (int t = 0; t < TURNS; t++)
        sum += i < N - t % 20 ? t + 1 : 0;
    return sum;
}

/* The same ends each time */
static void steady(const double *x, double *y, long n)
{
#pragma omp parallel
    for (long t = 0; t < TURNS; t++)
#pragma omp for nowait
        for (long i = 0; i < n; i++)
            y[t * n + i] = x[i] * x[i] * (t + 1);
}

static void dynamic(const double *x, double *y, long n)
{
#pragma omp parallel
    for (long t = 0; t < TURNS; t++)
#pragma omp for schedule(dynamic) nowait
        for (long i = 0; i < n; i++)
            y[t * n + i] = x[i] * x[i] * (t + 1);
}

static void both_ways(const double *x, double *y, long n)
{
#pragma omp parallel
    for (long t = 0; t < TURNS; t += 2) {
#pragma omp for nowait
        for (long i = 0; i < n; i++)
            y[t * n + i] = x[i] * x[i] * (t + 1);
#pragma omp for nowait
        for (long i = 0; i < n; i++)
            y[(t + 1) * n + i] = x[n - 1 - i] * x[n - 1 - i] * (t + 2);
    }
}

static double of_all(int i)
{
    (void)i;
    return TURNS * (TURNS + 1) / 2.0;
}

static void check(const char *name, void (*f)(const double *, double *, long), double wanted(int))
{
    double x[N], y[N * TURNS], seeds[N * TURNS], slopes[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.5 + 0.01 * i;
    for (int k = 0; k < REPETITIONS; k++) {
        for (int i = 0; i < N; i++)
            slopes[i] = 0.0;
        for (int i = 0; i < N * TURNS; i++)
            seeds[i] = 1.0;
        if (f == shrinking)
            __enzyme_autodiff((void *)shrinking, enzyme_dup, x, slopes, enzyme_dup, y, seeds, enzyme_const, (long)N);
        else if (f == steady)
            __enzyme_autodiff((void *)steady, enzyme_dup, x, slopes, enzyme_dup, y, seeds, enzyme_const, (long)N);
        else if (f == dynamic)
            __enzyme_autodiff((void *)dynamic, enzyme_dup, x, slopes, enzyme_dup, y, seeds, enzyme_const, (long)N);
        else
            __enzyme_autodiff((void *)both_ways, enzyme_dup, x, slopes, enzyme_dup, y, seeds, enzyme_const, (long)N);
        for (int i = 0; i < N; i++)
            expect(name, i, slopes[i], 2.0 * x[i] * wanted(i), 1e-11);
    }
}

int main(void)
{
    check("shrinking", shrinking, of_shrinking);
    check("steady", steady, of_all);
    check("dynamic", dynamic, of_all);
    check("both ways", both_ways, of_all);
    return verdict();
}
