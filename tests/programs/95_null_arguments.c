/* An argument that is null in one call, and where the function leaves a block of its own in another one:
   both lead to active memory, as far as the function knows. */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static double sum(const double *x, int n, double **partial)
{
    if (partial)
        *partial = malloc(n * sizeof **partial);
    double total = 0;
    for (int i = 0; i < n; i++) {
        total += x[i] * x[i];
        if (partial)
            (*partial)[i] = total;
    }
    return total;
}

/* s(n) * (s(n - 1) + s(n / 2 + 1)), where s sums squares */
double product(const double *x, int n)
{
    double *partial;
    const double all = sum(x, n, NULL), most = sum(x, n - 1, &partial) + partial[n / 2];
    free(partial);
    return all * most;
}

int main(void)
{
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    const double all = 30, most = 28;
    __enzyme_autodiff_void((void *)product, enzyme_dup, x, dx, enzyme_const, 4);
    for (int i = 0; i < 4; i++) {
        const double expected = 2 * x[i] * (most + all * (i < 3 ? 2 : 0));
        double v[4] = {0};
        v[i] = 1;
        check("gradient", dx[i], expected);
        check("tangent", __enzyme_fwddiff((void *)product, enzyme_dup, x, v, enzyme_const, 4),
              expected);
    }
    return check_result();
}
