/* Second and third derivatives where an adjoint, or a tangent, happens to be zero.  It is not zero
 * beside that place, and what it is multiplied by has to stay, also by a slope that may be infinite.
 * And where a number is thrown away, its infinite slope must still make no NaN. */
#define TOLERANCE 1e-9
#include "check.h"

extern int enzyme_strong_zero;

enum { CENTRES = 3, DIMENSION = 2 };
static const double centre[CENTRES * DIMENSION] = {1, 1, 2, 2, 5, 5};

static double nearest(double x)
{
    double best = INFINITY;
    for (int j = 0; j < CENTRES; j++) {
        double sum = 0;
        for (int l = 0; l < DIMENSION; l++) {
            const double difference = x - centre[j * DIMENSION + l];
            sum += difference * difference;
        }
        if (sum < best)
            best = sum;
    }
    return best;
}

/* Each is 0 where x[0] is, and the mixed second derivative is the slope of what x[0] weighs. */
static double logarithm(const double *x) { return x[0] * log(x[1]); }
static double quotient(const double *x) { return x[0] / x[1]; }
static double root(const double *x) { return x[0] * sqrt(x[1]); }
static double power(const double *x) { return x[0] * pow(x[1], x[1]); }
static double distance(const double *x) { return x[0] * nearest(x[1]); }
static double several(const double *x) { return x[0] * (log(x[1]) + hypot(x[1], 2) * asin(x[1] / 4)); }

static double slope_of_logarithm(double x) { return 1 / x; }
static double slope_of_quotient(double x) { return -1 / (x * x); }
static double slope_of_root(double x) { return 0.5 / sqrt(x); }
static double slope_of_power(double x) { return pow(x, x) * (log(x) + 1); }
static double slope_of_distance(double x) { return 4 * (x - 1); }
static double slope_of_several(double x)
{
    return 1 / x + x / hypot(x, 2) * asin(x / 4) + hypot(x, 2) / sqrt(16 - x * x);
}

#define ORDERS(f) \
    static void f##_gradient(const double *x, double *dx) \
    { \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx); \
    } \
    static double f##_along(const double *x, const double *v) \
    { \
        return __enzyme_fwddiff((void *)f, enzyme_dup, x, v); \
    } \
    static double f##_slope(const double *x, const double *v) \
    { \
        double dx[2] = {0, 0}; \
        f##_gradient(x, dx); \
        return dx[0] * v[0] + dx[1] * v[1]; \
    } \
    static double f##_strong(const double *x, const double *v) \
    { \
        double dx[2] = {0, 0}; \
        __enzyme_autodiff_void((void *)f, enzyme_strong_zero, enzyme_dup, x, dx); \
        return dx[0] * v[0] + dx[1] * v[1]; \
    } \
    static void check_##f(double at) \
    { \
        const double x[2] = {0, at}, first[2] = {1, 0}, second[2] = {0, 1}; \
        const double expected = slope_of_##f(at); \
        double dx[2] = {0, 0}, forward[2] = {0, 0}, reverse[3][2] = {{0, 0}, {0, 0}, {0, 0}}; \
        __enzyme_fwddiff_void((void *)f##_gradient, enzyme_dup, x, first, enzyme_dup, dx, forward); \
        check(#f ", forward over reverse", forward[1], expected); \
        __enzyme_autodiff_void((void *)f##_along, enzyme_dup, x, reverse[0], enzyme_const, second); \
        check(#f ", reverse over forward", reverse[0][0], expected); \
        __enzyme_autodiff_void((void *)f##_slope, enzyme_dup, x, reverse[1], enzyme_const, second); \
        check(#f ", reverse over reverse", reverse[1][0], expected); \
        __enzyme_autodiff_void((void *)f##_strong, enzyme_dup, x, reverse[2], enzyme_const, second); \
        check(#f ", with strong zeros", reverse[2][0], expected); \
        check(#f ", forward over forward", \
              __enzyme_fwddiff((void *)f##_along, enzyme_dup, x, first, enzyme_const, second), \
              expected); \
    }

ORDERS(logarithm) ORDERS(quotient) ORDERS(root) ORDERS(power) ORDERS(distance) ORDERS(several)

/* Third derivatives at 0: of x^3 by a power, and of x^2 log(y) twice by x and once by y. */
static double cube(double x, double exponent) { return pow(x, exponent); }
static double cube_first(double x, double e)
{
    return __enzyme_autodiff((void *)cube, x, enzyme_const, e);
}
static double cube_second(double x, double e)
{
    return __enzyme_fwddiff((void *)cube_first, x, 1.0, enzyme_const, e);
}

static double weighed(double x, double y) { return x * x * log(y); }
static double weighed_first(double x, double y)
{
    return __enzyme_autodiff((void *)weighed, enzyme_const, x, y);
}
static double weighed_second(double x, double y)
{
    return __enzyme_autodiff((void *)weighed_first, x, enzyme_const, y);
}

/* The root is computed where nobody wants it. */
static double guarded(const double *x) { return x[0] * (x[1] > 0 ? sqrt(x[1]) + 1 / x[1] : x[1]); }
static double slope_of_guarded(double x) { return x > 0 ? 0.5 / sqrt(x) - 1 / (x * x) : 1; }
ORDERS(guarded)

int main(void)
{
    check_logarithm(1.25);
    check_quotient(1.25);
    check_root(1.25);
    check_power(1.25);
    check_distance(1.25);
    check_several(1.25);
    check_guarded(1.25);
    check_guarded(0);
    check_guarded(-2);
    check("square", __enzyme_fwddiff((void *)cube_first, 0.0, 1.0, enzyme_const, 2.0), 2);
    check("cube", __enzyme_fwddiff((void *)cube_second, 0.0, 1.0, enzyme_const, 3.0), 6);
    check("weighed", __enzyme_fwddiff((void *)weighed_second, 0.0, 1.0, enzyme_const, 1.25), 1.6);
    return check_result();
}
