/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Solvers of LAPACK in one precision, with their derivatives; lapack.c says what surrounds them.

   Included with REAL, the type of numbers, and NAME(x), which adds a letter for it to a name; LAPACK(x)
   is the library's own function.  Matrices are column-major. */

typedef struct {
    void *tape;
    double status;
} NAME(forward);

/* What the forward sweep keeps: the factors, the pivots and the solution, packed. */
typedef struct {
    REAL *factors, *solution;
    int *pivots;
} NAME(kept);

/* Pieces */

static REAL *NAME(packed)(int m, int n, const REAL *a, int lda)
{
    REAL *copy = malloc(((size)m * n + 1) * sizeof *copy);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(copy, m, i, j) = AT(a, lda, i, j);
    return copy;
}

static REAL *NAME(transposed)(int m, int n, const REAL *a, int lda)
{
    REAL *copy = malloc(((size)m * n + 1) * sizeof *copy);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(copy, n, j, i) = AT(a, lda, i, j);
    return copy;
}

/* The triangle of a symmetric matrix or of a Cholesky factor, as a lower one with zeros above. */
static REAL *NAME(lower)(int upper, int n, const REAL *a, int lda)
{
    REAL *copy = malloc(((size)n * n + 1) * sizeof *copy);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(copy, n, i, j) = i < j ? 0 : upper ? AT(a, lda, j, i) : AT(a, lda, i, j);
    return copy;
}

static void NAME(put_lower)(int upper, int n, const REAL *lower, REAL *a, int lda)
{
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++)
            *(upper ? &AT(a, lda, j, i) : &AT(a, lda, i, j)) = AT(lower, n, i, j);
}

static int NAME(all_zero)(int m, int n, const REAL *a, int lda)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            if (AT(a, lda, i, j) != 0)
                return 0;
    return 1;
}

/* c -= a b, with a of m rows and k columns. */
static void NAME(subtract_product)(int m, int n, int k, const REAL *a, int lda, const REAL *b, int ldb,
                                   REAL *c, int ldc)
{
    for (int j = 0; j < n; j++)
        for (int l = 0; l < k; l++) {
            const REAL factor = AT(b, ldb, l, j);
            for (int i = 0; i < m; i++)
                AT(c, ldc, i, j) -= AT(a, lda, i, l) * factor;
        }
}

/* Rows are exchanged as a factorisation did, or back. */
static void NAME(exchange)(int back, int k, const int *pivots, int n, REAL *a, int lda)
{
    for (int step = 0; step < k; step++) {
        const int i = back ? k - 1 - step : step, with = pivots[i] - 1;
        for (int j = 0; with != i && j < n; j++) {
            const REAL other = AT(a, lda, i, j);
            AT(a, lda, i, j) = AT(a, lda, with, j);
            AT(a, lda, with, j) = other;
        }
    }
}

static int *NAME(pivots)(int n, const int *pivots)
{
    int *copy = malloc((n + 1) * sizeof *copy);
    for (int i = 0; i < n; i++)
        copy[i] = pivots[i];
    return copy;
}

static NAME(kept) *NAME(keep)(REAL *factors, int *pivots, REAL *solution)
{
    NAME(kept) *kept = malloc(sizeof *kept);
    kept->factors = factors;
    kept->pivots = pivots;
    kept->solution = solution;
    return kept;
}

static void NAME(forget)(NAME(kept) *kept)
{
    free(kept->factors);
    free(kept->pivots);
    free(kept->solution);
    free(kept);
}

/* Triangular systems: op(A) X = B. */

APART double NAME(ltoad_trtrs)(int upper, int trans, int unit, int n, int nrhs, const REAL *a, int lda,
                               REAL *b, int ldb)
{
    int info = 0;
    LAPACK(trtrs)
    (upper ? "U" : "L", trans ? "T" : "N", unit ? "U" : "N", &n, &nrhs, a, &lda, b, &ldb, &info, 1, 1,
     1);
    return info;
}

/* a += sign X^T-like products in the triangle: the part of W X^T, or of X W^T if transposed. */
static void NAME(add_triangle)(int upper, int unit, int n, int nrhs, const REAL *left, int ldl,
                               const REAL *right, int ldr, REAL *a, int lda)
{
    for (int k = 0; k < nrhs; k++)
        for (int j = 0; j < n; j++) {
            const int first = upper ? 0 : j + unit, end = upper ? j + 1 - unit : n;
            const REAL factor = AT(right, ldr, j, k);
            for (int i = first; i < end; i++)
                AT(a, lda, i, j) -= AT(left, ldl, i, k) * factor;
        }
}

/* b -= op(triangle of a) x. */
static void NAME(subtract_triangle)(int upper, int trans, int unit, int n, int nrhs, const REAL *a,
                                    int lda, const REAL *x, int ldx, REAL *b, int ldb)
{
    for (int k = 0; k < nrhs; k++)
        for (int j = 0; j < n; j++) {
            const int first = upper ? 0 : j + unit, end = upper ? j + 1 - unit : n;
            for (int i = first; i < end; i++)
                if (trans)
                    AT(b, ldb, j, k) -= AT(a, lda, i, j) * AT(x, ldx, i, k);
                else
                    AT(b, ldb, i, k) -= AT(a, lda, i, j) * AT(x, ldx, j, k);
        }
}

NAME(forward)
NAME(ltoad_trtrs_augmented)(int upper, int trans, int unit, int n, int nrhs, const REAL *a, REAL *da,
                            int lda, REAL *b, REAL *db, int ldb)
{
    (void)db;
    NAME(forward) done;
    done.status = NAME(ltoad_trtrs)(upper, trans, unit, n, nrhs, a, lda, b, ldb);
    done.tape = NAME(keep)(NAME(packed)(n, n, a, lda), 0, da ? NAME(packed)(n, nrhs, b, ldb) : 0);
    return done;
}

void NAME(ltoad_trtrs_reverse)(int upper, int trans, int unit, int n, int nrhs, const REAL *a, REAL *da,
                               int lda, REAL *b, REAL *db, int ldb, double adjoint, void *tape)
{
    (void)a, (void)b, (void)adjoint;
    NAME(kept) *kept = tape;
    if (db)
        NAME(ltoad_trtrs)(upper, !trans, unit, n, nrhs, kept->factors, n, db, ldb);
    if (da && db && trans)
        NAME(add_triangle)(upper, unit, n, nrhs, kept->solution, n, db, ldb, da, lda);
    else if (da && db)
        NAME(add_triangle)(upper, unit, n, nrhs, db, ldb, kept->solution, n, da, lda);
    NAME(forget)(kept);
}

double NAME(ltoad_trtrs_tangent)(int upper, int trans, int unit, int n, int nrhs, const REAL *a,
                                 const REAL *da, int lda, const REAL *b, REAL *db, int ldb)
{
    if (da && db)
        NAME(subtract_triangle)(upper, trans, unit, n, nrhs, da, lda, b, ldb, db, ldb);
    if (db)
        NAME(ltoad_trtrs)(upper, trans, unit, n, nrhs, a, lda, db, ldb);
    return 0;
}

/* X becomes op(triangle)^-1 X from the right: X op(T)^-1, of m rows. */
static void NAME(solve_right)(int upper, int trans, int unit, int m, int n, const REAL *t, int ldt,
                              REAL *x, int ldx)
{
    REAL *turned = NAME(transposed)(m, n, x, ldx);
    NAME(ltoad_trtrs)(upper, !trans, unit, n, m, t, ldt, turned, n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(x, ldx, i, j) = AT(turned, n, j, i);
    free(turned);
}

/* LU factorisation: P A = L U, of m rows and n columns. */

APART double NAME(ltoad_getrf)(int m, int n, REAL *a, int lda, int *pivots)
{
    int info = 0;
    LAPACK(getrf)(&m, &n, a, &lda, pivots, &info);
    return info;
}

/* The adjoint of the factors becomes that of the matrix.  With S = L^-1 P dA U^-1, the differentials of
   the square part are L tril(S, -1) and triu(S) U (de Hoog, Anderssen, Lukas, 2011, for the square
   case); the rest is solved with the other factor. */
static void NAME(getrf_adjoint)(int m, int n, const REAL *lu, const int *pivots, REAL *da, int lda)
{
    const int k = m < n ? m : n;
    if (NAME(all_zero)(m, n, da, lda))
        return;
    if (m > n) {
        REAL *below = da + n;
        NAME(solve_right)(1, 1, 0, m - n, n, lu, m, below, lda);
        for (int j = 0; j < n; j++)
            for (int i = 0; i <= j; i++)
                for (int l = n; l < m; l++)
                    AT(da, lda, i, j) -= AT(lu, m, l, i) * AT(da, lda, l, j);
    }
    if (n > m) {
        REAL *beside = &AT(da, lda, 0, m);
        NAME(ltoad_trtrs)(0, 1, 1, m, n - m, lu, m, beside, lda);
        for (int l = m; l < n; l++)
            for (int j = 0; j < m; j++)
                for (int i = j + 1; i < m; i++)
                    AT(da, lda, i, j) -= AT(da, lda, i, l) * AT(lu, m, j, l);
    }
    REAL *square = malloc(((size)k * k + 1) * sizeof *square);
    for (int j = 0; j < k; j++) {
        for (int i = 0; i < k; i++) {
            REAL sum = 0;
            if (i > j) /* L^T adj(L), below the diagonal */
                for (int l = i; l < k; l++)
                    sum += (l == i ? 1 : AT(lu, m, l, i)) * AT(da, lda, l, j);
            else /* adj(U) U^T, above */
                for (int l = j; l < k; l++)
                    sum += AT(da, lda, i, l) * AT(lu, m, j, l);
            AT(square, k, i, j) = sum;
        }
    }
    NAME(ltoad_trtrs)(0, 1, 1, k, k, lu, m, square, k);
    NAME(solve_right)(1, 1, 0, k, k, lu, m, square, k);
    for (int j = 0; j < k; j++)
        for (int i = 0; i < k; i++)
            AT(da, lda, i, j) = AT(square, k, i, j);
    free(square);
    NAME(exchange)(1, k, pivots, n, da, lda);
}

static void NAME(getrf_differential)(int m, int n, const REAL *lu, int ldlu, const int *pivots, REAL *da,
                                     int lda)
{
    const int k = m < n ? m : n;
    NAME(exchange)(0, k, pivots, n, da, lda);
    REAL *s = NAME(packed)(k, k, da, lda);
    NAME(ltoad_trtrs)(0, 0, 1, k, k, lu, ldlu, s, k);
    NAME(solve_right)(1, 0, 0, k, k, lu, ldlu, s, k);
    for (int j = 0; j < k; j++)
        for (int i = 0; i < k; i++) {
            REAL sum = 0;
            if (i > j)
                for (int l = j + 1; l <= i; l++)
                    sum += (l == i ? 1 : AT(lu, ldlu, i, l)) * AT(s, k, l, j);
            else
                for (int l = i; l <= j; l++)
                    sum += AT(s, k, i, l) * AT(lu, ldlu, l, j);
            AT(da, lda, i, j) = sum;
        }
    if (m > n) {
        for (int j = 0; j < n; j++)
            for (int l = 0; l <= j; l++)
                for (int i = n; i < m; i++)
                    AT(da, lda, i, j) -= AT(lu, ldlu, i, l) * AT(da, lda, l, j);
        NAME(solve_right)(1, 0, 0, m - n, n, lu, ldlu, da + n, lda);
    }
    if (n > m) {
        for (int j = m; j < n; j++)
            for (int l = 0; l < m; l++)
                for (int i = l + 1; i < m; i++)
                    AT(da, lda, i, j) -= AT(da, lda, i, l) * AT(lu, ldlu, l, j);
        NAME(ltoad_trtrs)(0, 0, 1, m, n - m, lu, ldlu, &AT(da, lda, 0, m), lda);
    }
    free(s);
}

NAME(forward)
NAME(ltoad_getrf_augmented)(int m, int n, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots)
{
    (void)da, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_getrf)(m, n, a, lda, pivots);
    done.tape = NAME(keep)(NAME(packed)(m, n, a, lda), NAME(pivots)(m < n ? m : n, pivots), 0);
    return done;
}

void NAME(ltoad_getrf_reverse)(int m, int n, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots,
                               double adjoint, void *tape)
{
    (void)a, (void)pivots, (void)no_pivots, (void)adjoint;
    NAME(kept) *kept = tape;
    if (da)
        NAME(getrf_adjoint)(m, n, kept->factors, kept->pivots, da, lda);
    NAME(forget)(kept);
}

double NAME(ltoad_getrf_tangent)(int m, int n, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots)
{
    (void)no_pivots;
    if (da)
        NAME(getrf_differential)(m, n, a, lda, pivots, da, lda);
    return 0;
}

/* Solutions by LU factors. */

APART double NAME(ltoad_getrs)(int trans, int n, int nrhs, const REAL *lu, int lda, const int *pivots,
                               REAL *b, int ldb)
{
    int info = 0;
    LAPACK(getrs)(trans ? "T" : "N", &n, &nrhs, lu, &lda, pivots, b, &ldb, &info, 1);
    return info;
}

NAME(forward)
NAME(ltoad_getrs_augmented)(int trans, int n, int nrhs, const REAL *lu, REAL *dlu, int lda,
                            const int *pivots, int *no_pivots, REAL *b, REAL *db, int ldb)
{
    (void)db, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_getrs)(trans, n, nrhs, lu, lda, pivots, b, ldb);
    REAL *solution = dlu ? NAME(packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(keep)(NAME(packed)(n, n, lu, lda), NAME(pivots)(n, pivots), solution);
    return done;
}

/* What a triangle makes of numbers: op(T) x, in place of a copy of x. */
static REAL *NAME(times_triangle)(int upper, int trans, int unit, int n, int nrhs, const REAL *t, int ldt,
                                  const REAL *x, int ldx)
{
    REAL *product = malloc(((size)n * nrhs + 1) * sizeof *product);
    for (int k = 0; k < nrhs; k++)
        for (int i = 0; i < n; i++)
            AT(product, n, i, k) = unit ? -AT(x, ldx, i, k) : 0;
    NAME(subtract_triangle)(upper, trans, unit, n, nrhs, t, ldt, x, ldx, product, n);
    for (int k = 0; k < nrhs; k++)
        for (int i = 0; i < n; i++)
            AT(product, n, i, k) = -AT(product, n, i, k);
    return product;
}

void NAME(ltoad_getrs_reverse)(int trans, int n, int nrhs, const REAL *lu, REAL *dlu, int lda,
                               const int *pivots, int *no_pivots, REAL *b, REAL *db, int ldb,
                               double adjoint, void *tape)
{
    (void)lu, (void)pivots, (void)no_pivots, (void)b, (void)adjoint;
    NAME(kept) *kept = tape;
    const REAL *factors = kept->factors;
    if (db && !dlu) {
        NAME(ltoad_getrs)(!trans, n, nrhs, factors, n, kept->pivots, db, ldb);
    } else if (db && !trans) {
        REAL *x = kept->solution, *y = NAME(times_triangle)(1, 0, 0, n, nrhs, factors, n, x, n);
        NAME(ltoad_trtrs)(1, 1, 0, n, nrhs, factors, n, db, ldb);
        NAME(add_triangle)(1, 0, n, nrhs, db, ldb, x, n, dlu, lda);
        NAME(ltoad_trtrs)(0, 1, 1, n, nrhs, factors, n, db, ldb);
        NAME(add_triangle)(0, 1, n, nrhs, db, ldb, y, n, dlu, lda);
        NAME(exchange)(1, n, kept->pivots, nrhs, db, ldb);
        free(y);
    } else if (db) {
        REAL *y = kept->solution;
        NAME(exchange)(0, n, kept->pivots, nrhs, y, n);
        REAL *first = NAME(times_triangle)(0, 1, 1, n, nrhs, factors, n, y, n);
        NAME(exchange)(0, n, kept->pivots, nrhs, db, ldb);
        NAME(ltoad_trtrs)(0, 0, 1, n, nrhs, factors, n, db, ldb);
        NAME(add_triangle)(0, 1, n, nrhs, y, n, db, ldb, dlu, lda);
        NAME(ltoad_trtrs)(1, 0, 0, n, nrhs, factors, n, db, ldb);
        NAME(add_triangle)(1, 0, n, nrhs, first, n, db, ldb, dlu, lda);
        free(first);
    }
    NAME(forget)(kept);
}

double NAME(ltoad_getrs_tangent)(int trans, int n, int nrhs, const REAL *lu, const REAL *dlu, int lda,
                                 const int *pivots, int *no_pivots, const REAL *b, REAL *db, int ldb)
{
    (void)no_pivots;
    if (!db)
        return 0;
    if (!dlu)
        return NAME(ltoad_getrs)(trans, n, nrhs, lu, lda, pivots, db, ldb) * 0;
    REAL *x = NAME(packed)(n, nrhs, b, ldb);
    if (trans) {
        NAME(exchange)(0, n, pivots, nrhs, x, n);
        REAL *first = NAME(times_triangle)(0, 1, 1, n, nrhs, lu, lda, x, n);
        NAME(subtract_triangle)(1, 1, 0, n, nrhs, dlu, lda, first, n, db, ldb);
        NAME(ltoad_trtrs)(1, 1, 0, n, nrhs, lu, lda, db, ldb);
        NAME(subtract_triangle)(0, 1, 1, n, nrhs, dlu, lda, x, n, db, ldb);
        NAME(ltoad_trtrs)(0, 1, 1, n, nrhs, lu, lda, db, ldb);
        NAME(exchange)(1, n, pivots, nrhs, db, ldb);
        free(first);
    } else {
        REAL *y = NAME(times_triangle)(1, 0, 0, n, nrhs, lu, lda, x, n);
        NAME(exchange)(0, n, pivots, nrhs, db, ldb);
        NAME(subtract_triangle)(0, 0, 1, n, nrhs, dlu, lda, y, n, db, ldb);
        NAME(ltoad_trtrs)(0, 0, 1, n, nrhs, lu, lda, db, ldb);
        NAME(subtract_triangle)(1, 0, 0, n, nrhs, dlu, lda, x, n, db, ldb);
        NAME(ltoad_trtrs)(1, 0, 0, n, nrhs, lu, lda, db, ldb);
        free(y);
    }
    free(x);
    return 0;
}

/* General systems: A becomes its factors, B the solution. */

APART double NAME(ltoad_gesv)(int n, int nrhs, REAL *a, int lda, int *pivots, REAL *b, int ldb)
{
    int info = 0;
    LAPACK(gesv)(&n, &nrhs, a, &lda, pivots, b, &ldb, &info);
    return info;
}

NAME(forward)
NAME(ltoad_gesv_augmented)(int n, int nrhs, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots,
                           REAL *b, REAL *db, int ldb)
{
    (void)db, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_gesv)(n, nrhs, a, lda, pivots, b, ldb);
    REAL *solution = da ? NAME(packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(keep)(NAME(packed)(n, n, a, lda), NAME(pivots)(n, pivots), solution);
    return done;
}

/* With A^T W = adj(X): adj(B) = W and adj(A) = -W X^T (Giles, 2008). */
void NAME(ltoad_gesv_reverse)(int n, int nrhs, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots,
                              REAL *b, REAL *db, int ldb, double adjoint, void *tape)
{
    (void)a, (void)pivots, (void)no_pivots, (void)b, (void)adjoint;
    NAME(kept) *kept = tape;
    if (da)
        NAME(getrf_adjoint)(n, n, kept->factors, kept->pivots, da, lda);
    if (db)
        NAME(ltoad_getrs)(1, n, nrhs, kept->factors, n, kept->pivots, db, ldb);
    if (da && db) {
        REAL *turned = NAME(transposed)(n, nrhs, kept->solution, n);
        NAME(subtract_product)(n, n, nrhs, db, ldb, turned, nrhs, da, lda);
        free(turned);
    }
    NAME(forget)(kept);
}

double NAME(ltoad_gesv_tangent)(int n, int nrhs, REAL *a, REAL *da, int lda, int *pivots, int *no_pivots,
                                REAL *b, REAL *db, int ldb)
{
    (void)no_pivots;
    if (da && db)
        NAME(subtract_product)(n, nrhs, n, da, lda, b, ldb, db, ldb);
    if (db)
        NAME(ltoad_getrs)(0, n, nrhs, a, lda, pivots, db, ldb);
    if (da)
        NAME(getrf_differential)(n, n, a, lda, pivots, da, lda);
    return 0;
}

/* Cholesky factors: A = L L^T, of which one triangle is read and written. */

APART double NAME(ltoad_potrf)(int upper, int n, REAL *a, int lda)
{
    int info = 0;
    LAPACK(potrf)(upper ? "U" : "L", &n, a, &lda, &info, 1);
    return info;
}

/* adj(A) of the triangle: with P the lower triangle of L^T adj(L), its diagonal halved, and
   S = L^-T P L^-1, an element off the diagonal stands for two of S (Murray, 2016). */
static void NAME(potrf_adjoint)(int upper, int n, const REAL *l, REAL *da, int lda)
{
    REAL *adjoint = NAME(lower)(upper, n, da, lda), *s = malloc(((size)n * n + 1) * sizeof *s);
    if (!NAME(all_zero)(n, n, adjoint, n)) {
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                REAL sum = 0;
                for (int k = i; i >= j && k < n; k++)
                    sum += AT(l, n, k, i) * AT(adjoint, n, k, j);
                AT(s, n, i, j) = i == j ? sum / 2 : sum;
            }
        NAME(ltoad_trtrs)(0, 1, 0, n, n, l, n, s, n);
        NAME(solve_right)(0, 0, 0, n, n, l, n, s, n);
        for (int j = 0; j < n; j++)
            for (int i = j; i < n; i++)
                AT(adjoint, n, i, j) = i == j ? AT(s, n, i, i) : AT(s, n, i, j) + AT(s, n, j, i);
        NAME(put_lower)(upper, n, adjoint, da, lda);
    }
    free(adjoint);
    free(s);
}

static void NAME(potrf_differential)(int upper, int n, const REAL *l, REAL *da, int lda)
{
    REAL *lower = NAME(lower)(upper, n, da, lda), *s = malloc(((size)n * n + 1) * sizeof *s);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(s, n, i, j) = i < j ? AT(lower, n, j, i) : AT(lower, n, i, j);
    NAME(ltoad_trtrs)(0, 0, 0, n, n, l, n, s, n);
    NAME(solve_right)(0, 1, 0, n, n, l, n, s, n);
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            REAL sum = 0;
            for (int k = j; k <= i; k++)
                sum += AT(l, n, i, k) * (k == j ? AT(s, n, k, j) / 2 : AT(s, n, k, j));
            AT(lower, n, i, j) = sum;
        }
    NAME(put_lower)(upper, n, lower, da, lda);
    free(lower);
    free(s);
}

NAME(forward)
NAME(ltoad_potrf_augmented)(int upper, int n, REAL *a, REAL *da, int lda)
{
    (void)da;
    NAME(forward) done;
    done.status = NAME(ltoad_potrf)(upper, n, a, lda);
    done.tape = NAME(keep)(NAME(lower)(upper, n, a, lda), 0, 0);
    return done;
}

void NAME(ltoad_potrf_reverse)(int upper, int n, REAL *a, REAL *da, int lda, double adjoint, void *tape)
{
    (void)a, (void)adjoint;
    NAME(kept) *kept = tape;
    if (da)
        NAME(potrf_adjoint)(upper, n, kept->factors, da, lda);
    NAME(forget)(kept);
}

double NAME(ltoad_potrf_tangent)(int upper, int n, REAL *a, REAL *da, int lda)
{
    REAL *l = NAME(lower)(upper, n, a, lda);
    if (da)
        NAME(potrf_differential)(upper, n, l, da, lda);
    free(l);
    return 0;
}

/* Solutions by Cholesky factors. */

APART double NAME(ltoad_potrs)(int upper, int n, int nrhs, const REAL *a, int lda, REAL *b, int ldb)
{
    int info = 0;
    LAPACK(potrs)(upper ? "U" : "L", &n, &nrhs, a, &lda, b, &ldb, &info, 1);
    return info;
}

/* The triangle of left right^T is taken from an adjoint, in the form that the program uses. */
static void NAME(take_lower)(int upper, int n, int nrhs, const REAL *left, int ldl, const REAL *right,
                             int ldr, REAL *a, int lda)
{
    if (upper) /* its element (j, i) is (i, j) here */
        NAME(add_triangle)(1, 0, n, nrhs, right, ldr, left, ldl, a, lda);
    else
        NAME(add_triangle)(0, 0, n, nrhs, left, ldl, right, ldr, a, lda);
}

NAME(forward)
NAME(ltoad_potrs_augmented)(int upper, int n, int nrhs, const REAL *a, REAL *da, int lda, REAL *b,
                            REAL *db, int ldb)
{
    (void)db;
    NAME(forward) done;
    done.status = NAME(ltoad_potrs)(upper, n, nrhs, a, lda, b, ldb);
    REAL *solution = da ? NAME(packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(keep)(NAME(lower)(upper, n, a, lda), 0, solution);
    return done;
}

void NAME(ltoad_potrs_reverse)(int upper, int n, int nrhs, const REAL *a, REAL *da, int lda, REAL *b,
                               REAL *db, int ldb, double adjoint, void *tape)
{
    (void)a, (void)b, (void)adjoint;
    NAME(kept) *kept = tape;
    const REAL *l = kept->factors;
    if (db)
        NAME(ltoad_trtrs)(0, 0, 0, n, nrhs, l, n, db, ldb);
    if (da && db)
        NAME(take_lower)(upper, n, nrhs, kept->solution, n, db, ldb, da, lda);
    if (db)
        NAME(ltoad_trtrs)(0, 1, 0, n, nrhs, l, n, db, ldb);
    if (da && db) {
        REAL *y = NAME(times_triangle)(0, 1, 0, n, nrhs, l, n, kept->solution, n);
        NAME(take_lower)(upper, n, nrhs, db, ldb, y, n, da, lda);
        free(y);
    }
    NAME(forget)(kept);
}

double NAME(ltoad_potrs_tangent)(int upper, int n, int nrhs, const REAL *a, const REAL *da, int lda,
                                 const REAL *b, REAL *db, int ldb)
{
    REAL *l = NAME(lower)(upper, n, a, lda), *dl = da ? NAME(lower)(upper, n, da, lda) : 0;
    if (db && da) {
        REAL *y = NAME(times_triangle)(0, 1, 0, n, nrhs, l, n, b, ldb);
        NAME(subtract_triangle)(0, 0, 0, n, nrhs, dl, n, y, n, db, ldb);
        free(y);
    }
    if (db)
        NAME(ltoad_trtrs)(0, 0, 0, n, nrhs, l, n, db, ldb);
    if (db && da)
        NAME(subtract_triangle)(0, 1, 0, n, nrhs, dl, n, b, ldb, db, ldb);
    if (db)
        NAME(ltoad_trtrs)(0, 1, 0, n, nrhs, l, n, db, ldb);
    free(l);
    free(dl);
    return 0;
}

/* Symmetric positive definite systems. */

APART double NAME(ltoad_posv)(int upper, int n, int nrhs, REAL *a, int lda, REAL *b, int ldb)
{
    int info = 0;
    LAPACK(posv)(upper ? "U" : "L", &n, &nrhs, a, &lda, b, &ldb, &info, 1);
    return info;
}

NAME(forward)
NAME(ltoad_posv_augmented)(int upper, int n, int nrhs, REAL *a, REAL *da, int lda, REAL *b, REAL *db,
                           int ldb)
{
    (void)db;
    NAME(forward) done;
    done.status = NAME(ltoad_posv)(upper, n, nrhs, a, lda, b, ldb);
    REAL *solution = da ? NAME(packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(keep)(NAME(lower)(upper, n, a, lda), 0, solution);
    return done;
}

void NAME(ltoad_posv_reverse)(int upper, int n, int nrhs, REAL *a, REAL *da, int lda, REAL *b, REAL *db,
                              int ldb, double adjoint, void *tape)
{
    (void)a, (void)b, (void)adjoint;
    NAME(kept) *kept = tape;
    if (da)
        NAME(potrf_adjoint)(upper, n, kept->factors, da, lda);
    if (db)
        NAME(ltoad_potrs)(0, n, nrhs, kept->factors, n, db, ldb);
    for (int k = 0; da && db && k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = j; i < n; i++) {
                const REAL *x = kept->solution + (size)k * n, *w = db + (size)k * ldb;
                const REAL taken = i == j ? w[i] * x[i] : w[i] * x[j] + w[j] * x[i];
                *(upper ? &AT(da, lda, j, i) : &AT(da, lda, i, j)) -= taken;
            }
    NAME(forget)(kept);
}

double NAME(ltoad_posv_tangent)(int upper, int n, int nrhs, REAL *a, REAL *da, int lda, REAL *b, REAL *db,
                                int ldb)
{
    REAL *l = NAME(lower)(upper, n, a, lda);
    for (int k = 0; da && db && k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                const int below = i > j, row = below ? i : j, column = below ? j : i;
                const REAL da_ij = upper ? AT(da, lda, column, row) : AT(da, lda, row, column);
                AT(db, ldb, i, k) -= da_ij * AT(b, ldb, j, k);
            }
    if (db)
        NAME(ltoad_potrs)(0, n, nrhs, l, n, db, ldb);
    if (da)
        NAME(potrf_differential)(upper, n, l, da, lda);
    free(l);
    return 0;
}
