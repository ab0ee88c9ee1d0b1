/* Soft dynamic time warping; cells wait for their neighbours (ordered, depend). */
#include <math.h>
#include <stdlib.h>
#include "verify.h"

#define LEN 12

static double softmin(double a, double b, double c)
{
    const double g = 0.3;
    double m = fmin(a, fmin(b, c));
    return m - g * log(exp((m - a) / g) + exp((m - b) / g) + exp((m - c) / g));
}

static double warp(double *x, int n)
{
    double r[LEN + 1][LEN + 1];
    for (int i = 0; i <= LEN; i++)
        for (int j = 0; j <= LEN; j++)
            r[i][j] = i || j ? 1e3 : 0.0;
#pragma omp parallel for ordered(2)
    for (int i = 1; i <= LEN; i++)
        for (int j = 1; j <= LEN; j++) {
            double d = x[i % n] - sin(0.7 * j) * x[(j + 2) % n];
            d = d * d;
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            r[i][j] = d + softmin(r[i - 1][j], r[i][j - 1], r[i - 1][j - 1]);
#pragma omp ordered depend(source)
        }
    return r[LEN][LEN];
}

int main(void)
{
    VERIFY(warp, 8, 0.5 + 0.4 * sin(1.3 * i));
    return verdict();
}
