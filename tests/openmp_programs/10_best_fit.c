/* The best of many candidates: an early look without a lock, atomics that capture, read and write. */
#include <float.h>
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include "verify.h"

static double misfit(const double *x, int n, double shift)
{
    double s = 0.0;
    for (int k = 0; k < n; k++) {
        double r = x[k] - sin(shift + 0.3 * k);
        s += r * r;
    }
    return s;
}

static double best(double *x, int n)
{
    double least = DBL_MAX, spread = 0.0, list[64];
    int where = -1, used = 0;
#pragma omp parallel for
    for (int c = 0; c < 50; c++) {
        double m = misfit(x, n, 0.11 * c);
        if (m < least) {
#pragma omp critical(best)
            if (m < least) {
                least = m;
                where = c;
            }
        }
        if (m > 2.0) {
            int at;
#pragma omp atomic capture
            at = used++;
            list[at] = m;
        }
    }
    for (int k = 0; k < used; k++)
        spread += log(list[k]);
    return least + 0.01 * spread + 0.0 * where;
}

static double shared_maximum(double *x, int n)
{
    double top = 0.0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i] * (1.0 + 0.1 * i), seen;
#pragma omp atomic read
        seen = top;
        if (v > seen) {
#pragma omp critical
            {
                if (v > top) {
#pragma omp atomic write
                    top = v;
                }
            }
        }
    }
    return top * top;
}

static double progressive(double *x, int n)
{
    double total = 0.0, product = 1.0;
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        product *= 1.0 + 0.05 * x[i];
#pragma omp atomic
        total += x[i] * x[i];
    }
    return product * total;
}

int main(void)
{
    VERIFY(best, 9, 0.4 + 0.2 * cos(i));
    VERIFY(shared_maximum, 9, 0.4 + 0.2 * cos(i));
    VERIFY(progressive, 9, 0.4 + 0.2 * cos(i));
    return verdict();
}
