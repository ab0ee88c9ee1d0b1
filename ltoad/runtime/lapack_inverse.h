/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inverses and singular values as programs call them; lapack.c says what surrounds them.
 * A question for the length of a work array is the library's to answer. */

static char as_upper(char job) { return (char)(job >= 'a' ? job - ('a' - 'A') : job); }

#define INVERSE(real, p, _t)                                                                             \
    static void inactive_ask_getri##_t(const int *n, const int *lda, const int *pivots, real *work)      \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##getri_native(n, work, lda, pivots, work, &length, &info);                                     \
    }                                                                                                    \
    static void inactive_ask_gesvd##_t(const char *jobu, const char *jobvt, const int *m, const int *n,  \
                                       const int *lda, const int *ldu, const int *ldvt, real *work)      \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##gesvd_native(jobu, jobvt, m, n, work, lda, work, work, ldu, work, ldvt, work, &length, &info, \
                        1, 1);                                                                           \
    }                                                                                                    \
    static void inactive_ask_gesdd##_t(const char *jobz, const int *m, const int *n, const int *lda,     \
                                       const int *ldu, const int *ldvt, real *work)                      \
    {                                                                                                    \
        int info, length = -1, whole = 0;                                                                \
        p##gesdd_native(jobz, m, n, work, lda, work, work, ldu, work, ldvt, work, &length, &whole, &info,\
                        1);                                                                              \
    }                                                                                                    \
    void p##getri_(const int *n, real *a, const int *lda, const int *pivots, real *work,                 \
                   const int *lwork, int *info)                                                          \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_getri##_t(n, lda, pivots, work);                                                \
        else                                                                                             \
            *info = getri##_t(*n, a, *lda, pivots);                                                      \
    }                                                                                                    \
    void p##potri_(const char *uplo, const int *n, real *a, const int *lda, int *info)                   \
    {                                                                                                    \
        *info = potri##_t(is_upper(uplo), *n, a, *lda);                                                  \
    }                                                                                                    \
    void p##trtri_(const char *uplo, const char *diag, const int *n, real *a, const int *lda, int *info) \
    {                                                                                                    \
        *info = trtri##_t(is_upper(uplo), is_unit(diag), *n, a, *lda);                                   \
    }                                                                                                    \
    void p##gesvd_(const char *jobu, const char *jobvt, const int *m, const int *n, real *a,             \
                   const int *lda, real *s, real *u, const int *ldu, real *vt, const int *ldvt,          \
                   real *work, const int *lwork, int *info)                                              \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_gesvd##_t(jobu, jobvt, m, n, lda, ldu, ldvt, work);                             \
        else                                                                                             \
            *info = singular_values##_t(as_upper(*jobu), as_upper(*jobvt), *m, *n, a, *lda, s, u, *ldu,  \
                                        vt, *ldvt);                                                      \
    }                                                                                                    \
    static int by_one_job##_t(char job, int m, int n, real *a, int lda, real *s, real *u, int ldu,       \
                              real *vt, int ldvt)                                                        \
    {                                                                                                    \
        const char of_u = job == 'O' && m < n ? 'A' : job, of_v = job == 'O' && m >= n ? 'A' : job;      \
        return singular_values##_t(of_u, of_v, m, n, a, lda, s, u, ldu, vt, ldvt);                       \
    }                                                                                                    \
    void p##gesdd_(const char *jobz, const int *m, const int *n, real *a, const int *lda, real *s,       \
                   real *u, const int *ldu, real *vt, const int *ldvt, real *work, const int *lwork,     \
                   int *iwork, int *info)                                                                \
    {                                                                                                    \
        (void)iwork;                                                                                     \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_gesdd##_t(jobz, m, n, lda, ldu, ldvt, work);                                    \
        else                                                                                             \
            *info = by_one_job##_t(as_upper(*jobz), *m, *n, a, *lda, s, u, *ldu, vt, *ldvt);             \
    }

/* Matrices in rows: the transposed one has the same singular values, with U and V exchanged; inverses
   are turned as they are. */
#define LAPACKE_INVERSE(real, p, _t)                                                                     \
    int LAPACKE_##p##getri(int layout, int n, real *a, int lda, const int *pivots)                       \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return getri##_t(n, a, lda, pivots);                                                         \
        real *turned = columns##_t(n, n, a, lda);                                                        \
        const int info = getri##_t(n, turned, n, pivots);                                                \
        rows##_t(n, n, turned, a, lda);                                                                  \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##potri(int layout, char uplo, int n, real *a, int lda)                               \
    {                                                                                                    \
        return potri##_t(is_upper(&uplo) != (layout == ROWS), n, a, lda);                                \
    }                                                                                                    \
    int LAPACKE_##p##trtri(int layout, char uplo, char diag, int n, real *a, int lda)                    \
    {                                                                                                    \
        return trtri##_t(is_upper(&uplo) != (layout == ROWS), is_unit(&diag), n, a, lda);                \
    }                                                                                                    \
    int LAPACKE_##p##gesvd(int layout, char jobu, char jobvt, int m, int n, real *a, int lda, real *s,   \
                           real *u, int ldu, real *vt, int ldvt, real *superb)                           \
    {                                                                                                    \
        (void)superb;                                                                                    \
        const char of_u = as_upper(jobu), of_v = as_upper(jobvt);                                        \
        if (layout != ROWS)                                                                              \
            return singular_values##_t(of_u, of_v, m, n, a, lda, s, u, ldu, vt, ldvt);                   \
        return singular_values##_t(of_v, of_u, n, m, a, lda, s, vt, ldvt, u, ldu);                       \
    }                                                                                                    \
    int LAPACKE_##p##gesdd(int layout, char jobz, int m, int n, real *a, int lda, real *s, real *u,      \
                           int ldu, real *vt, int ldvt)                                                  \
    {                                                                                                    \
        const char job = as_upper(jobz);                                                                 \
        if (layout != ROWS)                                                                              \
            return by_one_job##_t(job, m, n, a, lda, s, u, ldu, vt, ldvt);                               \
        const char of_u = job == 'O' && m < n ? 'A' : job, of_v = job == 'O' && m >= n ? 'A' : job;      \
        return singular_values##_t(of_v, of_u, n, m, a, lda, s, vt, ldvt, u, ldu);                       \
    }
