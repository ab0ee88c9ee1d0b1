/* The BLAS routines that have derivatives, by their definitions: C and Fortran interface.
 *
 * Compiled to machine code, so that ltoad sees only their names, as of any BLAS library. */
#include <math.h>
#include <stddef.h>

static ptrdiff_t at(int i, int n, int inc) /* negative increments count from the end */
{
    return (ptrdiff_t)(inc < 0 ? i - (n - 1) : i) * inc;
}

static int is_transposed(char c) { return c != 'N' && c != 'n'; }

#define DEFINE(T, p, root, size)                                                                    \
    static T p##_dot(int n, const T *x, int incx, const T *y, int incy)                             \
    {                                                                                               \
        T sum = 0;                                                                                  \
        for (int i = 0; i < n; i++)                                                                 \
            sum += x[at(i, n, incx)] * y[at(i, n, incy)];                                           \
        return sum;                                                                                 \
    }                                                                                               \
    static void p##_axpy(int n, T alpha, const T *x, int incx, T *y, int incy)                      \
    {                                                                                               \
        for (int i = 0; i < n; i++)                                                                 \
            y[at(i, n, incy)] += alpha * x[at(i, n, incx)];                                         \
    }                                                                                               \
    static void p##_scal(int n, T alpha, T *x, int incx)                                            \
    {                                                                                               \
        for (int i = 0; incx > 0 && i < n; i++)                                                     \
            x[i * (ptrdiff_t)incx] *= alpha;                                                        \
    }                                                                                               \
    static void p##_copy(int n, const T *x, int incx, T *y, int incy)                               \
    {                                                                                               \
        for (int i = 0; i < n; i++)                                                                 \
            y[at(i, n, incy)] = x[at(i, n, incx)];                                                  \
    }                                                                                               \
    static void p##_rot(int n, T *x, int incx, T *y, int incy, T c, T s)                            \
    {                                                                                               \
        for (int i = 0; i < n; i++) {                                                               \
            T *const a = &x[at(i, n, incx)], *const b = &y[at(i, n, incy)];                         \
            const T old = *a;                                                                       \
            *a = c * old + s * *b;                                                                  \
            *b = c * *b - s * old;                                                                  \
        }                                                                                           \
    }                                                                                               \
    static void p##_swap(int n, T *x, int incx, T *y, int incy)                                     \
    {                                                                                               \
        for (int i = 0; i < n; i++) {                                                               \
            const T old = x[at(i, n, incx)];                                                        \
            x[at(i, n, incx)] = y[at(i, n, incy)];                                                  \
            y[at(i, n, incy)] = old;                                                                \
        }                                                                                           \
    }                                                                                               \
    static T p##_nrm2(int n, const T *x, int incx)                                                  \
    {                                                                                               \
        return root(p##_dot(n, x, incx, x, incx));                                                  \
    }                                                                                               \
    static T p##_asum(int n, const T *x, int incx)                                                  \
    {                                                                                               \
        T sum = 0;                                                                                  \
        for (int i = 0; incx > 0 && i < n; i++)                                                     \
            sum += size(x[i * (ptrdiff_t)incx]);                                                    \
        return sum;                                                                                 \
    }                                                                                               \
    /* rs and cs: the distance between rows and between columns */                                  \
    static void p##_gemv(int t, int m, int n, T alpha, const T *a, ptrdiff_t rs, ptrdiff_t cs,      \
                         const T *x, int incx, T beta, T *y, int incy)                              \
    {                                                                                               \
        const int rows = t ? n : m, columns = t ? m : n;                                            \
        for (int i = 0; i < rows; i++) {                                                            \
            T sum = 0;                                                                              \
            for (int j = 0; j < columns; j++)                                                       \
                sum += a[t ? j * rs + i * cs : i * rs + j * cs] * x[at(j, columns, incx)];          \
            T *const r = &y[at(i, rows, incy)];                                                     \
            *r = alpha * sum + (beta == 0 ? 0 : beta * *r);                                         \
        }                                                                                           \
    }                                                                                               \
    static void p##_ger(int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a,    \
                        ptrdiff_t rs, ptrdiff_t cs)                                                 \
    {                                                                                               \
        for (int i = 0; i < m; i++)                                                                 \
            for (int j = 0; j < n; j++)                                                             \
                a[i * rs + j * cs] += alpha * x[at(i, m, incx)] * y[at(j, n, incy)];                \
    }                                                                                               \
    static void p##_gemm(int ta, int tb, int m, int n, int k, T alpha, const T *a, ptrdiff_t ra,    \
                         ptrdiff_t ca, const T *b, ptrdiff_t rb, ptrdiff_t cb, T beta, T *c,        \
                         ptrdiff_t rc, ptrdiff_t cc)                                                \
    {                                                                                               \
        for (int i = 0; i < m; i++)                                                                 \
            for (int j = 0; j < n; j++) {                                                           \
                T sum = 0;                                                                          \
                for (int l = 0; l < k; l++)                                                         \
                    sum += a[ta ? l * ra + i * ca : i * ra + l * ca]                                \
                           * b[tb ? j * rb + l * cb : l * rb + j * cb];                             \
                T *const r = &c[i * rc + j * cc];                                                   \
                *r = alpha * sum + (beta == 0 ? 0 : beta * *r);                                     \
            }                                                                                       \
    }                                                                                               \
    T cblas_##p##dot(int n, const T *x, int ix, const T *y, int iy)                                 \
    {                                                                                               \
        return p##_dot(n, x, ix, y, iy);                                                            \
    }                                                                                               \
    void cblas_##p##axpy(int n, T a, const T *x, int ix, T *y, int iy)                              \
    {                                                                                               \
        p##_axpy(n, a, x, ix, y, iy);                                                               \
    }                                                                                               \
    void cblas_##p##scal(int n, T a, T *x, int ix) { p##_scal(n, a, x, ix); }                       \
    void cblas_##p##copy(int n, const T *x, int ix, T *y, int iy) { p##_copy(n, x, ix, y, iy); }    \
    void cblas_##p##swap(int n, T *x, int ix, T *y, int iy) { p##_swap(n, x, ix, y, iy); }          \
    void cblas_##p##rot(int n, T *x, int ix, T *y, int iy, T c, T s)                                \
    {                                                                                               \
        p##_rot(n, x, ix, y, iy, c, s);                                                             \
    }                                                                                               \
    T cblas_##p##nrm2(int n, const T *x, int ix) { return p##_nrm2(n, x, ix); }                     \
    T cblas_##p##asum(int n, const T *x, int ix) { return p##_asum(n, x, ix); }                     \
    void cblas_##p##gemv(int layout, int t, int m, int n, T alpha, const T *a, int lda,             \
                         const T *x, int ix, T beta, T *y, int iy)                                  \
    {                                                                                               \
        const int row = layout == 101;                                                              \
        p##_gemv(t != 111, m, n, alpha, a, row ? lda : 1, row ? 1 : lda, x, ix, beta, y, iy);       \
    }                                                                                               \
    void cblas_##p##ger(int layout, int m, int n, T alpha, const T *x, int ix, const T *y, int iy,  \
                        T *a, int lda)                                                              \
    {                                                                                               \
        const int row = layout == 101;                                                              \
        p##_ger(m, n, alpha, x, ix, y, iy, a, row ? lda : 1, row ? 1 : lda);                        \
    }                                                                                               \
    void cblas_##p##gemm(int layout, int ta, int tb, int m, int n, int k, T alpha, const T *a,      \
                         int lda, const T *b, int ldb, T beta, T *c, int ldc)                       \
    {                                                                                               \
        const int row = layout == 101;                                                              \
        p##_gemm(ta != 111, tb != 111, m, n, k, alpha, a, row ? lda : 1, row ? 1 : lda, b,          \
                 row ? ldb : 1, row ? 1 : ldb, beta, c, row ? ldc : 1, row ? 1 : ldc);              \
    }                                                                                               \
    T p##dot_(const int *n, const T *x, const int *ix, const T *y, const int *iy)                   \
    {                                                                                               \
        return p##_dot(*n, x, *ix, y, *iy);                                                         \
    }                                                                                               \
    void p##axpy_(const int *n, const T *a, const T *x, const int *ix, T *y, const int *iy)         \
    {                                                                                               \
        p##_axpy(*n, *a, x, *ix, y, *iy);                                                           \
    }                                                                                               \
    void p##scal_(const int *n, const T *a, T *x, const int *ix) { p##_scal(*n, *a, x, *ix); }      \
    void p##copy_(const int *n, const T *x, const int *ix, T *y, const int *iy)                     \
    {                                                                                               \
        p##_copy(*n, x, *ix, y, *iy);                                                               \
    }                                                                                               \
    void p##swap_(const int *n, T *x, const int *ix, T *y, const int *iy)                           \
    {                                                                                               \
        p##_swap(*n, x, *ix, y, *iy);                                                               \
    }                                                                                               \
    void p##rot_(const int *n, T *x, const int *ix, T *y, const int *iy, const T *c, const T *s)    \
    {                                                                                               \
        p##_rot(*n, x, *ix, y, *iy, *c, *s);                                                        \
    }                                                                                               \
    T p##nrm2_(const int *n, const T *x, const int *ix) { return p##_nrm2(*n, x, *ix); }            \
    T p##asum_(const int *n, const T *x, const int *ix) { return p##_asum(*n, x, *ix); }            \
    void p##gemv_(const char *t, const int *m, const int *n, const T *alpha, const T *a,            \
                  const int *lda, const T *x, const int *ix, const T *beta, T *y, const int *iy)    \
    {                                                                                               \
        p##_gemv(is_transposed(*t), *m, *n, *alpha, a, 1, *lda, x, *ix, *beta, y, *iy);             \
    }                                                                                               \
    void p##ger_(const int *m, const int *n, const T *alpha, const T *x, const int *ix, const T *y, \
                 const int *iy, T *a, const int *lda)                                               \
    {                                                                                               \
        p##_ger(*m, *n, *alpha, x, *ix, y, *iy, a, 1, *lda);                                        \
    }                                                                                               \
    void p##gemm_(const char *ta, const char *tb, const int *m, const int *n, const int *k,         \
                  const T *alpha, const T *a, const int *lda, const T *b, const int *ldb,           \
                  const T *beta, T *c, const int *ldc)                                              \
    {                                                                                               \
        p##_gemm(is_transposed(*ta), is_transposed(*tb), *m, *n, *k, *alpha, a, 1, *lda, b, 1,      \
                 *ldb, *beta, c, 1, *ldc);                                                          \
    }

DEFINE(double, d, sqrt, fabs)
DEFINE(float, s, sqrtf, fabsf)

size_t cblas_idamax(int n, const double *x, int inc)
{
    int largest = 0;
    for (int i = 1; i < n; i++)
        if (fabs(x[i * (ptrdiff_t)inc]) > fabs(x[largest * (ptrdiff_t)inc]))
            largest = i;
    return (size_t)largest;
}
