/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What Numba takes from BLAS and LAPACK by way of functions of its own, for one type of numbers: it is
   included for each that a function uses.  KIND is its letter, NUMBER the type, REAL that of its parts,
   ABS and CONJ are what C has for it.  Matrices lie column after column. */

#define ltoad_joined(name, kind) name##_##kind
#define ltoad_named(name, kind) ltoad_joined(name, kind)
#define NAME(name) ltoad_named(name, KIND)

int NAME(numba_xxdot)(char conjugate, int64_t n, const NUMBER *restrict x, const NUMBER *restrict y,
                      NUMBER *restrict result)
{
    NUMBER sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += (conjugate ? CONJ(x[i]) : x[i]) * y[i];
    *result = sum;
    return 0;
}

int NAME(numba_xxgemv)(char how, int64_t m, int64_t n, const NUMBER *restrict alpha, const NUMBER *restrict a,
                       int64_t lda, const NUMBER *restrict x, const NUMBER *restrict beta, NUMBER *restrict y)
{
    const int64_t rows = how == 'n' ? m : n;
    for (int64_t i = 0; i < rows; i++)
        y[i] = *beta == 0 ? 0 : *beta * y[i];
    if (how == 'n') {
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++)
                y[i] += a[i + j * lda] * (*alpha * x[j]);
        return 0;
    }
    for (int64_t j = 0; j < n; j++) {
        NUMBER sum = 0;
        for (int64_t i = 0; i < m; i++)
            sum += (how == 'c' ? CONJ(a[i + j * lda]) : a[i + j * lda]) * x[i];
        y[j] += *alpha * sum;
    }
    return 0;
}

int NAME(numba_xxgemm)(char how_a, char how_b, int64_t m, int64_t n, int64_t k, const NUMBER *restrict alpha,
                       const NUMBER *restrict a, int64_t lda, const NUMBER *restrict b, int64_t ldb,
                       const NUMBER *restrict beta, NUMBER *restrict c, int64_t ldc)
{
    const int64_t down = how_b == 'n' ? 1 : ldb, across = how_b == 'n' ? ldb : 1;
    for (int64_t j = 0; j < n; j++) {
        NUMBER *restrict column = c + j * ldc;
        for (int64_t i = 0; i < m; i++)
            column[i] = *beta == 0 ? 0 : *beta * column[i];
        if (how_a == 'n')
            for (int64_t l = 0; l < k; l++)
                for (int64_t i = 0; i < m; i++)
                    column[i] += a[i + l * lda] * (*alpha * b[l * down + j * across]);
        else
            for (int64_t i = 0; i < m; i++) {
                NUMBER sum = 0;
                for (int64_t l = 0; l < k; l++)
                    sum += a[l + i * lda] * b[l * down + j * across];
                column[i] += *alpha * sum;
            }
    }
    return 0;
}

/* Numbers whose squares would be too large or too small are scaled first. */
int NAME(numba_xxnrm2)(int64_t n, const NUMBER *x, int64_t step, REAL *result)
{
    REAL largest = 0, sum = 0;
    for (int64_t i = 0; i < n; i++)
        largest = ABS(x[i * step]) > largest ? ABS(x[i * step]) : largest;
    const int fits = largest == 0 || (largest > SMALL && largest < 1 / SMALL);
    const REAL scale = fits ? 1 : largest;
    for (int64_t i = 0; i < n; i++) {
        const NUMBER part = x[i * step] / scale;
        sum += part * CONJ(part);
    }
    *result = scale * __builtin_sqrt(sum);
    return 0;
}

/* Factors with exchanged rows. */
int NAME(numba_xxgetrf)(int64_t m, int64_t n, NUMBER *restrict a, int64_t lda, INTEGER *restrict exchanged)
{
    int status = 0;
    for (int64_t j = 0; j < (m < n ? m : n); j++) {
        int64_t pivot = j;
        for (int64_t i = j + 1; i < m; i++)
            if (ABS(a[i + j * lda]) > ABS(a[pivot + j * lda]))
                pivot = i;
        exchanged[j] = (INTEGER)pivot + 1;
        if (a[pivot + j * lda] == 0) {
            status = status ? status : (int)j + 1;
            continue;
        }
        if (pivot != j)
            for (int64_t l = 0; l < n; l++) {
                const NUMBER kept = a[j + l * lda];
                a[j + l * lda] = a[pivot + l * lda];
                a[pivot + l * lda] = kept;
            }
        for (int64_t i = j + 1; i < m; i++)
            a[i + j * lda] /= a[j + j * lda];
        for (int64_t l = j + 1; l < n; l++)
            for (int64_t i = j + 1; i < m; i++)
                a[i + l * lda] -= a[i + j * lda] * a[j + l * lda];
    }
    return status;
}

static void NAME(ltoad_solved)(int64_t n, int64_t columns, const NUMBER *restrict a, int64_t lda,
                               const INTEGER *restrict exchanged, NUMBER *restrict b, int64_t ldb)
{
    for (int64_t j = 0; j < columns; j++) {
        NUMBER *restrict x = b + j * ldb;
        for (int64_t i = 0; i < n; i++) {
            const NUMBER kept = x[i];
            x[i] = x[exchanged[i] - 1];
            x[exchanged[i] - 1] = kept;
        }
        for (int64_t l = 0; l < n; l++)
            for (int64_t i = l + 1; i < n; i++)
                x[i] -= a[i + l * lda] * x[l];
        for (int64_t l = n - 1; l >= 0; l--) {
            x[l] /= a[l + l * lda];
            for (int64_t i = 0; i < l; i++)
                x[i] -= a[i + l * lda] * x[l];
        }
    }
}

int NAME(numba_xgesv)(int64_t n, int64_t columns, NUMBER *restrict a, int64_t lda, INTEGER *restrict exchanged,
                      NUMBER *restrict b, int64_t ldb)
{
    const int status = NAME(numba_xxgetrf)(n, n, a, lda, exchanged);
    if (status == 0)
        NAME(ltoad_solved)(n, columns, a, lda, exchanged, b, ldb);
    return status;
}

int NAME(numba_ez_xxgetri)(int64_t n, NUMBER *restrict a, int64_t lda, const INTEGER *restrict exchanged)
{
    for (int64_t i = 0; i < n; i++)
        if (a[i + i * lda] == 0)
            return (int)i + 1;
    NUMBER *inverse = malloc((size_t)(n > 0 ? n * n : 1) * sizeof *inverse);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            inverse[i + j * n] = i == j;
    NAME(ltoad_solved)(n, n, a, lda, exchanged, inverse, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            a[i + j * lda] = inverse[i + j * n];
    free(inverse);
    return 0;
}

/* Cholesky's factor, in one triangle. */
int NAME(numba_xxpotrf)(char triangle, int64_t n, NUMBER *restrict a, int64_t lda)
{
    const int64_t down = triangle == 'L' ? 1 : lda, across = triangle == 'L' ? lda : 1;
    for (int64_t j = 0; j < n; j++) {
        REAL rest = a[j * (down + across)];
        for (int64_t l = 0; l < j; l++) {
            const NUMBER part = a[j * down + l * across];
            rest -= part * CONJ(part);
        }
        if (!(rest > 0))
            return (int)j + 1;
        const REAL root = __builtin_sqrt(rest);
        a[j * (down + across)] = root;
        for (int64_t i = j + 1; i < n; i++) {
            NUMBER sum = a[i * down + j * across];
            for (int64_t l = 0; l < j; l++)
                sum -= a[i * down + l * across] * CONJ(a[j * down + l * across]);
            a[i * down + j * across] = sum / root;
        }
    }
    return 0;
}

#undef NAME
#undef ltoad_named
#undef ltoad_joined
