/* A member for the address of what went wrong, beside numbers, which stays null: what would be done with it is no use of these numbers. */
#include "check.h"
#include <stdlib.h>

struct trouble {
    int line;
};
struct state {
    double level, flow;
    struct trouble *trouble;
};

static int reported;
__attribute__((noinline)) static void report(const struct trouble *trouble, int *count)
{
    *count += trouble->line;
}

__attribute__((noinline)) static void step(struct state *s, double x)
{
    s->flow = x * s->level;
    s->level -= 0.1 * s->flow;
}

static double f(double *x)
{
    struct state *s = malloc(sizeof *s);
    s->level = x[0];
    s->trouble = NULL;
    double sum = 0;
    for (int i = 0; i < 5; i++) {
        step(s, x[1]);
        if (s->trouble) {
            report(s->trouble, &reported);
            break;
        }
        sum += s->flow * s->flow;
    }
    free(s);
    return sum;
}

int main(void)
{
    double x[2] = {2.0, 0.7}, d[2] = {0}, v[2] = {1, -1};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    for (int i = 0; i < 2; i++)
        check_within("f", i, d[i], central_difference(f, x, i), 1e-9);
    check("tangent", __enzyme_fwddiff((void *)f, enzyme_dup, x, v), d[0] - d[1]);
    return check_result();
}
