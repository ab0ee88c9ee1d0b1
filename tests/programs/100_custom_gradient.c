/* Registered gradients: the rules are wrong on purpose by a factor, so that a derivative that looks
 * into the body instead gives another number. */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

/* A scalar function without a tape: the derivative is three times the true one. */
NOINLINE double square(double x) { return x * x; }
double augment_square(double x) { return x * x; }
double gradient_square(double x, double seed) { return 3.0 * 2.0 * x * seed; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augment_square,
                                             (void *)gradient_square};

/* Two scalars, one of them a float, and an integer; the tape is a number. */
struct with_number { double tape, result; };
struct pair { double x, y; };
NOINLINE double scaled(double x, int n, double y) { return n * x / y; }
struct with_number augment_scaled(double x, int n, double y)
{
    struct with_number r = {n / y, n * x / y};
    return r;
}
struct pair gradient_scaled(double x, int n, double y, double seed, double tape)
{
    struct pair r = {2.0 * seed * tape, -5.0 * seed * n * x / (y * y)};
    return r;
}
void *__enzyme_register_gradient_scaled[] = {(void *)scaled, (void *)augment_scaled,
                                             (void *)gradient_scaled};

/* Three scalars: what the reverse function returns goes through memory. */
struct three { double x, y, z; };
NOINLINE double product(double x, double y, double z) { return x * y * z; }
struct with_pointer { void *tape; double result; };
struct with_pointer augment_product(double x, double y, double z)
{
    double *kept = malloc(2 * sizeof *kept);
    kept[0] = x;
    kept[1] = y;
    struct with_pointer r = {kept, x * y * z};
    return r;
}
static int freed;
struct three gradient_product(double x, double y, double z, double seed, void *tape)
{
    (void)x, (void)y;
    const double *kept = tape;
    struct three r = {seed * kept[1] * z, seed * kept[0] * z, 7.0 * seed * kept[0] * kept[1]};
    free(tape);
    freed++;
    return r;
}
void *__enzyme_register_gradient_product[] = {(void *)product, (void *)augment_product,
                                              (void *)gradient_product};

/* Pointers, nothing returned, a tape that is the result of the augmented primal. */
NOINLINE void smooth(const double *in, double *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] * in[i];
}
void *augment_smooth(const double *in, const double *d_in, double *out, double *d_out, int n)
{
    (void)d_in, (void)d_out;
    double *kept = malloc(n * sizeof *kept);
    for (int i = 0; i < n; i++) {
        kept[i] = in[i];
        out[i] = in[i] * in[i];
    }
    return kept;
}
void gradient_smooth(const double *in, double *d_in, double *out, double *d_out, int n, void *tape)
{
    (void)in, (void)out;
    const double *kept = tape;
    for (int i = 0; i < n; i++) {
        d_in[i] += 10.0 * 2.0 * kept[i] * d_out[i];
        d_out[i] = 0.0;
    }
    free(tape);
}
void *__enzyme_register_gradient_smooth[] = {(void *)smooth, (void *)augment_smooth,
                                             (void *)gradient_smooth};

/* Single precision: both members of the augmented primal's result share a register. */
struct with_float { float tape, result; };
NOINLINE float cube(float x) { return x * x * x; }
struct with_float augment_cube(float x)
{
    struct with_float r = {x * x, x * x * x};
    return r;
}
float gradient_cube(float x, float seed, float tape) { (void)x; return 2.0f * 3.0f * tape * seed; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augment_cube,
                                           (void *)gradient_cube};

/* A tape that is a struct, larger than two registers. */
struct kept { double a[3]; };
struct with_struct { struct kept tape; double result; };
NOINLINE double sum3(const double *x) { return x[0] + x[1] * x[1] + x[2] * x[2] * x[2]; }
struct with_struct augment_sum3(const double *x, double *d)
{
    (void)d;
    struct with_struct r = {{{1.0, 2.0 * x[1], 3.0 * x[2] * x[2]}}, sum3(x)};
    return r;
}
void gradient_sum3(const double *x, double *d, double seed, struct kept tape)
{
    (void)x;
    for (int i = 0; i < 3; i++)
        d[i] += 4.0 * seed * tape.a[i];
}
void *__enzyme_register_gradient_sum3[] = {(void *)sum3, (void *)augment_sum3,
                                           (void *)gradient_sum3};

static double several(double x, double y)
{
    return square(x * y) * sin(x) + scaled(x, 3, y) + product(x, x * y, y) + cube((float)x);
}

static double through_memory(double *x, int n)
{
    double squares[8], total = 0.0;
    for (int k = 1; k <= 3; k++) {
        smooth(x, squares, n);
        for (int i = 0; i < n; i++)
            total += k * squares[i];
        x[0] = x[0] * 2.0; /* what the rule kept is not what is there any more */
    }
    return total + sum3(x);
}

typedef double (*kernel_t)(double);
static double plain(double x) { return exp(x); }
static kernel_t kernels[2] = {square, plain};
static double indirect(double x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += kernels[i & 1](x * i);
    return s;
}

struct pair __enzyme_autodiff_pair(void *, ...);

int main(void)
{
    const double x = 1.3, y = 0.7;
    const struct pair d = __enzyme_autodiff_pair((void *)several, x, y);
    const double s = x * y;
    const float c = 6.0f * (float)x * (float)x;
    check("x", d.x, 6.0 * s * y * sin(x) + s * s * cos(x) + 2.0 * 3.0 / y
              + (x * y * y + x * y * y) + c);
    check("y", d.y, 6.0 * s * x * sin(x) - 5.0 * 3.0 * x / (y * y) + x * x * y + 7.0 * x * x * y);
    check("freed", freed, 1);

    /* The function of the request itself, also with one argument inactive. */
    check("itself", __enzyme_autodiff((void *)square, x), 6.0 * x);
    const struct pair both = __enzyme_autodiff_pair((void *)scaled, x, 3, y);
    check("scaled x", both.x, 2.0 * 3.0 / y);
    check("scaled y", both.y, -5.0 * 3.0 * x / (y * y));
    check("scaled x only", __enzyme_autodiff((void *)scaled, x, 3, enzyme_const, y), 2.0 * 3.0 / y);

    double v[3] = {1.1, -0.4, 0.9}, dv[3] = {0};
    __enzyme_autodiff_void((void *)through_memory, enzyme_dup, v, dv, 3);
    /* v[0] is 1.1, 2.2, 4.4 in the three calls, and 8.8 in the end. */
    check("v0", dv[0], 20.0 * (1 * 1.1 + 2 * 2.2 * 2 + 3 * 4.4 * 4) + 4.0 * 8.0);
    check("v1", dv[1], 20.0 * 6.0 * -0.4 + 4.0 * 2.0 * -0.4);
    check("v2", dv[2], 20.0 * 6.0 * 0.9 + 4.0 * 3.0 * 0.81);

    check("indirect", __enzyme_autodiff((void *)indirect, x, 4),
          6.0 * x * 0 + 1 * exp(x) + 6.0 * x * 4 + 3 * exp(3 * x));
    return check_result();
}
