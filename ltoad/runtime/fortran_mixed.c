/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products of arrays whose elements differ in type or kind, or are integers, as bodies that can be differentiated; see
   fortran_arrays.c. */

#include "fortran_arrays.h"

/* Elements by what they are called in the names of functions; complex ones are two reals, side by side. */
typedef int Integer4;
typedef index Integer8;
typedef float Real4, Complex4;
typedef double Real8, Complex8;

/* SUM adds the product of the elements p and q to re, and to im where the result is complex. */
#define PRODUCT(Name, TRANSPOSED, Left, Right, real, PARTS, SUM) \
    void _FortranA##Name##Left##Right(array *result, const array *x, const array *y, const char *file, \
                                      int line) \
    { \
        const struct matrix a = matrix(x, 1, TRANSPOSED), b = matrix(y, 0, 0); \
        require(a.columns == b.rows, "arguments of MATMUL do not fit", file, line); \
        if (x->rank == 1) \
            made_vector(result, PARTS * sizeof(real), b.columns); \
        else \
            made_matrix(result, PARTS * sizeof(real), a.rows, b.columns); \
        real *out = (real *)result->base; \
        FOR(j, b.columns) FOR(i, a.rows) { \
            real sum[2] = {0, 0}; \
            FOR(k, a.columns) { \
                const Left *p = (const Left *)(x->base + i * a.down + k * a.right); \
                const Right *q = (const Right *)(y->base + k * b.down + j * b.right); \
                SUM(real); \
            } \
            for (int part = 0; part < PARTS; part++) \
                out[PARTS * (i + j * a.rows) + part] = sum[part]; \
        } \
    }
#define REAL_SUM(real) sum[0] += (real)*p * (real)*q
#define LEFT_SUM(real) \
    sum[0] += (real)p[0] * (real)*q; \
    sum[1] += (real)p[1] * (real)*q
#define RIGHT_SUM(real) \
    sum[0] += (real)*p * (real)q[0]; \
    sum[1] += (real)*p * (real)q[1]
#define COMPLEX_SUM(real) \
    sum[0] += (real)p[0] * (real)q[0] - (real)p[1] * (real)q[1]; \
    sum[1] += (real)p[0] * (real)q[1] + (real)p[1] * (real)q[0]

#define PRODUCTS(Left, Right, real, PARTS, SUM) \
    PRODUCT(Matmul, 0, Left, Right, real, PARTS, SUM) \
    PRODUCT(MatmulTranspose, 1, Left, Right, real, PARTS, SUM)
#define REALS(One, Other, real) \
    PRODUCTS(One, Other, real, 1, REAL_SUM) \
    PRODUCTS(Other, One, real, 1, REAL_SUM)
#define COMPLEX(One, Other, real) \
    PRODUCTS(One, Other, real, 2, LEFT_SUM) \
    PRODUCTS(Other, One, real, 2, RIGHT_SUM)

REALS(Real8, Real4, double)
REALS(Real8, Integer4, double)
REALS(Real8, Integer8, double)
REALS(Real4, Integer4, float)
REALS(Real4, Integer8, float)
COMPLEX(Complex8, Real8, double)
COMPLEX(Complex8, Real4, double)
COMPLEX(Complex8, Integer4, double)
COMPLEX(Complex8, Integer8, double)
COMPLEX(Complex4, Real8, double)
COMPLEX(Complex4, Real4, float)
COMPLEX(Complex4, Integer4, float)
COMPLEX(Complex4, Integer8, float)
PRODUCTS(Complex8, Complex4, double, 2, COMPLEX_SUM)
PRODUCTS(Complex4, Complex8, double, 2, COMPLEX_SUM)
REALS(Integer4, Integer8, Integer8)
PRODUCTS(Integer4, Integer4, Integer4, 1, REAL_SUM)
PRODUCTS(Integer8, Integer8, Integer8, 1, REAL_SUM)
