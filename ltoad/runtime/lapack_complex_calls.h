/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Complex systems as programs call them; lapack.c says what surrounds them. */

#define COMPLEX(p, _t)                                                                                   \
    /* A^T X = B is the conjugate of A^H with all conjugated. */                                         \
    static void conjugate##_t(int n, int nrhs, complex##_t *b, int ldb)                                  \
    {                                                                                                    \
        for (int k = 0; k < nrhs; k++)                                                                   \
            for (int i = 0; i < n; i++)                                                                  \
                AT(b, ldb, i, k).im = -AT(b, ldb, i, k).im;                                              \
    }                                                                                                    \
    static int complex_solution##_t(char how, int n, int nrhs, const complex##_t *lu, int lda,           \
                                    const int *pivots, complex##_t *b, int ldb)                          \
    {                                                                                                    \
        if (how == 'T')                                                                                  \
            conjugate##_t(n, nrhs, b, ldb);                                                              \
        const int info = (int)ltoad_zgetrs##_t(how != 'N', n, nrhs, lu, lda, pivots, b, ldb);            \
        if (how == 'T')                                                                                  \
            conjugate##_t(n, nrhs, b, ldb);                                                              \
        return info;                                                                                     \
    }                                                                                                    \
    void p##getrf_(const int *m, const int *n, complex##_t *a, const int *lda, int *pivots, int *info)   \
    {                                                                                                    \
        *info = (int)ltoad_zgetrf##_t(*m, *n, a, *lda, pivots);                                          \
    }                                                                                                    \
    void p##getrs_(const char *trans, const int *n, const int *nrhs, const complex##_t *lu,              \
                   const int *lda, const int *pivots, complex##_t *b, const int *ldb, int *info)         \
    {                                                                                                    \
        *info = complex_solution##_t(as_upper(*trans), *n, *nrhs, lu, *lda, pivots, b, *ldb);            \
    }                                                                                                    \
    void p##gesv_(const int *n, const int *nrhs, complex##_t *a, const int *lda, int *pivots,            \
                  complex##_t *b, const int *ldb, int *info)                                             \
    {                                                                                                    \
        *info = (int)ltoad_zgesv##_t(*n, *nrhs, a, *lda, pivots, b, *ldb);                               \
    }                                                                                                    \
    int LAPACKE_##p##getrf(int layout, int m, int n, complex##_t *a, int lda, int *pivots)               \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_zgetrf##_t(m, n, a, lda, pivots);                                          \
        complex##_t *turned = z_turned##_t(n, m, a, lda, 0);                                             \
        const int info = (int)ltoad_zgetrf##_t(m, n, turned, m, pivots);                                 \
        z_turn_back##_t(n, m, turned, a, lda, 0);                                                        \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##getrs(int layout, char trans, int n, int nrhs, const complex##_t *a, int lda,       \
                           const int *pivots, complex##_t *b, int ldb)                                   \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return complex_solution##_t(as_upper(trans), n, nrhs, a, lda, pivots, b, ldb);               \
        complex##_t *lu = z_turned##_t(n, n, a, lda, 0), *x = z_turned##_t(nrhs, n, b, ldb, 0);          \
        const int info = complex_solution##_t(as_upper(trans), n, nrhs, lu, n, pivots, x, n);            \
        free(lu);                                                                                        \
        z_turn_back##_t(nrhs, n, x, b, ldb, 0);                                                          \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##gesv(int layout, int n, int nrhs, complex##_t *a, int lda, int *pivots,             \
                          complex##_t *b, int ldb)                                                       \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_zgesv##_t(n, nrhs, a, lda, pivots, b, ldb);                                \
        complex##_t *lu = z_turned##_t(n, n, a, lda, 0), *x = z_turned##_t(nrhs, n, b, ldb, 0);          \
        const int info = (int)ltoad_zgesv##_t(n, nrhs, lu, n, pivots, x, n);                             \
        z_turn_back##_t(n, n, lu, a, lda, 0);                                                            \
        z_turn_back##_t(nrhs, n, x, b, ldb, 0);                                                          \
        return info;                                                                                     \
    }
