/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of complex arrays, as bodies that can be differentiated; see fortran_arrays.c. */

#include "fortran_arrays.h"

/* Complex numbers are two reals, side by side; results are stored. */
#define COMPLEX(real, kind) \
    void _FortranACppSumComplex##kind(real *result, const array *a, const char *file, int line, \
                                      int dim, const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real re = 0, im = 0; \
        EACH if (CHOSEN) { \
            const real *x = (const real *)(a->base + OFFSET); \
            re += x[0]; \
            im += x[1]; \
        } \
        result[0] = re; \
        result[1] = im; \
    } \
    void _FortranACppProductComplex##kind(real *result, const array *a, const char *file, \
                                          int line, int dim, const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real re = 1, im = 0; \
        EACH if (CHOSEN) { \
            const real *x = (const real *)(a->base + OFFSET); \
            const real before = re; \
            re = before * x[0] - im * x[1]; \
            im = before * x[1] + im * x[0]; \
        } \
        result[0] = re; \
        result[1] = im; \
    } \
    void _FortranACppDotProductComplex##kind(real *result, const array *x, const array *y, \
                                             const char *file, int line) \
    { \
        const struct dimension dx = x->dimensions[0], dy = y->dimensions[0]; \
        require(dx.extent == dy.extent, "vectors of DOT_PRODUCT differ in size", file, line); \
        const int own = sizeof(real) == 8 ? DOUBLE_COMPLEX : FLOAT_COMPLEX; \
        real re = 0, im = 0; \
        if (x->type == own && y->type == own) \
            FOR(i, dx.extent) { \
                const real *a = (const real *)(x->base + i * dx.stride); \
                const real *b = (const real *)(y->base + i * dy.stride); \
                re += a[0] * b[0] + a[1] * b[1]; \
                im += a[0] * b[1] - a[1] * b[0]; \
            } \
        else \
            FOR(i, dx.extent) { \
                const real a0 = (real)number(x, i * dx.stride, 0, file, line), \
                           a1 = (real)number(x, i * dx.stride, 1, file, line), \
                           b0 = (real)number(y, i * dy.stride, 0, file, line), \
                           b1 = (real)number(y, i * dy.stride, 1, file, line); \
                re += a0 * b0 + a1 * b1; \
                im += a0 * b1 - a1 * b0; \
            } \
        result[0] = re; \
        result[1] = im; \
    }

#define COMPLEX_PRODUCT(Name, TRANSPOSED, real, kind) \
    void _FortranA##Name##Complex##kind##Complex##kind(array *result, const array *x, \
                                                       const array *y, const char *file, int line) \
    { \
        const struct matrix a = matrix(x, 1, TRANSPOSED), b = matrix(y, 0, 0); \
        require(a.columns == b.rows, "arguments of MATMUL do not fit", file, line); \
        if (x->rank == 1) \
            made_vector(result, 2 * sizeof(real), b.columns); \
        else \
            made_matrix(result, 2 * sizeof(real), a.rows, b.columns); \
        real *out = (real *)result->base; \
        FOR(j, b.columns) FOR(i, a.rows) { \
            real re = 0, im = 0; \
            FOR(k, a.columns) { \
                const real *p = (const real *)(x->base + i * a.down + k * a.right); \
                const real *q = (const real *)(y->base + k * b.down + j * b.right); \
                re += p[0] * q[0] - p[1] * q[1]; \
                im += p[0] * q[1] + p[1] * q[0]; \
            } \
            out[2 * (i + j * a.rows)] = re; \
            out[2 * (i + j * a.rows) + 1] = im; \
        } \
    }

#define ALL(real, kind) \
    COMPLEX(real, kind) \
    COMPLEX_PRODUCT(Matmul, 0, real, kind) \
    COMPLEX_PRODUCT(MatmulTranspose, 1, real, kind)

ALL(double, 8)
ALL(float, 4)

/* Powers with integers as exponents, by squaring; those with negative ones are reciprocals. */
#define POWER(name, real, integer) \
    real _Complex _FortranA##name(real _Complex base, integer exponent) \
    { \
        real re = 1, im = 0, x = __real__ base, y = __imag__ base; \
        for (unsigned long long left = exponent < 0 ? -(unsigned long long)exponent \
                                                    : (unsigned long long)exponent; left; left /= 2) { \
            if (left % 2) { \
                const real before = re; \
                re = before * x - im * y; \
                im = before * y + im * x; \
            } \
            const real square = x * x - y * y; \
            y = 2 * x * y; \
            x = square; \
        } \
        if (exponent >= 0) \
            return __builtin_complex(re, im); \
        const real size = re * re + im * im; \
        return __builtin_complex(re / size, -im / size); \
    }

POWER(zpowi, double, int)
POWER(zpowk, double, index)
POWER(cpowi, float, int)
POWER(cpowk, float, index)
