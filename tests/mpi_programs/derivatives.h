/* Checks of gradients and tangents of functions in which processes communicate.
 *
 * What is differentiated is the sum over all ranks of what they return; each rank has numbers of its
 * own, of which the gradient is compared with differences, and with the tangent. */
#ifndef DERIVATIVES_H
#define DERIVATIVES_H

#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_width, enzyme_dupv;
#ifdef __cplusplus
extern "C" {
#endif
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#ifdef __cplusplus
}
#endif

typedef double function(const double *x, int n);

static int failures, rank, size;

static double over_all(double value)
{
    double sum = 0.0;
    MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

static void compare(const char *name, const char *what, double got, double wanted, double tolerance)
{
    if (fabs(got - wanted) <= tolerance * (1.0 + fabs(wanted)))
        return;
    fprintf(stderr, "rank %d: %s: %s %.15g instead of %.15g\n", rank, name, what, got, wanted);
    failures++;
}

static double start_of(int i) { return 0.4 + 0.3 * sin(1.7 * i + 2.3 * rank) + 0.05 * i; }

/* Each element of each rank is moved in turn, by all ranks together. */
static void check_differences(const char *name, function *f, const double *gradient, int n,
                              int single)
{
    const double h = single ? 1e-3 : 1e-5;
    double x[64];
    for (int owner = 0; owner < size; owner++)
        for (int i = 0; i < n; i++) {
            double ends[2];
            for (int side = 0; side < 2; side++) {
                for (int k = 0; k < n; k++)
                    x[k] = start_of(k);
                if (rank == owner)
                    x[i] += side ? h : -h;
                ends[side] = over_all(f(x, n));
            }
            if (rank == owner)
                compare(name, "gradient", gradient[i], (ends[1] - ends[0]) / (2.0 * h), single ? 2e-3 : 2e-7);
        }
}

#define CHECK(f, n) CHECK_IN(f, n, 0)
/* With numbers of single precision on the way. */
#define CHECK_SINGLE(f, n) CHECK_IN(f, n, 1)
#define CHECK_IN(f, n, single)                                                                     \
    do {                                                                                           \
        double x[64], gradient[64] = {0}, direction[64], along = 0.0;                              \
        for (int i = 0; i < (n); i++) {                                                            \
            x[i] = start_of(i);                                                                    \
            direction[i] = cos(3.1 * i + rank);                                                    \
        }                                                                                          \
        __enzyme_autodiff((void *)f, enzyme_dup, x, gradient, enzyme_const, (n));                  \
        check_differences(#f, f, gradient, (n), single);                                           \
        for (int i = 0; i < (n); i++)                                                              \
            along += gradient[i] * direction[i];                                                   \
        double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, direction, enzyme_const, (n)); \
        compare(#f, "sum of tangents", over_all(tangent), over_all(along), single ? 1e-5 : 1e-12); \
    } while (0)

static int report(void)
{
    int all = 0;
    MPI_Allreduce(&failures, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0 && !all)
        puts("all derivatives agree");
    MPI_Finalize();
    return all != 0;
}

static void begin(int *count, char ***arguments)
{
    MPI_Init(count, arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
}

#endif
