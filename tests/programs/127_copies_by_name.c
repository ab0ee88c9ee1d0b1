/* bcopy, whose blocks may overlap though it is not called a move, and mempcpy, which returns the end of
 * what it wrote: as calls of functions, which compilers otherwise turn into intrinsics. */
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>

#include "check.h"

enum { size = 6 };

__attribute__((no_builtin("bcopy"))) static double shifted(double *x, int n)
{
    double a[size];
    for (int i = 0; i < n; i++)
        a[i] = x[i] * x[i];
    bcopy(a, a + 1, (size_t)(n - 1) * sizeof *a);       /* upwards: a[0] is there twice */
    bcopy(a + 3, a + 2, (size_t)(n - 3) * sizeof *a);   /* downwards: a[n - 1] is there twice */
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * a[i];
    return sum;
}

__attribute__((no_builtin("mempcpy"))) static double appended(double *x, int n)
{
    double a[2 * size + 1];
    double *end = mempcpy(a, x, (size_t)n * sizeof *a);
    *end++ = x[0] * x[n - 1];
    for (int i = 0; i < n; i++)
        a[i] *= a[i];
    double *last = mempcpy(end, a, (size_t)n * sizeof *a);
    double sum = 0.0;
    for (double *p = a; p < last; p++)
        sum += (double)(p - a + 1) * *p;
    return sum * last[-1];
}

/* Addresses are copied, and the end of the row of addresses is passed on. */
__attribute__((no_builtin("mempcpy"))) static double rows(double *x, int n)
{
    double *row[size + 1], *order[size + 1];
    for (int i = 0; i < n; i++)
        row[i] = x + n - 1 - i;
    double **end = mempcpy(order, row, (size_t)n * sizeof *row);
    double sum = 0.0;
    for (double **p = order; p < end; p++)
        sum += *p[0] * **p * (double)(end - p);
    return sum;
}

static double shifted_at(double *x) { return shifted(x, size); }
static double appended_at(double *x) { return appended(x, size); }
static double rows_at(double *x) { return rows(x, size); }

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.13 * i;
    CHECK_REQUEST("shifted", shifted_at, size, x, 1, 1e-9);
    CHECK_REQUEST("appended", appended_at, size, x, 1, 1e-9);
    CHECK_REQUEST("rows", rows_at, size, x, 1, 1e-9);
    return check_result();
}
