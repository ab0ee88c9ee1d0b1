/* Linear algebra: rows as pointers that are swapped, LU with pivoting, determinant and solution. */
#include "../expect.h"
#include <stdlib.h>

static double **rows(const double *flat, int n)
{
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(n * sizeof **a);
        for (int j = 0; j < n; j++)
            a[i][j] = flat[i * n + j];
    }
    return a;
}

static int factor(double **a, int *order, int n)
{
    int sign = 1;
    for (int i = 0; i < n; i++)
        order[i] = i;
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i][k]) > fabs(a[p][k]))
                p = i;
        if (fabs(a[p][k]) < 1e-14)
            return 0;
        if (p != k) {
            double *row = a[p];
            a[p] = a[k];
            a[k] = row;
            const int t = order[p];
            order[p] = order[k];
            order[k] = t;
            sign = -sign;
        }
        for (int i = k + 1; i < n; i++) {
            a[i][k] /= a[k][k];
            for (int j = k + 1; j < n; j++)
                a[i][j] -= a[i][k] * a[k][j];
        }
    }
    return sign;
}

double logdet_and_solution(const double *flat, const double *b, int n)
{
    double **a = rows(flat, n), *x = malloc(n * sizeof *x), result = 0;
    int *order = malloc(n * sizeof *order);
    const int sign = factor(a, order, n);
    if (sign == 0)
        goto out;
    for (int i = 0; i < n; i++) {
        x[i] = b[order[i]];
        for (int j = 0; j < i; j++)
            x[i] -= a[i][j] * x[j];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            x[i] -= a[i][j] * x[j];
        x[i] /= a[i][i];
    }
    for (int i = 0; i < n; i++)
        result += log(fabs(a[i][i])) + x[i] * x[i];
out:
    for (int i = 0; i < n; i++)
        free(a[i]);
    free(a);
    free(x);
    free(order);
    return sign * result;
}

int main(void)
{
    enum { N = 4 };
    double a[N * N], da[N * N] = {0}, b[N] = {1, -2, 0.5, 3}, db[N] = {0};
    for (int i = 0; i < N * N; i++)
        a[i] = sin(1 + 7 * i) + (i % 5 == 2) * 3;
    __enzyme_autodiff((void *)logdet_and_solution, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, (int)N);
    for (int i = 0; i < N * N; i++)
        EXPECT_SLOPE("a", i, da[i], logdet_and_solution(a, b, N), a[i], 1e-5, 1e-6);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("b", i, db[i], logdet_and_solution(a, b, N), b[i], 1e-4, 1e-6);
    return verdict();
}
