/* What every test program shares: the declarations of a derivative request, and checks.
 *
 * A program differentiates something, compares each derivative with an independent value (a formula,
 * a complex step, or central differences) and prints "name computed expected" a line.  main returns
 * check_result(), which is 1 if any line was off by more than TOLERANCE (relative), or if there was
 * none.  A program may define TOLERANCE before it includes this file. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>

#ifndef TOLERANCE
#define TOLERANCE 1e-10
#endif

/* Defined by the linker; any name that starts like these is a request as well. */
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_width;
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

static int check_count, check_failures;

static inline void check_within(const char *name, int index, double computed, double expected,
                                double tolerance)
{
    /* Derivatives near zero are compared absolutely: central differences know no better. */
    const double error = fabs(computed - expected) / fmax(fabs(expected), 1e-2);
    const int good = error <= tolerance; /* false for NaN */
    check_count++;
    if (!good)
        check_failures++;
    printf("%s", name);
    if (index >= 0)
        printf("[%d]", index);
    printf(" %.17g %.17g%s\n", computed, expected, good ? "" : "  <-- wrong");
}

/* One derivative against its value. */
static inline void check(const char *name, double computed, double expected)
{
    check_within(name, -1, computed, expected, TOLERANCE);
}

/* Derivative of f along coordinate i by central differences of eighth order, whose truncation and
 * rounding errors are both near 1e-12 for functions of moderate growth; x is left unchanged. */
static inline double central_difference(double (*f)(double *x), double *x, int i)
{
    static const double weight[4] = {4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0};
    const double at = x[i], h = 1e-3 * fmax(1.0, fabs(at));
    double sum = 0.0;
    for (int s = 1; s <= 4; s++) {
        x[i] = at + s * h;
        const double ahead = f(x);
        x[i] = at - s * h;
        sum += weight[s - 1] * (ahead - f(x));
    }
    x[i] = at;
    return sum / h;
}

/* Forward mode against reverse mode, along each coordinate and, in a second lane, along all. */
#ifdef REVERSE_ONLY
#define CHECK_FORWARD(name, f, n, x, gradient, ...)
#else
typedef struct {
    double coordinate, all;
} check_lanes;

/* FROM_TAPE: the tangents of what has run already, from its tape, and not from its inputs. */
#ifdef FROM_TAPE
void *__enzyme_augmentfwd_lanes(void *, ...);
check_lanes __enzyme_fwdsplit_lanes(void *, ...);
#define CHECK_LANES(t, f, n, x, coordinate, all, ...)                                              \
    do {                                                                                           \
        double left[n];                                                                            \
        void *tape = __enzyme_augmentfwd_lanes((void *)(f), enzyme_width, 2, enzyme_dup, x,        \
                                               coordinate, all __VA_ARGS__);                       \
        for (int k = 0; k < (n); k++) {                                                            \
            left[k] = (x)[k];                                                                      \
            (x)[k] = NAN;                                                                          \
        }                                                                                          \
        (t) = __enzyme_fwdsplit_lanes((void *)(f), enzyme_width, 2, enzyme_dup, x, coordinate,     \
                                      all __VA_ARGS__, tape);                                      \
        for (int k = 0; k < (n); k++)                                                              \
            (x)[k] = left[k];                                                                      \
    } while (0)
#else
check_lanes __enzyme_fwddiff_lanes(void *, ...);
#define CHECK_LANES(t, f, n, x, coordinate, all, ...)                                              \
    ((t) = __enzyme_fwddiff_lanes((void *)(f), enzyme_width, 2, enzyme_dup, x, coordinate,         \
                                  all __VA_ARGS__))
#endif

#define CHECK_FORWARD(name, f, n, x, gradient, ...)                                                \
    do {                                                                                           \
        double along_all = 0.0, all[n], coordinate[n];                                             \
        for (int i = 0; i < (n); i++) {                                                            \
            all[i] = 1.0 + 0.5 * (i % 3);                                                          \
            coordinate[i] = 0.0;                                                                   \
            along_all += all[i] * (gradient)[i];                                                   \
        }                                                                                          \
        for (int i = 0; i < (n); i++) {                                                            \
            coordinate[i] = 1.0;                                                                   \
            check_lanes t;                                                                         \
            CHECK_LANES(t, f, n, x, coordinate, all, __VA_ARGS__);                                 \
            coordinate[i] = 0.0;                                                                   \
            check_within(name " forward", i, t.coordinate, (gradient)[i], FORWARD_TOLERANCE);      \
            check_within(name " forward", -1, t.all, along_all, FORWARD_TOLERANCE);                \
        }                                                                                          \
    } while (0)
#endif

#ifndef FORWARD_TOLERANCE
#define FORWARD_TOLERANCE 1e-9
#endif

/* A whole gradient against central differences. */
static inline void check_gradient(const char *name, double (*f)(double *x), int n, double *x,
                                  const double *gradient)
{
    for (int i = 0; i < n; i++)
        check_within(name, i, gradient[i], central_difference(f, x, i), fmax(TOLERANCE, 1e-9));
    CHECK_FORWARD("again", f, n, x, gradient, );
}

/* The gradient of double f(double *x) by a request, at every step-th coordinate against differences,
 * and forward mode against it. */
#define CHECK_REQUEST(name, f, n, x, step, tolerance)                                              \
    do {                                                                                           \
        double requested[n] = {0};                                                                 \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, requested);                               \
        for (int c = 0; c < (n); c += (step))                                                      \
            check_within(name, c, requested[c], central_difference(f, x, c), tolerance);           \
        CHECK_FORWARD(name, f, n, x, requested, );                                                 \
    } while (0)

/* Nothing checked is a failure too: a loop over no elements compares nothing. */
static inline int check_result(void)
{
    if (check_count == 0)
        printf("nothing was checked\n");
    return check_count == 0 || check_failures != 0;
}

/* The gradient of double f(double *x, int n) at a point, by a request, against differences. */
static inline void check_differences(const char *name, double (*f)(double *, int), double *x, int n,
                                     const double *gradient)
{
    static const double weight[4] = {4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0};
    for (int i = 0; i < n; i++) {
        const double at = x[i], h = 5e-4 * fmax(1.0, fabs(at));
        double sum = 0.0;
        for (int s = 1; s <= 4; s++) {
            x[i] = at + s * h;
            const double ahead = f(x, n);
            x[i] = at - s * h;
            sum += weight[s - 1] * (ahead - f(x, n));
        }
        x[i] = at;
        check_within(name, i, gradient[i], sum / h, 1e-7);
    }
    CHECK_FORWARD("again", f, n, x, gradient, , enzyme_const, n);
}

#define CHECK_GRADIENT_AT(f, x, n)                                                                 \
    do {                                                                                           \
        double gradient_of_##f[n] = {0};                                                           \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient_of_##f, enzyme_const, n);        \
        check_differences(#f, f, x, n, gradient_of_##f);                                           \
    } while (0)

/* The whole program: the gradient at a point without symmetries. */
#define CHECK_GRADIENT(f, n)                                                                       \
    int main(void)                                                                                 \
    {                                                                                              \
        double x[n];                                                                               \
        for (int i = 0; i < (n); i++)                                                              \
            x[i] = 0.7 + 0.13 * i + 0.05 * ((i * 7) % 5);                                          \
        CHECK_GRADIENT_AT(f, x, n);                                                                \
        return check_result();                                                                     \
    }

#endif
