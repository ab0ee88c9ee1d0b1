/* Registered gradients with arguments of every activity, below recursion, and around tapes. */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))
/* Compilers draw no conclusions from the body of a weak function. */
#define RULE __attribute__((noinline, weak))

/* Weights, indices and an output.  The weights may be constant; the rule looks. */
NOINLINE double weighted(const double *w, const int *at, const double *x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += w[i] * x[at[i]] * x[at[i]];
    return s;
}
double augment_weighted(const double *w, double *dw, const int *at, int *dat, const double *x,
                        double *dx, int n)
{
    (void)dw, (void)dat, (void)dx;
    return weighted(w, at, x, n);
}
static int without_weights;
void reverse_weighted(const double *w, double *dw, const int *at, int *dat, const double *x,
                      double *dx, int n, double seed)
{
    (void)dat;
    for (int i = 0; i < n; i++) {
        dx[at[i]] += 2.0 * seed * w[i] * x[at[i]];
        if (dw)
            dw[i] += seed * x[at[i]] * x[at[i]];
    }
    without_weights += dw == NULL;
}
void *__enzyme_register_gradient_weighted[] = {(void *)weighted, (void *)augment_weighted,
                                               (void *)reverse_weighted};

/* The identity whose gradient is reversed: compilers must not know that it is the identity. */
RULE double reversed(double x) { return x; }
double augment_reversed(double x) { return x; }
double reverse_reversed(double x, double seed) { return x * 0.0 - seed; }
void *__enzyme_register_gradient_reversed[] = {(void *)reversed, (void *)augment_reversed,
                                               (void *)reverse_reversed};

/* Does nothing to its data; the gradient that comes by is limited. */
RULE void limited(double *x, int n) { (void)x, (void)n; }
void augment_limited(double *x, double *dx, int n) { (void)x, (void)dx, (void)n; }
void reverse_limited(double *x, double *dx, int n)
{
    (void)x;
    for (int i = 0; i < n; i++)
        dx[i] = fmin(fmax(dx[i], -1.0), 1.0);
}
void *__enzyme_register_gradient_limited[] = {(void *)limited, (void *)augment_limited,
                                              (void *)reverse_limited};

/* Its body cannot be differentiated, and it counts how often it runs. */
static int runs;
RULE double opaque(double x)
{
    union { double d; unsigned long u; } v = {x};
    v.u ^= 1ul << 63;
    v.u = (v.u >> 32) << 32 | (v.u & 0xffffffff);
    runs++;
    return v.d;
}
double augment_opaque(double x) { runs++; return -x; }
double reverse_opaque(double x, double seed) { (void)x; return -4.0 * seed; }
void *__enzyme_register_gradient_opaque[] = {(void *)opaque, (void *)augment_opaque,
                                             (void *)reverse_opaque};

/* An integer result, and active memory that it changes. */
NOINLINE int halve(double *x)
{
    *x *= 0.5;
    return *x > 1.0;
}
int augment_halve(double *x, double *dx) { (void)dx; return halve(x); }
void reverse_halve(double *x, double *dx) { (void)x; *dx *= 0.5; }
void *__enzyme_register_gradient_halve[] = {(void *)halve, (void *)augment_halve,
                                            (void *)reverse_halve};

static double total(const double *w, const double *x, int n)
{
    int at[8];
    for (int i = 0; i < n; i++)
        at[i] = (3 * i + 1) % n;
    return weighted(w, at, x, n);
}

static const double fixed[4] = {1.0, 2.0, 3.0, 4.0};
static double with_fixed(const double *x, int n)
{
    static const int at[4] = {3, 2, 1, 0};
    return weighted(fixed, at, x, n);
}

static NOINLINE double recursive(double x, int depth)
{
    if (depth == 0)
        return x;
    return opaque(recursive(x * 1.1, depth - 1)) * x;
}

static double limits(double *x, int n)
{
    double y[4], s = 0.0;
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
    limited(y, n);
    for (int i = 0; i < n; i++)
        s += y[i] * (i - 1.5) * reversed(x[i]);
    return s;
}

static double halving(double x)
{
    double y = x;
    int steps = 0;
    while (halve(&y))
        steps++;
    return y * y * steps;
}

int main(void)
{
    double w[4] = {0.5, 1.5, -1.0, 2.0}, x[4] = {1.0, -2.0, 3.0, 0.5}, dw[4] = {0}, dx[4] = {0};
    const double kept[4] = {0.5, 1.5, -1.0, 2.0};
    __enzyme_autodiff_void((void *)total, enzyme_dup, w, dw, enzyme_dup, x, dx, 4);
    for (int i = 0; i < 4; i++) {
        const int at = (3 * i + 1) % 4;
        check("dw", dw[i], x[at] * x[at]);
        check("dx", dx[at], 2.0 * w[i] * x[at]);
    }
    double only[4] = {0};
    __enzyme_autodiff_void((void *)total, enzyme_const, w, enzyme_dup, x, only, 4);
    for (int i = 0; i < 4; i++) {
        check("dx only", only[i], dx[i]);
        check("w", w[i], kept[i]);
    }
    check("without", without_weights, 1);
    double d[4] = {0};
    __enzyme_autodiff_void((void *)with_fixed, enzyme_dup, x, d, 4);
    for (int i = 0; i < 4; i++)
        check("fixed", d[i], 2.0 * fixed[3 - i] * x[i]);

    /* The recursion computes x^(k+1) 1.1^(k (k+1) / 2) times powers of -1; the rule says 4 times. */
    runs = 0;
    const double r = __enzyme_autodiff((void *)recursive, 1.2, 3);
    double value = 1.2 * 1.331, slope = 1.331;
    for (int k = 2; k >= 0; k--) {
        const double at = 1.2 * pow(1.1, k);
        const double inner = slope;
        slope = -4.0 * inner * at - value * pow(1.1, k);
        value = -value * at;
    }
    check("recursive", r, slope);
    check("runs", runs, 3);

    double e[4] = {0};
    __enzyme_autodiff_void((void *)limits, enzyme_dup, x, e, 4);
    for (int i = 0; i < 4; i++) {
        const double in = fmin(fmax((i - 1.5) * x[i], -1.0), 1.0);
        check("limited", e[i], 2.0 * x[i] * in - (i - 1.5) * x[i] * x[i]);
    }
    check("halving", __enzyme_autodiff((void *)halving, 9.0), 2.0 * 9.0 / 256.0 * 3.0);
    return check_result();
}
