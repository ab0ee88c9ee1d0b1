/* Functions that return a pointer: into an argument, or to memory of their own. */
#include <stdlib.h>

#include "check.h"

#define NOINLINE __attribute__((noinline))

enum { size = 6 };

NOINLINE static double *pick(double *a, double *b, int i)
{
    return i % 2 ? a + i : b + (size - 1 - i);
}

NOINLINE static double *squares(const double *x, int n)
{
    double *out = malloc((size_t)n * sizeof *out);
    if (!out)
        abort();
    for (int i = 0; i < n; i++)
        out[i] = x[i] * x[i];
    return out;
}

static double f(double *x, int n)
{
    double *y = squares(x, n);
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        double *p = pick(x, y, i);
        sum += *p * y[i];
        *p *= 1.1; /* a write through it lands in x or y */
    }
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    free(y);
    return sum;
}

static double at(double *x)
{
    double copy[size];
    for (int i = 0; i < size; i++)
        copy[i] = x[i];
    return f(copy, size);
}

int main(void)
{
    double x[size], work[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        work[i] = x[i] = 0.6 + 0.1 * i;
    __enzyme_autodiff_void((void *)f, enzyme_dup, work, dx, size);
    check_gradient("pointer", at, size, x, dx);
    return check_result();
}
