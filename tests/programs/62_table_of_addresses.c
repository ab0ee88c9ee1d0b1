/* Active memory is reached through a constant table of addresses: the table needs a shadow with the
 * addresses of the shadows, or what is stored through it loses its derivative. */
#include "check.h"

enum { count = 6 };

static double scratch[count];

static double f(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        scratch[i] = 1.0;
    for (int i = n - 1; i >= 0; i--) {
        double *rows[3] = {scratch + 3, scratch, scratch};
        rows[(i * 2 + 1) % 3][0] += 0.3 * sin(rows[0][1]);
        for (int j = 1; j < n; j++)
            scratch[j] = sin(scratch[j - 1]) * scratch[j] + 0.1 * x[i];
        sum += 0.7 * sin(rows[0][0]);
    }
    return sum;
}

static double at(double *x) { return f(x, count); }

int main(void)
{
    double x[count], dx[count] = {0.0};
    for (int i = 0; i < count; i++)
        x[i] = 0.3 + 0.2 * i;
    __enzyme_autodiff_void((void *)f, x, dx, count);
    check_gradient("table", at, count, x, dx);
    return check_result();
}
