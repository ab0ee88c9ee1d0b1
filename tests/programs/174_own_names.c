/* Functions of the program's own with names of a library's: their bodies say what they do. */
#include "check.h"

#define NOINLINE __attribute__((noinline))

NOINLINE double j1(double v) { return 1 / sqrt(1 - v * v); }

NOINLINE double tgamma(double v) { return v * v * v; }

NOINLINE static double read(const double *from, int k) { return from[k] * from[0]; }

NOINLINE static void send(double *to, double v) { *to = 2 * v; }

/* Between two places, as books have it. */
NOINLINE static void qsort(double *v, int low, int high)
{
    if (low >= high)
        return;
    int last = low;
    for (int i = low + 1; i <= high; i++)
        if (v[i] < v[low]) {
            last++;
            const double t = v[i];
            v[i] = v[last];
            v[last] = t;
        }
    const double t = v[low];
    v[low] = v[last];
    v[last] = t;
    qsort(v, low, last - 1);
    qsort(v, last + 1, high);
}

static double factor(double *x, int n)
{
    double sum = 0;
    for (int k = 0; k < n; k++)
        sum += j1(x[k]) + tgamma(x[k]) * (k + 1);
    return sum;
}

static double moved(double *x, int n)
{
    double there = 0, sum = 0;
    for (int k = 0; k < n; k++) {
        send(&there, read(x, k));
        sum += there * there;
    }
    return sum;
}

static double ordered(double *x, int n)
{
    double copy[8], sum = 0;
    for (int k = 0; k < n; k++)
        copy[k] = x[k] * x[k];
    qsort(copy, 0, n - 1);
    for (int k = 0; k < n; k++)
        sum += copy[k] * (k + 1);
    return sum;
}

int main(void)
{
    double x[5] = {0.3, -0.7, 0.5, 0.1, -0.2};
    CHECK_GRADIENT_AT(factor, x, 5);
    CHECK_GRADIENT_AT(moved, x, 5);
    CHECK_GRADIENT_AT(ordered, x, 5);
    return check_result();
}
