/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* General systems in complex numbers of one precision; see lapack_real.h, which comes before.

   The adjoint of z is that of its real part and, as the imaginary part, that of its imaginary part: so
   formulas are those of real numbers with conjugate transposes.  LAPACK(z(name)) is the library's own. */

typedef struct {
    REAL re, im;
} NAME(complex);
#define Z NAME(complex)

/* x -= a b, of which either may be conjugated. */
static void NAME(z_subtract)(Z *x, const Z *a, int conjugate_a, const Z *b, int conjugate_b)
{
    const REAL ai = conjugate_a ? -a->im : a->im, bi = conjugate_b ? -b->im : b->im;
    x->re -= a->re * b->re - ai * bi;
    x->im -= a->re * bi + ai * b->re;
}

/* x /= t, with the larger part of t apart (Smith, 1962). */
static void NAME(z_divide)(Z *x, const Z *t, int conjugate)
{
    const REAL re = t->re, im = conjugate ? -t->im : t->im;
    const int flat = (re < 0 ? -re : re) >= (im < 0 ? -im : im);
    const REAL ratio = flat ? im / re : re / im, whole = flat ? re + im * ratio : re * ratio + im;
    const REAL first = x->re, second = x->im;
    x->re = (flat ? first + second * ratio : first * ratio + second) / whole;
    x->im = (flat ? second - first * ratio : second * ratio - first) / whole;
}

static Z *NAME(z_packed)(int m, int n, const Z *a, int lda)
{
    Z *copy = malloc(((size)m * n + 1) * sizeof *copy);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(copy, m, i, j) = AT(a, lda, i, j);
    return copy;
}

static Z *NAME(z_turned)(int m, int n, const Z *a, int lda, int conjugate)
{
    Z *copy = malloc(((size)m * n + 1) * sizeof *copy);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            AT(copy, n, j, i).re = AT(a, lda, i, j).re;
            AT(copy, n, j, i).im = conjugate ? -AT(a, lda, i, j).im : AT(a, lda, i, j).im;
        }
    return copy;
}

static void NAME(z_turn_back)(int m, int n, Z *turned, Z *a, int lda, int conjugate)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            AT(a, lda, i, j).re = AT(turned, n, j, i).re;
            AT(a, lda, i, j).im = conjugate ? -AT(turned, n, j, i).im : AT(turned, n, j, i).im;
        }
    free(turned);
}

static void NAME(z_exchange)(int back, int k, const int *pivots, int n, Z *a, int lda)
{
    for (int step = 0; step < k; step++) {
        const int i = back ? k - 1 - step : step, with = pivots[i] - 1;
        for (int j = 0; with != i && j < n; j++) {
            const Z other = AT(a, lda, i, j);
            AT(a, lda, i, j) = AT(a, lda, with, j);
            AT(a, lda, with, j) = other;
        }
    }
}

enum { NAME(PLAIN), NAME(TURNED), NAME(ADJOINT) };

/* op(T) X = B with the upper triangle of t, or the lower one with ones in its diagonal. */
static void NAME(z_solve)(int upper, int how, int n, int nrhs, const Z *t, int ldt, Z *x, int ldx)
{
    const int plain = how == NAME(PLAIN), conjugate = how == NAME(ADJOINT);
    for (int k = 0; k < nrhs; k++)
        for (int step = 0; step < n; step++) {
            const int j = upper == plain ? n - 1 - step : step;
            const int first = upper ? 0 : j + 1, end = upper ? j : n;
            for (int i = first; !plain && i < end; i++)
                NAME(z_subtract)(&AT(x, ldx, j, k), &AT(t, ldt, i, j), conjugate, &AT(x, ldx, i, k), 0);
            if (upper)
                NAME(z_divide)(&AT(x, ldx, j, k), &AT(t, ldt, j, j), conjugate);
            for (int i = first; plain && i < end; i++)
                NAME(z_subtract)(&AT(x, ldx, i, k), &AT(t, ldt, i, j), 0, &AT(x, ldx, j, k), 0);
        }
}

/* b -= op(T) x with such a triangle, whose diagonal counts if it is the upper one. */
static void NAME(z_take_triangle)(int upper, int adjoint, int n, int nrhs, const Z *t, int ldt, const Z *x,
                                  int ldx, Z *b, int ldb)
{
    for (int k = 0; k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = upper ? 0 : j + 1; i < (upper ? j + 1 : n); i++)
                if (adjoint)
                    NAME(z_subtract)(&AT(b, ldb, j, k), &AT(t, ldt, i, j), 1, &AT(x, ldx, i, k), 0);
                else
                    NAME(z_subtract)(&AT(b, ldb, i, k), &AT(t, ldt, i, j), 0, &AT(x, ldx, j, k), 0);
}

/* The triangle of t -= left right^H. */
static void NAME(z_take_outer)(int upper, int n, int nrhs, const Z *left, int ldl, const Z *right, int ldr,
                               Z *t, int ldt)
{
    for (int k = 0; k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = upper ? 0 : j + 1; i < (upper ? j + 1 : n); i++)
                NAME(z_subtract)(&AT(t, ldt, i, j), &AT(left, ldl, i, k), 0, &AT(right, ldr, j, k), 1);
}

/* op(T) x. */
static Z *NAME(z_times_triangle)(int upper, int adjoint, int n, int nrhs, const Z *t, int ldt, const Z *x,
                                 int ldx)
{
    Z *product = malloc(((size)n * nrhs + 1) * sizeof *product);
    for (int k = 0; k < nrhs; k++)
        for (int i = 0; i < n; i++) {
            AT(product, n, i, k).re = upper ? 0 : -AT(x, ldx, i, k).re;
            AT(product, n, i, k).im = upper ? 0 : -AT(x, ldx, i, k).im;
        }
    NAME(z_take_triangle)(upper, adjoint, n, nrhs, t, ldt, x, ldx, product, n);
    for (int k = 0; k < nrhs; k++)
        for (int i = 0; i < n; i++) {
            AT(product, n, i, k).re *= -1;
            AT(product, n, i, k).im *= -1;
        }
    return product;
}

static int NAME(z_all_zero)(int m, int n, const Z *a, int lda)
{
    return NAME(all_zero)(2 * m, n, &a->re, 2 * lda);
}

typedef struct {
    Z *factors, *solution;
    int *pivots;
} NAME(z_kept);

static NAME(z_kept) *NAME(z_keep)(Z *factors, int *pivots, Z *solution)
{
    NAME(z_kept) *kept = malloc(sizeof *kept);
    kept->factors = factors;
    kept->pivots = pivots;
    kept->solution = solution;
    return kept;
}

static void NAME(z_forget)(NAME(z_kept) *kept)
{
    free(kept->factors);
    free(kept->pivots);
    free(kept->solution);
    free(kept);
}

/* Factors; see getrf_adjoint in lapack_real.h. */

APART double NAME(ltoad_zgetrf)(int m, int n, Z *a, int lda, int *pivots)
{
    int info = 0;
    LAPACK_Z(getrf)(&m, &n, a, &lda, pivots, &info);
    return info;
}

static void NAME(zgetrf_adjoint)(int m, int n, const Z *lu, const int *pivots, Z *da, int lda)
{
    if (NAME(z_all_zero)(m, n, da, lda))
        return;
    if (m != n)
        refuse("the factors of a complex matrix that is not square");
    Z *s = malloc(((size)n * n + 1) * sizeof *s);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) { /* -L^H adj(L) below the diagonal, -adj(U) U^H above */
            Z sum = {0, 0};
            if (i > j) {
                sum.re = -AT(da, lda, i, j).re;
                sum.im = -AT(da, lda, i, j).im;
            }
            for (int l = i > j ? i + 1 : j; l < n; l++)
                if (i > j)
                    NAME(z_subtract)(&sum, &AT(lu, n, l, i), 1, &AT(da, lda, l, j), 0);
                else
                    NAME(z_subtract)(&sum, &AT(da, lda, i, l), 0, &AT(lu, n, j, l), 1);
            AT(s, n, i, j) = sum;
        }
    NAME(z_solve)(0, NAME(ADJOINT), n, n, lu, n, s, n);
    Z *turned = NAME(z_turned)(n, n, s, n, 1);
    NAME(z_solve)(1, NAME(PLAIN), n, n, lu, n, turned, n);
    NAME(z_turn_back)(n, n, turned, s, n, 1);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            AT(da, lda, i, j).re = -AT(s, n, i, j).re;
            AT(da, lda, i, j).im = -AT(s, n, i, j).im;
        }
    free(s);
    NAME(z_exchange)(1, n, pivots, n, da, lda);
}

static void NAME(zgetrf_differential)(int m, int n, const Z *lu, int ldlu, const int *pivots, Z *da, int lda)
{
    if (NAME(z_all_zero)(m, n, da, lda))
        return;
    if (m != n)
        refuse("the factors of a complex matrix that is not square");
    NAME(z_exchange)(0, n, pivots, n, da, lda);
    Z *s = NAME(z_packed)(n, n, da, lda);
    NAME(z_solve)(0, NAME(PLAIN), n, n, lu, ldlu, s, n);
    Z *turned = NAME(z_turned)(n, n, s, n, 0);
    NAME(z_solve)(1, NAME(TURNED), n, n, lu, ldlu, turned, n);
    NAME(z_turn_back)(n, n, turned, s, n, 0);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            Z sum = {0, 0};
            if (i > j) {
                sum.re = -AT(s, n, i, j).re;
                sum.im = -AT(s, n, i, j).im;
            }
            for (int l = i > j ? j + 1 : i; l < (i > j ? i : j + 1); l++)
                if (i > j)
                    NAME(z_subtract)(&sum, &AT(lu, ldlu, i, l), 0, &AT(s, n, l, j), 0);
                else
                    NAME(z_subtract)(&sum, &AT(s, n, i, l), 0, &AT(lu, ldlu, l, j), 0);
            AT(da, lda, i, j).re = -sum.re;
            AT(da, lda, i, j).im = -sum.im;
        }
    free(s);
}

NAME(forward)
NAME(ltoad_zgetrf_augmented)(int m, int n, Z *a, Z *da, int lda, int *pivots, int *no_pivots)
{
    (void)da, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_zgetrf)(m, n, a, lda, pivots);
    done.tape = NAME(z_keep)(NAME(z_packed)(m, n, a, lda), NAME(pivots)(m < n ? m : n, pivots), 0);
    return done;
}

void NAME(ltoad_zgetrf_reverse)(int m, int n, Z *a, Z *da, int lda, int *pivots, int *no_pivots,
                                double adjoint, void *tape)
{
    (void)a, (void)pivots, (void)no_pivots, (void)adjoint;
    NAME(z_kept) *kept = tape;
    if (da)
        NAME(zgetrf_adjoint)(m, n, kept->factors, kept->pivots, da, lda);
    NAME(z_forget)(kept);
}

double NAME(ltoad_zgetrf_tangent)(int m, int n, Z *a, Z *da, int lda, int *pivots, int *no_pivots)
{
    (void)no_pivots;
    if (da)
        NAME(zgetrf_differential)(m, n, a, lda, pivots, da, lda);
    return 0;
}

/* Solutions by factors: A X = B, or A^H X = B. */

APART double NAME(ltoad_zgetrs)(int adjoint, int n, int nrhs, const Z *lu, int lda, const int *pivots, Z *b,
                                int ldb)
{
    int info = 0;
    LAPACK_Z(getrs)(adjoint ? "C" : "N", &n, &nrhs, lu, &lda, pivots, b, &ldb, &info, 1);
    return info;
}

NAME(forward)
NAME(ltoad_zgetrs_augmented)(int adjoint, int n, int nrhs, const Z *lu, Z *dlu, int lda, const int *pivots,
                             int *no_pivots, Z *b, Z *db, int ldb)
{
    (void)db, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_zgetrs)(adjoint, n, nrhs, lu, lda, pivots, b, ldb);
    Z *solution = dlu ? NAME(z_packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(z_keep)(NAME(z_packed)(n, n, lu, lda), NAME(pivots)(n, pivots), solution);
    return done;
}

void NAME(ltoad_zgetrs_reverse)(int adjoint, int n, int nrhs, const Z *lu, Z *dlu, int lda,
                                const int *pivots, int *no_pivots, Z *b, Z *db, int ldb, double status,
                                void *tape)
{
    (void)lu, (void)pivots, (void)no_pivots, (void)b, (void)status;
    NAME(z_kept) *kept = tape;
    const Z *factors = kept->factors;
    Z *x = kept->solution;
    if (db && !dlu) {
        NAME(ltoad_zgetrs)(!adjoint, n, nrhs, factors, n, kept->pivots, db, ldb);
    } else if (db && !adjoint) {
        Z *y = NAME(z_times_triangle)(1, 0, n, nrhs, factors, n, x, n);
        NAME(z_solve)(1, NAME(ADJOINT), n, nrhs, factors, n, db, ldb);
        NAME(z_take_outer)(1, n, nrhs, db, ldb, x, n, dlu, lda);
        NAME(z_solve)(0, NAME(ADJOINT), n, nrhs, factors, n, db, ldb);
        NAME(z_take_outer)(0, n, nrhs, db, ldb, y, n, dlu, lda);
        NAME(z_exchange)(1, n, kept->pivots, nrhs, db, ldb);
        free(y);
    } else if (db) {
        NAME(z_exchange)(0, n, kept->pivots, nrhs, x, n);
        Z *first = NAME(z_times_triangle)(0, 1, n, nrhs, factors, n, x, n);
        NAME(z_exchange)(0, n, kept->pivots, nrhs, db, ldb);
        NAME(z_solve)(0, NAME(PLAIN), n, nrhs, factors, n, db, ldb);
        NAME(z_take_outer)(0, n, nrhs, x, n, db, ldb, dlu, lda);
        NAME(z_solve)(1, NAME(PLAIN), n, nrhs, factors, n, db, ldb);
        NAME(z_take_outer)(1, n, nrhs, first, n, db, ldb, dlu, lda);
        free(first);
    }
    NAME(z_forget)(kept);
}

double NAME(ltoad_zgetrs_tangent)(int adjoint, int n, int nrhs, const Z *lu, const Z *dlu, int lda,
                                  const int *pivots, int *no_pivots, const Z *b, Z *db, int ldb)
{
    (void)no_pivots;
    if (!db)
        return 0;
    if (!dlu)
        return NAME(ltoad_zgetrs)(adjoint, n, nrhs, lu, lda, pivots, db, ldb) * 0;
    Z *x = NAME(z_packed)(n, nrhs, b, ldb);
    if (adjoint) {
        NAME(z_exchange)(0, n, pivots, nrhs, x, n);
        Z *first = NAME(z_times_triangle)(0, 1, n, nrhs, lu, lda, x, n);
        NAME(z_take_triangle)(1, 1, n, nrhs, dlu, lda, first, n, db, ldb);
        NAME(z_solve)(1, NAME(ADJOINT), n, nrhs, lu, lda, db, ldb);
        NAME(z_take_triangle)(0, 1, n, nrhs, dlu, lda, x, n, db, ldb);
        NAME(z_solve)(0, NAME(ADJOINT), n, nrhs, lu, lda, db, ldb);
        NAME(z_exchange)(1, n, pivots, nrhs, db, ldb);
        free(first);
    } else {
        Z *y = NAME(z_times_triangle)(1, 0, n, nrhs, lu, lda, x, n);
        NAME(z_exchange)(0, n, pivots, nrhs, db, ldb);
        NAME(z_take_triangle)(0, 0, n, nrhs, dlu, lda, y, n, db, ldb);
        NAME(z_solve)(0, NAME(PLAIN), n, nrhs, lu, lda, db, ldb);
        NAME(z_take_triangle)(1, 0, n, nrhs, dlu, lda, x, n, db, ldb);
        NAME(z_solve)(1, NAME(PLAIN), n, nrhs, lu, lda, db, ldb);
        free(y);
    }
    free(x);
    return 0;
}

/* General systems: A becomes its factors, B the solution. */

APART double NAME(ltoad_zgesv)(int n, int nrhs, Z *a, int lda, int *pivots, Z *b, int ldb)
{
    int info = 0;
    LAPACK_Z(gesv)(&n, &nrhs, a, &lda, pivots, b, &ldb, &info);
    return info;
}

NAME(forward)
NAME(ltoad_zgesv_augmented)(int n, int nrhs, Z *a, Z *da, int lda, int *pivots, int *no_pivots, Z *b, Z *db,
                            int ldb)
{
    (void)db, (void)no_pivots;
    NAME(forward) done;
    done.status = NAME(ltoad_zgesv)(n, nrhs, a, lda, pivots, b, ldb);
    Z *solution = da ? NAME(z_packed)(n, nrhs, b, ldb) : 0;
    done.tape = NAME(z_keep)(NAME(z_packed)(n, n, a, lda), NAME(pivots)(n, pivots), solution);
    return done;
}

/* With A^H W = adj(X): adj(B) = W and adj(A) = -W X^H. */
void NAME(ltoad_zgesv_reverse)(int n, int nrhs, Z *a, Z *da, int lda, int *pivots, int *no_pivots, Z *b,
                               Z *db, int ldb, double adjoint, void *tape)
{
    (void)a, (void)pivots, (void)no_pivots, (void)b, (void)adjoint;
    NAME(z_kept) *kept = tape;
    if (da)
        NAME(zgetrf_adjoint)(n, n, kept->factors, kept->pivots, da, lda);
    if (db)
        NAME(ltoad_zgetrs)(1, n, nrhs, kept->factors, n, kept->pivots, db, ldb);
    for (int k = 0; da && db && k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++)
                NAME(z_subtract)(&AT(da, lda, i, j), &AT(db, ldb, i, k), 0, &AT(kept->solution, n, j, k), 1);
    NAME(z_forget)(kept);
}

double NAME(ltoad_zgesv_tangent)(int n, int nrhs, Z *a, Z *da, int lda, int *pivots, int *no_pivots, Z *b,
                                 Z *db, int ldb)
{
    (void)no_pivots;
    for (int k = 0; da && db && k < nrhs; k++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++)
                NAME(z_subtract)(&AT(db, ldb, i, k), &AT(da, lda, i, j), 0, &AT(b, ldb, j, k), 0);
    if (db)
        NAME(ltoad_zgetrs)(0, n, nrhs, a, lda, pivots, db, ldb);
    if (da)
        NAME(zgetrf_differential)(n, n, a, lda, pivots, da, lda);
    return 0;
}
#undef Z
