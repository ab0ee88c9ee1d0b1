/* Declarations of requests, and comparisons of what they give with differences of fourth order. */
#ifndef EXPECT_H
#define EXPECT_H
#include <math.h>
#include <stdio.h>

#ifdef __cplusplus
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_out, enzyme_width;
template <typename Return, typename... T> Return __enzyme_autodiff(void *, T...);
template <typename Return, typename... T> Return __enzyme_fwddiff(void *, T...);
#else
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_out, enzyme_width;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#endif

static int expect_wrong, expect_seen;

static inline void expect(const char *name, int index, double got, double want, double tolerance)
{
    if (fabs(want) > 1e-9)
        expect_seen++;
    if (!(fabs(got - want) <= tolerance * (1 + fabs(want)))) { /* a NaN is wrong */
        printf("%s[%d] is %.12g instead of %.12g\n", name, index, got, want);
        expect_wrong++;
    }
}

/* Compares got with the slope of the expression with regard to the variable, moved by h. */
#define EXPECT_SLOPE(name, index, got, expression, variable, h, tolerance)                         \
    do {                                                                                           \
        const double expect_kept = (variable), expect_h = (h);                                     \
        double expect_sum = 0;                                                                     \
        (variable) = expect_kept + expect_h;                                                       \
        expect_sum += 8 * (double)(expression);                                                    \
        (variable) = expect_kept - expect_h;                                                       \
        expect_sum -= 8 * (double)(expression);                                                    \
        (variable) = expect_kept + 2 * expect_h;                                                   \
        expect_sum -= (double)(expression);                                                        \
        (variable) = expect_kept - 2 * expect_h;                                                   \
        expect_sum += (double)(expression);                                                        \
        (variable) = expect_kept;                                                                  \
        expect(name, index, got, expect_sum / (12 * expect_h), tolerance);                         \
    } while (0)

/* What main returns: 1 if a number was off, or if all that were compared were zero. */
static inline int verdict(void)
{
    if (!expect_seen)
        printf("nothing but zeros was compared\n");
    else if (!expect_wrong)
        printf("OK\n");
    return expect_wrong > 0 || !expect_seen;
}
#endif
