/* A large struct passed by value, which the function changes: the caller's stays as it is. */
#include "check.h"
#include <string.h>

#define NOINLINE __attribute__((noinline))

struct state {
    double x[3];
    int steps;
    double scale;
};

NOINLINE static double run(struct state s)
{
    double sum = 0;
    for (int i = 0; i < s.steps; i++) {
        s.x[i % 3] *= s.x[(i + 1) % 3] * s.scale;
        s.scale = sin(s.scale) + s.x[0];
        sum += s.x[i % 3];
    }
    return sum;
}

NOINLINE static double twice(struct state s)
{
    const double first = run(s);
    s.x[1] = first;
    s.steps -= 2;
    return run(s) * first;
}

static double f(double *x)
{
    struct state s = {{x[0], x[1], x[2]}, 5, x[3]};
    const double once = twice(s);
    return once + s.x[1] * s.scale;
}

int main(void)
{
    double x[4] = {0.9, 1.1, 0.7, 0.4}, d[4] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    check_gradient("f", f, 4, x, d);
    return check_result();
}
