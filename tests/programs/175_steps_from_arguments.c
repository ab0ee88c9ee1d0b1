/* Loops whose step is an argument, up, down, with bounds that count or do not, and loops over unsigned
 * counters with longer steps: a division tells how often they run. */
#include <stddef.h>

#include "check.h"

#define APART __attribute__((noinline))

enum { N = 24 };

APART static void blocks(double *x, int l, int b)
{
    for (int i = 0; i <= 2 * l * b - 1; i += 2 * b)
        x[i] = sin(x[i]) * x[i];
}

APART static double inner(const double *x, int n, int b)
{
    double sum = 0;
    for (int t = 0; t < n; t += b) {
        double product = 1;
        for (int k = 0; k < b && t + k < n; k++)
            product *= 1 + 0.1 * x[t + k];
        sum += log(product) * product;
    }
    return sum;
}

APART static double down(const double *x, long from, long b)
{
    double sum = 0;
    for (long t = from; t >= 0; t -= b)
        sum += exp(0.1 * x[t]) * sum + x[t];
    return sum;
}

APART static double unsigned_pairs(const double *x, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i += 2)
        sum = sum * cos(x[i]) + x[i + 1] * x[i];
    return sum;
}

APART static double unsigned_steps(const double *x, unsigned from, unsigned to, unsigned b)
{
    double sum = 1;
    for (unsigned i = from; i < to; i += b)
        sum *= 1 + 0.2 * x[i];
    return sum;
}

APART static double doubling(const double *x, int n)
{
    double sum = 0;
    for (int half = 1; half < n; half *= 2) /* whose step is no number: the run counts */
        for (int i = 0; i < n; i += 2 * half)
            sum = sum * x[i] + sin(x[i + half]);
    return sum;
}

static int count, step;

static double objective(const double *x)
{
    double y[N];
    for (int i = 0; i < N; i++)
        y[i] = x[i] * x[(i + 1) % N];
    blocks(y, count / 4, step);
    return inner(y, count, step) + down(y, count - 1, step) + unsigned_pairs(y, (size_t)count) +
           unsigned_steps(y, (unsigned)step, (unsigned)count, (unsigned)step) + doubling(x, 16);
}

static double of_array(double *x) { return objective(x); }

int main(void)
{
    double x[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.3 + 0.02 * i * (i % 3);
    /* count / 4 blocks of two steps must fit */
    static const int cases[][2] = {{16, 1}, {12, 2}, {8, 3}, {2, 5}, {0, 1}, {7, 1}};
    for (int c = 0; c < (int)(sizeof cases / sizeof cases[0]); c++) {
        count = cases[c][0], step = cases[c][1];
        double dx[N] = {0};
        __enzyme_autodiff_void((void *)objective, enzyme_dup, x, dx);
        for (int i = 0; i < N; i++)
            check_within("steps", i, dx[i], central_difference(of_array, x, i), 1e-8);
    }
    return check_result();
}
