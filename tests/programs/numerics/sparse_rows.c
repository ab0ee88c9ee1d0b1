#include <stdlib.h>

#include "check.h"

typedef struct {
    int n;
    int *ptr, *idx;
    double *val;
} csr;

static csr build(double *x, int n)
{
    csr A = {n, malloc((n + 1) * sizeof(int)), malloc(3 * n * sizeof(int)),
             malloc(3 * n * sizeof(double))};
    int k = 0;
    for (int i = 0; i < n; i++) {
        A.ptr[i] = k;
        for (int d = -1; d <= 1; d++)
            if (i + d >= 0 && i + d < n) {
                A.idx[k] = i + d;
                A.val[k++] = d ? -x[i + d] * 0.1 : 2 + x[i] * x[i];
            }
    }
    A.ptr[n] = k;
    return A;
}

static void mul(const csr *A, const double *v, double *r)
{
    for (int i = 0; i < A->n; i++) {
        double s = 0;
        for (int k = A->ptr[i]; k < A->ptr[i + 1]; k++)
            s += A->val[k] * v[A->idx[k]];
        r[i] = s;
    }
}

double f(double *x, int n)
{
    csr A = build(x, n);
    double *v = malloc(n * 8), *r = malloc(n * 8);
    for (int i = 0; i < n; i++)
        v[i] = 1;
    for (int it = 0; it < 5; it++) {
        mul(&A, v, r);
        double s = 0;
        for (int i = 0; i < n; i++)
            s += r[i] * r[i];
        s = sqrt(s);
        for (int i = 0; i < n; i++)
            v[i] = r[i] / s;
    }
    double e = 0;
    mul(&A, v, r);
    for (int i = 0; i < n; i++)
        e += v[i] * r[i];
    free(A.ptr);
    free(A.idx);
    free(A.val);
    free(v);
    free(r);
    return e;
}
CHECK_GRADIENT(f, 6)
