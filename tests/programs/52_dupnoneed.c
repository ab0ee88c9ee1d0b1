/* dupnoneed: the caller wants only derivatives, so the output itself may stay unwritten. */
#define TOLERANCE 1e-13
#include "check.h"

enum { size = 5 };

static void f(const double *x, int n, double *out)
{
    *out = 0.0;
    for (int i = 0; i < n; i++)
        *out += x[i] * x[i] * x[i];
}

static double g(const double *x, int n)
{
    double value;
    f(x, n, &value);
    return value * value;
}

int main(void)
{
    double x[size], dx[size] = {0.0}, dg[size] = {0.0}, unread = -1.0, seed = 2.0, sum = 0.0;
    for (int i = 0; i < size; i++) {
        x[i] = 0.5 - 0.3 * i;
        sum += x[i] * x[i] * x[i];
    }
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, size, enzyme_dupnoneed,
                           &unread, &seed);
    __enzyme_autodiff_void((void *)g, enzyme_dup, x, dg, enzyme_const, size);
    for (int i = 0; i < size; i++) {
        check("dx", dx[i], 6.0 * x[i] * x[i]);
        check("dg", dg[i], 6.0 * x[i] * x[i] * sum);
    }
    return check_result();
}
