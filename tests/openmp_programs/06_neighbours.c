/* Threads add to derivatives next to those of others: nothing may get lost, however often. */
#include <stdlib.h>

#include "../programs/check.h"

enum { size = 4001, repetitions = 60 };

static void step(const double *u, double *v, int n)
{
#pragma omp parallel for
    for (int i = 2; i < n - 2; i++)
        v[i] = u[i] + 0.1 * u[i] * (u[i - 2] - 2.0 * u[i] + u[i + 1]);
}

static void rows(const double *a, const double *x, double *y, int n, int m)
{
#pragma omp parallel for schedule(static, 3)
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int j = 0; j < m; j++)
            sum += a[i * m + j] * x[j];
        y[i] = sum * a[i * m];
    }
}

static void two_loops(const double *u, double *v, int n)
{
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            v[i] = u[i] * u[i];
#pragma omp for schedule(monotonic : dynamic, 7)
        for (int i = 0; i < n - 1; i++)
            v[n + i] = u[i + 1] * u[i];
#pragma omp for
        for (int i = n - 1; i > 0; i--)
            v[2 * n + i] = u[i] * u[i - 1] + v[i];
    }
}

/* Two arrays, or twice the same one. */
static void products(const double *a, const double *b, double *v, int n)
{
#pragma omp parallel for schedule(static, 5)
    for (int i = 0; i < n; i++)
        v[i] = a[i] * b[i];
}

typedef struct {
    double re, im;
} number;

static void squares(const number *u, number *v, long n)
{
#pragma omp parallel for
    for (long i = 0; i < n; i++) {
        v[i].re = u[i].re * u[i].re - u[i].im * u[i].im;
        v[i].im = 2.0 * u[i].re * u[i].im;
    }
}

static double *memory(int n, double start, double slope)
{
    double *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++)
        x[i] = start + slope * (i % 17);
    return x;
}

/* The derivative of the sum of what is computed, a thousand times the same. */
int main(void)
{
    const int m = 31, n = size / m;
    double *u = memory(size, 0.3, 0.01), *x = memory(m, 1.0, 0.1);
    for (int k = 0; k < repetitions; k++) {
        double *v = memory(3 * size, 0.0, 0.0), *w = memory(3 * size, 1.0, 0.0);
        double *du = memory(size, 0.0, 0.0), *dx = memory(m, 0.0, 0.0);
        __enzyme_autodiff_void((void *)step, enzyme_dup, u, du, enzyme_dup, v, w, enzyme_const,
                               size);
        for (int i = 4; i < size - 4; i += k ? 1 : 37)
            if (!k || fabs(du[i] - (1.0 + 0.1 * (u[i - 2] - 4.0 * u[i] + u[i + 1]) +
                                    0.1 * u[i + 2] + 0.1 * u[i - 1])) > 1e-12)
                check("step", du[i],
                      1.0 + 0.1 * (u[i - 2] - 4.0 * u[i] + u[i + 1]) + 0.1 * u[i + 2] +
                          0.1 * u[i - 1]);
        for (int i = 0; i < size; i++)
            w[i] = 1.0, du[i] = 0.0;
        __enzyme_autodiff_void((void *)rows, enzyme_dup, u, du, enzyme_dup, x, dx, enzyme_dup, v, w,
                               enzyme_const, n, enzyme_const, m);
        for (int j = 0; j < m; j++) {
            double sum = 0.0;
            for (int i = 0; i < n; i++)
                sum += u[i * m + j] * u[i * m];
            check("vector", dx[j], sum);
            check("matrix", du[5 * m + j], u[5 * m] * x[j] + (j ? 0.0 : v[5] / u[5 * m]));
        }
        for (int i = 0; i < 3 * size; i++)
            w[i] = 1.0, du[i % size] = 0.0;
        __enzyme_autodiff_void((void *)two_loops, enzyme_dup, u, du, enzyme_dup, v, w, enzyme_const,
                               size);
        for (int i = 1; i < size - 1; i += 101)
            check("two loops", du[i], 4.0 * u[i] + 2.0 * (u[i - 1] + u[i + 1]));
        for (int i = 0; i < size; i++)
            w[i] = 1.0, du[i] = 0.0;
        __enzyme_autodiff_void((void *)products, enzyme_dup, u, du, enzyme_dup, u + 3, du + 3,
                               enzyme_dup, v, w, enzyme_const, size - 3);
        for (int i = 3; i < size - 3; i++)
            if (fabs(du[i] - (u[i + 3] + u[i - 3])) > 1e-12 || i % 101 == 0)
                check("products", du[i], u[i + 3] + u[i - 3]);
        for (int i = 0; i < size; i++)
            w[i] = 1.0, du[i] = 0.0;
        __enzyme_autodiff_void((void *)products, enzyme_dup, u, du, enzyme_dup, x, dx, enzyme_dup, v,
                               w, enzyme_const, m);
        for (int i = 0; i < m; i++)
            check("other products", du[i], x[i]);
        for (int i = 0; i < size; i++)
            w[i] = 1.0, du[i] = 0.0;
        __enzyme_autodiff_void((void *)squares, enzyme_dup, u, du, enzyme_dup, v, w, enzyme_const,
                               (long)size / 2);
        for (int i = 0; i < size / 2; i += 53) {
            check("real", du[2 * i], 2.0 * (u[2 * i] + u[2 * i + 1]));
            check("imaginary", du[2 * i + 1], 2.0 * (u[2 * i] - u[2 * i + 1]));
        }
        free(v), free(w), free(du), free(dx);
    }
    free(u), free(x);
    return check_result();
}
