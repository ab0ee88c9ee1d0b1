/* Memory from posix_memalign and aligned_alloc, of which the first hands out its address through a
 * pointer. */
#define _POSIX_C_SOURCE 200112L
#define TOLERANCE 1e-14
#include <stdlib.h>

#include "check.h"

static double f(const double *x, int n)
{
    void *block;
    if (posix_memalign(&block, 64, (size_t)n * sizeof(double)))
        abort();
    double *squares = block, *products = aligned_alloc(64, 64), sum = 0.0;
    for (int i = 0; i < n; i++) {
        squares[i] = x[i] * x[i];
        products[i] = squares[i] * squares[0];
    }
    for (int i = 0; i < n; i++)
        sum += products[i];
    free(block);
    free(products);
    return sum;
}

int main(void)
{
    const double x[3] = {1.0, 2.0, 3.0};
    double dx[3] = {0.0};
    __enzyme_autodiff_void((void *)f, x, dx, 3);
    check("dx[0]", dx[0], 2.0 * (1.0 + 4.0 + 9.0) + 2.0);
    check("dx[1]", dx[1], 4.0);
    check("dx[2]", dx[2], 6.0);
    return check_result();
}
