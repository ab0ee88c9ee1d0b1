/* Calls that stay calls: scalars by value, results through pointers. */
#include "check.h"

#define NOINLINE __attribute__((noinline))

NOINLINE static double square(double x) { return x * x; }

NOINLINE static double blend(double x, double y, int n) { return n * square(x) * y + sin(y); }

NOINLINE static void scale(int n, double factor, const double *x, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = factor * x[i] * x[i];
}

NOINLINE static void sum(int n, const double *x, double *out)
{
    for (int i = 0; i < n; i++)
        *out += x[i];
}

enum { size = 5 };

static double f(const double *x, int n)
{
    double work[size], total = 0.1;
    for (int i = 0; i < n; i++) {
        scale(size, blend(x[i], total, i), x, work);
        sum(size, work, &total);
    }
    return square(total);
}

static double at(double *x) { return f(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.2 + 0.05 * i;
    __enzyme_autodiff_void((void *)f, x, dx, size);
    check_gradient("calls", at, size, x, dx);
    return check_result();
}
