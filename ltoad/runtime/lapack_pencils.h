/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symmetric eigenvalues of pairs of matrices, and a few of one matrix; see lapack_more.h, which comes
   before.  There are no rules of their own: they are made of routines that have rules. */

/* The whole of a symmetric matrix, of which one triangle counts. */
static REAL *NAME(symmetric)(int upper, int n, const REAL *a, int lda)
{
    REAL *whole = malloc(((size)n * n + 1) * sizeof *whole);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(whole, n, i, j) = (i <= j) == upper || i == j ? AT(a, lda, i, j) : AT(a, lda, j, i);
    return whole;
}

/* L^-1 S L^-T, or L^T S L, where b has L below its diagonal or L^T above. */
static REAL *NAME(reduced)(int inverse, int upper, int n, REAL *s, const REAL *b, int ldb)
{
    for (int side = 0; side < 2; side++) {
        REAL *half = 0;
        if (inverse)
            NAME(ltoad_trtrs)(upper, upper, 0, n, n, b, ldb, s, n);
        else
            half = NAME(times_triangle)(upper, !upper, 0, n, n, b, ldb, s, n);
        REAL *turned = NAME(transposed)(n, n, half ? half : s, n);
        free(half);
        free(s);
        s = turned;
    }
    return s;
}

/* A x = w B x (1), A B x = w x (2) or B A x = w x (3): b becomes its Cholesky factor, a the vectors. */
static int NAME(pencil)(int kind, int vectors, int upper, int n, REAL *a, int lda, REAL *b, int ldb,
                        REAL *w)
{
    int info = (int)NAME(ltoad_potrf)(upper, n, b, ldb);
    if (info != 0)
        return info > 0 ? n + info : info;
    REAL *s = NAME(reduced)(kind == 1, upper, n, NAME(symmetric)(upper, n, a, lda), b, ldb);
    info = (int)NAME(ltoad_syev)(0, n, s, n, w);
    if (vectors && kind == 3) {
        REAL *x = NAME(times_triangle)(upper, upper, 0, n, n, b, ldb, s, n);
        NAME(put)(n, 0, 1, x, a, lda);
        free(x);
    } else if (vectors) {
        NAME(ltoad_trtrs)(upper, !upper, 0, n, n, b, ldb, s, n);
        NAME(put)(n, 0, 1, s, a, lda);
    }
    free(s);
    return info;
}

/* Which eigenvalues a program asks for: all (A), those in an interval (V), or some by number (I). */
typedef struct {
    char range;
    REAL above, up_to;
    int first, last;
} NAME(choice);

/* The chosen eigenvalues and, unless z is null, their vectors; their number. */
static int NAME(some_eigenvalues)(NAME(choice) choice, int upper, int n, const REAL *a, int lda, REAL *w,
                                  REAL *z, int ldz, int *info)
{
    REAL *v = NAME(packed)(n, n, a, lda), *values = malloc(((size)n + 1) * sizeof *values);
    *info = (int)NAME(ltoad_syev)(upper, n, v, n, values);
    int first = choice.range == 'I' ? choice.first - 1 : 0, end = choice.range == 'I' ? choice.last : n;
    while (choice.range == 'V' && first < n && values[first] <= choice.above)
        first++;
    while (choice.range == 'V' && end > first && values[end - 1] > choice.up_to)
        end--;
    for (int j = first; j < end; j++) {
        w[j - first] = values[j];
        for (int i = 0; z && i < n; i++)
            AT(z, ldz, i, j - first) = AT(v, n, i, j);
    }
    free(v);
    free(values);
    return end - first;
}

/* QR factors with columns exchanged, in the order that the library finds. */
static void NAME(inactive_order)(int m, int n, const REAL *a, int lda, int *order)
{
    int info, length = -1;
    REAL best = 1, *copy = NAME(packed)(m, n, a, lda), *taus = malloc(((size)n + 1) * sizeof *taus);
    LAPACK(geqp3)(&m, &n, copy, &m, order, taus, &best, &length, &info);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(geqp3)(&m, &n, copy, &m, order, taus, work, &length, &info);
    free(copy);
    free(taus);
    free(work);
}

static int NAME(ordered_factors)(int m, int n, REAL *a, int lda, int *order, REAL *tau)
{
    NAME(inactive_order)(m, n, a, lda, order);
    REAL *before = NAME(packed)(m, n, a, lda);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(a, lda, i, j) = AT(before, m, i, order[j] - 1);
    free(before);
    return (int)NAME(ltoad_geqrf)(m, n, a, lda, tau);
}
