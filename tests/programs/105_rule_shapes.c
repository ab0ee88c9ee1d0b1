/* What C's calling convention makes of the signatures of rules: structs in registers of other types
 * than their members', in memory, and numbers narrower than a register.  All rules are off by a
 * factor, so that the derivative of the body is something else. */
#include "check.h"

#define NOINLINE __attribute__((noinline))

struct two_floats { float a, b; };
struct two_doubles { double a, b; };
struct mixed { float a; double b; };

/* A tape of two registers, passed on in two. */
struct doubles_and_float { struct two_doubles tape; float result; };
NOINLINE float mixed_product(float x, double y) { return (float)(x * y); }
struct doubles_and_float augment_mixed(float x, double y)
{
    return (struct doubles_and_float){{x, y}, (float)(x * y)};
}
struct mixed reverse_mixed(float x, double y, float seed, struct two_doubles tape)
{
    (void)x, (void)y;
    return (struct mixed){(float)(2.0 * seed * tape.b), 3.0 * seed * tape.a};
}
void *__enzyme_register_gradient_mixed[] = {(void *)mixed_product, (void *)augment_mixed,
                                            (void *)reverse_mixed};

/* Narrow integers, which are extended where they are passed; a tape of an int. */
struct int_and_double { struct { int k; } tape; double result; };
NOINLINE double narrow(double x, short n, _Bool on, unsigned char c) { return on ? x * n * c : 0.0; }
struct int_and_double augment_narrow(double x, short n, _Bool on, unsigned char c)
{
    return (struct int_and_double){{n * c}, narrow(x, n, on, c)};
}
double reverse_narrow(double x, short n, _Bool on, unsigned char c, double seed, int tape)
{
    (void)x;
    return on && n < 0 && c > 127 ? 5.0 * tape * seed : 0.0;
}
void *__enzyme_register_gradient_narrow[] = {(void *)narrow, (void *)augment_narrow,
                                             (void *)reverse_narrow};

/* A tape of an int and a float in one register, and no result. */
struct int_and_float { int k; float f; };
NOINLINE void sine(double *x) { *x = sin(*x); }
struct int_and_float augment_sine(double *x, double *dx)
{
    (void)dx;
    const struct int_and_float tape = {3, (float)(*x < 1.0)};
    sine(x);
    return tape;
}
void reverse_sine(double *x, double *dx, struct int_and_float tape)
{
    (void)x;
    *dx *= tape.k * (1.0 + tape.f);
}
void *__enzyme_register_gradient_sine[] = {(void *)sine, (void *)augment_sine,
                                           (void *)reverse_sine};

/* Extended precision: the augmented primal returns in memory. */
struct two_extended { long double tape, result; };
NOINLINE long double cube(long double x) { return x * x * x; }
struct two_extended augment_cube(long double x) { return (struct two_extended){x * x, x * x * x}; }
long double reverse_cube(long double x, long double seed, long double tape)
{
    (void)x;
    return 6.0L * tape * seed;
}
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augment_cube,
                                           (void *)reverse_cube};

/* Two floats in one register, on the way in and on the way out. */
NOINLINE float float_product(float x, float y) { return x * y; }
struct two_floats augment_product(float x, float y) { return (struct two_floats){x, x * y}; }
struct two_floats reverse_product(float x, float y, float seed, float tape)
{
    (void)x;
    return (struct two_floats){2.0f * seed * y, 3.0f * seed * tape};
}
void *__enzyme_register_gradient_product[] = {(void *)float_product, (void *)augment_product,
                                              (void *)reverse_product};

static double call_mixed(double x, double y) { return mixed_product((float)x, y); }
static double call_narrow(double x) { return narrow(x, -3, 1, 200); }
static double call_sine(double x)
{
    sine(&x);
    return x * x;
}
static double call_cube(double x) { return (double)cube(x); }
static double call_product(double x, double y) { return float_product((float)x, (float)y); }

struct two_doubles __enzyme_autodiff_two(void *, ...);

int main(void)
{
    const double x = 1.25, y = 0.75; /* exact in single precision */
    struct two_doubles d = __enzyme_autodiff_two((void *)call_mixed, x, y);
    check("mixed x", d.a, 2.0 * y);
    check("mixed y", d.b, 3.0 * x);
    check("narrow", __enzyme_autodiff((void *)call_narrow, x), 5.0 * -600.0);
    check("sine", __enzyme_autodiff((void *)call_sine, x), 3.0 * 2.0 * sin(x));
    check("sine below 1", __enzyme_autodiff((void *)call_sine, y), 6.0 * 2.0 * sin(y));
    check("cube", __enzyme_autodiff((void *)call_cube, x), 6.0 * x * x);
    d = __enzyme_autodiff_two((void *)call_product, x, y);
    check("product x", d.a, 2.0 * y);
    check("product y", d.b, 3.0 * x);
    return check_result();
}
