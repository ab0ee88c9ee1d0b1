/* A temporary from malloc that lives as long as the function. */
#include <stdlib.h>

#include "check.h"

enum { size = 10 };

static double f(const double *x, int n)
{
    double *squares = malloc((size_t)n * sizeof *squares);
    if (!squares)
        return -1.0;
    for (int i = 0; i < n; i++)
        squares[i] = x[i] * x[i];
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += squares[i] * squares[n - 1 - i];
    free(squares);
    return sum;
}

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.3 * i - 1.0;
    __enzyme_autodiff_void((void *)f, x, dx, size);
    for (int i = 0; i < size; i++)
        check("heap", dx[i], 4.0 * x[i] * x[size - 1 - i] * x[size - 1 - i]);
    return check_result();
}
