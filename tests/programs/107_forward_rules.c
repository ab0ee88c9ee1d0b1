/* Registered derivatives of forward mode: the tangent alone, a struct of result and tangent,
 * memory, a function with rules for both modes, and lanes. */
#define TOLERANCE 1e-12
#define REVERSE_ONLY
#include "check.h"

#define NOINLINE __attribute__((noinline, weak))

typedef struct {
    double a, b;
} two;

two __enzyme_fwddiff_two(void *, ...);

static int calls;

/* what the rules say differs from what the bodies do, to tell them apart */
NOINLINE double alone(double x)
{
    return x * x;
}

NOINLINE double alone_rule(double x, double dx)
{
    calls++;
    return 20.0 * x * dx;
}

void *__enzyme_register_derivative_alone[] = {(void *)alone, (void *)alone_rule};

NOINLINE double together(double x, double y)
{
    return x * y;
}

NOINLINE two together_rule(double x, double dx, double y, double dy)
{
    return (two){x * y, 100.0 * (x * dy + y * dx)};
}

void *__enzyme_register_derivative_together[] = {(void *)together, (void *)together_rule};

NOINLINE void in_memory(double *x, int n)
{
    for (int i = 0; i < n; i++)
        x[i] *= x[i];
}

NOINLINE void in_memory_rule(double *x, double *dx, int n)
{
    for (int i = 0; i < n; i++) {
        dx[i] *= 1000.0 * x[i];
        x[i] *= x[i];
    }
}

void *__enzyme_register_derivative_in_memory[] = {(void *)in_memory, (void *)in_memory_rule};

NOINLINE double both(double x)
{
    return x;
}

NOINLINE double both_forward(double x, double dx)
{
    return 3.0 * dx + 0.0 * x;
}

NOINLINE double both_augmented(double x)
{
    return x;
}

NOINLINE double both_reverse(double x, double seed)
{
    return 5.0 * seed + 0.0 * x;
}

void *__enzyme_register_derivative_both[] = {(void *)both, (void *)both_forward};
void *__enzyme_register_gradient_both[] = {(void *)both, (void *)both_augmented,
                                           (void *)both_reverse};

static double f(double x, double y)
{
    double v[2] = {x, y};
    in_memory(v, 2);
    return alone(x) + together(x, y) + v[0] * v[1] + both(y);
}

static double g(double x)
{
    return sin(both(x));
}

static double h(double x)
{
    return alone(x) * cos(alone(2.0 * x));
}

int main(void)
{
    const double x = 1.3, y = 0.7;
    const double by_x = 20.0 * x + 100.0 * y + 1000.0 * x * y * y;
    const double by_y = 100.0 * x + 1000.0 * y * x * x + 3.0;
    check("x", __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, y), by_x);
    check("y", __enzyme_fwddiff((void *)f, enzyme_const, x, enzyme_dup, y, 2.0), 2.0 * by_y);
    check("forward", __enzyme_fwddiff((void *)g, x, 1.0), 3.0 * cos(x));
    check("reverse", __enzyme_autodiff((void *)g, x), 5.0 * cos(x));
    calls = 0;
    const two t = __enzyme_fwddiff_two((void *)h, enzyme_width, 2, enzyme_dup, x, 1.0, -0.5);
    const double slope = 20.0 * x * cos(4.0 * x * x) - x * x * sin(4.0 * x * x) * 80.0 * x;
    check("lane 0", t.a, slope);
    check("lane 1", t.b, -0.5 * slope);
    check("calls", calls, 4);
    return check_result();
}
