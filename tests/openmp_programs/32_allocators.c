/* Memory by allocators of OpenMP: of all threads and of each, and private variables that lie there. */
#include <omp.h>
#include "verify.h"
static double shells(const double *x, int n)
{
    double *r = omp_alloc(8 * sizeof(double), omp_default_mem_alloc), sum = 0.0;
    double *kept = omp_calloc(8, sizeof(double), omp_default_mem_alloc);
#pragma omp parallel for
    for (int i = 0; i < 8; i++)
        r[i] = x[i % n] * x[(i + 1) % n];
#pragma omp parallel reduction(+ : sum)
    {
        double *own = omp_alloc(n * sizeof(double), omp_default_mem_alloc);
        for (int k = 0; k < n; k++)
            own[k] = x[k] * k;
#pragma omp for
        for (int i = 0; i < 8; i++) {
            kept[i] += r[i] * own[i % n];
            sum += sin(kept[i]) * r[i];
        }
        omp_free(own, omp_default_mem_alloc);
    }
    omp_free(r, omp_default_mem_alloc);
    omp_free(kept, omp_default_mem_alloc);
    return sum;
}
static double declared(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 8; i++) {
        double own[4];
#pragma omp allocate(own) allocator(omp_default_mem_alloc)
        for (int k = 0; k < 4; k++)
            own[k] = x[k % n] * i;
        sum += sin(own[0]) * own[3];
    }
    return sum;
}
static double clause(const double *x, int n)
{
    double sum = 0.0, own[4], seed = x[0];
#pragma omp parallel for reduction(+ : sum) private(own) firstprivate(seed) allocate(own) \
    allocate(omp_default_mem_alloc : seed)
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < 4; k++)
            own[k] = x[k % n] * i + seed;
        sum += sin(own[0]) * own[3];
    }
    return sum;
}
int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(shells, 3, 0.5 + 0.2 * i);
        VERIFY(declared, 3, 0.5 + 0.2 * i);
        VERIFY(clause, 3, 0.5 + 0.2 * i);
    }
    return verdict();
}
