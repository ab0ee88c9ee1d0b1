/* A temporary that is allocated and freed in every trip, with a size that changes. */
#include <stdlib.h>

#include "check.h"

enum { size = 8 };

static double f(const double *x, int n)
{
    double product = 1.0;
    for (int i = 1; i <= n; i++) {
        double *partial = malloc((size_t)i * sizeof *partial);
        if (!partial)
            return -1.0;
        partial[0] = x[0];
        for (int j = 1; j < i; j++)
            partial[j] = partial[j - 1] * x[j] + 0.1;
        product *= exp(0.1 * partial[i - 1]);
        free(partial);
    }
    return product;
}

static double at(double *x) { return f(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.1 * i;
    __enzyme_autodiff_void((void *)f, x, dx, size);
    check_gradient("heap in loop", at, size, x, dx);
    return check_result();
}
