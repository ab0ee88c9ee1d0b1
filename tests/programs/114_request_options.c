/* Options of a request that say something of its arithmetic, and those that are defaults here. */
#define REVERSE_ONLY
#include "check.h"

extern int enzyme_strong_zero, enzyme_primal_return, enzyme_active_return, enzyme_not_overwritten;

typedef struct {
    double value, x;
} with_value;

with_value __enzyme_autodiff_with_value(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double gated(double x, double slope, double gate)
{
    return (x * slope) * gate;
}

static double gated_sum(const double *x, const double *slope, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * slope[i] * slope[i + 1];
    return sum;
}

static double square(double x)
{
    return x * x;
}

static const double *larger(const double *a, const double *b)
{
    return *a > *b ? a : b;
}

static double of_larger(const double *a, const double *b)
{
    const double *l = larger(a, b);
    return *l * *l * *a;
}

int main(int argc, char **argv)
{
    (void)argv;
    const double none = argc - 1;
#ifndef __FAST_MATH__
    const double endless = 1.0 / none;

    /* The adjoint of the product is the gate, 0, and its factor is infinite. */
    check("gated",
          __enzyme_autodiff((void *)gated, enzyme_strong_zero, enzyme_out, 1.5, enzyme_const,
                            endless, enzyme_const, none),
          0.0);
    check("and forward",
          __enzyme_fwddiff((void *)gated, enzyme_strong_zero, enzyme_dup, 1.5, none, enzyme_const,
                           endless, enzyme_const, 1.0),
          0.0);
    const double x[3] = {1.0, 2.0, 3.0}, slopes[4] = {endless, none, 2.0, 3.0};
    double dx[3] = {0.0, 0.0, 0.0};
    const double zero_first[3] = {none, 1.0, 1.0};
    __enzyme_autodiff_void((void *)gated_sum, enzyme_strong_zero, enzyme_dup, x, dx, enzyme_const,
                           slopes, 3);
    for (int i = 0; i < 3; i++)
        check_within("in a loop", i, dx[i], i < 2 ? 0.0 : 6.0, TOLERANCE);
    check("forward in a loop",
          __enzyme_fwddiff((void *)gated_sum, enzyme_strong_zero, enzyme_dup, x, zero_first,
                           enzyme_const, slopes, 3),
          6.0);
#else
    (void)gated, (void)gated_sum;
#endif

    const with_value both = __enzyme_autodiff_with_value((void *)square, enzyme_primal_return,
                                                         enzyme_active_return, enzyme_out, 3.0);
    check("value", both.value, 9.0);
    check("active return", both.x, 6.0);

    const double a = 2.0 + none, b = 1.0;
    double da = 0.0, db = 0.0;
    void *tape = __enzyme_augmentfwd((void *)of_larger, enzyme_not_overwritten, enzyme_dup, &a, &da,
                                     enzyme_dup, &b, &db);
    __enzyme_reverse((void *)of_larger, enzyme_not_overwritten, enzyme_dup, &a, &da, enzyme_dup, &b,
                     &db, 1.0, tape);
    check("not overwritten a", da, 12.0);
    check("not overwritten b", db, 0.0);
    return check_result();
}
