/* LLVM computes what a source guards, and throws it away: v < 0 ? 0 : sqrt(v) * y becomes a product and
 * a select, a branch's products move before it.  The adjoint of what is thrown away is zero, its factors
 * are infinite or no numbers, and 0 * NaN was added to the gradient of the other factor. */
#include "check.h"

#define NOINLINE __attribute__((noinline)) static

enum { size = 8 };

NOINLINE double root(const double *x)
{
    const double v = x[0];
    return v < 0.0 ? v * v : sqrt(v) * x[1];
}

NOINLINE double fused(const double *x)
{
    const double v = x[0];
    return v < 0.0 ? x[2] : fma(sqrt(v), x[1], x[2]);
}

NOINLINE double missing(const double *x)
{
    double s = 0.0;
    for (int i = 0; i < 4; i++)
        s += isnan(x[i]) ? 0.0 : x[i] * x[4 + i];
    return s;
}

NOINLINE double quotients(const double *x)
{
    double s = 0.0;
    for (int i = 0; i < 4; i++) {
        const double d = 1.0 / x[i];
        s += x[i] == 0.0 ? 0.0 : d * x[4 + i] * x[4 + i];
    }
    return s;
}

/* the product of the next step is computed, and not used in the last one */
NOINLINE double steps(const double *x)
{
    double s = 0.0, next = x[0] * x[1];
    for (int i = 2; i < size; i++) {
        s += next;
        next = x[i] * x[1];
        if (isinf(x[i]))
            break;
    }
    return s;
}

static int mask[size];

NOINLINE double hoisted(const double *restrict x)
{
    const double v = x[0], y = x[1];
    double s = 0.0;
    for (int i = 0; i < size; i++) {
        if (mask[i])
            s += log(v) * y;
        else
            s += x[2];
    }
    return s;
}

NOINLINE double before(const double *x)
{
    const double product = x[0] * x[1];
    double s = x[2];
    if (mask[3])
        for (int i = 0; i < size; i++)
            s += product * i;
    return s;
}

NOINLINE double least(const double *x) { return fmin(x[0] * x[1], 3.0); }

NOINLINE double bounded(const double *x)
{
    const double product = x[0] * x[1];
    return product > 1e300 ? x[2] : product;
}

NOINLINE double both(const double *x)
{
    const double v = x[0];
    return v > 0.0 ? sqrt(v) * x[1] : sqrt(-v) * x[2];
}

typedef double (*function)(const double *);

#define RUN(f, inputs, ...)                                                                        \
    do {                                                                                           \
        const double at[size] = inputs, expected[size] = {__VA_ARGS__};                            \
        double gradient[size] = {0};                                                               \
        __enzyme_autodiff_void((void *)f, enzyme_dup, at, gradient);                               \
        for (int i = 0; i < size; i++) {                                                           \
            double along[size] = {0};                                                              \
            along[i] = 1.0;                                                                        \
            check_within(#f, i, gradient[i], expected[i], TOLERANCE);                              \
            check_within(#f " forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, at, along),     \
                         expected[i], TOLERANCE);                                                  \
        }                                                                                          \
    } while (0)
#define AT(...) {__VA_ARGS__}

int main(void)
{
    RUN(root, AT(-1, 2), -2);
    RUN(root, AT(4, 2), 0.5, 2);
    RUN(fused, AT(-1, 2, 3), 0, 0, 1);
    RUN(missing, AT(NAN, 1, NAN, 2, 5, 6, 7, 8), 0, 6, 0, 8, 0, 1, 0, 2);
    RUN(quotients, AT(0, 1, 0, 2, 5, 6, 7, 8), 0, -36, 0, -16, 0, 12, 0, 8);
    RUN(steps, AT(2, 3, 4, INFINITY, 5), 3, 6, 3);
    RUN(hoisted, AT(-1, 2, 3), 0, 0, size);
    RUN(before, AT(INFINITY, 2, 1), 0, 0, 1);
    RUN(least, AT(INFINITY, 1));
    RUN(bounded, AT(INFINITY, 1, 5), 0, 0, 1);
    RUN(both, AT(4, 1, 2), 0.25, 2);
    RUN(both, AT(-4, 1, 2), -0.5, 0, 2);
    return check_result();
}
