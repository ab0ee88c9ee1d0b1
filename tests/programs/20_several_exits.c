/* A loop with three ways out that meet again, each with values of its own. */
#include "check.h"

static double f(const double *x, int n, double limit)
{
    double sum = 0.0, last = 1.0, tail;
    int i = 0;
    for (;;) {
        if (i == n) {
            tail = 2.0 * last;
            break;
        }
        sum += x[i] * last;
        if (sum > limit) {
            tail = sum * sum;
            break;
        }
        last = x[i] * 0.5 + last;
        if (last < 0.2) {
            tail = exp(last);
            break;
        }
        i++;
    }
    return tail * sum;
}

static double limit;
static double at(double *x) { return f(x, 4, limit); }

static void compare(const char *name, double bound, double *x)
{
    double dx[4] = {0.0, 0.0, 0.0, 0.0};
    limit = bound;
    __enzyme_autodiff_void((void *)f, x, dx, 4, enzyme_const, bound);
    check_gradient(name, at, 4, x, dx);
}

int main(void)
{
    compare("to the end", 100.0, (double[]){0.3, 0.2, 0.7, 0.1});
    compare("over the limit", 1.0, (double[]){0.3, 0.6, 0.7, 0.1});
    compare("too small", 100.0, (double[]){0.3, -0.4, -1.7, 0.1});
    return check_result();
}
