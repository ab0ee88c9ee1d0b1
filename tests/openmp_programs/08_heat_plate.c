/* A plate that is heated at its edge: Jacobi sweeps, the largest change, and a histogram of flows. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "verify.h"

#define N 14
#define AT(a, i, j) ((a)[(i) * N + (j)])

static double sweep(const double *restrict old, double *restrict new, const double *source)
{
    double change = 0.0;
#pragma omp parallel for collapse(2) reduction(max : change) schedule(static)
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++) {
            double v = 0.25 * (AT(old, i - 1, j) + AT(old, i + 1, j) + AT(old, i, j - 1) +
                               AT(old, i, j + 1) + source[(i * j) % 10]);
            AT(new, i, j) = v;
            double d = fabs(v - AT(old, i, j));
            if (d > change)
                change = d;
        }
    return change;
}

static double plate(double *x, int n)
{
    double *a = calloc(N * N, sizeof *a), *b = calloc(N * N, sizeof *b);
    for (int j = 0; j < N; j++) {
        AT(a, 0, j) = AT(b, 0, j) = x[j % n] * x[j % n];
        AT(a, j, 0) = AT(b, j, 0) = x[(j + 3) % n];
    }
    double total_change = 0.0;
    int steps = 0;
    for (;;) {
        double change = sweep(a, b, x);
        total_change += change;
        double *t = a;
        a = b;
        b = t;
        if (change < 1e-2 || ++steps == 40)
            break;
    }
    double flow[8] = {0};
#pragma omp parallel for
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
            double f = AT(a, i, j) - AT(a, i - 1, j);
#pragma omp atomic
            flow[(i + 3 * j) % 8] += f * f;
        }
    double sum = 0.1 * total_change;
    for (int k = 0; k < 8; k++)
        sum += sqrt(1.0 + k * flow[k]);
    free(a);
    free(b);
    return sum;
}

int main(void)
{
    VERIFY(plate, 10, 0.5 + 0.3 * sin(1.7 * i));
    return verdict();
}
