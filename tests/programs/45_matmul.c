/* A matrix product; with F = <W, A B> the derivatives are W B^T and A^T W. */
#define TOLERANCE 1e-13
#include "check.h"

enum { m = 5, n = 7, p = 4 };

static void multiply(int rows, int inner, int columns, const double *a, const double *b, double *c)
{
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
            double sum = 0.0;
            for (int k = 0; k < inner; k++)
                sum += a[i * inner + k] * b[k * columns + j];
            c[i * columns + j] = sum;
        }
    }
}

int main(void)
{
    double a[m * n], b[n * p], c[m * p], da[m * n] = {0.0}, db[n * p] = {0.0}, w[m * p], dc[m * p];
    for (int i = 0; i < m * n; i++)
        a[i] = sin(i);
    for (int i = 0; i < n * p; i++)
        b[i] = cos(3.0 * i);
    for (int i = 0; i < m * p; i++)
        dc[i] = w[i] = 0.1 * i - 1.0;
    __enzyme_autodiff_void((void *)multiply, m, n, p, enzyme_dup, a, da, enzyme_dup, b, db,
                           enzyme_dup, c, dc);
    for (int i = 0; i < m; i++) {
        for (int k = 0; k < n; k++) {
            double expected = 0.0;
            for (int j = 0; j < p; j++)
                expected += w[i * p + j] * b[k * p + j];
            check("da", da[i * n + k], expected);
        }
    }
    for (int k = 0; k < n; k++) {
        for (int j = 0; j < p; j++) {
            double expected = 0.0;
            for (int i = 0; i < m; i++)
                expected += a[i * n + k] * w[i * p + j];
            check("db", db[k * p + j], expected);
        }
    }
    return check_result();
}
