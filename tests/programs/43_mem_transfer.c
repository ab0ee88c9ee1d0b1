/* memcpy, memmove with overlap, memset and struct assignment, constant and run-time lengths. */
#include <string.h>

#include "check.h"

enum { size = 8 };

typedef struct {
    double values[size];
    int used;
} buffer_t;

static double f(const double *x, int n)
{
    double a[size], b[size];
    memcpy(a, x, (size_t)n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] *= a[i];
    memcpy(b, a, sizeof b);
    memmove(a + 1, a, (size_t)(n - 1) * sizeof *a); /* a[0] is now there twice */
    memset(b + 2, 0, 2 * sizeof *b);
    buffer_t first = {.used = n}, second;
    for (int i = 0; i < n; i++)
        first.values[i] = a[i] * b[n - 1 - i];
    second = first;
    double sum = 0.0;
    for (int i = 0; i < second.used; i++)
        sum += second.values[i] * (i + 1);
    return sum;
}

static double at(double *x) { return f(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.11 * i;
    __enzyme_autodiff_void((void *)f, x, dx, size);
    check_gradient("transfer", at, size, x, dx);
    return check_result();
}
