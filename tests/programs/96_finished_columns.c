/* Factorisations and substitutions read what they have finished and write what is to come: what is read
   is there in the reverse sweep, too.  And programs that look alike, where it is not. */
#define TOLERANCE 1e-8
#include "check.h"

enum { N = 6 };

static void filled(double *a, const double *x)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i * N + j] = 0.1 * x[(i * j) % N] * x[(i + j) % N] + (i == j ? 3 + x[i] : 0);
}

static double total(const double *a)
{
    double sum = 0;
    for (int i = 0; i < N * N; i++)
        sum += (1 + 0.1 * i) * a[i] * a[i];
    return sum;
}

__attribute__((noinline)) static void cholesky(const double *a, double *l, int n)
{
    for (int j = 0; j < n; j++) {
        double s = a[j * n + j];
        for (int k = 0; k < j; k++)
            s -= l[j * n + k] * l[j * n + k];
        l[j * n + j] = sqrt(s);
        for (int i = j + 1; i < n; i++) {
            double t = a[i * n + j];
            for (int k = 0; k < j; k++)
                t -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = t / l[j * n + j];
        }
    }
}

double by_cholesky(double *x)
{
    double a[N * N], l[N * N] = {0};
    filled(a, x);
    cholesky(a, l, N);
    return total(l);
}

__attribute__((noinline)) static void lu(double *a, long n)
{
    for (long k = 0; k < n; k++)
        for (long i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (long j = k + 1; j < n; j++)
                a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
}

double by_lu(double *x)
{
    double a[N * N];
    filled(a, x);
    lu(a, N);
    return total(a);
}

/* L z = b by rows, and then the transposed system, backwards */
__attribute__((noinline)) static void substituted(const double *l, double *z, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < i; j++)
            z[i] -= l[i * n + j] * z[j];
        z[i] /= l[i * n + i];
    }
    for (unsigned i = n; i-- > 0;) {
        for (unsigned j = i + 1; j < n; j++)
            z[i] -= l[j * n + i] * z[j];
        z[i] = sin(z[i] / l[i * n + i]);
    }
}

double by_substitution(double *x)
{
    double a[N * N], z[N], sum = 0;
    filled(a, x);
    for (int i = 0; i < N; i++)
        z[i] = 1 + x[i] * i;
    substituted(a, z, N);
    for (int i = 0; i < N; i++)
        sum += z[i] * z[i] * (i + 1);
    return sum;
}

/* Twice over the same matrix: what the first time has finished is written the second time. */
double again(double *x)
{
    double a[N * N];
    filled(a, x);
    for (int time = 0; time < 2; time++) {
        for (int j = 0; j < N; j++)
            for (int i = j + 1; i < N; i++) {
                double t = a[i * N + j];
                for (int k = 0; k < j; k++)
                    t -= 0.1 * a[i * N + k] * a[j * N + k];
                a[i * N + j] = t / (1 + t * t);
            }
    }
    return total(a);
}

/* Column j is still read when it is written: the bound is one more. */
double one_more(double *x)
{
    double a[N * N];
    filled(a, x);
    for (int j = 0; j < N; j++)
        for (int i = j; i < N; i++) {
            double t = a[i * N + j];
            for (int k = 0; k <= j; k++)
                t -= 0.1 * a[i * N + k] * a[j * N + k];
            a[i * N + j] = t / (1 + t * t);
        }
    return total(a);
}

/* Rows that are shorter than what is counted in them: columns come round to the next row. */
__attribute__((noinline)) static void wrapping(double *a, int n, int row)
{
    for (int j = 0; j < n; j++)
        for (int i = j + 1; i < n; i++) {
            double t = a[i * row + j];
            for (int k = 0; k < j; k++)
                t -= 0.1 * a[i * row + k] * a[j * row + k];
            a[i * row + j] = t / (1 + t * t);
        }
}

double short_rows(double *x)
{
    double a[N * N];
    filled(a, x);
    wrapping(a, N, N - 3);
    return total(a);
}

#define TRY(f)                                                                                      \
    do {                                                                                            \
        double x[N], dx[N] = {0};                                                                   \
        for (int i = 0; i < N; i++)                                                                 \
            x[i] = 0.4 + 0.13 * i * (i % 2 ? 1 : -1);                                               \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);                                       \
        for (int i = 0; i < N; i++)                                                                 \
            check_within(#f, i, dx[i], central_difference(f, x, i), TOLERANCE);                     \
    } while (0)

int main(void)
{
    TRY(by_cholesky);
    TRY(by_lu);
    TRY(by_substitution);
    TRY(again);
    TRY(one_more);
    TRY(short_rows);
    return check_result();
}
