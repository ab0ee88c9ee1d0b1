/* Integer data steers the loops: lengths, indices (gather and scatter), and which factors count. */
#include "check.h"

enum { rows = 4, entries = 9 };

/* A sparse matrix in compressed rows, as integers that carry no derivative. */
static const int row_start[rows + 1] = {0, 2, 2, 6, 9};
static const int column[entries] = {0, 3, 1, 0, 2, 3, 2, 1, 0};
static const int included[entries] = {1, 1, 0, 1, 1, 1, 0, 1, 1};

static double f(const double *values, const double *x, const int *start, const int *col, int n)
{
    double y[rows] = {0.0}, product = 1.0;
    for (int i = 0; i < n; i++) {
        for (int e = start[i]; e < start[i + 1]; e++) {
            y[i] += values[e] * x[col[e]];
            y[col[e]] += 0.1 * values[e];
            if (included[e])
                product *= 1.0 + values[e] * x[col[e]];
        }
    }
    double sum = product;
    for (int i = 0; i < n; i++)
        sum += y[i] * y[i];
    return sum;
}

static double at(double *z) { return f(z, z + entries, row_start, column, rows); }

int main(void)
{
    double z[entries + rows], dz[entries + rows] = {0.0};
    for (int i = 0; i < entries + rows; i++)
        z[i] = sin(1.3 * i) * 0.8;
    __enzyme_autodiff_void((void *)f, enzyme_dup, z, dz, enzyme_dup, z + entries, dz + entries,
                           enzyme_const, row_start, enzyme_const, column, rows);
    check_gradient("sparse", at, entries + rows, z, dz);
    return check_result();
}
