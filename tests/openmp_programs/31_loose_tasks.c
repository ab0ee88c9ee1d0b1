/* Tasks that are untied: in recursion, and with others that they wait for in a loop. */
#include <omp.h>
#include "verify.h"
static double integrate(double a, double b, double p, int depth)
{
    if (depth == 0) {
        double m = 0.5 * (a + b);
        return (b - a) * exp(-p * m * m) * cos(m);
    }
    double left, right, m = 0.5 * (a + b);
#pragma omp task untied shared(left)
    left = integrate(a, m, p, depth - 1);
#pragma omp task untied shared(right)
    right = integrate(m, b, p * 1.01, depth - 1);
#pragma omp taskwait
    return left + right;
}
static double one(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task untied shared(sum)
        sum = x[0] * n;
    }
    return sum * x[1];
}
static double tree(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel
#pragma omp single
    sum = integrate(0, x[0], x[n - 1], 4);
    return sum;
}
static double waits(const double *x, int n)
{
    double parts[8] = {0}, sum = 0.0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 4; i++) {
#pragma omp task untied shared(parts) firstprivate(i)
        {
            double own = x[i % n] * i;
            for (int k = 0; k < 2; k++) {
#pragma omp task shared(parts) firstprivate(i, k, own)
                parts[2 * i + k] = sin(own + k) * x[k];
#pragma omp taskwait
                own *= 1 + parts[2 * i + k];
            }
            parts[2 * i] += own;
        }
    }
    for (int i = 0; i < 8; i++)
        sum += parts[i] * (i + 1);
    return sum;
}
int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(one, 3, 0.5 + 0.2 * i);
        VERIFY(tree, 3, 0.5 + 0.2 * i);
        VERIFY(waits, 3, 0.5 + 0.2 * i);
    }
    return verdict();
}
