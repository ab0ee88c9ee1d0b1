/* The attributes that Enzyme's compiler plugin adds, as our drivers define them. */
#include "check.h"

#define NOINLINE __attribute__((noinline))

/* the derivative says nothing of it */
__attribute__((enzyme_inactive)) NOINLINE double level(double x) { return floor(4.0 * x) / 4.0; }

NOINLINE __attribute__((enzyme_inactive)) static void look(double *x) { x[0] *= 1.0; }

__attribute__((enzyme_inactive)) static double table[4];

/* an approximation that is differentiated like what it approximates */
__attribute__((enzyme_function_like("log1p"))) double quick_log(double x)
{
    return x > 0.5 ? log(1.0 + x) : x - x * x / 2.0;
}

__attribute__((enzyme_function_like("exp"))) static double quick_exp(double x)
{
    return 1.0 + x;
}

static double by_level(double x) { return level(x) * x + quick_log(x); }

static double by_exponential(double x)
{
    double y = quick_exp(x);
    look(&y);
    return y * y;
}

static double by_table(double x, int n)
{
    for (int i = 0; i < n; i++)
        table[i] = x * i;
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += table[n - 1 - i] * x;
    return s;
}

int main(void)
{
    const double x = 0.9;
    check("inactive and like", __enzyme_autodiff((void *)by_level, x), 0.75 + 1.0 / 1.9);
    check("forward", __enzyme_fwddiff((void *)by_level, x, 1.0), 0.75 + 1.0 / 1.9);
    check("exponential", __enzyme_autodiff((void *)by_exponential, x),
          2.0 * quick_exp(x) * quick_exp(x));
    check("table", __enzyme_autodiff((void *)by_table, x, enzyme_const, 4), 6.0 * x);
    return check_result();
}
