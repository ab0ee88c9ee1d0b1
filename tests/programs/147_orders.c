/* Derivatives of different orders of one function in one program.  (The tape of a derivative that was
 * called both for itself and by a higher one held an array beside flags, which were taken for floats.) */
#define TOLERANCE 1e-9
#include "check.h"

/* odd powers up to the 11th, with alternating signs */
static double series(double x)
{
    double r = 0.0;
    for (unsigned long i = 0; i <= 12; i++) {
        if (i % 2 == 0)
            continue;
        r += pow(x, (double)i) * (i % 4 == 1 ? 1 : -1);
    }
    return r;
}
static double series1(double x) { return __enzyme_autodiff((void *)series, x); }
static double series2(double x) { return __enzyme_autodiff((void *)series1, x); }
static double series3(double x) { return __enzyme_autodiff((void *)series2, x); }
static double series4(double x) { return __enzyme_autodiff((void *)series3, x); }

static double of_order(double x, int order)
{
    double r = 0.0;
    for (int i = 1; i <= 11; i += 2) {
        double factor = i % 4 == 1 ? 1.0 : -1.0;
        for (int k = 0; k < order; k++)
            factor *= i - k;
        if (i >= order)
            r += factor * pow(x, i - order);
    }
    return r;
}

/* an array on the stack, a branch in the loop */
static double mixed(double x)
{
    double kept[6], s = 0.0;
    for (int i = 0; i < 6; i++)
        kept[i] = i % 3 ? exp(x * i) : x * x * x * x;
    for (int i = 0; i < 6; i++)
        s += kept[i] * x;
    return s;
}
static double mixed1(double x) { return __enzyme_autodiff((void *)mixed, x); }
static double mixed2(double x) { return __enzyme_fwddiff((void *)mixed1, x, 1.0); }
static double mixed3(double x) { return __enzyme_autodiff((void *)mixed2, x); }

/* d^n of x exp(i x) is i^n x exp(i x) + n i^(n-1) exp(i x) */
static double mixed_order(double x, int order)
{
    double powers[] = {2.0 * pow(x, 5), 10.0 * pow(x, 4), 40.0 * pow(x, 3), 120.0 * x * x};
    double s = powers[order];
    for (int i = 1; i < 6; i++)
        if (i % 3)
            s += pow(i, order) * x * exp(x * i) + order * pow(i, order - 1) * exp(x * i);
    return s;
}

/* products in a loop of which some are skipped */
static double product(double x)
{
    double r = 1.0;
    for (int i = 0; i < 5; i++) {
        if (i == 3)
            continue;
        r *= i % 2 ? sin(x) : x;
    }
    return r;
}
static double product1(double x) { return __enzyme_autodiff((void *)product, x); }
static double product2(double x) { return __enzyme_autodiff((void *)product1, x); }
static double product3(double x) { return __enzyme_fwddiff((void *)product2, x, 1.0); }

int main(void)
{
    const double x = 1.23, y = 0.4;
    check("series 1", series1(x), of_order(x, 1));
    check("series 2", series2(x), of_order(x, 2));
    check("series 4", series4(x), of_order(x, 4));
    check("mixed 1", mixed1(y), mixed_order(y, 1));
    check("mixed 3", mixed3(y), mixed_order(y, 3));
    /* x^3 sin x */
    check("product 1", product1(x), 3.0 * x * x * sin(x) + x * x * x * cos(x));
    check("product 3", product3(x),
          6.0 * sin(x) + 18.0 * x * cos(x) - 9.0 * x * x * sin(x) - x * x * x * cos(x));
    return check_result();
}
