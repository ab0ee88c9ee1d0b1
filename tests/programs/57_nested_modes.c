/* Derivatives of derivatives in all four orders, of a function with loops of unknown length, calls,
 * heap memory and a branch; and third derivatives of a scalar function. */
#define REVERSE_ONLY
#include "check.h"
#include <stdlib.h>

enum { size = 4 };

#define NOINLINE __attribute__((noinline))

NOINLINE static double root(double a)
{
    double x = 1.0 + a;
    while (fabs(x * x - a) > 1e-14 * a)
        x = 0.5 * (x + a / x);
    return x;
}

NOINLINE static void mix(double *y, const double *x, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * sin(x[(i + 1) % n]) + root(1.5 + x[i] * x[i]);
}

static double f(const double *x, int n)
{
    double *y = malloc(n * sizeof *y), sum = 0.0;
    mix(y, x, n);
    for (int i = 0; i < n; i++)
        sum += y[i] > 1.5 ? y[i] * y[i] * x[0] : exp(y[i]) * x[n - 1];
    free(y);
    return sum;
}

/* g(x, t) = f(x + t v), by which directional derivatives are written as scalars */
static void gradient(const double *x, double *g, int n)
{
    for (int i = 0; i < n; i++)
        g[i] = 0.0;
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g, enzyme_const, n);
}

static double slope(const double *x, const double *v, int n)
{
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, n);
}

static double along(const double *x, const double *v, int n)
{
    double g[size], sum = 0.0;
    gradient(x, g, n);
    for (int i = 0; i < n; i++)
        sum += g[i] * v[i];
    return sum;
}

static void hessian_by_differences(double h[size][size], const double *x)
{
    static const double weight[4] = {4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0};
    for (int j = 0; j < size; j++) {
        double column[size] = {0};
        for (int s = 1; s <= 4; s++)
            for (int sign = -1; sign <= 1; sign += 2) {
                double moved[size], g[size];
                for (int i = 0; i < size; i++)
                    moved[i] = x[i] + (i == j ? sign * s * 1e-3 : 0.0);
                gradient(moved, g, size);
                for (int i = 0; i < size; i++)
                    column[i] += sign * weight[s - 1] * g[i] / 1e-3;
            }
        for (int i = 0; i < size; i++)
            h[i][j] = column[i];
    }
}

typedef struct {
    double d[size];
} columns;

void __enzyme_fwddiff_columns(void *, ...);

static double cubic(double x)
{
    return x * x * x * x * sin(x) + exp(2.0 * x);
}

static double first(double x)
{
    return __enzyme_autodiff((void *)cubic, x);
}

static double second(double x)
{
    return __enzyme_fwddiff((void *)first, x, 1.0);
}

static double third(double x)
{
    return __enzyme_autodiff((void *)second, x);
}

static double first_forward(double x)
{
    return __enzyme_fwddiff((void *)cubic, x, 1.0);
}

static double second_forward(double x)
{
    return __enzyme_fwddiff((void *)first_forward, x, 1.0);
}

static double third_forward(double x)
{
    return __enzyme_fwddiff((void *)second_forward, x, 1.0);
}

int main(void)
{
    const double x[size] = {0.7, 0.9, 1.3, 0.4};
    double expected[size][size], product[size], g[size];
    hessian_by_differences(expected, x);
    for (int j = 0; j < size; j++) {
        double v[size] = {0};
        v[j] = 1.0;
        __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, product,
                              enzyme_const, size);
        double reverse_forward[size] = {0}, reverse_reverse[size] = {0};
        __enzyme_autodiff_void((void *)slope, enzyme_dup, x, reverse_forward, enzyme_const, v,
                               enzyme_const, size);
        __enzyme_autodiff_void((void *)along, enzyme_dup, x, reverse_reverse, enzyme_const, v,
                               enzyme_const, size);
        for (int i = 0; i < size; i++) {
            double w[size] = {0};
            w[i] = 1.0;
            const double forward_forward = __enzyme_fwddiff((void *)slope, enzyme_dup, x, w,
                                                            enzyme_const, v, enzyme_const, size);
            check_within("forward over reverse", i, product[i], expected[i][j], 1e-9);
            check_within("reverse over forward", i, reverse_forward[i], product[i], 1e-12);
            check_within("reverse over reverse", i, reverse_reverse[i], product[i], 1e-12);
            check_within("forward over forward", i, forward_forward, product[i], 1e-12);
        }
    }
    /* the whole Hessian in one pass of four lanes */
    double unit[size][size] = {{1.0}, {0.0, 1.0}, {0.0, 0.0, 1.0}, {0.0, 0.0, 0.0, 1.0}};
    double h[size][size];
    __enzyme_fwddiff_columns((void *)gradient, enzyme_width, size, enzyme_dup, x, unit[0], unit[1],
                             unit[2], unit[3], enzyme_dup, g, h[0], h[1], h[2], h[3], enzyme_const,
                             size);
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) {
            check_within("Hessian", size * i + j, h[j][i], expected[i][j], 1e-9);
            check_within("symmetry", size * i + j, h[j][i], h[i][j], 1e-13);
        }
    const double t = 0.8, s = sin(t), c = cos(t);
    const double exact = 24.0 * t * s + 36.0 * t * t * c - 12.0 * t * t * t * s -
                         t * t * t * t * c + 8.0 * exp(2.0 * t);
    check("third", third(t), exact);
    check("third forward", third_forward(t), exact);
    return check_result();
}
