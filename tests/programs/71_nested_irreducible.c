/* A loop with two entries within a loop with two entries, values used across both. */
#include "check.h"

static double f(const double *x, int n, int way)
{
    double outer = x[0], inner = x[1], kept = 1.0;
    int i = 0, k = 0;
    if (way & 1)
        goto outer_middle;
outer_top:
    outer = outer * x[i % n] + 0.1;
    kept = log1p(outer * outer);
    k = 0;
    if (way & 2)
        goto inner_middle;
inner_top:
    inner = cos(inner) + outer * x[k];
inner_middle:
    inner -= kept * x[(k + 1) % n];
    k++;
    if (k < n - (i & 1))
        goto inner_top;
outer_middle:
    outer += inner * 0.25 + kept;
    i++;
    if (i < n && outer * outer < 1e4)
        goto outer_top;
    return outer + kept * inner;
}

static int way;
static double at(double *x) { return f(x, 4, way); }

int main(void)
{
    double x[4];
    for (int i = 0; i < 4; i++)
        x[i] = 0.4 + 0.13 * i;
    for (way = 0; way < 4; way++) {
        double dx[4] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, 4, way);
        check_gradient("nested", at, 4, x, dx);
    }
    return check_result();
}
