/* Nested loops with run-time bounds: a value of the inner loop is needed once per pair of trips. */
#include "check.h"

enum { rows = 5, columns = 4 };

static double f(const double *x, int m, int n)
{
    double total = 1.0;
    for (int i = 0; i < m; i++) {
        double row = 0.5;
        for (int j = 0; j < n; j++)
            row = sin(row * x[i * n + j]) + x[i * n + j];
        total *= 1.0 + 0.1 * row;
    }
    return total;
}

static double at(double *x) { return f(x, rows, columns); }

int main(void)
{
    double x[rows * columns], dx[rows * columns] = {0.0};
    for (int i = 0; i < rows * columns; i++)
        x[i] = 0.1 + 0.05 * i;
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, rows, columns);
    check_gradient("nested", at, rows * columns, x, dx);
    return check_result();
}
