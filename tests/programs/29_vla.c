/* Variable-length arrays: stack memory whose size is known at run time, also inside a loop. */
#ifdef FROM_TAPE
#define REVERSE_ONLY /* a stack array in a loop */
#endif
#include "check.h"

enum { size = 6 };

static double f(const double *x, int n)
{
    double sum = 0.0;
    for (int m = 1; m <= n; m++) {
        double work[m];
        for (int i = 0; i < m; i++)
            work[i] = x[i] * x[m - 1];
        for (int i = 1; i < m; i++)
            work[i] += work[i - 1] * work[i];
        sum += work[m - 1];
    }
    return sum;
}

static double at(double *x) { return f(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.8 - 0.1 * i;
    __enzyme_autodiff_void((void *)f, x, dx, size);
    check_gradient("vla", at, size, x, dx);
    return check_result();
}
