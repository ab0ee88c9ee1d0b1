/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Least squares of any rank by singular values, and eigenvalues by division; lapack.c says what surrounds
   them.

   There are no rules of their own.  Of full rank and with enough equations a solution is that of gels, and
   is differentiated by its rule.  Others are sums over singular vectors: right as long as the rank stays,
   and as precise as the gaps between singular values are wide.  What the matrix holds afterwards is
   nobody's business. */

#define SINGULAR(real, p, _t, precision)                                                                 \
    void p##gelsd_native(const int *, const int *, const int *, real *, const int *, real *, const int *,\
                         real *, const real *, int *, real *, const int *, int *, int *)                 \
        __asm__("native." #p "gelsd_");                                                                  \
    void p##gelss_native(const int *, const int *, const int *, real *, const int *, real *, const int *,\
                         real *, const real *, int *, real *, const int *, int *)                        \
        __asm__("native." #p "gelss_");                                                                  \
    void p##syevd_native(const char *, const char *, const int *, real *, const int *, real *, real *,   \
                         const int *, int *, const int *, int *, size, size)                             \
        __asm__("native." #p "syevd_");                                                                  \
    static void inactive_ask_gelsd##_t(const int *m, const int *n, const int *nrhs, const int *lda,      \
                                       const int *ldb, real *work, int *whole)                           \
    {                                                                                                    \
        int info, rank, length = -1;                                                                     \
        real none = -1;                                                                                  \
        p##gelsd_native(m, n, nrhs, work, lda, work, ldb, work, &none, &rank, work, &length, whole,      \
                        &info);                                                                          \
    }                                                                                                    \
    static void inactive_ask_gelss##_t(const int *m, const int *n, const int *nrhs, const int *lda,      \
                                       const int *ldb, real *work)                                       \
    {                                                                                                    \
        int info, rank, length = -1;                                                                     \
        real none = -1;                                                                                  \
        p##gelss_native(m, n, nrhs, work, lda, work, ldb, work, &none, &rank, work, &length, &info);     \
    }                                                                                                    \
    static void inactive_ask_syevd##_t(const char *jobz, const char *uplo, const int *n, const int *lda, \
                                       real *work, int *whole)                                           \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##syevd_native(jobz, uplo, n, work, lda, work, work, &length, whole, &length, &info, 1, 1);     \
    }                                                                                                    \
    /* The shortest of the solutions that the singular vectors of a rank span. */                        \
    static void shortest##_t(int m, int n, int nrhs, int rank, const real *u, const real *s,             \
                             const real *vt, int ldvt, real *b, int ldb)                                 \
    {                                                                                                    \
        real *parts = malloc(((size)rank * nrhs + 1) * sizeof *parts);                                   \
        for (int k = 0; k < nrhs; k++)                                                                   \
            for (int l = 0; l < rank; l++) {                                                             \
                real sum = 0;                                                                            \
                for (int i = 0; i < m; i++)                                                              \
                    sum += u[i + (size)l * m] * b[i + (size)k * ldb];                                    \
                parts[l + (size)k * rank] = sum / s[l];                                                  \
            }                                                                                            \
        for (int k = 0; k < nrhs; k++)                                                                   \
            for (int j = 0; j < n; j++) {                                                                \
                real sum = 0;                                                                            \
                for (int l = 0; l < rank; l++)                                                           \
                    sum += vt[l + (size)j * ldvt] * parts[l + (size)k * rank];                           \
                b[j + (size)k * ldb] = sum;                                                              \
            }                                                                                            \
        free(parts);                                                                                     \
    }                                                                                                    \
    static int least_by_values##_t(int m, int n, int nrhs, const real *a, int lda, real *b, int ldb,     \
                                   real *s, real least, int *rank)                                       \
    {                                                                                                    \
        const int values = m < n ? m : n;                                                                \
        real *matrix = packed##_t(m, n, a, lda);                                                         \
        real *u = malloc(((size)m * values + 1) * sizeof *u);                                            \
        real *vt = malloc(((size)values * n + 1) * sizeof *vt);                                          \
        int info = (int)ltoad_gesvd##_t(m, n, 0, 0, matrix, u, s, vt);                                   \
        int found = 0;                                                                                   \
        while (found < values && s[found] > (least < 0 ? precision : least) * s[0])                      \
            found++;                                                                                     \
        *rank = found;                                                                                   \
        if (info == 0 && found == n)                                                                     \
            info = least_squares##_t(m, n, nrhs, matrix, m, b, ldb);                                     \
        else if (info == 0)                                                                              \
            shortest##_t(m, n, nrhs, found, u, s, vt, values, b, ldb);                                   \
        free(matrix);                                                                                    \
        free(u);                                                                                         \
        free(vt);                                                                                        \
        return info;                                                                                     \
    }                                                                                                    \
    void p##gelsd_(const int *m, const int *n, const int *nrhs, real *a, const int *lda, real *b,        \
                   const int *ldb, real *s, const real *rcond, int *rank, real *work, const int *lwork,  \
                   int *iwork, int *info)                                                                \
    {                                                                                                    \
        if (*lwork == -1) {                                                                              \
            inactive_ask_gelsd##_t(m, n, nrhs, lda, ldb, work, iwork);                                   \
            *info = 0;                                                                                   \
            return;                                                                                      \
        }                                                                                                \
        *info = least_by_values##_t(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank);                   \
    }                                                                                                    \
    void p##gelss_(const int *m, const int *n, const int *nrhs, real *a, const int *lda, real *b,        \
                   const int *ldb, real *s, const real *rcond, int *rank, real *work, const int *lwork,  \
                   int *info)                                                                            \
    {                                                                                                    \
        if (*lwork == -1) {                                                                              \
            inactive_ask_gelss##_t(m, n, nrhs, lda, ldb, work);                                          \
            *info = 0;                                                                                   \
            return;                                                                                      \
        }                                                                                                \
        *info = least_by_values##_t(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank);                   \
    }                                                                                                    \
    void p##syevd_(const char *jobz, const char *uplo, const int *n, real *a, const int *lda, real *w,   \
                   real *work, const int *lwork, int *iwork, const int *liwork, int *info)               \
    {                                                                                                    \
        if (*lwork == -1 || *liwork == -1) {                                                             \
            inactive_ask_syevd##_t(jobz, uplo, n, lda, work, iwork);                                     \
            *info = 0;                                                                                   \
            return;                                                                                      \
        }                                                                                                \
        *info = eigenvalues##_t(jobz, uplo, *n, a, *lda, w);                                             \
    }

#define LAPACKE_SINGULAR(real, p, _t)                                                                    \
    static int least_of_layout##_t(int layout, int m, int n, int nrhs, real *a, int lda, real *b, int ldb,\
                                   real *s, real rcond, int *rank)                                       \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return least_by_values##_t(m, n, nrhs, a, lda, b, ldb, s, rcond, rank);                      \
        const int longer = m > n ? m : n;                                                                \
        real *matrix = columns##_t(m, n, a, lda), *x = columns##_t(longer, nrhs, b, ldb);                \
        const int info = least_by_values##_t(m, n, nrhs, matrix, m, x, longer, s, rcond, rank);          \
        rows##_t(longer, nrhs, x, b, ldb);                                                               \
        free(matrix);                                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##gelsd(int layout, int m, int n, int nrhs, real *a, int lda, real *b, int ldb,       \
                           real *s, real rcond, int *rank)                                               \
    {                                                                                                    \
        return least_of_layout##_t(layout, m, n, nrhs, a, lda, b, ldb, s, rcond, rank);                  \
    }                                                                                                    \
    int LAPACKE_##p##gelss(int layout, int m, int n, int nrhs, real *a, int lda, real *b, int ldb,       \
                           real *s, real rcond, int *rank)                                               \
    {                                                                                                    \
        return least_of_layout##_t(layout, m, n, nrhs, a, lda, b, ldb, s, rcond, rank);                  \
    }                                                                                                    \
    int LAPACKE_##p##syevd(int layout, char jobz, char uplo, int n, real *a, int lda, real *w)           \
    {                                                                                                    \
        return eigenvalues_of_layout##_t(layout, jobz, uplo, n, a, lda, w);                              \
    }
