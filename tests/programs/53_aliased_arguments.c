/* The same array as two arguments, with the same shadow: both roles add up. */
#define TOLERANCE 1e-13
#include "check.h"

enum { size = 5 };

static double dot(const double *a, const double *b, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[n - 1 - i];
    return sum;
}

/* Overlap that the compiler cannot see: out runs one element ahead of in. */
static double shift(const double *in, double *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] * 1.5;
    return out[n - 1];
}

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 1.0 + i * i;
    __enzyme_autodiff_void((void *)dot, x, dx, x, dx, size);
    for (int i = 0; i < size; i++)
        check("dot", dx[i], 2.0 * x[size - 1 - i]);
    double y[size + 1] = {2.0}, dy[size + 1] = {0.0};
    __enzyme_autodiff_void((void *)shift, y, dy, y + 1, dy + 1, size);
    check("shift 0", dy[0], pow(1.5, size));
    for (int i = 1; i <= size; i++)
        check("shift", dy[i], 0.0);
    return check_result();
}
