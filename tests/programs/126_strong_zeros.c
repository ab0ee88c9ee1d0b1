/* Zero times infinity is zero in the products of every kind of rule if a request says so: of
 * numbers, of functions of complex numbers, of functions with several results, of vectors; in both
 * modes, in several lanes, and from tapes.  (Forward mode once knew it of plain numbers only.) */
#define _GNU_SOURCE
#define REVERSE_ONLY
#include "check.h"
#include "split.h"
#include <complex.h>

#define NOINLINE __attribute__((noinline))

extern int enzyme_strong_zero;

typedef struct {
    double first, second;
} lanes;

lanes __enzyme_fwddiff_lanes(void *, ...);
lanes __enzyme_fwdsplit_lanes(void *, ...);
void *__enzyme_augmentfwd_lanes(void *, ...);

enum { size = 4 };

/* exp(800) is infinite, and so are the partials by x[0] and x[1] */
NOINLINE static double of_complex(const double *x)
{
    const double complex grown = cexp(x[0] - x[1] * I);
    return x[2] * x[3] + (creal(grown) > 1.0 ? 1.0 : creal(grown) * cimag(grown));
}

/* the same for a pair of floats in one register; a sum of parts, of which one is used */
NOINLINE static double of_pair(const double *x)
{
    const float complex grown = cexpf((float)x[0] + (float)x[1] * I);
    const float parts[2] = {crealf(grown), cimagf(grown)};
    return x[2] * x[3] + (double)parts[x[2] > 1e6] * 0.0;
}

/* sine and cosine of an infinite number are no numbers, and neither are their slopes */
NOINLINE static double of_several(const double *x)
{
    double sine, cosine;
    sincos(x[0] * x[1], &sine, &cosine);
    return x[2] * x[3] + (x[1] > 1.0 ? 0.0 : sine * cosine);
}

/* an infinite number in each lane but one of a vector */
NOINLINE static double of_row(const double *x)
{
    double sum = 0.0;
    for (int i = 0; i < 2; i++)
        sum += x[i] * x[i] * x[i + 2];
    return sum;
}

/* a sum of one product and another: fmuladd where the compiler contracts */
NOINLINE static double of_fused(const double *x)
{
    return fma(x[0], x[1], x[2] * x[3]);
}

typedef double function(const double *);

/* In the direction of x[2] alone, of x[3] alone, and of nothing, whatever stands in x[0] and x[1]. */
#define CHECK_ZEROS(f, x, none)                                                                   \
    do {                                                                                          \
        const double second[size] = {none, none, 1.0, none};                                      \
        const double third[size] = {none, none, none, 1.0};                                       \
        double third_too[size] = {none, none, none, 1.0};                                         \
        double second_too[size] = {none, none, 1.0, none};                                        \
        check(#f " forward",                                                                      \
              __enzyme_fwddiff((void *)f, enzyme_strong_zero, enzyme_dup, x, second), (x)[3]);    \
        lanes both = __enzyme_fwddiff_lanes((void *)f, enzyme_width, 2, enzyme_strong_zero,       \
                                            enzyme_dup, x, second, third);                        \
        check(#f " forward, first lane", both.first, (x)[3]);                                     \
        check(#f " forward, second lane", both.second, (x)[2]);                                   \
        void *tape = __enzyme_augmentfwd_lanes((void *)f, enzyme_width, 2, enzyme_strong_zero,    \
                                               enzyme_dup, x, second_too, third_too);             \
        both = __enzyme_fwdsplit_lanes((void *)f, enzyme_width, 2, enzyme_strong_zero,            \
                                       enzyme_dup, x, second_too, third_too, tape);               \
        check(#f " from a tape, first lane", both.first, (x)[3]);                                 \
        check(#f " from a tape, second lane", both.second, (x)[2]);                               \
    } while (0)

/* Adjoints of zero, and in the second lane of one, which reaches x[2] and x[3]. */
#define CHECK_ADJOINTS(f, x, none)                                                                \
    do {                                                                                          \
        double dx[size] = {none}, one[size] = {none}, other[size] = {none};                       \
        __enzyme_autodiff_void((void *)f, enzyme_strong_zero, enzyme_dup, x, dx);                 \
        check(#f " by x[2]", dx[2], (x)[3]);                                                      \
        check(#f " by x[3]", dx[3], (x)[2]);                                                      \
        void *tape = __enzyme_augmentfwd_lanes((void *)f, enzyme_width, 2, enzyme_strong_zero,    \
                                               enzyme_dup, x, one, other);                        \
        __enzyme_reverse((void *)f, enzyme_width, 2, enzyme_strong_zero, enzyme_dup, x, one,      \
                         other, none, 1.0, tape);                                                 \
        for (int i = 0; i < size; i++)                                                            \
            check_within(#f " adjoint of zero", i, one[i], 0.0, TOLERANCE);                       \
        check(#f " by x[2], second lane", other[2], (x)[3]);                                      \
        check(#f " by x[3], second lane", other[3], (x)[2]);                                      \
    } while (0)

static double sum_of_both(const double *x, double *slopes)
{
    sincos(x[0], &slopes[0], &slopes[1]);
    return x[2] * x[3];
}

int main(int argc, char **argv)
{
    (void)argv;
    const double none = argc - 1;
#ifndef __FAST_MATH__
    const double endless = 1.0 / none;
    const double grown[size] = {800.0 + none, 0.25, 3.0, 5.0};
    CHECK_ZEROS(of_complex, grown, none);
    CHECK_ADJOINTS(of_complex, grown, none);
    CHECK_ZEROS(of_pair, grown, none);
    CHECK_ADJOINTS(of_pair, grown, none);
    const double infinite[size] = {0.5, endless, 7.0, 2.0};
    CHECK_ZEROS(of_several, infinite, none);
    CHECK_ADJOINTS(of_several, infinite, none);

    /* x[0] = inf times a tangent of 0, and x[3] times one; the other way round with adjoints */
    const double row[size] = {endless, 2.0, none, 3.0};
    const double last[size] = {none, 1.0, none, none};
    check("of_row", __enzyme_fwddiff((void *)of_row, enzyme_strong_zero, enzyme_dup, row, last),
          12.0);
    const double fused[size] = {endless, endless, 2.0, 4.0};
    CHECK_ZEROS(of_fused, fused, none);

    /* results through pointers: tangents, and adjoints of zero there */
    double x[size] = {endless, none, 2.0, 3.0}, dx[size] = {none, none, none, 1.0};
    double slopes[2], tangents[2] = {1.0, 1.0};
    check("results in memory",
          __enzyme_fwddiff((void *)sum_of_both, enzyme_strong_zero, enzyme_dup, x, dx, enzyme_dup,
                           slopes, tangents),
          2.0);
    check("tangent of sine", tangents[0], 0.0);
    check("tangent of cosine", tangents[1], 0.0);
    double adjoints[2] = {none, none};
    dx[3] = none;
    __enzyme_autodiff_void((void *)sum_of_both, enzyme_strong_zero, enzyme_dup, x, dx, enzyme_dup,
                           slopes, adjoints);
    check("adjoint of what has none", dx[0], 0.0);
    check("beside it", dx[3], 2.0);
#else
    (void)of_complex, (void)of_pair, (void)of_several, (void)of_row, (void)of_fused;
    (void)sum_of_both, (void)none;
#endif
    return check_result();
}
