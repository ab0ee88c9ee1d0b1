/* Long doubles are ten bytes of sixteen in an array: copies of rows of them, whose length the run tells, move whole numbers. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

static double rows(double *x)
{
    const int n = 3 + (x[0] > 100); /* nothing that the compiler knows */
    const size_t bytes = sizeof(long double) * (size_t)n;
    long double *a = malloc(bytes), *b = malloc(2 * bytes), fixed[3];
    for (int i = 0; i < n; i++)
        a[i] = x[i] * expl(x[i]);
    memcpy(b, a, bytes);
    memset(b + n, 0, bytes);
    memmove(b + 1, b, bytes);
    b[0] *= x[2];
    a = realloc(a, 3 * bytes);
    memcpy(a + n, b, 2 * bytes);
    memcpy(fixed, a + 1, sizeof fixed);
    long double sum = fixed[0] * fixed[2] + fixed[1];
    for (int i = 0; i < 3 * n; i++)
        sum += a[i] * a[i] * (i + 1);
    free(a);
    free(b);
    return (double)sum;
}

int main(void)
{
    double x[3] = {0.3, 0.5, 0.2}, d[3] = {0}, v[3] = {1, -2, 0.5};
    __enzyme_autodiff((void *)rows, enzyme_dup, x, d);
    for (int i = 0; i < 3; i++)
        check_within("rows", i, d[i], central_difference(rows, x, i), 1e-9);
    check("tangent", __enzyme_fwddiff((void *)rows, enzyme_dup, x, v), d[0] - 2 * d[1] + 0.5 * d[2]);
    return check_result();
}
