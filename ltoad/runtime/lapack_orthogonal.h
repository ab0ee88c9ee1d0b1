/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* QR factors as programs call them; lapack.c says what surrounds them. */

#define ORTHOGONAL(real, p, _t)                                                                          \
    static void inactive_ask_geqrf##_t(const int *m, const int *n, const int *lda, real *work)           \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##geqrf_native(m, n, work, lda, work, work, &length, &info);                                    \
    }                                                                                                    \
    static void inactive_ask_ormqr##_t(const char *side, const char *trans, const int *m, const int *n,  \
                                       const int *k, const int *lda, const int *ldc, real *work)         \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##ormqr_native(side, trans, m, n, k, work, lda, work, work, ldc, work, &length, &info, 1, 1);   \
    }                                                                                                    \
    /* From the right it is c^T from the left. */                                                        \
    static int times_q##_t(int right, int trans, int m, int n, int k, const real *a, int lda,            \
                           const real *tau, real *c, int ldc)                                            \
    {                                                                                                    \
        if (!right)                                                                                      \
            return (int)ltoad_ormqr##_t(trans, m, n, k, a, lda, tau, c, ldc);                            \
        real *turned = malloc(((size)m * n + 1) * sizeof *turned);                                       \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                turned[j + (size)i * n] = c[i + (size)j * ldc];                                          \
        const int info = (int)ltoad_ormqr##_t(!trans, n, m, k, a, lda, tau, turned, n);                  \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                c[i + (size)j * ldc] = turned[j + (size)i * n];                                          \
        free(turned);                                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    static int columns_of_q##_t(int m, int n, int k, real *a, int lda, const real *tau)                  \
    {                                                                                                    \
        real *q = malloc(((size)m * n + 1) * sizeof *q);                                                 \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                q[i + (size)j * m] = i == j;                                                             \
        const int info = (int)ltoad_ormqr##_t(0, m, n, k, a, lda, tau, q, m);                            \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < m; i++)                                                                  \
                a[i + (size)j * lda] = q[i + (size)j * m];                                               \
        free(q);                                                                                         \
        return info;                                                                                     \
    }                                                                                                    \
    void p##geqrf_(const int *m, const int *n, real *a, const int *lda, real *tau, real *work,           \
                   const int *lwork, int *info)                                                          \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_geqrf##_t(m, n, lda, work);                                                     \
        else                                                                                             \
            *info = (int)ltoad_geqrf##_t(*m, *n, a, *lda, tau);                                          \
    }                                                                                                    \
    void p##ormqr_(const char *side, const char *trans, const int *m, const int *n, const int *k,        \
                   const real *a, const int *lda, const real *tau, real *c, const int *ldc, real *work,  \
                   const int *lwork, int *info)                                                          \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_ormqr##_t(side, trans, m, n, k, lda, ldc, work);                                \
        else                                                                                             \
            *info = times_q##_t(as_upper(*side) == 'R', is_transposed(trans), *m, *n, *k, a, *lda, tau,  \
                                c, *ldc);                                                                \
    }                                                                                                    \
    void p##orgqr_(const int *m, const int *n, const int *k, real *a, const int *lda, const real *tau,   \
                   real *work, const int *lwork, int *info)                                              \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_geqrf##_t(m, n, lda, work);                                                     \
        else                                                                                             \
            *info = columns_of_q##_t(*m, *n, *k, a, *lda, tau);                                          \
    }

#define LAPACKE_ORTHOGONAL(real, p, _t)                                                                  \
    int LAPACKE_##p##geqrf(int layout, int m, int n, real *a, int lda, real *tau)                        \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return (int)ltoad_geqrf##_t(m, n, a, lda, tau);                                              \
        real *turned = columns##_t(m, n, a, lda);                                                        \
        const int info = (int)ltoad_geqrf##_t(m, n, turned, m, tau);                                     \
        rows##_t(m, n, turned, a, lda);                                                                  \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##ormqr(int layout, char side, char trans, int m, int n, int k, const real *a, int lda,\
                           const real *tau, real *c, int ldc)                                            \
    {                                                                                                    \
        const int right = as_upper(side) == 'R', turn = is_transposed(&trans);                           \
        if (layout != ROWS)                                                                              \
            return times_q##_t(right, turn, m, n, k, a, lda, tau, c, ldc);                               \
        const int length = right ? n : m;                                                                \
        real *v = columns##_t(length, k, a, lda), *x = columns##_t(m, n, c, ldc);                        \
        const int info = times_q##_t(right, turn, m, n, k, v, length, tau, x, m);                        \
        free(v);                                                                                         \
        rows##_t(m, n, x, c, ldc);                                                                       \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##orgqr(int layout, int m, int n, int k, real *a, int lda, const real *tau)           \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return columns_of_q##_t(m, n, k, a, lda, tau);                                               \
        real *turned = columns##_t(m, n, a, lda);                                                        \
        const int info = columns_of_q##_t(m, n, k, turned, m, tau);                                      \
        rows##_t(m, n, turned, a, lda);                                                                  \
        return info;                                                                                     \
    }
