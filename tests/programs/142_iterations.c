/* __enzyme_iter(n, k) is n, and k more with each derivative: series that are cut off do not get shorter.
 * (It was n in derivatives, too, so that each of them lacked a term.) */
#include "check.h"

unsigned long __enzyme_iter(unsigned long, unsigned long);
int __enzyme_iter_int(int, int);

/* x^0/0! + … + x^n/n!: its own derivative, with a term more */
static double exponential(double x)
{
    const unsigned long n = __enzyme_iter(3, 1);
    double sum = 0.0, term = 1.0;
    for (unsigned long i = 0; i <= n; i++) {
        sum += term;
        term *= x / (double)(i + 1);
    }
    return sum;
}

static double first(double x) { return __enzyme_autodiff((void *)exponential, x); }
static double second(double x) { return __enzyme_autodiff((void *)first, x); }
static double third(double x) { return __enzyme_fwddiff((void *)second, x, 1.0); }

/* the same in a function that is called, in the condition of the loop; two terms more */
__attribute__((noinline)) static double inner(const double *x, int n)
{
    double sum = 0.0, power = x[0];
    for (int i = 1; i <= __enzyme_iter_int(n, 2); i++) {
        sum += power / i;
        power *= x[0];
    }
    return sum;
}

static double logarithm(const double *x) { return x[1] * inner(x, 6); }

/* Newton's steps, of which a derivative needs more */
static double newton(double x)
{
    double r = x;
    for (int i = 0; i < __enzyme_iter_int(6, 4); i++)
        r = 0.5 * (r + x / r);
    return r;
}

/* not differentiated: n as it is */
static int plainly(int n) { return __enzyme_iter_int(n, 7); }

static double sum_of_powers(double x, int n)
{
    double sum = 0.0;
    for (int i = 1; i < n; i++)
        sum += pow(x, i);
    return sum;
}

int main(void)
{
    const double x = 0.8, series = 1.0 + x + x * x / 2.0 + x * x * x / 6.0;
    check("primal", exponential(x), series);
    check("first", first(x), series);
    check("second", second(x), series);
    check("third", third(x), series);
    check("forward", __enzyme_fwddiff((void *)exponential, x, 1.0), series);

    const double at[2] = {0.6, 1.5};
    double gradient[2] = {0.0, 0.0}, along[2] = {1.0, 0.0};
    __enzyme_autodiff_void((void *)logarithm, enzyme_dup, at, gradient);
    /* eight terms: 1 + x + … + x^7 */
    check("by x", gradient[0], 1.5 * (1.0 + sum_of_powers(0.6, 8)));
    check("by x, forward", __enzyme_fwddiff((void *)logarithm, enzyme_dup, at, along), gradient[0]);

    check("newton", __enzyme_autodiff((void *)newton, 2.0), 0.5 / sqrt(2.0));
    check("plainly", plainly(5), 5);
    return check_result();
}
