/* Sums of products of all pairs, by sums so far: atomics that capture and read. */
#include <math.h>
#include <omp.h>
#include <unistd.h>
#include "verify.h"

static double captured(double *x, int n)
{
    double sum = 0.0, all = 0.0;
#pragma omp parallel for reduction(+ : all) schedule(static, 1)
    for (int i = 0; i < n; i++) {
        double before;
#pragma omp atomic capture
        {
            before = sum;
            sum += x[i];
        }
        all += before * x[i];
    }
    return all * all;
}

static double captured_after(double *x, int n)
{
    double product = 1.0, all = 0.0;
#pragma omp parallel for reduction(+ : all) schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double after;
#pragma omp atomic capture
        after = product *= 1.0 + 0.1 * x[i];
        all += log(after) - log(after - 1e-3 * x[i] * after);
    }
    return all + product;
}

static double most(double *x, int n)
{
    double top = -1.0, low = 1e9, last = 0.0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = sin(x[i] * (1 + i % 4));
#pragma omp atomic compare
        top = top < v ? v : top;
#pragma omp atomic compare
        if (low > v) { low = v; }
        if (i == n / 2) {
#pragma omp atomic write
            last = v;
        }
    }
    return top * top + 3.0 * low + last * top;
}

static double mixed(double *x, int n)
{
    double s = 2.0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++)
#pragma omp atomic
            s += x[i] * x[i];
#pragma omp for
        for (int i = 0; i < n; i++)
#pragma omp atomic
            s /= 1.0 + 0.1 * x[i];
#pragma omp for
        for (int i = 0; i < n; i++)
#pragma omp atomic
            s += x[i];
    }
    return s * s;
}

static double handed_on(double *x, int n)
{
    double value = 0.0, got = 0.0;
    int ready = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            double v = x[0] * x[1];
#pragma omp atomic write
            value = v;
#pragma omp atomic write seq_cst
            ready = 1;
        }
        if (omp_get_thread_num() == omp_get_num_threads() - 1) {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read seq_cst
                seen = ready;
            }
            double v;
#pragma omp atomic read
            v = value;
            got = v * v * x[2];
        }
    }
    return got + 0 * n;
}

int main(void)
{
    VERIFY(captured, 9, 0.4 + 0.2 * cos(i));
    VERIFY(captured_after, 9, 0.4 + 0.2 * cos(i));
    VERIFY(most, 9, 0.4 + 0.2 * cos(i));
    VERIFY(mixed, 9, 0.4 + 0.2 * cos(i));
    VERIFY(handed_on, 9, 0.4 + 0.2 * cos(i));
    return verdict();
}
