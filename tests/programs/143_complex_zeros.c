/* Powers and roots of the complex number 0: (z^w)/z was 0/0, so that the derivative of z^2 at 0 was NaN. */
#include "check.h"
#include <complex.h>

#define NOINLINE __attribute__((noinline)) static

enum { size = 4 };

/* 3 Re + 5 Im of z^w, z = x[0] + i x[1], w = x[2] + i x[3] */
NOINLINE double power(const double *x)
{
    const double complex r = cpow(x[0] + x[1] * I, x[2] + x[3] * I);
    return 3.0 * creal(r) + 5.0 * cimag(r);
}

NOINLINE double single_power(const double *x)
{
    const float complex r = cpowf((float)x[0] + (float)x[1] * I, (float)x[2] + (float)x[3] * I);
    return 3.0 * (double)crealf(r) + 5.0 * (double)cimagf(r);
}

/* a polynomial at a root of its factor */
NOINLINE double polynomial(const double *x)
{
    const double complex z = x[0] + x[1] * I;
    double complex sum = x[2] + x[3] * I;
    for (int k = 1; k < 4; k++)
        sum += k * cpow(z, k);
    return creal(sum * conj(sum));
}

NOINLINE double root(const double *x)
{
    const double complex r = csqrt(x[0] + x[1] * I) * (x[2] + x[3] * I);
    return creal(r) + cimag(r);
}

/* powers of what has been squared */
NOINLINE double nested(const double *x)
{
    const double complex z = x[0] + x[1] * I;
    return creal(cpow(cpow(z, 2.0), 3.0) + z) + x[2] * cimag(cpow(z, 1.5));
}

#define RUN(f, inputs, ...)                                                                        \
    do {                                                                                           \
        const double at[size] = inputs, expected[size] = {__VA_ARGS__};                            \
        double gradient[size] = {0};                                                               \
        __enzyme_autodiff_void((void *)f, enzyme_dup, at, gradient);                               \
        for (int i = 0; i < size; i++) {                                                           \
            double along[size] = {0};                                                              \
            along[i] = 1.0;                                                                        \
            check(#f, gradient[i], expected[i]);                                                   \
            check(#f " forward", __enzyme_fwddiff((void *)f, enzyme_dup, at, along), expected[i]); \
        }                                                                                          \
    } while (0)
#define AT(...) {__VA_ARGS__}

int main(void)
{
    RUN(power, AT(0, 0, 2, 0), 0);
    RUN(power, AT(0, 0, 1, 0), 3, 5);
    RUN(power, AT(0, 0, 2.5, 1), 0);
    RUN(power, AT(0, 0, 0, 0), 0);
    RUN(power, AT(1, 2, 1, 0), 3, 5, 5.0 * (0.5 * log(5.0) * 2 + atan2(2, 1)) +
                                         3.0 * (0.5 * log(5.0) - 2 * atan2(2, 1)),
        5.0 * (0.5 * log(5.0) - 2 * atan2(2, 1)) - 3.0 * (0.5 * log(5.0) * 2 + atan2(2, 1)));
    RUN(single_power, AT(0, 0, 2, 0), 0);
    /* |c + z|² at z = 0: by z that is 2 Re(conj(c) dz) */
    RUN(polynomial, AT(0, 0, 2, -3), 4, -6, 4, -6);
    RUN(root, AT(0, 0, 2, 3), 0);
    RUN(nested, AT(0, 0, 2, 0), 1);
    return check_result();
}
