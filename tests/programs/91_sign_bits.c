/* Sign, absolute value and choice by masks on the bits of floats, as vector libraries write them;
 * and exponents taken out of the bits, which are piecewise constant. */
#include "check.h"
#include <stdint.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
#define SIGN INT64_MIN

typedef double real2 __attribute__((vector_size(16)));
typedef int64_t bits2 __attribute__((vector_size(16)));

NOINLINE static void negated(bits2 *to, const bits2 *from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i] ^ (bits2){SIGN, SIGN};
}

NOINLINE static void absolute(bits2 *to, const bits2 *from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i] & (bits2){~SIGN, ~SIGN};
}

static real2 with_sign_of(real2 magnitude, real2 sign)
{
    const bits2 top = {SIGN, SIGN};
    return (real2)(((bits2)magnitude & ~top) | ((bits2)sign & top));
}

static real2 larger(real2 a, real2 b)
{
    const bits2 mask = a > b;
    return (real2)((mask & (bits2)a) | (~mask & (bits2)b));
}

static double vectors(double *x)
{
    real2 a[2] = {{x[0], x[1]}, {x[2], x[3]}}, b[2], c[2];
    negated((bits2 *)b, (const bits2 *)a, 2);
    absolute((bits2 *)c, (const bits2 *)b, 2);
    double sum = 0;
    for (int i = 0; i < 2; i++) {
        const real2 d = a[i] * b[i] + c[i] * (real2){3, 5};
        const real2 e = with_sign_of(d * a[i], a[i] - (real2){1.7, 0.3}) + larger(a[i], c[i] - 1);
        sum += e[0] * e[0] + e[1];
    }
    return sum;
}

static double scalars(double *x)
{
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t u, v;
        double product = x[i] * x[(i + 1) % 4], y;
        memcpy(&u, &product, 8);
        memcpy(&v, &x[i], 8);
        u = (u & ~((uint64_t)1 << 63)) | (v & ((uint64_t)1 << 63));
        memcpy(&y, &u, 8);
        const int exponent = (int)(v >> 52 & 0x7ff) - 1023;
        sum += y * y * y + exponent * y + (v >> 63 ? 2 * x[i] : 7 * x[i]);
    }
    return sum;
}

int main(void)
{
    double x[4] = {1.25, -0.75, -2.5, 0.6}, d[4] = {0};
    __enzyme_autodiff_void((void *)vectors, enzyme_dup, x, d);
    check_gradient("vectors", vectors, 4, x, d);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)scalars, enzyme_dup, x, d);
    check_gradient("scalars", scalars, 4, x, d);
    return check_result();
}
