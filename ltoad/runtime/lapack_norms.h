/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Norms, and condition numbers from factors; lapack.c says what surrounds them.

   There are no rules: they are loops, which are differentiated, and solutions, which have rules.  A norm
   that is the largest of several numbers has the derivative of that one. */

/* The rows of column j of a matrix, or of a band of it, that are stored: from `first` to `end`. */
#define STORED(m, kl, ku)                                                                                \
    const int first = j > (ku) ? j - (ku) : 0, end = j < (m) - (kl) ? j + (kl) + 1 : (m);

/* In a band a column begins with what lies `ku` above the diagonal. */
#define NORMS(real, p, _t, absolute, root, exponent_of, power_of_two, most)                              \
    static real inactive_scale##_t(real largest)                                                         \
    {                                                                                                    \
        int exponent = 0;                                                                                \
        if (largest > 0 && largest * 0 == 0)                                                             \
            exponent_of(largest, &exponent);                                                             \
        return power_of_two(1, exponent > most ? -most : exponent < -most ? most : -exponent);           \
    }                                                                                                    \
    static real largest##_t(int m, int n, int kl, int ku, const real *a, int ld)                         \
    {                                                                                                    \
        real found = 0;                                                                                  \
        for (int j = 0; j < n; j++) {                                                                    \
            STORED(m, kl, ku)                                                                            \
            for (int i = first; i < end; i++) {                                                          \
                const real size_of = absolute(a[i + (size)j * ld]);                                      \
                found = found < size_of || size_of != size_of ? size_of : found;                         \
            }                                                                                            \
        }                                                                                                \
        return found;                                                                                    \
    }                                                                                                    \
    static real largest_column##_t(int m, int n, int kl, int ku, const real *a, int ld)                  \
    {                                                                                                    \
        real found = 0;                                                                                  \
        for (int j = 0; j < n; j++) {                                                                    \
            STORED(m, kl, ku)                                                                            \
            real sum = 0;                                                                                \
            for (int i = first; i < end; i++)                                                            \
                sum += absolute(a[i + (size)j * ld]);                                                    \
            found = found < sum || sum != sum ? sum : found;                                             \
        }                                                                                                \
        return found;                                                                                    \
    }                                                                                                    \
    static real largest_row##_t(int m, int n, int kl, int ku, const real *a, int ld)                     \
    {                                                                                                    \
        real *sums = malloc(((size)m + 1) * sizeof *sums), found = 0;                                    \
        for (int i = 0; i < m; i++)                                                                      \
            sums[i] = 0;                                                                                 \
        for (int j = 0; j < n; j++) {                                                                    \
            STORED(m, kl, ku)                                                                            \
            for (int i = first; i < end; i++)                                                            \
                sums[i] += absolute(a[i + (size)j * ld]);                                                \
        }                                                                                                \
        for (int i = 0; i < m; i++)                                                                      \
            found = found < sums[i] || sums[i] != sums[i] ? sums[i] : found;                             \
        free(sums);                                                                                      \
        return found;                                                                                    \
    }                                                                                                    \
    static real frobenius##_t(int m, int n, int kl, int ku, const real *a, int ld)                       \
    {                                                                                                    \
        /* scaled, so that squares neither overflow nor vanish; a power of two rounds nothing */         \
        const real scale = inactive_scale##_t(largest##_t(m, n, kl, ku, a, ld));                         \
        real squares = 0;                                                                                \
        for (int j = 0; j < n; j++) {                                                                    \
            STORED(m, kl, ku)                                                                            \
            for (int i = first; i < end; i++) {                                                          \
                const real scaled = a[i + (size)j * ld] * scale;                                         \
                squares += scaled * scaled;                                                              \
            }                                                                                            \
        }                                                                                                \
        return squares == 0 ? 0 : root(squares) / scale;                                                 \
    }                                                                                                    \
    static real norm##_t(char kind, int m, int n, int kl, int ku, const real *a, int ld)                 \
    {                                                                                                    \
        if (m <= 0 || n <= 0)                                                                            \
            return 0;                                                                                    \
        if (kind == 'M' || kind == 'm')                                                                  \
            return largest##_t(m, n, kl, ku, a, ld);                                                     \
        if (kind == 'O' || kind == 'o' || kind == '1')                                                   \
            return largest_column##_t(m, n, kl, ku, a, ld);                                              \
        if (kind == 'I' || kind == 'i')                                                                  \
            return largest_row##_t(m, n, kl, ku, a, ld);                                                 \
        return frobenius##_t(m, n, kl, ku, a, ld);                                                       \
    }                                                                                                    \
    real p##lange_(const char *kind, const int *m, const int *n, const real *a, const int *lda,          \
                   real *work)                                                                           \
    {                                                                                                    \
        (void)work;                                                                                      \
        return norm##_t(*kind, *m, *n, *m, *n, a, *lda);                                                 \
    }                                                                                                    \
    real p##langb_(const char *kind, const int *n, const int *kl, const int *ku, const real *ab,         \
                   const int *ldab, real *work)                                                          \
    {                                                                                                    \
        (void)work;                                                                                      \
        return norm##_t(*kind, *n, *n, *kl, *ku, ab + *ku, *ldab - 1);                                   \
    }                                                                                                    \
    real p##lansy_(const char *kind, const char *uplo, const int *n, const real *a, const int *lda,      \
                   real *work)                                                                           \
    {                                                                                                    \
        (void)work;                                                                                      \
        const int size_of = *n, upper = is_upper(uplo);                                                  \
        real *whole = malloc(((size)size_of * size_of + 1) * sizeof *whole);                             \
        for (int j = 0; j < size_of; j++)                                                                \
            for (int i = 0; i < size_of; i++) {                                                          \
                const int row = (i < j) == upper ? i : j, column = row == i ? j : i;                     \
                AT(whole, size_of, i, j) = AT(a, *lda, row, column);                                     \
            }                                                                                            \
        const real found = norm##_t(*kind, size_of, size_of, size_of, size_of, whole, size_of);          \
        free(whole);                                                                                     \
        return found;                                                                                    \
    }                                                                                                    \
    real LAPACKE_##p##lange(int layout, char kind, int m, int n, const real *a, int lda)                 \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return norm##_t(kind, m, n, m, n, a, lda);                                                   \
        const int columns = kind == '1' || kind == 'O' || kind == 'o', rows = kind == 'I' || kind == 'i';\
        return norm##_t(columns ? 'I' : rows ? '1' : kind, n, m, n, m, a, lda);                          \
    }

static int is_by_rows(const char *norm) { return *norm == 'I' || *norm == 'i'; }

/* The 1-norm of an inverse, as far as the largest of a few columns tells (Higham, "FORTRAN codes for
   estimating the one-norm of a real or complex matrix", 1988), as LAPACK's xLACN2 does.  SOLVE(trans)
   solves in place of x; by rows it is the norm of the transposed inverse. */
#define ESTIMATE(real, absolute, n, by_rows, SOLVE)                                                      \
    real *x = malloc(((size)(n) + 1) * sizeof *x), estimate = 0;                                         \
    int *signs = malloc(((size)(n) + 1) * sizeof *signs), largest = 0;                                   \
    for (int i = 0; i < (n); i++)                                                                        \
        x[i] = (real)1 / (n);                                                                            \
    SOLVE(by_rows);                                                                                      \
    for (int i = 0; i < (n); i++)                                                                        \
        estimate += absolute(x[i]);                                                                      \
    for (int turn = 0; turn < 5 && (n) > 1; turn++) {                                                    \
        for (int i = 0; i < (n); i++)                                                                    \
            x[i] = signs[i] = x[i] > 0 ? 1 : -1;                                                         \
        SOLVE(!(by_rows));                                                                               \
        const int before = largest;                                                                      \
        largest = 0;                                                                                     \
        for (int i = 1; i < (n); i++)                                                                    \
            largest = absolute(x[i]) > absolute(x[largest]) ? i : largest;                               \
        if (turn > 0 && x[before] == absolute(x[largest]))                                               \
            break;                                                                                       \
        if (turn == 4)                                                                                   \
            break;                                                                                       \
        for (int i = 0; i < (n); i++)                                                                    \
            x[i] = i == largest;                                                                         \
        SOLVE(by_rows);                                                                                  \
        real sum = 0;                                                                                    \
        int changed = 0;                                                                                 \
        for (int i = 0; i < (n); i++) {                                                                  \
            sum += absolute(x[i]);                                                                       \
            changed += signs[i] != (x[i] > 0 ? 1 : -1);                                                  \
        }                                                                                                \
        const int grows = sum > estimate;                                                                \
        estimate = sum;                                                                                  \
        if (!changed || !grows)                                                                          \
            break;                                                                                       \
    }                                                                                                    \
    for (int i = 0; i < (n); i++)                                                                        \
        x[i] = (n) > 1 ? (i % 2 ? -1 : 1) * (1 + (real)i / ((n) - 1)) : 0;                               \
    SOLVE(by_rows);                                                                                      \
    real other = 0;                                                                                      \
    for (int i = 0; i < (n); i++)                                                                        \
        other += absolute(x[i]);                                                                         \
    other = 2 * other / (3 * (n));                                                                       \
    estimate = other > estimate ? other : estimate;                                                      \
    free(x);                                                                                             \
    free(signs);

/* 1 / (|A| |A^-1|), of which a program gives the first norm. */
#define CONDITION(real, p, _t, absolute)                                                                 \
    static real condition##_t(real estimate, real norm)                                                  \
    {                                                                                                    \
        return norm > 0 && estimate > 0 ? 1 / estimate / norm : 0;                                       \
    }                                                                                                    \
    static real inverse_by_lu##_t(int by_rows, int n, const real *lu, int ld)                            \
    {                                                                                                    \
        int *pivots = malloc(((size)n + 1) * sizeof *pivots);                                            \
        for (int i = 0; i < n; i++) /* an exchange of columns changes no norm */                         \
            pivots[i] = i + 1;                                                                           \
        ESTIMATE(real, absolute, n, by_rows, BY_LU##_t)                                                  \
        free(pivots);                                                                                    \
        return estimate;                                                                                 \
    }                                                                                                    \
    static real inverse_by_cholesky##_t(int upper, int n, const real *a, int ld)                         \
    {                                                                                                    \
        ESTIMATE(real, absolute, n, 0, BY_CHOLESKY##_t)                                                  \
        return estimate;                                                                                 \
    }                                                                                                    \
    static real inverse_by_triangle##_t(int upper, int unit, int by_rows, int n, const real *a, int ld)  \
    {                                                                                                    \
        ESTIMATE(real, absolute, n, by_rows, BY_TRIANGLE##_t)                                            \
        return estimate;                                                                                 \
    }                                                                                                    \
    static real norm_of_triangle##_t(int upper, int unit, int by_rows, int n, const real *a, int ld)     \
    {                                                                                                    \
        real *whole = malloc(((size)n * n + 1) * sizeof *whole);                                         \
        for (int j = 0; j < n; j++)                                                                      \
            for (int i = 0; i < n; i++)                                                                  \
                whole[i + (size)j * n] = i == j && unit                 ? 1                              \
                                         : i == j || (i < j) == upper ? a[i + (size)j * ld]              \
                                                                      : 0;                               \
        const real found = norm##_t(by_rows ? 'I' : '1', n, n, n, n, whole, n);                          \
        free(whole);                                                                                     \
        return found;                                                                                    \
    }                                                                                                    \
    void p##trcon_(const char *norm, const char *uplo, const char *diag, const int *n, const real *a,    \
                   const int *lda, real *rcond, real *work, int *iwork, int *info)                       \
    {                                                                                                    \
        (void)work, (void)iwork;                                                                         \
        const int upper = is_upper(uplo), unit = is_unit(diag), by_rows = is_by_rows(norm);              \
        *info = 0;                                                                                       \
        *rcond = *n > 0 ? condition##_t(inverse_by_triangle##_t(upper, unit, by_rows, *n, a, *lda),      \
                                        norm_of_triangle##_t(upper, unit, by_rows, *n, a, *lda))         \
                        : 1;                                                                             \
    }                                                                                                    \
    void p##gecon_(const char *norm, const int *n, const real *a, const int *lda, const real *anorm,     \
                   real *rcond, real *work, int *iwork, int *info)                                       \
    {                                                                                                    \
        (void)work, (void)iwork;                                                                         \
        *info = 0;                                                                                       \
        *rcond = *n > 0 ? condition##_t(inverse_by_lu##_t(is_by_rows(norm), *n, a, *lda), *anorm) : 1;   \
    }                                                                                                    \
    void p##pocon_(const char *uplo, const int *n, const real *a, const int *lda, const real *anorm,     \
                   real *rcond, real *work, int *iwork, int *info)                                       \
    {                                                                                                    \
        (void)work, (void)iwork;                                                                         \
        *info = 0;                                                                                       \
        *rcond = *n > 0 ? condition##_t(inverse_by_cholesky##_t(is_upper(uplo), *n, a, *lda), *anorm) : 1;\
    }                                                                                                    \
    int LAPACKE_##p##gecon(int layout, char norm, int n, const real *a, int lda, real anorm, real *rcond)\
    {                                                                                                    \
        if (layout == ROWS)                                                                              \
            refuse("the condition number of a matrix by rows");                                          \
        *rcond = n > 0 ? condition##_t(inverse_by_lu##_t(is_by_rows(&norm), n, a, lda), anorm) : 1;      \
        return 0;                                                                                        \
    }                                                                                                    \
    int LAPACKE_##p##pocon(int layout, char uplo, int n, const real *a, int lda, real anorm, real *rcond)\
    {                                                                                                    \
        const int upper = is_upper(&uplo) != (layout == ROWS);                                           \
        *rcond = n > 0 ? condition##_t(inverse_by_cholesky##_t(upper, n, a, lda), anorm) : 1;            \
        return 0;                                                                                        \
    }

#define BY_LU_d(trans) ltoad_getrs_d(trans, n, 1, lu, ld, pivots, x, n)
#define BY_LU_s(trans) ltoad_getrs_s(trans, n, 1, lu, ld, pivots, x, n)
#define BY_CHOLESKY_d(trans) ltoad_potrs_d(upper, n, 1, a, ld, x, n)
#define BY_CHOLESKY_s(trans) ltoad_potrs_s(upper, n, 1, a, ld, x, n)
#define BY_TRIANGLE_d(trans) ltoad_trtrs_d(upper, trans, unit, n, 1, a, ld, x, n)
#define BY_TRIANGLE_s(trans) ltoad_trtrs_s(upper, trans, unit, n, 1, a, ld, x, n)
