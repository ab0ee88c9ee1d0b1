/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Array functions of the Fortran runtime, as bodies that can be differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_arrays.ll, from which a program that asks
   for derivatives takes the functions that it calls there.  They do what flang's own do, element
   by element; what these refuse is refused here, too. */

#include "fortran_arrays.h"

#define REDUCTIONS(real, kind, LARGEST) \
    real _FortranASumReal##kind(const array *a, const char *file, int line, int dim, \
                                const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real sum = 0; \
        EACH if (CHOSEN) sum += *(const real *)(a->base + OFFSET); \
        return sum; \
    } \
    real _FortranAProductReal##kind(const array *a, const char *file, int line, int dim, \
                                    const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real product = 1; \
        EACH if (CHOSEN) product *= *(const real *)(a->base + OFFSET); \
        return product; \
    } \
    EXTREME(Maxval, real, kind, >, -LARGEST) \
    EXTREME(Minval, real, kind, <, LARGEST) \
    real _FortranANorm2_##kind(const array *a, const char *file, int line, int dim) \
    { \
        TOTAL; \
        SHAPE(a); \
        const real scale = scale_##kind(a, file, line); \
        real sum = 0; \
        EACH { \
            const real x = *(const real *)(a->base + OFFSET) / scale; \
            sum += x * x; \
        } \
        return scale * root_##kind(sum); \
    } \
    real _FortranADotProductReal##kind(const array *x, const array *y, const char *file, int line) \
    { \
        const struct dimension dx = x->dimensions[0], dy = y->dimensions[0]; \
        require(dx.extent == dy.extent, "vectors of DOT_PRODUCT differ in size", file, line); \
        real sum = 0; \
        FOR(i, dx.extent) \
            sum += *(const real *)(x->base + i * dx.stride) \
                 * *(const real *)(y->base + i * dy.stride); \
        return sum; \
    }

/* The place is found first; the value that is read there carries the derivative. */
#define EXTREME(Name, real, kind, BEYOND, START) \
    real _FortranA##Name##Real##kind(const array *a, const char *file, int line, int dim, \
                                     const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real best = START; \
        index place = -1; \
        _Bool found = 0; \
        EACH { \
            const real x = *(const real *)(a->base + OFFSET); \
            if (CHOSEN && (x BEYOND best || (!found && x == best))) { \
                best = x; \
                place = OFFSET; \
                found = 1; \
            } \
        } \
        return found ? *(const real *)(a->base + place) : START; \
    }

/* A power of two near the largest element, so that no square overflows; the derivative does not
   depend on it, and to the engine the bits of an exponent are an integer. */
#define SCALE(real, kind, word, EXPONENT) \
    INLINE real root_##kind(real x) { return kind == 8 ? __builtin_sqrt(x) : __builtin_sqrtf(x); } \
    INLINE real scale_##kind(const array *a, const char *file, int line) \
    { \
        SHAPE(a); \
        word largest = 0; \
        EACH { \
            const word bits = *(const word *)(a->base + OFFSET) & EXPONENT; \
            largest = bits > largest ? bits : largest; \
        } \
        union { word bits; real number; } scale = {largest}; \
        return largest == 0 || largest == EXPONENT ? 1 : scale.number; \
    }

SCALE(double, 8, __UINT64_TYPE__, 0x7ff0000000000000u)
SCALE(float, 4, __UINT32_TYPE__, 0x7f800000u)
REDUCTIONS(double, 8, __DBL_MAX__)
REDUCTIONS(float, 4, __FLT_MAX__)

#define PRODUCT(Name, TRANSPOSED, Left, m, Right, n, real) \
    void _FortranA##Name##Real##m##Real##n(array *result, const array *x, const array *y, \
                                           const char *file, int line) \
    { \
        const struct matrix a = matrix(x, 1, TRANSPOSED), b = matrix(y, 0, 0); \
        require(a.columns == b.rows, "arguments of MATMUL do not fit", file, line); \
        if (x->rank == 1) \
            made(result, sizeof(real), b.columns, 1, 1, 1); \
        else \
            made(result, sizeof(real), a.rows, b.columns, 1, 1); \
        real *out = (real *)result->base; \
        FOR(j, b.columns) FOR(i, a.rows) { \
            real sum = 0; \
            FOR(k, a.columns) \
                sum += (real) * (const Left *)(x->base + i * a.down + k * a.right) \
                     * (real) * (const Right *)(y->base + k * b.down + j * b.right); \
            out[i + j * a.rows] = sum; \
        } \
    }
#define PRODUCTS(Left, m, Right, n, real) \
    PRODUCT(Matmul, 0, Left, m, Right, n, real) \
    PRODUCT(MatmulTranspose, 1, Left, m, Right, n, real)

PRODUCTS(double, 8, double, 8, double)
PRODUCTS(float, 4, float, 4, float)

SMALL index _FortranACount(const array *mask, const char *file, int line, int dim)
{
    (void)dim;
    SHAPE(mask);
    index count = 0;
    EACH count += is_true(mask, OFFSET);
    return count;
}
