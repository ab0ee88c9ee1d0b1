/* Written for a device, run on the host: target, teams, distribute, loop; locks that nest or are tried. */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include "verify.h"

static double saxpy(double *x, int n)
{
    double *y = malloc(n * sizeof *y), sum = 0.0;
#pragma omp target teams distribute parallel for map(to : x[0 : n]) map(from : y[0 : n])
    for (int i = 0; i < n; i++)
        y[i] = 2.0 * x[i] * x[i] + sin(x[(i + 1) % n]);
#pragma omp target teams distribute parallel for reduction(+ : sum) map(to : y[0 : n]) map(tofrom : sum)
    for (int i = 0; i < n; i++)
        sum += y[i] * y[i];
    free(y);
    return sum;
}

static double in_teams(double *x, int n)
{
    double y[64], sum = 0.0;
#pragma omp teams distribute num_teams(2)
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[(i + 3) % n];
#pragma omp parallel
#pragma omp loop
    for (int i = 0; i < n; i++)
        y[i] = exp(-y[i]);
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += y[i] * x[i];
    return sum;
}

static omp_nest_lock_t guard;

static void add(double *sum, double v)
{
    omp_set_nest_lock(&guard);
    *sum += v;
    omp_unset_nest_lock(&guard);
}

static double nested(double *x, int n)
{
    double sum = 0.0, prod = 1.0;
    omp_init_nest_lock(&guard);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = cos(x[i]);
        omp_set_nest_lock(&guard);
        add(&sum, v * v);
        prod *= 1.0 + 0.1 * v;
        omp_unset_nest_lock(&guard);
    }
    omp_destroy_nest_lock(&guard);
    return sum * prod;
}

static double tried(double *x, int n)
{
    double sum = 0.0;
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i] * x[i];
        while (!omp_test_lock(&lock))
            ;
        sum = 0.5 * sum + v;
        sum = 2.0 * sum - v;
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
    return sum;
}

int main(void)
{
    VERIFY(saxpy, 9, 0.3 + 0.1 * i);
    VERIFY(in_teams, 9, 0.3 + 0.1 * i);
    VERIFY(nested, 9, 0.3 + 0.1 * i);
    VERIFY(tried, 9, 0.3 + 0.1 * i);
    return verdict();
}
