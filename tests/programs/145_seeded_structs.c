/* Gradients of functions that return structs: the adjoints of the results, in a struct of the same type,
 * follow the arguments.  (The gradient was zero without a word, and then refused.) */
#include "check.h"
#include <complex.h>

#define NOINLINE __attribute__((noinline)) static

typedef struct { double a, b; } two;
typedef struct { double a, b, c; } three;
typedef struct { float a, b; } pair;
typedef struct { float a, b, c; } triple;
typedef struct { long n; double v; } counted;
typedef struct { int n; double v[3]; two in; } nested;

two __enzyme_fwddiff_two(void *, ...);
three __enzyme_fwddiff_three(void *, ...);
double __enzyme_autodiff_one(void *, ...);
void __enzyme_autodiff_floats(void *, ...);

NOINLINE two in_registers(const double *x) { return (two){x[0] * x[1], sin(x[0]) + x[2]}; }

NOINLINE three in_memory(const double *x)
{
    return (three){x[0] * x[1] * x[2], exp(x[1]), x[0] - 2.0 * x[2]};
}

NOINLINE pair of_floats(const float *x) { return (pair){x[0] * x[1], x[0] * x[0]}; }

NOINLINE triple of_more(const float *x) { return (triple){x[0], x[0] * x[1], 3.0f * x[1]}; }

NOINLINE counted beside_integer(const double *x, long n)
{
    counted r = {n, 1.0};
    for (long i = 0; i < n; i++)
        r.v *= x[i];
    return r;
}

NOINLINE nested deep(const double *x)
{
    nested r = {3, {x[0], x[1] * x[1], 0.0}, {x[2], x[0] * x[2]}};
    for (int i = 0; i < r.n; i++)
        r.v[2] += x[i] * x[i];
    return r;
}

/* by value, with a scalar that is active */
NOINLINE two of_number(double x) { return (two){x * x, 1.0 / x}; }

NOINLINE double complex of_complex(const double *x) { return (x[0] + x[1] * I) * (x[0] + x[2] * I); }

/* the struct is returned further, in part */
NOINLINE two through(const double *x)
{
    const three r = in_memory(x);
    const two s = in_registers(x);
    return (two){r.a * s.a, r.b + s.b};
}

static const double x[3] = {0.7, -1.3, 2.1};

#define EXPECT(name, a, b, c)                                                                      \
    do {                                                                                           \
        const double expected[3] = {a, b, c};                                                      \
        for (int i = 0; i < 3; i++)                                                                \
            check_within(name, i, d[i], expected[i], 1e-12);                                       \
    } while (0)

int main(void)
{
    {
        double d[3] = {0};
        const two seed = {3.0, -2.0};
        __enzyme_autodiff_void((void *)in_registers, enzyme_dup, x, d, seed);
        EXPECT("in registers", 3.0 * x[1] - 2.0 * cos(x[0]), 3.0 * x[0], -2.0);
        check("the seed is left", seed.a, 3.0);
        double e[3] = {0};
        __enzyme_autodiff_void((void *)in_registers, enzyme_dup, x, e, 3.0, -2.0);
        for (int i = 0; i < 3; i++)
            check_within("number by number", i, e[i], d[i], 1e-14);
    }
    {
        double d[3] = {0};
        const three seed = {3.0, -2.0, 0.5};
        __enzyme_autodiff_void((void *)in_memory, enzyme_dup, x, d, seed);
        EXPECT("in memory", 3.0 * x[1] * x[2] + 0.5, 3.0 * x[0] * x[2] - 2.0 * exp(x[1]),
               3.0 * x[0] * x[1] - 1.0);
        double e[3] = {0};
        __enzyme_autodiff_void((void *)in_memory, enzyme_dup, x, e, &seed);
        for (int i = 0; i < 3; i++)
            check_within("by its address", i, e[i], d[i], 1e-14);
        check("the seed is left", seed.b, -2.0);
    }
    {
        const float y[2] = {1.5f, -0.5f};
        float g[2] = {0.0f, 0.0f}, h[2] = {0.0f, 0.0f};
        __enzyme_autodiff_floats((void *)of_floats, enzyme_dup, y, g, (pair){2.0f, 3.0f});
        check_within("floats", 0, g[0], 2.0 * -0.5 + 3.0 * 2.0 * 1.5, 1e-6);
        check_within("floats", 1, g[1], 2.0 * 1.5, 1e-6);
        __enzyme_autodiff_floats((void *)of_more, enzyme_dup, y, h, (triple){2.0f, 3.0f, 5.0f});
        check_within("more floats", 0, h[0], 2.0 + 3.0 * -0.5, 1e-6);
        check_within("more floats", 1, h[1], 3.0 * 1.5 + 15.0, 1e-6);
    }
    {
        double d[3] = {0};
        __enzyme_autodiff_void((void *)deep, enzyme_dup, x, d,
                               (nested){0, {1.0, 10.0, 100.0}, {1000.0, 10000.0}});
        EXPECT("nested", 1.0 + 10000.0 * x[2] + 200.0 * x[0], 220.0 * x[1],
               1000.0 + 10000.0 * x[0] + 200.0 * x[2]);
    }
    {
        double d[3] = {0};
        const counted seed = {0, 4.0};
        __enzyme_autodiff_void((void *)beside_integer, enzyme_dup, x, d, enzyme_const, 3L, &seed);
        EXPECT("beside an integer", 4.0 * x[1] * x[2], 4.0 * x[0] * x[2], 4.0 * x[0] * x[1]);
    }
    {
        double d[3] = {0};
        __enzyme_autodiff_void((void *)of_complex, enzyme_dup, x, d, 1.0, 2.0);
        EXPECT("complex", 2.0 * x[0] + 2.0 * (x[1] + x[2]), -x[2] + 2.0 * x[0], -x[1] + 2.0 * x[0]);
    }
    check("of a number", __enzyme_autodiff_one((void *)of_number, 0.4, (two){3.0, -2.0}),
          3.0 * 0.8 + 2.0 / 0.16);
    {
        /* two lanes: a seed and a shadow for each */
        double d[3] = {0}, e[3] = {0};
        __enzyme_autodiff_void((void *)in_registers, enzyme_width, 2, enzyme_dup, x, d, e,
                               (two){1.0, 0.0}, (two){0.0, 1.0});
        EXPECT("first lane", x[1], x[0], 0.0);
        check("second lane", e[0], cos(x[0]));
        check("second lane", e[2], 1.0);
    }
    {
        double d[3] = {0};
        __enzyme_autodiff_void((void *)through, enzyme_dup, x, d, (two){1.0, 1.0});
        const double s = x[0] * x[1], r = s * x[2];
        EXPECT("through", x[1] * x[2] * s + r * x[1] + cos(x[0]),
               x[0] * x[2] * s + r * x[0] + exp(x[1]), x[0] * x[1] * s + 1.0);
        /* forward mode returns the struct's tangent, and agrees */
        for (int i = 0; i < 3; i++) {
            double along[3] = {0};
            along[i] = 1.0;
            const two t = __enzyme_fwddiff_two((void *)through, enzyme_dup, x, along);
            check_within("forward", i, t.a + t.b, d[i], 1e-12);
            const three u = __enzyme_fwddiff_three((void *)in_memory, enzyme_dup, x, along);
            check_within("forward in memory", i, u.b, i == 1 ? exp(x[1]) : 0.0, 1e-12);
        }
    }
    return check_result();
}
