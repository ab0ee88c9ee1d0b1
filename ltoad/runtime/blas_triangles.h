/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Triangular and symmetric matrices of BLAS in one precision, with their derivatives; what surrounds
   them is in blas_triangles.c.  REAL, NAME and BLAS are as in lapack_real.h.  Factors alpha and beta are
   the bodies' business. */

typedef struct {
    REAL *tape;
    double nothing;
} NAME(forward);

static REAL *NAME(packed)(int m, int n, const REAL *a, int lda, REAL *copy)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(copy, m, i, j) = AT(a, lda, i, j);
    return copy;
}

static REAL *NAME(room)(int m, int n) { return malloc(((size)m * n + 1) * sizeof(REAL)); }

/* a += sign left right^T in a triangle; each is transposed if its matrix is stored by the other index. */
static void NAME(add_product)(REAL sign, int upper, int unit, int n, int k, const REAL *left, int ldl,
                              int left_turned, const REAL *right, int ldr, int right_turned, REAL *a,
                              int lda)
{
    for (int l = 0; l < k; l++)
        for (int j = 0; j < n; j++) {
            const REAL factor = sign * (right_turned ? AT(right, ldr, l, j) : AT(right, ldr, j, l));
            for (int i = upper ? 0 : j + unit; i < (upper ? j + 1 - unit : n); i++)
                AT(a, lda, i, j) += factor * (left_turned ? AT(left, ldl, l, i) : AT(left, ldl, i, l));
        }
}

/* The derivative by a triangular matrix, of op(A) X or X op(A) with the adjoint w of the product. */
static void NAME(add_triangle)(REAL sign, int right, int upper, int trans, int unit, int m, int n,
                               const REAL *w, int ldw, const REAL *x, int ldx, REAL *da, int lda)
{
    const int order = right ? n : m, sum = right ? m : n;
    /* left: W X^T, right: X^T W, for the matrix as it is; else the transposed one */
    if (trans == right)
        NAME(add_product)(sign, upper, unit, order, sum, w, ldw, right, x, ldx, right, da, lda);
    else
        NAME(add_product)(sign, upper, unit, order, sum, x, ldx, right, w, ldw, right, da, lda);
}

/* Triangular systems: b becomes op(A)^-1 b, or b op(A)^-1. */

APART double NAME(ltoad_trsm)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                              int lda, REAL *b, int ldb)
{
    const REAL one = 1;
    BLAS(trsm)
    (right ? "R" : "L", upper ? "U" : "L", trans ? "T" : "N", unit ? "U" : "N", &m, &n, &one, a, &lda, b,
     &ldb, 1, 1, 1, 1);
    return nothing_known();
}

/* c = op(A) b, or b op(A). */
APART double NAME(ltoad_trmm)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                              int lda, const REAL *b, int ldb, REAL *c, int ldc)
{
    const REAL one = 1;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(c, ldc, i, j) = AT(b, ldb, i, j);
    BLAS(trmm)
    (right ? "R" : "L", upper ? "U" : "L", trans ? "T" : "N", unit ? "U" : "N", &m, &n, &one, a, &lda, c,
     &ldc, 1, 1, 1, 1);
    return nothing_known();
}

NAME(forward)
NAME(ltoad_trsm_augmented)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                           REAL *da, int lda, REAL *b, REAL *db, int ldb)
{
    (void)da, (void)db;
    const int order = right ? n : m;
    NAME(forward) done = {malloc(((size)order * order + (size)m * n + 1) * sizeof(REAL)), 0};
    NAME(packed)(order, order, a, lda, done.tape);
    NAME(ltoad_trsm)(right, upper, trans, unit, m, n, a, lda, b, ldb);
    NAME(packed)(m, n, b, ldb, done.tape + (size)order * order);
    return done;
}

void NAME(ltoad_trsm_reverse)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                              REAL *da, int lda, REAL *b, REAL *db, int ldb, double adjoint, REAL *tape)
{
    (void)a, (void)b, (void)adjoint;
    const int order = right ? n : m;
    if (db)
        NAME(ltoad_trsm)(right, upper, !trans, unit, m, n, tape, order, db, ldb);
    if (da && db)
        NAME(add_triangle)(-1, right, upper, trans, unit, m, n, db, ldb, tape + (size)order * order, m, da,
                           lda);
    free(tape);
}

double NAME(ltoad_trsm_tangent)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                                const REAL *da, int lda, const REAL *b, REAL *db, int ldb)
{
    if (da && db) {
        REAL *change = NAME(room)(m, n);
        NAME(ltoad_trmm)(right, upper, trans, 0, m, n, da, lda, b, ldb, change, m);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++) {
                AT(db, ldb, i, j) -= AT(change, m, i, j);
                if (unit) /* whose diagonal is no part of it */
                    AT(db, ldb, i, j) +=
                        AT(b, ldb, i, j) * (right ? AT(da, lda, j, j) : AT(da, lda, i, i));
            }
        free(change);
    }
    if (db)
        NAME(ltoad_trsm)(right, upper, trans, unit, m, n, a, lda, db, ldb);
    return 0;
}

NAME(forward)
NAME(ltoad_trmm_augmented)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                           REAL *da, int lda, const REAL *b, REAL *db, int ldb, REAL *c, REAL *dc, int ldc)
{
    (void)da, (void)db, (void)dc;
    const int order = right ? n : m;
    NAME(forward) done = {malloc(((size)order * order + (size)m * n + 1) * sizeof(REAL)), 0};
    NAME(packed)(order, order, a, lda, done.tape);
    NAME(packed)(m, n, b, ldb, done.tape + (size)order * order);
    NAME(ltoad_trmm)(right, upper, trans, unit, m, n, a, lda, b, ldb, c, ldc);
    return done;
}

/* What is added to the adjoint of the right operand; the product's own is used up. */
static void NAME(hand_over)(int m, int n, const REAL *change, REAL *db, int ldb, REAL *dc, int ldc)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            if (db)
                AT(db, ldb, i, j) += AT(change, m, i, j);
            AT(dc, ldc, i, j) = 0;
        }
}

void NAME(ltoad_trmm_reverse)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                              REAL *da, int lda, const REAL *b, REAL *db, int ldb, REAL *c, REAL *dc,
                              int ldc, double adjoint, REAL *tape)
{
    (void)a, (void)b, (void)c, (void)adjoint;
    const int order = right ? n : m;
    if (dc) {
        REAL *change = NAME(room)(m, n);
        if (da)
            NAME(add_triangle)(1, right, upper, trans, unit, m, n, dc, ldc, tape + (size)order * order, m,
                               da, lda);
        NAME(ltoad_trmm)(right, upper, !trans, unit, m, n, tape, order, dc, ldc, change, m);
        NAME(hand_over)(m, n, change, db, ldb, dc, ldc);
        free(change);
    }
    free(tape);
}

double NAME(ltoad_trmm_tangent)(int right, int upper, int trans, int unit, int m, int n, const REAL *a,
                                const REAL *da, int lda, const REAL *b, const REAL *db, int ldb, REAL *c,
                                REAL *dc, int ldc)
{
    (void)c;
    REAL *change = NAME(room)(m, n);
    for (int j = 0; dc && j < n; j++)
        for (int i = 0; i < m; i++)
            AT(dc, ldc, i, j) = 0;
    if (dc && db)
        NAME(ltoad_trmm)(right, upper, trans, unit, m, n, a, lda, db, ldb, dc, ldc);
    if (dc && da) {
        NAME(ltoad_trmm)(right, upper, trans, 0, m, n, da, lda, b, ldb, change, m);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                AT(dc, ldc, i, j) += AT(change, m, i, j) -
                                     (unit ? AT(b, ldb, i, j) * (right ? AT(da, lda, j, j) : AT(da, lda, i, i))
                                           : 0);
    }
    free(change);
    return 0;
}

/* Symmetric matrices: c = A b, or b A. */

APART double NAME(ltoad_symm)(int right, int upper, int m, int n, const REAL *a, int lda, const REAL *b,
                              int ldb, REAL *c, int ldc)
{
    const REAL one = 1, zero = 0;
    BLAS(symm)
    (right ? "R" : "L", upper ? "U" : "L", &m, &n, &one, a, &lda, b, &ldb, &zero, c, &ldc, 1, 1);
    return nothing_known();
}

NAME(forward)
NAME(ltoad_symm_augmented)(int right, int upper, int m, int n, const REAL *a, REAL *da, int lda,
                           const REAL *b, REAL *db, int ldb, REAL *c, REAL *dc, int ldc)
{
    (void)da, (void)db, (void)dc;
    const int order = right ? n : m;
    NAME(forward) done = {malloc(((size)order * order + (size)m * n + 1) * sizeof(REAL)), 0};
    NAME(packed)(order, order, a, lda, done.tape);
    NAME(packed)(m, n, b, ldb, done.tape + (size)order * order);
    NAME(ltoad_symm)(right, upper, m, n, a, lda, b, ldb, c, ldc);
    return done;
}

void NAME(ltoad_symm_reverse)(int right, int upper, int m, int n, const REAL *a, REAL *da, int lda,
                              const REAL *b, REAL *db, int ldb, REAL *c, REAL *dc, int ldc,
                              double adjoint, REAL *tape)
{
    (void)a, (void)b, (void)c, (void)adjoint;
    const int order = right ? n : m;
    if (dc) {
        const REAL *x = tape + (size)order * order;
        REAL *change = NAME(room)(m, n);
        if (da) { /* an element off the diagonal is in two places */
            NAME(add_triangle)(1, right, upper, 0, 0, m, n, dc, ldc, x, m, da, lda);
            NAME(add_triangle)(1, right, upper, 1, 1, m, n, dc, ldc, x, m, da, lda);
        }
        NAME(ltoad_symm)(right, upper, m, n, tape, order, dc, ldc, change, m);
        NAME(hand_over)(m, n, change, db, ldb, dc, ldc);
        free(change);
    }
    free(tape);
}

double NAME(ltoad_symm_tangent)(int right, int upper, int m, int n, const REAL *a, const REAL *da,
                                int lda, const REAL *b, const REAL *db, int ldb, REAL *c, REAL *dc, int ldc)
{
    (void)c;
    REAL *change = NAME(room)(m, n);
    for (int j = 0; dc && j < n; j++)
        for (int i = 0; i < m; i++)
            AT(dc, ldc, i, j) = 0;
    if (dc && db)
        NAME(ltoad_symm)(right, upper, m, n, a, lda, db, ldb, dc, ldc);
    if (dc && da) {
        NAME(ltoad_symm)(right, upper, m, n, da, lda, b, ldb, change, m);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                AT(dc, ldc, i, j) += AT(change, m, i, j);
    }
    free(change);
    return 0;
}

/* A triangle of op(A) op(A)^T; trans: A has k rows. */

APART double NAME(ltoad_syrk)(int upper, int trans, int n, int k, const REAL *a, int lda, REAL *c, int ldc)
{
    const REAL one = 1, zero = 0;
    BLAS(syrk)(upper ? "U" : "L", trans ? "T" : "N", &n, &k, &one, a, &lda, &zero, c, &ldc, 1, 1);
    return nothing_known();
}

/* The derivative of the triangle, or its adjoint's part in that of A: both add S A with a symmetric S. */
static void NAME(add_symmetric)(int upper, int trans, int n, int k, const REAL *s, int lds, const REAL *a,
                                int lda, REAL *da, int ldda)
{
    for (int l = 0; l < k; l++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                const REAL factor = (i == j ? 2 : 1) * ((i <= j) == upper || i == j ? AT(s, lds, i, j)
                                                                                   : AT(s, lds, j, i));
                if (trans)
                    AT(da, ldda, l, i) += factor * AT(a, lda, l, j);
                else
                    AT(da, ldda, i, l) += factor * AT(a, lda, j, l);
            }
}

NAME(forward)
NAME(ltoad_syrk_augmented)(int upper, int trans, int n, int k, const REAL *a, REAL *da, int lda, REAL *c,
                           REAL *dc, int ldc)
{
    (void)da, (void)dc;
    NAME(forward) done = {NAME(room)(n, k), 0};
    NAME(packed)(trans ? k : n, trans ? n : k, a, lda, done.tape);
    NAME(ltoad_syrk)(upper, trans, n, k, a, lda, c, ldc);
    return done;
}

void NAME(ltoad_syrk_reverse)(int upper, int trans, int n, int k, const REAL *a, REAL *da, int lda,
                              REAL *c, REAL *dc, int ldc, double adjoint, REAL *tape)
{
    (void)a, (void)c, (void)adjoint;
    if (da && dc)
        NAME(add_symmetric)(upper, trans, n, k, dc, ldc, tape, trans ? k : n, da, lda);
    for (int j = 0; dc && j < n; j++)
        for (int i = upper ? 0 : j; i < (upper ? j + 1 : n); i++)
            AT(dc, ldc, i, j) = 0;
    free(tape);
}

double NAME(ltoad_syrk_tangent)(int upper, int trans, int n, int k, const REAL *a, const REAL *da,
                                int lda, REAL *c, REAL *dc, int ldc)
{
    (void)c;
    for (int j = 0; dc && j < n; j++)
        for (int i = upper ? 0 : j; i < (upper ? j + 1 : n); i++) {
            REAL sum = 0;
            for (int l = 0; da && l < k; l++)
                sum += trans ? AT(da, lda, l, i) * AT(a, lda, l, j) + AT(a, lda, l, i) * AT(da, lda, l, j)
                             : AT(da, lda, i, l) * AT(a, lda, j, l) + AT(a, lda, i, l) * AT(da, lda, j, l);
            AT(dc, ldc, i, j) = sum;
        }
    return 0;
}
