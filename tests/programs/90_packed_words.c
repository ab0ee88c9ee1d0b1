/* Small structs that the calling convention packs into registers: two floats, a float beside an
 * integer, in both orders, as arguments, results and elements of arrays that are copied. */
#define TOLERANCE 1e-5
#include "check.h"
#include <string.h>

#define NOINLINE __attribute__((noinline))

struct float_int {
    float value;
    int count;
};
struct int_float {
    int count;
    float value;
};
struct two_floats {
    float a, b;
};
struct double_char {
    double value;
    char flag;
};
struct four {
    float a, b, c;
    int n;
};

NOINLINE static struct float_int returned(float x) { return (struct float_int){x * x, (int)x + 2}; }
NOINLINE static double passed(struct int_float r) { return (double)r.value * r.value * r.count; }
NOINLINE static struct two_floats both(struct two_floats p)
{
    return (struct two_floats){p.a * p.b, p.a + 3 * p.b};
}
NOINLINE static struct double_char flagged(double x)
{
    return (struct double_char){x * x * x, x > 1 ? 2 : 5};
}
NOINLINE static struct four rotated(struct four p, int by)
{
    return (struct four){p.b * by, p.c, p.a, p.n + by};
}
NOINLINE static void reversed(struct int_float *to, const struct int_float *from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = from[n - 1 - i];
}
NOINLINE static struct two_floats chosen(const struct two_floats *p, int which)
{
    struct two_floats r = p[0];
    for (int i = 1; i <= which; i++)
        if (p[i].a > r.a)
            r = p[i];
    return r;
}

static double results(double x)
{
    const struct float_int r = returned((float)x);
    return (double)r.value * r.count;
}

static double arguments(double x)
{
    const struct int_float r = {3, (float)x};
    return passed(r);
}

static double pairs(double x)
{
    const struct two_floats r = both(both((struct two_floats){(float)x, 2 * (float)x}));
    return r.a + r.b;
}

static double flags(double x)
{
    const struct double_char r = flagged(x);
    return r.value * r.flag;
}

static double three(double x)
{
    struct four p = {(float)x, (float)(x * x), 3 * (float)x, 1};
    for (int i = 1; i < 4; i++)
        p = rotated(p, i);
    return p.a + 10.0 * p.b + 100.0 * p.c * p.n;
}

static double elements(const float *x, int n)
{
    struct int_float u[8], v[8];
    for (int i = 0; i < n; i++) {
        u[i].count = i + 1;
        u[i].value = x[i];
    }
    reversed(v, u, n);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (double)v[i].value * v[i].value * v[i].count;
    return sum;
}

static double selection(const float *x)
{
    const struct two_floats p[3] = {{x[0], x[1]}, {x[2], x[0]}, {x[1], x[2]}};
    const struct two_floats r = chosen(p, 2);
    return (double)r.a * r.b;
}

int main(void)
{
    const double x = 1.5;
    float v[3] = {1, 2, 3}, d[3] = {0};

    check("float and int returned", __enzyme_autodiff((void *)results, x), 3 * 3);
    check("int and float passed", __enzyme_autodiff((void *)arguments, x), 9);
    /* both(x, 2x) = (2x², 7x); both of that = (14x³, 2x² + 21x) */
    check("two floats", __enzyme_autodiff((void *)pairs, x), 42 * x * x + 4 * x + 21);
    check("double and char", __enzyme_autodiff((void *)flags, x), 3 * x * x * 2);
    /* (x, x², 3x, 1), (x², 3x, x, 2), (6x, x, x², 4), (3x, x², 6x, 7) */
    check("three floats and int", __enzyme_autodiff((void *)three, x), 3 + 20 * x + 4200);
    __enzyme_autodiff_void((void *)elements, enzyme_dup, v, d, 3);
    for (int i = 0; i < 3; i++)
        check_within("elements", i, d[i], 2 * v[i] * (i + 1), TOLERANCE);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)selection, enzyme_dup, v, d);
    check_within("selection", 0, d[0], 3, TOLERANCE); /* the largest is (x[2], x[0]) */
    check_within("selection", 1, d[1], 0, TOLERANCE);
    check_within("selection", 2, d[2], 1, TOLERANCE);
    return check_result();
}
