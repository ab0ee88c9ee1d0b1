#include "glm.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct design *design_new(size_t rows, size_t columns)
{
    struct design *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    d->rows = rows;
    d->columns = columns;
    d->values = calloc(rows * columns, sizeof *d->values);
    d->used = malloc(rows);
    if (!d->values || !d->used) {
        design_free(d);
        return NULL;
    }
    memset(d->used, 1, rows);
    return d;
}

void design_free(struct design *d)
{
    if (d) {
        free(d->values);
        free(d->used);
    }
    free(d);
}

/* 0, or -1 if the matrix is not positive definite; the solution replaces b */
int solve_spd(size_t n, double a[n][n], double b[n])
{
    for (size_t j = 0; j < n; j++) {
        double s = a[j][j];
        for (size_t k = 0; k < j; k++)
            s -= a[j][k] * a[j][k];
        if (!(s > 0))
            return -1;
        a[j][j] = sqrt(s);
        for (size_t i = j + 1; i < n; i++) {
            s = a[i][j];
            for (size_t k = 0; k < j; k++)
                s -= a[i][k] * a[j][k];
            a[i][j] = s / a[j][j];
        }
    }
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < i; k++)
            b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (size_t i = n; i-- > 0;) {
        for (size_t k = i + 1; k < n; k++)
            b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return 0;
}
