/* A struct by pointer, with integer fields between the doubles; the shadow has the same layout. */
#define TOLERANCE 1e-13
#include "check.h"

typedef struct {
    double stiffness;
    int order;
    double rest[2];
    float damping;
} spring_t;

static double energy(const spring_t *s, double x)
{
    double value = s->stiffness * (x - s->rest[0]) * (x - s->rest[1]);
    for (int i = 0; i < s->order; i++)
        value *= x;
    return value + (double)s->damping * x;
}

int main(void)
{
    const spring_t s = {.stiffness = 2.0, .order = 3, .rest = {0.5, -0.25}, .damping = 0.5f};
    spring_t ds = {0};
    const double x = 1.25, x3 = x * x * x, a = x - s.rest[0], b = x - s.rest[1];
    const double dx = __enzyme_autodiff((void *)energy, enzyme_dup, &s, &ds, x);
    check("dx", dx, 2.0 * (3.0 * x * x * a * b + x3 * (a + b)) + 0.5);
    check("stiffness", ds.stiffness, a * b * x3);
    check("rest 0", ds.rest[0], -2.0 * b * x3);
    check("rest 1", ds.rest[1], -2.0 * a * x3);
    check_within("damping", -1, (double)ds.damping, x, 1e-6);
    return check_result();
}
