/* Functions, globals and single values that the program says carry no derivative. */
#include "check.h"

#define NOINLINE __attribute__((noinline))

/* By registration: the body could be differentiated, and is not. */
NOINLINE double rate(double x) { return 2.0 + x; }
void *__enzyme_inactivefn_rate[] = {(void *)rate};

/* One registration for several functions; one that only looks at active memory. */
static int looks;
static double seen;
NOINLINE void look(const double *x) { looks++; seen = x[0]; }
NOINLINE double unit(double x) { return x / fabs(x); }
void *__enzyme_inactivefn[] = {(void *)look, (void *)unit};

/* By annotation. */
NOINLINE __attribute__((annotate("enzyme_inactive"))) double table(double x) { return x * x * x; }

/* Globals that are written and read: what passes through them has no derivative.  (In loops,
 * because compilers take a value that was just written from a register.) */
static double remembered[8];
double *__enzyme_inactive_global_remembered = remembered;
__attribute__((annotate("enzyme_inactive"))) double noted[8];

/* An inactive function that changes active memory leaves the derivative as it is: a projection
 * with the derivative of the identity. */
NOINLINE void clip(double *x) { *x = *x > 1.0 ? 1.0 : *x; }
void *__enzyme_inactivefn_clip = (void *)clip;

typedef double (*kernel_t)(double);
static double wave(double x) { return sin(x); }
static kernel_t kernels[2] = {rate, wave};

double __enzyme_ignore_derivatives(double);
float __enzyme_ignore_derivatives_f(float);
double __enzyme_call_inactive(void *, ...);
void __enzyme_call_inactive_void(void *, ...);
int __enzyme_iter(int, int);

static double by_function(double x)
{
    look(&x);
    return x * rate(x) + unit(x) * x + table(x) * sin(x);
}

static double by_global(double x, int n)
{
    for (int i = 0; i < n; i++) {
        remembered[i] = x * i;
        noted[i] = exp(x) + i;
    }
    double s = 0.0;
    for (int i = 1; i < n; i++)
        s += remembered[n - i] * x + noted[i] * x;
    return s;
}

static double clipped(double x)
{
    double y = x * x;
    clip(&y);
    return 5.0 * y;
}

static double at_once(double x, double y)
{
    const float f = __enzyme_ignore_derivatives_f((float)y);
    return x * __enzyme_ignore_derivatives(x * y) + y * f;
}

static double called(double x)
{
    double y = x;
    __enzyme_call_inactive_void((void *)look, &y);
    return x * __enzyme_call_inactive((void *)wave, y);
}

static double loop(double x, int n)
{
    double s = 0.0;
    for (int i = 0; i < __enzyme_iter(n, 2); i++)
        s += x * x * kernels[i & 1](x);
    return s;
}

struct pair { double x, y; } __enzyme_autodiff_pair(void *, ...);

int main(void)
{
    const double x = 1.7, y = 0.5;
    check("by function", __enzyme_autodiff((void *)by_function, x),
          2.0 + x + 1.0 + x * x * x * cos(x));
    check("looks", seen, x);
    check("by global", __enzyme_autodiff((void *)by_global, x, 4),
          6.0 * x + 3.0 * exp(x) + 6.0);
    check("clipped", __enzyme_autodiff((void *)clipped, x), 10.0 * x);
    const struct pair d = __enzyme_autodiff_pair((void *)at_once, x, y);
    check("x at once", d.x, x * y);
    check("y at once", d.y, y);
    check("primal", at_once(x, y), x * x * y + y * y);
    check("called", __enzyme_autodiff((void *)called, x), sin(x));
    check("loop", __enzyme_autodiff((void *)loop, x, 5),
          4.0 * 2.0 * x * (2.0 + x) + 3.0 * (2.0 * x * sin(x) + x * x * cos(x)));
    check("looked", looks, 2);
    check("itself", __enzyme_autodiff((void *)rate, x), 0.0);
    return check_result();
}
