/* Pointers to pointers: the shadow of a table of rows is a table of shadow rows. */
#include <stdlib.h>

#include "check.h"

enum { size = 4 };

static double f(double **rows, int n)
{
    double trace = 0.0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            trace += rows[i][j] * rows[j][i] * rows[i][i];
    }
    return trace;
}

/* Builds the table itself, on the heap, so that the engine has to shadow the pointers as well. */
static double with_own_table(double *flat, int n)
{
    double **rows = malloc((size_t)n * sizeof *rows);
    if (!rows)
        return -1.0;
    for (int i = 0; i < n; i++)
        rows[i] = flat + i * n;
    const double value = f(rows, n);
    free(rows);
    return value;
}

static double at(double *x) { return with_own_table(x, size); }

int main(void)
{
    double x[size * size], dx[size * size] = {0.0}, dy[size * size] = {0.0};
    double *rows[size], *shadow_rows[size];
    for (int i = 0; i < size * size; i++)
        x[i] = cos(0.8 * i);
    for (int i = 0; i < size; i++) {
        rows[i] = x + i * size;
        shadow_rows[i] = dx + i * size;
    }
    __enzyme_autodiff_void((void *)f, enzyme_dup, rows, shadow_rows, size);
    check_gradient("rows", at, size * size, x, dx);
    __enzyme_autodiff_void((void *)with_own_table, enzyme_dup, x, dy, size);
    check_gradient("own table", at, size * size, x, dy);
    return check_result();
}
