/* Loops that vectorise with masks, gathers, scatters, strides and reductions.
 *
 * tests/test_vector_code.py builds this program for processors with masked and gathered accesses;
 * at the usual levels it tests the same loops without. */
#include "check.h"

enum { count = 37 };

static double dot(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}

static double product(const double *a, int n)
{
    double s = 1;
    for (int i = 0; i < n; i++)
        s *= a[i];
    return s;
}

static double largest(const double *a, int n)
{
    double s = -1e300;
    for (int i = 0; i < n; i++)
        s = fmax(s, a[i]);
    return s * s;
}

static double smallest(const double *a, int n)
{
    double s = a[0];
    for (int i = 0; i < n; i++)
        s = a[i] < s ? a[i] : s;
    return s * s;
}

static double conditional(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        if (b[i] > 1)
            s += a[i] * a[i] / b[i];
    return s;
}

static void conditional_store(double *restrict y, const double *restrict a, int n)
{
    for (int i = 0; i < n; i++)
        if (a[i] > 1)
            y[i] = a[i] * y[i];
}

static double gathered(const double *a, const int *where, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[where[i]] * a[where[i]];
    return s;
}

static void scattered(double *restrict y, const double *restrict a, const int *restrict where, int n)
{
    for (int i = 0; i < n; i++)
        y[where[i]] = 3 * a[i] * a[i];
}

static double pairs(const double *a, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[2 * i] * a[2 * i + 1];
    return s;
}

static double triples(const double *a, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[3 * i] * a[3 * i + 1] * a[3 * i + 2];
    return s;
}

static void reversed(double *restrict y, const double *restrict a, int n)
{
    for (int i = 0; i < n; i++)
        y[i] += a[n - 1 - i] * a[i];
}

static double through_pointers(double *const *p, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += *p[i] * *p[i];
    return s;
}

static float in_float(const float *a, int n)
{
    float s = 0;
    for (int i = 0; i < n; i++)
        s += sqrtf(a[i]) * a[i] + floorf(a[i]);
    return s;
}

static double f(double *x, const int *where)
{
    double y[count], z[count];
    double *p[count];
    for (int i = 0; i < count; i++) {
        y[i] = x[i] * 0.5;
        z[i] = 1.0;
        p[i] = &x[where[i]];
    }
    conditional_store(y, x, count);
    scattered(z, x, where, count);
    reversed(y, x, count);
    return dot(y, z, count) + product(x, count / 3) + largest(x, count) + smallest(x, count)
           + conditional(x, y, count) + gathered(x, where, count) + pairs(x, count / 2)
           + triples(x, count / 3) + through_pointers(p, count);
}

static double g(double *x)
{
    int where[count];
    for (int i = 0; i < count; i++)
        where[i] = i * 7 % count;
    return f(x, where);
}

static double in_single(double *x)
{
    float w[count];
    for (int i = 0; i < count; i++)
        w[i] = (float)x[i];
    return in_float(w, count);
}

/* A product with one factor zero, and one with two: all partials but one, or all, are zero. */
static void zeros(void)
{
    for (int many = 1; many <= 2; many++) {
        double x[12], dx[12] = {0.0};
        for (int i = 0; i < 12; i++)
            x[i] = i < many ? 0.0 : 1.0 + 0.1 * i;
        __enzyme_autodiff_void((void *)product, x, dx, 12);
        for (int i = 0; i < 12; i++) {
            double expected = 1.0;
            for (int k = 0; k < 12; k++)
                expected *= k == i ? 1.0 : x[k];
            check_within("zeros", i, dx[i], expected, 1e-12);
        }
    }
}

int main(void)
{
    double x[count], dx[count] = {0.0}, ds[count] = {0.0};
    for (int i = 0; i < count; i++)
        x[i] = 0.6 + 0.027 * (i * 11 % count); /* no ties, nothing near 1 */
    __enzyme_autodiff_void((void *)g, x, dx);
    check_gradient("loops", g, count, x, dx);
    __enzyme_autodiff_void((void *)in_single, x, ds);
    for (int i = 0; i < count; i++)
        check_within("float", i, ds[i], 1.5 * sqrt(x[i]), 1e-6);
    zeros();
    return check_result();
}
