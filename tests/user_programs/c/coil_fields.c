/* Magnetic field lines around coils in a linked list: elliptic integrals by means, and a tracer with two callbacks. */
#include "../expect.h"
#include <stdlib.h>

typedef struct {
    double r, z;
} point;

typedef struct coil {
    double radius, height, current;
    int turns;
    struct coil *next;
} coil;

typedef point (*field_fn)(point, const void *);
typedef int (*stop_fn)(point, int, const void *);

static void elliptic(double k2, double *K, double *E)
{
    double a = 1, b = sqrt(1 - k2), c = sqrt(k2), sum = c * c / 2, power = 1;
    do {
        double an = (a + b) / 2;
        c = (a - b) / 2;
        b = sqrt(a * b);
        a = an;
        sum += power * c * c;
        power *= 2;
    } while (fabs(c) > 1e-15 * a);
    *K = M_PI / (2 * a);
    *E = *K * (1 - sum);
}

static point one_coil(const coil *c, point p)
{
    double a = c->radius, z = p.z - c->height, r = p.r;
    double q = (a + r) * (a + r) + z * z, k2 = 4 * a * r / q, K, E;
    elliptic(k2, &K, &E);
    double d = (a - r) * (a - r) + z * z, f = 0.2 * c->current * c->turns / sqrt(q);
    return (point){f * z / r * (-K + (a * a + r * r + z * z) / d * E), f * (K + (a * a - r * r - z * z) / d * E)};
}

static point total(point p, const void *ctx)
{
    point b = {0, 0};
    for (const coil *c = ctx; c; c = c->next) {
        point one = one_coil(c, p);
        b.r += one.r;
        b.z += one.z;
    }
    return b;
}

static int outside(point p, int step, const void *limit) { return p.z > *(const double *)limit || step >= 200; }

static point step_along(field_fn f, const void *ctx, point p, double h)
{
    point b = f(p, ctx);
    double n = hypot(b.r, b.z);
    point m = {p.r + h / 2 * b.r / n, p.z + h / 2 * b.z / n};
    b = f(m, ctx);
    n = hypot(b.r, b.z);
    return (point){p.r + h * b.r / n, p.z + h * b.z / n};
}

static point trace(field_fn f, const void *ctx, point p, stop_fn stop, const void *stop_ctx)
{
    for (int i = 0; !stop(p, i, stop_ctx); i++)
        p = step_along(f, ctx, p, 0.05);
    return p;
}

static coil *push(coil *list, double radius, double height, double current, int turns)
{
    coil *c = malloc(sizeof *c);
    *c = (coil){radius, height, current, turns, list};
    return c;
}

double miss(const double *currents, int n, double radius, double start)
{
    coil *list = NULL;
    for (int i = 0; i < n; i++)
        list = push(list, radius * (1 + 0.1 * i), 0.8 * i - 1, currents[i], 10 + i % 3);
    double top = 1.0;
    point end = trace(total, list, (point){start, -0.9}, outside, &top);
    while (list) {
        coil *next = list->next;
        free(list);
        list = next;
    }
    return end.r * end.r + 0.1 * end.z;
}

int main(void)
{
    double currents[4] = {1, 1.5, -0.2, 2}, d[4] = {0}, radius = 1.1, start = 0.35;
    struct two {
        double a, b;
    } __enzyme_autodiff_two(void *, ...);
    struct two g = __enzyme_autodiff_two((void *)miss, enzyme_dup, currents, d, enzyme_const, 4, enzyme_out, radius,
                                         enzyme_out, start);
    EXPECT_SLOPE("radius", 0, g.a, miss(currents, 4, radius, start), radius, 1e-4, 1e-6);
    EXPECT_SLOPE("start", 0, g.b, miss(currents, 4, radius, start), start, 1e-4, 1e-6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("current", i, d[i], miss(currents, 4, radius, start), currents[i], 1e-4, 1e-6);
    double first[4] = {1, 0, 0, 0}, third[4] = {0, 0, 1, 0};
    struct two __enzyme_fwddiff_two(void *, ...);
    struct two t = __enzyme_fwddiff_two((void *)miss, enzyme_width, 2, enzyme_dup, currents, first, third, enzyme_const, 4,
                                        enzyme_const, radius, enzyme_const, start);
    expect("lane", 0, t.a, d[0], 1e-9);
    expect("lane", 1, t.b, d[2], 1e-9);
    return verdict();
}
