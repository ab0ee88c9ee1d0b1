/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Routines of BLAS with triangular and symmetric matrices, for libraries that are machine code.

   As in lapack.c: a program's call, in Fortran's convention or CBLAS's, gets a body here that calls one
   function for each operation, without factors, and that function has registered rules.  Vectors are
   matrices of one column.  scripts/library-bodies.sh compiles this into blas_triangles.ll. */

#include "registered_rules.h"

/* Zero, of which compilers know nothing: calls of a function that returns a constant do not last. */
static inline double nothing_known(void)
{
    int nothing = 0;
    __asm__("" : "+r"(nothing));
    return nothing;
}

#define RULES(letter)                                                                                    \
    RULE(ltoad_trsm, letter)                                                                             \
    RULE(ltoad_trmm, letter)                                                                             \
    RULE(ltoad_symm, letter)                                                                             \
    RULE(ltoad_syrk, letter)

#define NATIVE(real, letter)                                                                             \
    void letter##trsm_native(const char *, const char *, const char *, const char *, const int *,        \
                             const int *, const real *, const real *, const int *, real *, const int *,  \
                             size, size, size, size) __asm__("native." #letter "trsm_");                 \
    void letter##trmm_native(const char *, const char *, const char *, const char *, const int *,        \
                             const int *, const real *, const real *, const int *, real *, const int *,  \
                             size, size, size, size) __asm__("native." #letter "trmm_");                 \
    void letter##symm_native(const char *, const char *, const int *, const int *, const real *,         \
                             const real *, const int *, const real *, const int *, const real *, real *, \
                             const int *, size, size) __asm__("native." #letter "symm_");                \
    void letter##syrk_native(const char *, const char *, const int *, const int *, const real *,         \
                             const real *, const int *, const real *, real *, const int *, size, size)   \
        __asm__("native." #letter "syrk_");

NATIVE(double, d)
NATIVE(float, s)

#define REAL double
#define NAME(name) name##_d
#define BLAS(name) d##name##_native
#include "blas_triangles.h"
#undef REAL
#undef NAME
#undef BLAS
RULES(_d)

#define REAL float
#define NAME(name) name##_s
#define BLAS(name) s##name##_native
#include "blas_triangles.h"
#undef REAL
#undef NAME
#undef BLAS
RULES(_s)

static int is(const char *letter, char upper) { return *letter == upper || *letter == upper + 32; }

/* With factors, and vectors with any step, as all interfaces have them. */
#define BODIES(real, _t)                                                                                 \
    static void solve##_t(int right, int upper, int trans, int unit, int m, int n, real alpha,           \
                          const real *a, int lda, real *b, int ldb)                                      \
    {                                                                                                    \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                b[i + (size)j * ldb] *= alpha;                                                           \
        ltoad_trsm##_t(right, upper, trans, unit, m, n, a, lda, b, ldb);                                 \
    }                                                                                                    \
    static void multiply##_t(int right, int upper, int trans, int unit, int m, int n, real alpha,        \
                             const real *a, int lda, real *b, int ldb)                                   \
    {                                                                                                    \
        real *product = malloc(((size)m * n + 1) * sizeof *product);                                     \
        ltoad_trmm##_t(right, upper, trans, unit, m, n, a, lda, b, ldb, product, m);                     \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                b[i + (size)j * ldb] = alpha * product[i + (size)j * m];                                 \
        free(product);                                                                                   \
    }                                                                                                    \
    static void symmetric##_t(int right, int upper, int m, int n, real alpha, const real *a, int lda,    \
                              const real *b, int ldb, real beta, real *c, int ldc)                       \
    {                                                                                                    \
        real *product = malloc(((size)m * n + 1) * sizeof *product);                                     \
        ltoad_symm##_t(right, upper, m, n, a, lda, b, ldb, product, m);                                  \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++) {                                                                \
                real *element = c + i + (size)j * ldc;                                                   \
                *element = alpha * product[i + (size)j * m] + (beta == 0 ? 0 : beta * *element);         \
            }                                                                                            \
        free(product);                                                                                   \
    }                                                                                                    \
    static void square##_t(int upper, int trans, int n, int k, real alpha, const real *a, int lda,       \
                           real beta, real *c, int ldc)                                                  \
    {                                                                                                    \
        real *product = malloc(((size)n * n + 1) * sizeof *product);                                     \
        ltoad_syrk##_t(upper, trans, n, k, a, lda, product, n);                                          \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = upper ? 0 : j; i < (upper ? j + 1 : n); i++) {                                  \
                real *element = c + i + (size)j * ldc;                                                   \
                *element = alpha * product[i + (size)j * n] + (beta == 0 ? 0 : beta * *element);         \
            }                                                                                            \
        free(product);                                                                                   \
    }                                                                                                    \
    static real *column##_t(int n, const real *x, int step)                                              \
    {                                                                                                    \
        real *copy = malloc(((size)n + 1) * sizeof *copy);                                               \
        const real *from = step < 0 ? x - (long)(n - 1) * step : x;                                      \
        for (int i = 0; i < n; i++)                                                                      \
            copy[i] = from[(long)i * step];                                                              \
        return copy;                                                                                     \
    }                                                                                                    \
    static void put##_t(int n, real *column, real *x, int step)                                          \
    {                                                                                                    \
        real *to = step < 0 ? x - (long)(n - 1) * step : x;                                              \
        for (int i = 0; i < n; i++)                                                                      \
            to[(long)i * step] = column[i];                                                              \
        free(column);                                                                                    \
    }                                                                                                    \
    static void vector##_t(int solves, int upper, int trans, int unit, int n, const real *a, int lda,    \
                           real *x, int step)                                                            \
    {                                                                                                    \
        real *copy = column##_t(n, x, step);                                                             \
        if (solves)                                                                                      \
            solve##_t(0, upper, trans, unit, n, 1, 1, a, lda, copy, n);                                  \
        else                                                                                             \
            multiply##_t(0, upper, trans, unit, n, 1, 1, a, lda, copy, n);                               \
        put##_t(n, copy, x, step);                                                                       \
    }                                                                                                    \
    static void symmetric_vector##_t(int upper, int n, real alpha, const real *a, int lda,               \
                                     const real *x, int incx, real beta, real *y, int incy)              \
    {                                                                                                    \
        real *from = column##_t(n, x, incx), *to = column##_t(n, y, incy);                               \
        symmetric##_t(0, upper, n, 1, alpha, a, lda, from, n, beta, to, n);                              \
        free(from);                                                                                      \
        put##_t(n, to, y, incy);                                                                         \
    }

BODIES(double, _d)
BODIES(float, _s)

#define FORTRAN(real, p, _t)                                                                             \
    void p##trsm_(const char *side, const char *uplo, const char *trans, const char *diag, const int *m, \
                  const int *n, const real *alpha, const real *a, const int *lda, real *b,               \
                  const int *ldb)                                                                        \
    {                                                                                                    \
        solve##_t(is(side, 'R'), is(uplo, 'U'), !is(trans, 'N'), is(diag, 'U'), *m, *n, *alpha, a, *lda, \
                  b, *ldb);                                                                              \
    }                                                                                                    \
    void p##trmm_(const char *side, const char *uplo, const char *trans, const char *diag, const int *m, \
                  const int *n, const real *alpha, const real *a, const int *lda, real *b,               \
                  const int *ldb)                                                                        \
    {                                                                                                    \
        multiply##_t(is(side, 'R'), is(uplo, 'U'), !is(trans, 'N'), is(diag, 'U'), *m, *n, *alpha, a,    \
                     *lda, b, *ldb);                                                                     \
    }                                                                                                    \
    void p##symm_(const char *side, const char *uplo, const int *m, const int *n, const real *alpha,     \
                  const real *a, const int *lda, const real *b, const int *ldb, const real *beta,        \
                  real *c, const int *ldc)                                                               \
    {                                                                                                    \
        symmetric##_t(is(side, 'R'), is(uplo, 'U'), *m, *n, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);   \
    }                                                                                                    \
    void p##syrk_(const char *uplo, const char *trans, const int *n, const int *k, const real *alpha,    \
                  const real *a, const int *lda, const real *beta, real *c, const int *ldc)              \
    {                                                                                                    \
        square##_t(is(uplo, 'U'), !is(trans, 'N'), *n, *k, *alpha, a, *lda, *beta, c, *ldc);             \
    }                                                                                                    \
    void p##trsv_(const char *uplo, const char *trans, const char *diag, const int *n, const real *a,    \
                  const int *lda, real *x, const int *incx)                                              \
    {                                                                                                    \
        vector##_t(1, is(uplo, 'U'), !is(trans, 'N'), is(diag, 'U'), *n, a, *lda, x, *incx);             \
    }                                                                                                    \
    void p##trmv_(const char *uplo, const char *trans, const char *diag, const int *n, const real *a,    \
                  const int *lda, real *x, const int *incx)                                              \
    {                                                                                                    \
        vector##_t(0, is(uplo, 'U'), !is(trans, 'N'), is(diag, 'U'), *n, a, *lda, x, *incx);             \
    }                                                                                                    \
    void p##symv_(const char *uplo, const int *n, const real *alpha, const real *a, const int *lda,      \
                  const real *x, const int *incx, const real *beta, real *y, const int *incy)            \
    {                                                                                                    \
        symmetric_vector##_t(is(uplo, 'U'), *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);             \
    }

FORTRAN(double, d, _d)
FORTRAN(float, s, _s)

enum { ROWS = 101, NOT_TRANSPOSED = 111, UPPER = 121, UNIT = 132, RIGHT = 142 };

/* In rows, all matrices are the transposed ones in columns. */
#define CBLAS(real, p, _t)                                                                               \
    void cblas_##p##trsm(int layout, int side, int uplo, int trans, int diag, int m, int n, real alpha,  \
                         const real *a, int lda, real *b, int ldb)                                       \
    {                                                                                                    \
        const int rows = layout == ROWS, right = (side == RIGHT) != rows, upper = (uplo == UPPER) != rows; \
        solve##_t(right, upper, trans != NOT_TRANSPOSED, diag == UNIT, rows ? n : m, rows ? m : n,       \
                  alpha, a, lda, b, ldb);                                                                \
    }                                                                                                    \
    void cblas_##p##trmm(int layout, int side, int uplo, int trans, int diag, int m, int n, real alpha,  \
                         const real *a, int lda, real *b, int ldb)                                       \
    {                                                                                                    \
        const int rows = layout == ROWS, right = (side == RIGHT) != rows, upper = (uplo == UPPER) != rows; \
        multiply##_t(right, upper, trans != NOT_TRANSPOSED, diag == UNIT, rows ? n : m, rows ? m : n,    \
                     alpha, a, lda, b, ldb);                                                             \
    }                                                                                                    \
    void cblas_##p##symm(int layout, int side, int uplo, int m, int n, real alpha, const real *a,        \
                         int lda, const real *b, int ldb, real beta, real *c, int ldc)                   \
    {                                                                                                    \
        const int rows = layout == ROWS, right = (side == RIGHT) != rows, upper = (uplo == UPPER) != rows; \
        symmetric##_t(right, upper, rows ? n : m, rows ? m : n, alpha, a, lda, b, ldb, beta, c, ldc);    \
    }                                                                                                    \
    void cblas_##p##syrk(int layout, int uplo, int trans, int n, int k, real alpha, const real *a,       \
                         int lda, real beta, real *c, int ldc)                                           \
    {                                                                                                    \
        const int rows = layout == ROWS;                                                                 \
        square##_t((uplo == UPPER) != rows, (trans != NOT_TRANSPOSED) != rows, n, k, alpha, a, lda,      \
                   beta, c, ldc);                                                                        \
    }                                                                                                    \
    void cblas_##p##trsv(int layout, int uplo, int trans, int diag, int n, const real *a, int lda,       \
                         real *x, int incx)                                                              \
    {                                                                                                    \
        const int rows = layout == ROWS;                                                                 \
        vector##_t(1, (uplo == UPPER) != rows, (trans != NOT_TRANSPOSED) != rows, diag == UNIT, n, a,    \
                   lda, x, incx);                                                                        \
    }                                                                                                    \
    void cblas_##p##trmv(int layout, int uplo, int trans, int diag, int n, const real *a, int lda,       \
                         real *x, int incx)                                                              \
    {                                                                                                    \
        const int rows = layout == ROWS;                                                                 \
        vector##_t(0, (uplo == UPPER) != rows, (trans != NOT_TRANSPOSED) != rows, diag == UNIT, n, a,    \
                   lda, x, incx);                                                                        \
    }                                                                                                    \
    void cblas_##p##symv(int layout, int uplo, int n, real alpha, const real *a, int lda, const real *x, \
                         int incx, real beta, real *y, int incy)                                         \
    {                                                                                                    \
        symmetric_vector##_t((uplo == UPPER) != (layout == ROWS), n, alpha, a, lda, x, incx, beta, y,    \
                             incy);                                                                      \
    }

CBLAS(double, d, _d)
CBLAS(float, s, _s)
