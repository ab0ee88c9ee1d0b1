/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions along one dimension of an array, and by a function of the program's own, as bodies that
   can be differentiated; see fortran_arrays.c. */

#include "fortran_arrays.h"

/* Runs the body with HERE over the result, of which the dimension that is
   reduced has one place; ALONG goes through that dimension. */
#define OVER_RESULT(...) \
    EACH_WITHIN(REDUCED_EXTENTS) { \
        __VA_ARGS__ \
    }
#define ALONG(...) \
    FOR(i, along.extent) { \
        const index place = OFFSET_OF(WITH(dim, i, HERE)); \
        if (!mask || is_true(mask, offset_in(mask, WITH(dim, i, HERE)))) { \
            __VA_ARGS__ \
        } \
    }
#define OUT(real) \
    *(real *)(result->base + PLACE_WITHIN(REDUCED_EXTENTS) * (index)sizeof(real))

/* What is gone through, and the result, which has all dimensions of the array but for that one. */
#define EXTENTS \
    const struct dimension along = ONE_OF(dim, d0, d1, d2, d3, d4, d5, d6); \
    const index e0 = dim == 1 ? 1 : d0.extent, e1 = dim == 2 ? 1 : d1.extent, \
                e2 = dim == 3 ? 1 : d2.extent, e3 = dim == 4 ? 1 : d3.extent, \
                e4 = dim == 5 ? 1 : d4.extent, e5 = dim == 6 ? 1 : d5.extent, \
                e6 = dim == 7 ? 1 : d6.extent; \
    result->rank = a->rank - 1; \
    made(result, a->element, WITHOUT(dim, EXTENTS_OF_ALL), 1)
#define REDUCED_EXTENTS e0, e1, e2, e3, e4, e5, e6

#define SUM(real) \
    OVER_RESULT(real sum = 0; ALONG(sum += *(const real *)(a->base + place);) OUT(real) = sum;)
#define PRODUCT(real) \
    OVER_RESULT(real product = 1; ALONG(product *= *(const real *)(a->base + place);) \
                OUT(real) = product;)
#define NORM(real) \
    OVER_RESULT(real sum = 0; ALONG(const real x = *(const real *)(a->base + place); sum += x * x;) \
                OUT(real) = sizeof(real) == 8 ? (real)__builtin_sqrt(sum) \
                                              : (real)__builtin_sqrtf((float)sum);)
/* The place is found first; the value that is read there carries the derivative. */
#define EXTREME(real, BEYOND, START) \
    OVER_RESULT(real best = START; index chosen = 0; _Bool found = 0; \
                ALONG(const real x = *(const real *)(a->base + place); \
                      if (x BEYOND best || (!found && x == best)) { \
                          best = x; \
                          chosen = place; \
                          found = 1; \
                      }) \
                OUT(real) = found ? *(const real *)(a->base + chosen) : START;)
#define LARGEST(real) EXTREME(real, >, sizeof(real) == 8 ? (real)-__DBL_MAX__ : (real)-__FLT_MAX__)
#define SMALLEST(real) EXTREME(real, <, sizeof(real) == 8 ? (real)__DBL_MAX__ : (real)__FLT_MAX__)

/* A complex number is two reals, side by side. */
#define OUT_PARTS(real, re, im) \
    real *const out = (real *)result->base + 2 * PLACE_WITHIN(REDUCED_EXTENTS); \
    out[0] = re; \
    out[1] = im;
#define COMPLEX_SUM(real) \
    OVER_RESULT(real re = 0; real im = 0; \
                ALONG(const real *x = (const real *)(a->base + place); re += x[0]; im += x[1];) \
                OUT_PARTS(real, re, im))
#define COMPLEX_PRODUCT(real) \
    OVER_RESULT(real re = 1; real im = 0; \
                ALONG(const real *x = (const real *)(a->base + place); const real before = re; \
                      re = before * x[0] - im * x[1]; \
                      im = before * x[1] + im * x[0];) \
                OUT_PARTS(real, re, im))

/* Integers and characters are the library's business: they have no derivative.  fortran-bodies.sh declares
   the functions that write them inactive. */
#define OF_OTHERS(Name) \
    void native_##Name##Dim(array *, const array *, int, const char *, int, const array *) \
        __asm__("native._FortranA" #Name "Dim"); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *a, int dim, \
                                                     const char *file, int line, \
                                                     const array *mask) \
    { \
        union found found = {0}; \
        native_##Name##Dim(&found.described, a, dim, file, line, mask); \
        handed_over(to, &found); \
    }
OF_OTHERS(Sum)
OF_OTHERS(Product)
OF_OTHERS(Maxval)
OF_OTHERS(Minval)

#define COMPLEX_BRANCHES(BODY) \
    else if (a->type == DOUBLE_COMPLEX) { \
        BODY(double) \
    } else if (a->type == FLOAT_COMPLEX) { \
        BODY(float) \
    }
#define REDUCTION(Name, what, BODY, ...) \
    SMALL void _FortranA##Name##Dim(array *result, const array *a, int dim, const char *file, \
                                    int line __VA_OPT__(,) __VA_ARGS__) \
    { \
        NO_MASK_##Name \
        const _Bool other = a->type <= LAST_INTEGER TEXTS_##Name; \
        require(a->type == DOUBLE || a->type == FLOAT COMPLEX_TYPES_##Name || other, \
                what " of this type cannot be differentiated", file, line); \
        require(dim >= 1 && dim <= a->rank, "no such dimension in " what, file, line); \
        SHAPE(a); \
        EXTENTS; \
        if (a->type == DOUBLE) { \
            BODY(double) \
        } COMPLEX_##Name else if (other) { \
            OTHERS_##Name \
        } else { \
            BODY(float) \
        } \
    }
#define OTHERS_Sum put_Sum(result->base, a, dim, file, line, mask);
#define OTHERS_Product put_Product(result->base, a, dim, file, line, mask);
#define OTHERS_Maxval put_Maxval(result->base, a, dim, file, line, mask);
#define OTHERS_Minval put_Minval(result->base, a, dim, file, line, mask);
#define OTHERS_Norm2
#define COMPLEX_TYPES_Sum || a->type == DOUBLE_COMPLEX || a->type == FLOAT_COMPLEX
#define COMPLEX_TYPES_Product COMPLEX_TYPES_Sum
#define COMPLEX_TYPES_Maxval
#define COMPLEX_TYPES_Minval
#define COMPLEX_TYPES_Norm2
#define COMPLEX_Sum COMPLEX_BRANCHES(COMPLEX_SUM)
#define COMPLEX_Product COMPLEX_BRANCHES(COMPLEX_PRODUCT)
#define COMPLEX_Maxval
#define COMPLEX_Minval
#define COMPLEX_Norm2
#define TEXTS_Sum
#define TEXTS_Product
#define TEXTS_Maxval || a->type == CHARACTER
#define TEXTS_Minval || a->type == CHARACTER
#define TEXTS_Norm2
#define NO_MASK_Sum
#define NO_MASK_Product
#define NO_MASK_Maxval
#define NO_MASK_Minval
#define NO_MASK_Norm2 const array *const mask = 0;

REDUCTION(Sum, "SUM", SUM, const array *mask)
REDUCTION(Product, "PRODUCT", PRODUCT, const array *mask)
REDUCTION(Maxval, "MAXVAL", LARGEST, const array *mask)
REDUCTION(Minval, "MINVAL", SMALLEST, const array *mask)
REDUCTION(Norm2, "NORM2", NORM)

/* REDUCE; the operation takes its operands by reference, or by value where it says so. */
#define REDUCE(Name, real, kind, parameter, GIVEN) \
    real _FortranAReduce##kind##Name(const array *a, real operation(parameter, parameter), \
                                         const char *file, int line, int dim, const array *mask, \
                                         const real *identity, _Bool ordered) \
    { \
        (void)ordered, (void)dim; \
        SHAPE(a); \
        real found = identity ? *identity : 0; \
        _Bool any = identity != 0; \
        EACH if (CHOSEN) { \
            const real x = *(const real *)(a->base + OFFSET); \
            found = any ? operation(GIVEN found, GIVEN x) : x; \
            any = 1; \
        } \
        require(any, "REDUCE of no elements without an identity", file, line); \
        return found; \
    }
#define REDUCE_BOTH(Of, type) \
    OF(Ref, type, Of, const type *, &) \
    OF(Value, type, Of, type, )
#define OF REDUCE
REDUCE_BOTH(Real8, double)
REDUCE_BOTH(Real4, float)
REDUCE_BOTH(Integer8, index)
REDUCE_BOTH(Integer4, int)
#undef OF

#define REDUCE_ALONG(Name, real, kind, parameter, GIVEN) \
    void _FortranAReduce##kind##Dim##Name(array *result, const array *a, \
                                              real operation(parameter, parameter), \
                                              const char *file, int line, int dim, \
                                              const array *mask, const real *identity, \
                                              _Bool ordered) \
    { \
        (void)ordered; \
        require(dim >= 1 && dim <= a->rank, "no such dimension in REDUCE", file, line); \
        SHAPE(a); \
        EXTENTS; \
        OVER_RESULT(real total = identity ? *identity : 0; _Bool any = identity != 0; \
                    ALONG(const real x = *(const real *)(a->base + place); \
                          total = any ? operation(GIVEN total, GIVEN x) : x; any = 1;) \
                    require(any, "REDUCE of no elements without an identity", file, line); \
                    OUT(real) = total;) \
    }
#define OF REDUCE_ALONG
REDUCE_BOTH(Real8, double)
REDUCE_BOTH(Real4, float)
REDUCE_BOTH(Integer8, index)
REDUCE_BOTH(Integer4, int)
