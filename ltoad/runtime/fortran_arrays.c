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
        const int own = sizeof(real) == 8 ? DOUBLE : FLOAT; \
        real sum = 0; \
        if (x->type == own && y->type == own) \
            FOR(i, dx.extent) \
                sum += *(const real *)(x->base + i * dx.stride) \
                     * *(const real *)(y->base + i * dy.stride); \
        else \
            FOR(i, dx.extent) \
                sum += (real)number(x, i * dx.stride, 0, file, line) \
                     * (real)number(y, i * dy.stride, 0, file, line); \
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
            made_vector(result, sizeof(real), b.columns); \
        else \
            made_matrix(result, sizeof(real), a.rows, b.columns); \
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

SMALL index _FortranASizeDim(const array *a, int dim, const char *file, int line)
{
    require(dim >= 1 && dim <= a->rank && dim <= RANKS, "no such dimension in SIZE", file, line);
    return dimension(a, dim - 1)->extent;
}

SMALL index _FortranALboundDim(const array *a, int dim, const char *file, int line)
{
    require(dim >= 1 && dim <= a->rank && dim <= RANKS, "no such dimension in LBOUND", file, line);
    return dimension(a, dim - 1)->extent ? dimension(a, dim - 1)->lower : 1;
}

/* BESSEL_JN and BESSEL_YN of several orders: from the last two down, and from the first two up. */
#define BESSEL(real, kind) \
    INLINE real *bessels_##kind(array *result, int from, int to) \
    { \
        made_vector(result, sizeof(real), to < from ? 0 : to - from + 1); \
        return (real *)result->base; \
    } \
    SMALL void _FortranABesselJn_##kind(array *result, int from, int to, real x, real last, \
                                        real before, const char *file, int line) \
    { \
        (void)file, (void)line; \
        real *out = bessels_##kind(result, from, to); \
        const index count = (index)to - from + 1; \
        if (count > 0) \
            out[count - 1] = last; \
        if (count > 1) \
            out[count - 2] = before; \
        for (index i = count - 3; i >= 0; i--) \
            out[i] = 2 * (real)(from + i + 1) / x * out[i + 1] - out[i + 2]; \
    } \
    SMALL void _FortranABesselYn_##kind(array *result, int from, int to, real x, real first, \
                                        real second, const char *file, int line) \
    { \
        (void)file, (void)line; \
        real *out = bessels_##kind(result, from, to); \
        const index count = (index)to - from + 1; \
        if (count > 0) \
            out[0] = first; \
        if (count > 1) \
            out[1] = second; \
        for (index i = 2; i < count; i++) \
            out[i] = 2 * (real)(from + i - 1) / x * out[i - 1] - out[i - 2]; \
    } \
    SMALL void _FortranABesselJnX0_##kind(array *result, int from, int to, const char *file, int line) \
    { \
        (void)file, (void)line; \
        real *out = bessels_##kind(result, from, to); \
        FOR(i, (index)to - from + 1) out[i] = from + i == 0; \
    } \
    SMALL void _FortranABesselYnX0_##kind(array *result, int from, int to, const char *file, int line) \
    { \
        (void)file, (void)line; \
        real *out = bessels_##kind(result, from, to); \
        FOR(i, (index)to - from + 1) out[i] = (real)-__builtin_inf(); \
    }
BESSEL(double, 8)
BESSEL(float, 4)
