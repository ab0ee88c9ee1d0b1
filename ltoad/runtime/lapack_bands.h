/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Banded systems; lapack.c says what surrounds them.

   They are the algorithms of LAPACK without blocks, and are differentiated line by line: the tape of a
   factorisation is as long as the factorisation takes, which is little for a band. */

/* Element (i, j) of a band with `kv` diagonals above the middle one. */
#define BAND(i, j) ab[kv + (i) - (j) + (size)(j) * ld]

#define BANDS(real, p, _t, absolute)                                                                     \
    static void clear_fill##_t(int n, int kl, int ku, real *ab, int ld)                                  \
    {                                                                                                    \
        const int kv = kl + ku;                                                                          \
        for (int j = ku + 1; j < n; j++)                                                                 \
            for (int i = j > kv ? j - kv : 0; i < j - ku; i++)                                           \
                BAND(i, j) = 0;                                                                          \
    }                                                                                                    \
    static int gbtrf##_t(int m, int n, int kl, int ku, real *ab, int ld, int *pivots)                    \
    {                                                                                                    \
        const int kv = kl + ku, steps = m < n ? m : n;                                                   \
        int info = 0, last = 0;                                                                          \
        clear_fill##_t(n, kl, ku, ab, ld);                                                               \
        for (int j = 0; j < steps; j++) {                                                                \
            const int below = kl < m - 1 - j ? kl : m - 1 - j;                                           \
            int pivot = j;                                                                               \
            for (int i = j + 1; i <= j + below; i++)                                                     \
                if (absolute(BAND(i, j)) > absolute(BAND(pivot, j)))                                     \
                    pivot = i;                                                                           \
            pivots[j] = pivot + 1;                                                                       \
            if (BAND(pivot, j) == 0) {                                                                   \
                info = info ? info : j + 1;                                                              \
                continue;                                                                                \
            }                                                                                            \
            const int reach = pivot + ku < n - 1 ? pivot + ku : n - 1;                                   \
            last = reach > last ? reach : last;                                                          \
            for (int c = j; pivot != j && c <= last; c++) {                                              \
                const real other = BAND(j, c);                                                           \
                BAND(j, c) = BAND(pivot, c);                                                             \
                BAND(pivot, c) = other;                                                                  \
            }                                                                                            \
            for (int i = j + 1; i <= j + below; i++)                                                     \
                BAND(i, j) /= BAND(j, j);                                                                \
            for (int c = j + 1; c <= last; c++)                                                          \
                for (int i = j + 1; i <= j + below; i++)                                                 \
                    BAND(i, c) -= BAND(i, j) * BAND(j, c);                                               \
        }                                                                                                \
        return info;                                                                                     \
    }                                                                                                    \
    static void band_rows##_t(int back, int n, int kl, int kv, const real *ab, int ld,                   \
                              const int *pivots, real *b)                                                \
    {                                                                                                    \
        for (int step = 0; step < n - 1; step++) {                                                       \
            const int j = back ? n - 2 - step : step, with = pivots[j] - 1;                              \
            const int end = j + kl < n - 1 ? j + kl : n - 1;                                             \
            const real first = b[j], second = b[with];                                                   \
            if (!back) {                                                                                 \
                b[with] = first;                                                                         \
                b[j] = second;                                                                           \
                for (int i = j + 1; i <= end; i++)                                                       \
                    b[i] -= BAND(i, j) * b[j];                                                           \
            } else {                                                                                     \
                real sum = first;                                                                        \
                for (int i = j + 1; i <= end; i++)                                                       \
                    sum -= BAND(i, j) * b[i];                                                            \
                b[j] = b[with];                                                                          \
                b[with] = sum;                                                                           \
            }                                                                                            \
        }                                                                                                \
    }                                                                                                    \
    static void gbtrs##_t(int trans, int n, int kl, int ku, int nrhs, const real *ab, int ld,            \
                          const int *pivots, real *right, int ldb)                                       \
    {                                                                                                    \
        const int kv = kl + ku;                                                                          \
        for (int k = 0; k < nrhs; k++) {                                                                 \
            real *b = right + (size)k * ldb;                                                             \
            if (!trans) {                                                                                \
                band_rows##_t(0, n, kl, kv, ab, ld, pivots, b);                                          \
                for (int j = n - 1; j >= 0; j--) {                                                       \
                    b[j] /= BAND(j, j);                                                                  \
                    for (int i = j > kv ? j - kv : 0; i < j; i++)                                        \
                        b[i] -= BAND(i, j) * b[j];                                                       \
                }                                                                                        \
            } else {                                                                                     \
                for (int j = 0; j < n; j++) {                                                            \
                    real sum = b[j];                                                                     \
                    for (int i = j > kv ? j - kv : 0; i < j; i++)                                        \
                        sum -= BAND(i, j) * b[i];                                                        \
                    b[j] = sum / BAND(j, j);                                                             \
                }                                                                                        \
                band_rows##_t(1, n, kl, kv, ab, ld, pivots, b);                                          \
            }                                                                                            \
        }                                                                                                \
    }                                                                                                    \
    static real inverse_of_band##_t(int by_rows, int n, int kl, int ku, const real *ab, int ld,          \
                                    const int *pivots)                                                   \
    {                                                                                                    \
        ESTIMATE(real, absolute, n, by_rows, BY_BAND##_t)                                                \
        return estimate;                                                                                 \
    }                                                                                                    \
    void p##gbtrf_(const int *m, const int *n, const int *kl, const int *ku, real *ab,                   \
                   const int *ldab, int *pivots, int *info)                                              \
    {                                                                                                    \
        *info = gbtrf##_t(*m, *n, *kl, *ku, ab, *ldab, pivots);                                          \
    }                                                                                                    \
    void p##gbtrs_(const char *trans, const int *n, const int *kl, const int *ku, const int *nrhs,       \
                   const real *ab, const int *ldab, const int *pivots, real *b, const int *ldb,          \
                   int *info)                                                                            \
    {                                                                                                    \
        gbtrs##_t(is_transposed(trans), *n, *kl, *ku, *nrhs, ab, *ldab, pivots, b, *ldb);                \
        *info = 0;                                                                                       \
    }                                                                                                    \
    void p##gbsv_(const int *n, const int *kl, const int *ku, const int *nrhs, real *ab,                 \
                  const int *ldab, int *pivots, real *b, const int *ldb, int *info)                      \
    {                                                                                                    \
        const int done = gbtrf##_t(*n, *n, *kl, *ku, ab, *ldab, pivots);                                 \
        if (done == 0)                                                                                   \
            gbtrs##_t(0, *n, *kl, *ku, *nrhs, ab, *ldab, pivots, b, *ldb);                               \
        *info = done;                                                                                    \
    }                                                                                                    \
    void p##gbcon_(const char *norm, const int *n, const int *kl, const int *ku, const real *ab,         \
                   const int *ldab, const int *pivots, const real *anorm, real *rcond, real *work,       \
                   int *iwork, int *info)                                                                \
    {                                                                                                    \
        (void)work, (void)iwork;                                                                         \
        *info = 0;                                                                                       \
        *rcond = *n > 0 ? condition##_t(inverse_of_band##_t(is_by_rows(norm), *n, *kl, *ku, ab, *ldab,   \
                                                            pivots),                                     \
                                        *anorm)                                                          \
                        : 1;                                                                             \
    }

#define BY_BAND_d(trans) gbtrs_d(trans, n, kl, ku, 1, ab, ld, pivots, x, n)
#define BY_BAND_s(trans) gbtrs_s(trans, n, kl, ku, 1, ab, ld, pivots, x, n)
