/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Solvers of LAPACK with derivatives by closed formulas, for libraries that are machine code.

   A program's call, in Fortran's convention or LAPACKE's, gets a body here that calls one function for
   each routine (lapack_real.h) with numbers by value, and that function has registered rules, as a
   program would write them.  The rules call the same functions, so they have derivatives in turn.
   Formulas: M. Giles, "Collected matrix derivative results for forward and reverse mode AD" (2008);
   I. Murray, "Differentiation of the Cholesky decomposition" (2016).
   scripts/library-bodies.sh compiles this into lapack.ll; `native.` are the library's own functions. */

#include "registered_rules.h"

size strlen(const char *);
long write(int, const void *, size);
_Noreturn void abort(void);

static void say(const char *text) { write(2, text, strlen(text)); }

/* Ends a program whose derivative depends on what has no formula here. */
static void refuse(const char *what)
{
    say("ltoad: error: a derivative by ");
    say(what);
    say(" is not known\n");
    abort();
}

#define RULES(letter)                                                                                    \
    RULE(ltoad_trtrs, letter)                                                                            \
    RULE(ltoad_getrf, letter)                                                                            \
    RULE(ltoad_getrs, letter)                                                                            \
    RULE(ltoad_gesv, letter)                                                                             \
    RULE(ltoad_potrf, letter)                                                                            \
    RULE(ltoad_potrs, letter)                                                                            \
    RULE(ltoad_posv, letter)                                                                             \
    RULE(ltoad_syev, letter)                                                                             \
    RULE(ltoad_gels, letter)                                                                             \
    RULE(ltoad_gtsv, letter)                                                                             \
    RULE(ltoad_gesvd, letter)                                                                            \
    RULE(ltoad_geqrf, letter)                                                                            \
    RULE(ltoad_ormqr, letter)                                                                            \
    RULE(ltoad_zgetrf, letter)                                                                           \
    RULE(ltoad_zgetrs, letter)                                                                           \
    RULE(ltoad_zgesv, letter)                                                                            \
    RULE(ltoad_geev, letter)

/* The library's own functions; characters have lengths behind the other arguments. */
#define NATIVE(real, letter)                                                                             \
    void letter##trtrs_native(const char *, const char *, const char *, const int *, const int *,        \
                              const real *, const int *, real *, const int *, int *, size, size, size)   \
        __asm__("native." #letter "trtrs_");                                                             \
    void letter##getrf_native(const int *, const int *, real *, const int *, int *, int *)               \
        __asm__("native." #letter "getrf_");                                                             \
    void letter##getrs_native(const char *, const int *, const int *, const real *, const int *,         \
                              const int *, real *, const int *, int *, size)                             \
        __asm__("native." #letter "getrs_");                                                             \
    void letter##gesv_native(const int *, const int *, real *, const int *, int *, real *, const int *,  \
                             int *) __asm__("native." #letter "gesv_");                                  \
    void letter##potrf_native(const char *, const int *, real *, const int *, int *, size)               \
        __asm__("native." #letter "potrf_");                                                             \
    void letter##potrs_native(const char *, const int *, const int *, const real *, const int *, real *, \
                              const int *, int *, size) __asm__("native." #letter "potrs_");             \
    void letter##posv_native(const char *, const int *, const int *, real *, const int *, real *,        \
                             const int *, int *, size) __asm__("native." #letter "posv_");              \
    void letter##syev_native(const char *, const char *, const int *, real *, const int *, real *,       \
                             real *, const int *, int *, size, size) __asm__("native." #letter "syev_"); \
    void letter##gels_native(const char *, const int *, const int *, const int *, real *, const int *,   \
                             real *, const int *, real *, const int *, int *, size)                      \
        __asm__("native." #letter "gels_");                                                              \
    void letter##gtsv_native(const int *, const int *, real *, real *, real *, real *, const int *,      \
                             int *) __asm__("native." #letter "gtsv_");                                  \
    void letter##geqrf_native(const int *, const int *, real *, const int *, real *, real *,             \
                              const int *, int *) __asm__("native." #letter "geqrf_");                   \
    void letter##ormqr_native(const char *, const char *, const int *, const int *, const int *,         \
                              const real *, const int *, const real *, real *, const int *, real *,      \
                              const int *, int *, size, size) __asm__("native." #letter "ormqr_");       \
    void letter##getri_native(const int *, real *, const int *, const int *, real *, const int *, int *) \
        __asm__("native." #letter "getri_");                                                             \
    void letter##gesvd_native(const char *, const char *, const int *, const int *, real *, const int *, \
                              real *, real *, const int *, real *, const int *, real *, const int *,     \
                              int *, size, size) __asm__("native." #letter "gesvd_");                    \
    void letter##gesdd_native(const char *, const int *, const int *, real *, const int *, real *,       \
                              real *, const int *, real *, const int *, real *, const int *, int *,      \
                              int *, size) __asm__("native." #letter "gesdd_");                          \
    void letter##geev_native(const char *, const char *, const int *, real *, const int *, real *,       \
                             real *, real *, const int *, real *, const int *, real *, const int *,      \
                             int *, size, size) __asm__("native." #letter "geev_");                      \
    void letter##geqp3_native(const int *, const int *, real *, const int *, int *, real *, real *,      \
                              const int *, int *) __asm__("native." #letter "geqp3_");                   \
    void letter##sygv_native(const int *, const char *, const char *, const int *, real *, const int *,  \
                             real *, const int *, real *, real *, const int *, int *, size, size)        \
        __asm__("native." #letter "sygv_");                                                              \
    void letter##sygvd_native(const int *, const char *, const char *, const int *, real *, const int *, \
                              real *, const int *, real *, real *, const int *, int *, const int *,      \
                              int *, size, size) __asm__("native." #letter "sygvd_");                    \
    void letter##syevr_native(const char *, const char *, const char *, const int *, real *, const int *,\
                              const real *, const real *, const int *, const int *, const real *, int *, \
                              real *, real *, const int *, int *, real *, const int *, int *,            \
                              const int *, int *, size, size, size)                                      \
        __asm__("native." #letter "syevr_");                                                             \
    void letter##syevx_native(const char *, const char *, const char *, const int *, real *, const int *,\
                              const real *, const real *, const int *, const int *, const real *, int *, \
                              real *, real *, const int *, real *, const int *, int *, int *, int *,     \
                              size, size, size) __asm__("native." #letter "syevx_");

NATIVE(double, d)
NATIVE(float, s)

#define NATIVE_COMPLEX(letter)                                                                           \
    void letter##getrf_native(const int *, const int *, void *, const int *, int *, int *)               \
        __asm__("native." #letter "getrf_");                                                             \
    void letter##getrs_native(const char *, const int *, const int *, const void *, const int *,         \
                              const int *, void *, const int *, int *, size)                             \
        __asm__("native." #letter "getrs_");                                                             \
    void letter##gesv_native(const int *, const int *, void *, const int *, int *, void *, const int *,  \
                             int *) __asm__("native." #letter "gesv_");

NATIVE_COMPLEX(z)
NATIVE_COMPLEX(c)

#define REAL double
#define NAME(name) name##_d
#define LAPACK(name) d##name##_native
#define LAPACK_Z(name) z##name##_native
#include "lapack_real.h"
#include "lapack_more.h"
#include "lapack_svd.h"
#include "lapack_qr.h"
#include "lapack_complex.h"
#include "lapack_geev.h"
#include "lapack_pencils.h"
#undef REAL
#undef NAME
#undef LAPACK
#undef LAPACK_Z
RULES(_d)

#define REAL float
#define NAME(name) name##_s
#define LAPACK(name) s##name##_native
#define LAPACK_Z(name) c##name##_native
#include "lapack_real.h"
#include "lapack_more.h"
#include "lapack_svd.h"
#include "lapack_qr.h"
#include "lapack_complex.h"
#include "lapack_geev.h"
#include "lapack_pencils.h"
#undef REAL
#undef NAME
#undef LAPACK
#undef LAPACK_Z
RULES(_s)

/* What programs call: Fortran's convention. */

static int is_upper(const char *uplo) { return *uplo == 'U' || *uplo == 'u'; }
static int is_transposed(const char *trans) { return *trans != 'N' && *trans != 'n'; }
static int is_unit(const char *diag) { return *diag == 'U' || *diag == 'u'; }

#define FORTRAN(real, p, _t)                                                                             \
    void p##trtrs_(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, \
                   const real *a, const int *lda, real *b, const int *ldb, int *info)                    \
    {                                                                                                    \
        *info = (int)ltoad_trtrs##_t(is_upper(uplo), is_transposed(trans), is_unit(diag), *n, *nrhs, a,  \
                                     *lda, b, *ldb);                                                     \
    }                                                                                                    \
    void p##getrf_(const int *m, const int *n, real *a, const int *lda, int *pivots, int *info)          \
    {                                                                                                    \
        *info = (int)ltoad_getrf##_t(*m, *n, a, *lda, pivots);                                           \
    }                                                                                                    \
    void p##getrs_(const char *trans, const int *n, const int *nrhs, const real *lu, const int *lda,     \
                   const int *pivots, real *b, const int *ldb, int *info)                                \
    {                                                                                                    \
        *info = (int)ltoad_getrs##_t(is_transposed(trans), *n, *nrhs, lu, *lda, pivots, b, *ldb);        \
    }                                                                                                    \
    void p##gesv_(const int *n, const int *nrhs, real *a, const int *lda, int *pivots, real *b,          \
                  const int *ldb, int *info)                                                             \
    {                                                                                                    \
        *info = (int)ltoad_gesv##_t(*n, *nrhs, a, *lda, pivots, b, *ldb);                                \
    }                                                                                                    \
    void p##potrf_(const char *uplo, const int *n, real *a, const int *lda, int *info)                   \
    {                                                                                                    \
        *info = (int)ltoad_potrf##_t(is_upper(uplo), *n, a, *lda);                                       \
    }                                                                                                    \
    void p##potrs_(const char *uplo, const int *n, const int *nrhs, const real *a, const int *lda,       \
                   real *b, const int *ldb, int *info)                                                   \
    {                                                                                                    \
        *info = (int)ltoad_potrs##_t(is_upper(uplo), *n, *nrhs, a, *lda, b, *ldb);                       \
    }                                                                                                    \
    void p##posv_(const char *uplo, const int *n, const int *nrhs, real *a, const int *lda, real *b,     \
                  const int *ldb, int *info)                                                             \
    {                                                                                                    \
        *info = (int)ltoad_posv##_t(is_upper(uplo), *n, *nrhs, a, *lda, b, *ldb);                        \
    }

/* Routines with work arrays: a question for their length is the library's to answer.  The contents of
   the matrix after syev without vectors are nobody's business, and stay. */
#define WITH_WORK(real, p, _t)                                                                           \
    static void inactive_ask_syev##_t(const char *jobz, const char *uplo, const int *n, const int *lda,  \
                                      real *work)                                                        \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##syev_native(jobz, uplo, n, work, lda, work, work, &length, &info, 1, 1);                      \
    }                                                                                                    \
    static void inactive_ask_gels##_t(const int *m, const int *n, const int *nrhs, const int *lda,       \
                                      const int *ldb, real *work)                                        \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##gels_native("N", m, n, nrhs, work, lda, work, ldb, work, &length, &info, 1);                  \
    }                                                                                                    \
    static int eigenvalues##_t(const char *jobz, const char *uplo, int n, real *a, int lda, real *w)     \
    {                                                                                                    \
        if (*jobz == 'V' || *jobz == 'v')                                                                \
            return (int)ltoad_syev##_t(is_upper(uplo), n, a, lda, w);                                    \
        real *copy = packed##_t(n, n, a, lda);                                                           \
        const int info = (int)ltoad_syev##_t(is_upper(uplo), n, copy, n, w);                             \
        free(copy);                                                                                      \
        return info;                                                                                     \
    }                                                                                                    \
    void p##syev_(const char *jobz, const char *uplo, const int *n, real *a, const int *lda, real *w,    \
                  real *work, const int *lwork, int *info)                                               \
    {                                                                                                    \
        if (*lwork == -1) {                                                                              \
            inactive_ask_syev##_t(jobz, uplo, n, lda, work);                                             \
            *info = 0;                                                                                   \
            return;                                                                                      \
        }                                                                                                \
        *info = eigenvalues##_t(jobz, uplo, *n, a, *lda, w);                                             \
    }                                                                                                    \
    static int least_squares##_t(int m, int n, int nrhs, real *a, int lda, real *b, int ldb)             \
    {                                                                                                    \
        real *matrix = packed##_t(m, n, a, lda), *right = packed##_t(m, nrhs, b, ldb);                   \
        const int info = (int)ltoad_gels##_t(m, n, nrhs, matrix, right, a, lda, b, ldb);                 \
        /* The squares below a solution add up to those of the residual. */                              \
        for (int k = 0; m > n && k < nrhs; k++) {                                                        \
            real squares = 0;                                                                            \
            for (int i = 0; i < m; i++) {                                                                \
                real residual = right[i + (size)k * m];                                                  \
                for (int j = 0; j < n; j++)                                                              \
                    residual -= matrix[i + (size)j * m] * b[j + (size)k * ldb];                          \
                squares += residual * residual;                                                          \
                if (i >= n)                                                                              \
                    b[i + (size)k * ldb] = 0;                                                            \
            }                                                                                            \
            b[n + (size)k * ldb] = squares > 0 ? __builtin_sqrt(squares) : 0;                            \
        }                                                                                                \
        free(matrix);                                                                                    \
        free(right);                                                                                     \
        return info;                                                                                     \
    }                                                                                                    \
    void p##gels_(const char *trans, const int *m, const int *n, const int *nrhs, real *a,               \
                  const int *lda, real *b, const int *ldb, real *work, const int *lwork, int *info)      \
    {                                                                                                    \
        if (*lwork == -1) {                                                                              \
            inactive_ask_gels##_t(m, n, nrhs, lda, ldb, work);                                           \
            *info = 0;                                                                                   \
            return;                                                                                      \
        }                                                                                                \
        if (is_transposed(trans) || *m < *n)                                                             \
            refuse("least squares with fewer equations than unknowns, or transposed,");                  \
        *info = least_squares##_t(*m, *n, *nrhs, a, *lda, b, *ldb);                                      \
    }                                                                                                    \
    static int tridiagonal##_t(int n, int nrhs, real *dl, real *d, real *du, real *b, int ldb)           \
    {                                                                                                    \
        real *lower = malloc((3 * (size)n + 1) * sizeof *lower), *middle = lower + n;                    \
        real *upper = middle + n;                                                                        \
        for (int i = 0; i < n; i++) {                                                                    \
            middle[i] = d[i];                                                                            \
            if (i + 1 < n)                                                                               \
                lower[i] = dl[i], upper[i] = du[i];                                                      \
        }                                                                                                \
        const int info = (int)ltoad_gtsv##_t(n, nrhs, lower, middle, upper, dl, d, du, b, ldb);          \
        free(lower);                                                                                     \
        return info;                                                                                     \
    }                                                                                                    \
    void p##gtsv_(const int *n, const int *nrhs, real *dl, real *d, real *du, real *b, const int *ldb,   \
                  int *info)                                                                             \
    {                                                                                                    \
        *info = tridiagonal##_t(*n, *nrhs, dl, d, du, b, *ldb);                                          \
    }

#include "lapack_inverse.h"

WITH_WORK(double, d, _d)
WITH_WORK(float, s, _s)

FORTRAN(double, d, _d)
FORTRAN(float, s, _s)
INVERSE(double, d, _d)
INVERSE(float, s, _s)

/* Of LAPACKE: how a matrix is stored. */
enum { ROWS = 101 };

#include "lapack_bands.h"
#include "lapack_norms.h"
#include "lapack_orthogonal.h"
#include "lapack_singular.h"
#include "lapack_spectra.h"
#include "lapack_complex_calls.h"

NORMS(double, d, _d, __builtin_fabs, __builtin_sqrt, __builtin_frexp, __builtin_ldexp, 1000)
NORMS(float, s, _s, __builtin_fabsf, __builtin_sqrtf, __builtin_frexpf, __builtin_ldexpf, 120)
CONDITION(double, d, _d, __builtin_fabs)
CONDITION(float, s, _s, __builtin_fabsf)
BANDS(double, d, _d, __builtin_fabs)
BANDS(float, s, _s, __builtin_fabsf)
ORTHOGONAL(double, d, _d)
ORTHOGONAL(float, s, _s)
SINGULAR(double, d, _d, __DBL_EPSILON__ / 2)
SINGULAR(float, s, _s, __FLT_EPSILON__ / 2)
SPECTRA(double, d, _d)
SPECTRA(float, s, _s)
COMPLEX(z, _d)
COMPLEX(c, _s)

#define REAL double
#define LETTER "d"
#define NAME(name) name##_d
#define LAPACK(name) d##name##_native
#define ROUTINE(name) d##name##_
#define LEAST __DBL_MIN__
#define PRECISION __DBL_EPSILON__
#include "lapack_expert.h"

#define REAL float
#define LETTER "s"
#define NAME(name) name##_s
#define LAPACK(name) s##name##_native
#define ROUTINE(name) s##name##_
#define LEAST __FLT_MIN__
#define PRECISION __FLT_EPSILON__
#include "lapack_expert.h"

/* LAPACKE: matrices in rows are turned, as the library does; a symmetric one has its other triangle. */

#define LAPACKE(real, p, _t)                                                                             \
    static real *columns##_t(int m, int n, const real *rows, int ld)                                     \
    {                                                                                                    \
        real *turned = malloc(((size)m * n + 1) * sizeof *turned);                                       \
        for (int i = 0; i < m; i++)                                                                      \
            for (int j = 0; j < n; j++)                                                                  \
                turned[i + (size)j * m] = rows[(size)i * ld + j];                                        \
        return turned;                                                                                   \
    }                                                                                                    \
    static void rows##_t(int m, int n, real *turned, real *rows, int ld)                                 \
    {                                                                                                    \
        for (int i = 0; i < m; i++)                                                                      \
            for (int j = 0; j < n; j++)                                                                  \
                rows[(size)i * ld + j] = turned[i + (size)j * m];                                        \
        free(turned);                                                                                    \
    }                                                                                                    \
    int LAPACKE_##p##getrf(int layout, int m, int n, real *a, int lda, int *pivots)                      \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_getrf##_t(m, n, a, lda, pivots);                                           \
        real *turned = columns##_t(m, n, a, lda);                                                        \
        const int info = (int)ltoad_getrf##_t(m, n, turned, m, pivots);                                  \
        rows##_t(m, n, turned, a, lda);                                                                  \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##getrs(int layout, char trans, int n, int nrhs, const real *a, int lda,              \
                           const int *pivots, real *b, int ldb)                                          \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_getrs##_t(is_transposed(&trans), n, nrhs, a, lda, pivots, b, ldb);         \
        real *lu = columns##_t(n, n, a, lda), *x = columns##_t(n, nrhs, b, ldb);                         \
        const int info = (int)ltoad_getrs##_t(is_transposed(&trans), n, nrhs, lu, n, pivots, x, n);      \
        free(lu);                                                                                        \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##gesv(int layout, int n, int nrhs, real *a, int lda, int *pivots, real *b, int ldb)  \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_gesv##_t(n, nrhs, a, lda, pivots, b, ldb);                                 \
        real *lu = columns##_t(n, n, a, lda), *x = columns##_t(n, nrhs, b, ldb);                         \
        const int info = (int)ltoad_gesv##_t(n, nrhs, lu, n, pivots, x, n);                              \
        rows##_t(n, n, lu, a, lda);                                                                      \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##potrf(int layout, char uplo, int n, real *a, int lda)                               \
    {                                                                                                    \
        return (int)ltoad_potrf##_t(is_upper(&uplo) != (layout == ROWS), n, a, lda);                     \
    }                                                                                                    \
    int LAPACKE_##p##potrs(int layout, char uplo, int n, int nrhs, const real *a, int lda, real *b,      \
                           int ldb)                                                                      \
    {                                                                                                    \
        const int upper = is_upper(&uplo) != (layout == ROWS);                                           \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_potrs##_t(upper, n, nrhs, a, lda, b, ldb);                                 \
        real *x = columns##_t(n, nrhs, b, ldb);                                                          \
        const int info = (int)ltoad_potrs##_t(upper, n, nrhs, a, lda, x, n);                             \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##posv(int layout, char uplo, int n, int nrhs, real *a, int lda, real *b, int ldb)    \
    {                                                                                                    \
        const int upper = is_upper(&uplo) != (layout == ROWS);                                           \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_posv##_t(upper, n, nrhs, a, lda, b, ldb);                                  \
        real *x = columns##_t(n, nrhs, b, ldb);                                                          \
        const int info = (int)ltoad_posv##_t(upper, n, nrhs, a, lda, x, n);                              \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##trtrs(int layout, char uplo, char trans, char diag, int n, int nrhs, const real *a, \
                           int lda, real *b, int ldb)                                                    \
    {                                                                                                    \
        const int by_rows = layout == ROWS, upper = is_upper(&uplo) != by_rows;                          \
        const int turned = is_transposed(&trans) != by_rows, unit = is_unit(&diag);                      \
        if (!by_rows)                                                                                    \
            return (int)ltoad_trtrs##_t(upper, turned, unit, n, nrhs, a, lda, b, ldb);                   \
        real *x = columns##_t(n, nrhs, b, ldb);                                                          \
        const int info = (int)ltoad_trtrs##_t(upper, turned, unit, n, nrhs, a, lda, x, n);               \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }

#define LAPACKE_WITH_WORK(real, p, _t)                                                                   \
    static int eigenvalues_of_layout##_t(int layout, char jobz, char uplo, int n, real *a, int lda,      \
                                         real *w)                                                        \
    {                                                                                                    \
        const int upper = is_upper(&uplo) != (layout == ROWS);                                           \
        real *copy = columns##_t(n, n, a, lda);                                                          \
        const int info = (int)ltoad_syev##_t(!upper, n, copy, n, w);                                     \
        if (jobz == 'V' || jobz == 'v')                                                                  \
            for (int j = 0; j < n; j++)                                                                  \
                for (int i = 0; i < n; i++)                                                              \
                    a[layout == ROWS ? (size)i * lda + j : i + (size)j * lda] = copy[i + (size)j * n];   \
        free(copy);                                                                                      \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##syev(int layout, char jobz, char uplo, int n, real *a, int lda, real *w)            \
    {                                                                                                    \
        return eigenvalues_of_layout##_t(layout, jobz, uplo, n, a, lda, w);                              \
    }                                                                                                    \
    int LAPACKE_##p##gels(int layout, char trans, int m, int n, int nrhs, real *a, int lda, real *b,     \
                          int ldb)                                                                       \
    {                                                                                                    \
        if (is_transposed(&trans) || m < n)                                                              \
            refuse("least squares with fewer equations than unknowns, or transposed,");                  \
        if (layout != ROWS)                                                                              \
            return least_squares##_t(m, n, nrhs, a, lda, b, ldb);                                        \
        real *qr = columns##_t(m, n, a, lda), *x = columns##_t(m, nrhs, b, ldb);                         \
        const int info = least_squares##_t(m, n, nrhs, qr, m, x, m);                                     \
        rows##_t(m, n, qr, a, lda);                                                                      \
        rows##_t(m, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##gtsv(int layout, int n, int nrhs, real *dl, real *d, real *du, real *b, int ldb)    \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return tridiagonal##_t(n, nrhs, dl, d, du, b, ldb);                                          \
        real *x = columns##_t(n, nrhs, b, ldb);                                                          \
        const int info = tridiagonal##_t(n, nrhs, dl, d, du, x, n);                                      \
        rows##_t(n, nrhs, x, b, ldb);                                                                    \
        return info;                                                                                     \
    }

LAPACKE(double, d, _d)
LAPACKE(float, s, _s)
LAPACKE_WITH_WORK(double, d, _d)
LAPACKE_WITH_WORK(float, s, _s)
LAPACKE_INVERSE(double, d, _d)
LAPACKE_INVERSE(float, s, _s)
LAPACKE_ORTHOGONAL(double, d, _d)
LAPACKE_ORTHOGONAL(float, s, _s)
LAPACKE_SINGULAR(double, d, _d)
LAPACKE_SINGULAR(float, s, _s)
LAPACKE_SPECTRA(double, d, _d)
LAPACKE_SPECTRA(float, s, _s)
