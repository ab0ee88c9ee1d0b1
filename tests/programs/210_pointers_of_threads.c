/* Pointers that each thread has lead to constants that a derivative reads, beside static pointers to
 * what was there before.  The run looks whether they lead to an argument, and took for their places
 * what only tells a thread where they are. */
#include "check.h"
#include <stdlib.h>

static _Thread_local const double *weights;
static _Thread_local struct {
    long count;
    const double *more;
} own;
static const double *fixed;
static double *state;

static double energy(const double *x)
{
    state[0] = x[0] * weights[0];
    state[1] = x[1] * fixed[0] * own.more[1];
    return state[0] * state[1] + sin(state[0]);
}

int main(void)
{
    const double table[3] = {2, 3, 0.5};
    weights = table;
    own.count = 2;
    own.more = table + 1;
    fixed = table + 1;
    state = calloc(2, sizeof *state);
    double x[2] = {0.4, 0.7}, d[2] = {0};
    __enzyme_autodiff((void *)energy, enzyme_dup, x, d);
    check("x0", d[0], 2 * 0.7 * 1.5 + 2 * cos(0.8));
    check("x1", d[1], 0.8 * 1.5);
    free(state);
    return check_result();
}
