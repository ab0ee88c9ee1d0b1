/* A number that is moved inside of a global array as a word of eight bytes is no address. */
#include "check.h"
#include <string.h>

enum { count = 4 };
static double kept[8];

static double f(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        kept[i] = x[0] * x[i];
    memmove(kept + 1, kept, sizeof *kept);
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * kept[i];
    return sum;
}

static double at(double *x) { return f(x, count); }

int main(void)
{
    double x[count] = {0.7, -0.2, 0.8, 0.1};
    for (int again = 0; again < 2; again++) {
        double d[count] = {0};
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, count);
        check_gradient("moved", at, count, x, d);
    }
    return check_result();
}
