/* A number is read from active or from constant memory, as the run chooses: the constant one keeps
 * what it holds, and has no derivative. */
#define TOLERANCE 1e-13
#include "check.h"

static double chosen(const double *x, const double *table, int which)
{
    const double *p = which ? x : table;
    return p[0] * p[0] * x[1] + p[1];
}

/* One row after the other, as an iterator over two slices goes. */
static double chained(const double *x, const double *table, int n)
{
    const double *p = x, *end = x + n;
    double sum = 0.0;
    for (int i = 0; i < 2 * n; i++) {
        if (p == end)
            p = table;
        sum += (i + 1) * *p * *p * x[0];
        p++;
    }
    return sum;
}

int main(void)
{
    const double x[2] = {1.5, -0.5}, table[2] = {3.0, 4.0};
    for (int which = 0; which < 2; which++) {
        double d[2] = {0.0, 0.0}, t[2] = {1.0, 2.0};
        __enzyme_autodiff_void((void *)chosen, enzyme_dup, x, d, enzyme_const, table, enzyme_const, which);
        const double first = which ? 2.0 * x[0] * x[1] : 0.0;
        const double second = which ? x[0] * x[0] + 1.0 : 9.0;
        check("dx0", d[0], first);
        check("dx1", d[1], second);
        check("along", __enzyme_fwddiff((void *)chosen, enzyme_dup, x, t, enzyme_const, table, enzyme_const, which),
              first + 2.0 * second);
    }
    double d[2] = {0.0, 0.0}, t[2] = {1.0, 2.0};
    __enzyme_autodiff_void((void *)chained, enzyme_dup, x, d, enzyme_const, table, enzyme_const, 2);
    const double first = 3.0 * x[0] * x[0] + 2.0 * x[1] * x[1] + 3.0 * 9.0 + 4.0 * 16.0;
    const double second = 4.0 * x[1] * x[0];
    check("dx0", d[0], first);
    check("dx1", d[1], second);
    check("along", __enzyme_fwddiff((void *)chained, enzyme_dup, x, t, enzyme_const, table, enzyme_const, 2),
          first + 2.0 * second);
    check("table", table[0] + table[1], 7.0);
    return check_result();
}
