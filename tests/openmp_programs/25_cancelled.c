/* Constructs that could be cancelled, and tasks that reduce a variable of their region. */
#include "verify.h"

/* Cancelling is a hint: whoever comes later does nothing either way. */
static double first_large(const double *x, int n)
{
    int found = 1000;
    double value = 0.0;
#pragma omp parallel
    {
#pragma omp for schedule(dynamic)
        for (int i = 0; i < 40; i++) {
            int before;
#pragma omp atomic read
            before = found;
            if (i < before && x[i % n] * (1.0 + 0.1 * i) > 1.93) {
#pragma omp critical
                if (i < found)
                    found = i;
            }
            if (before <= i) {
#pragma omp cancel for if (before < 0)
            }
#pragma omp cancellation point for
        }
#pragma omp cancel parallel if (found > 1000)
#pragma omp single
        value = x[found % n] * x[found % n] * found;
    }
    return value + x[0];
}

static double groups(const double *x, int n)
{
    double parts[8] = {0.0};
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
    for (int i = 0; i < 8; i++) {
#pragma omp task shared(parts) firstprivate(i)
        {
            parts[i] = x[i % n] * x[(i + 1) % n];
#pragma omp cancel taskgroup if (parts[i] < 0.0)
            parts[i] *= parts[i];
        }
    }
    double sum = 0.0;
    for (int i = 0; i < 8; i++)
        sum += parts[i] * (1 + i);
    return sum;
}

static double reduced(const double *x, int n)
{
    double sum = 0.5, product = 1.0;
#pragma omp parallel reduction(task, + : sum)
    {
        sum += x[0] * x[1];
        sum -= x[0] * x[1];
#pragma omp single
        for (int i = 0; i < 12; i++) {
#pragma omp task in_reduction(+ : sum) firstprivate(i)
            sum += x[i % n] * x[(i + 1) % n];
        }
    }
#pragma omp parallel
#pragma omp for reduction(task, * : product)
    for (int i = 0; i < 6; i++) {
#pragma omp task in_reduction(* : product) firstprivate(i)
        product *= 1.0 + 0.1 * x[i % n];
    }
    return sum * sum * product;
}

int main(void)
{
    VERIFY(first_large, 5, 0.6 + 0.1 * i);
    VERIFY(groups, 5, 0.6 + 0.1 * i);
    VERIFY(reduced, 5, 0.6 + 0.1 * i);
    VERIFY_SPLIT(reduced, 5, 0.6 + 0.1 * i);
    return verdict();
}
