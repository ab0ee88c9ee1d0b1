/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Eigenvalues, least squares and tridiagonal systems in one precision; see lapack_real.h, which comes
   before.  What a routine overwrites is given beside copies of what was there, so that a derivative
   finds both. */

/* c = op(a) op(b), of m rows and n columns. */
static void NAME(product)(int turn_a, int turn_b, int m, int n, int k, const REAL *a, int lda,
                          const REAL *b, int ldb, REAL *c)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(c, m, i, j) = 0;
    for (int j = 0; j < n; j++)
        for (int l = 0; l < k; l++) {
            const REAL factor = turn_b ? AT(b, ldb, j, l) : AT(b, ldb, l, j);
            for (int i = 0; i < m; i++)
                AT(c, m, i, j) += (turn_a ? AT(a, lda, l, i) : AT(a, lda, i, l)) * factor;
        }
}

/* An adjoint that no formula here takes back must not be there. */
static void NAME(require_zero)(int m, int n, const REAL *adjoint, int ld, const char *what)
{
    if (adjoint && !NAME(all_zero)(m, n, adjoint, ld))
        refuse(what);
}

static void NAME(fill)(REAL value, int m, int n, REAL *a, int lda)
{
    for (int j = 0; a && j < n; j++)
        for (int i = 0; i < m; i++)
            AT(a, lda, i, j) = value;
}

/* Symmetric eigenvalues: a, of which one triangle counts, becomes the matrix of eigenvectors. */

APART double NAME(ltoad_syev)(int upper, int n, REAL *a, int lda, REAL *w)
{
    int info = 0, length = -1;
    REAL best = 1;
    LAPACK(syev)("V", upper ? "U" : "L", &n, a, &lda, w, &best, &length, &info, 1, 1);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(syev)("V", upper ? "U" : "L", &n, a, &lda, w, work, &length, &info, 1, 1);
    free(work);
    return info;
}

/* 1 / (w_j - w_i); 0 where both are the same, which is right for all that does not depend on which
   vectors of their space were found. */
static REAL NAME(gap)(const REAL *w, int i, int j) { return w[i] == w[j] ? 0 : 1 / (w[j] - w[i]); }

NAME(forward)
NAME(ltoad_syev_augmented)(int upper, int n, REAL *a, REAL *da, int lda, REAL *w, REAL *dw)
{
    (void)da, (void)dw;
    NAME(forward) done;
    done.status = NAME(ltoad_syev)(upper, n, a, lda, w);
    done.tape = NAME(keep)(NAME(packed)(n, n, a, lda), 0, NAME(packed)(n, 1, w, n));
    return done;
}

/* V (diag adj(w) + F o (V^T adj(V))) V^T, F_ij = 1 / (w_j - w_i) (Giles, 2008). */
void NAME(ltoad_syev_reverse)(int upper, int n, REAL *a, REAL *da, int lda, REAL *w, REAL *dw,
                              double adjoint, void *tape)
{
    (void)a, (void)w, (void)adjoint;
    NAME(kept) *kept = tape;
    const REAL *v = kept->factors;
    if (da) {
        REAL *inner = malloc(((size)n * n + 1) * sizeof *inner);
        REAL *half = malloc(((size)n * n + 1) * sizeof *half);
        NAME(product)(1, 0, n, n, n, v, n, da, lda, inner);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++)
                AT(inner, n, i, j) = i == j ? (dw ? dw[i] : 0)
                                            : AT(inner, n, i, j) * NAME(gap)(kept->solution, i, j);
        NAME(product)(0, 0, n, n, n, v, n, inner, n, half);
        NAME(product)(0, 1, n, n, n, half, n, v, n, inner);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                const REAL both = AT(inner, n, i, j) + AT(inner, n, j, i);
                AT(da, lda, i, j) = i == j ? both / 2 : (i < j) == upper ? both : 0;
            }
        free(inner);
        free(half);
    }
    if (dw)
        NAME(fill)(0, n, 1, dw, n);
    NAME(forget)(kept);
}

double NAME(ltoad_syev_tangent)(int upper, int n, REAL *a, REAL *da, int lda, REAL *w, REAL *dw)
{
    REAL *inner = malloc(((size)n * n + 1) * sizeof *inner);
    REAL *half = malloc(((size)n * n + 1) * sizeof *half);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(inner, n, i, j) = !da ? 0 : (i <= j) == upper ? AT(da, lda, i, j) : AT(da, lda, j, i);
    for (int i = 0; da && i < n; i++)
        AT(inner, n, i, i) = AT(da, lda, i, i);
    NAME(product)(1, 0, n, n, n, a, lda, inner, n, half);
    NAME(product)(0, 0, n, n, n, half, n, a, lda, inner);
    for (int i = 0; dw && i < n; i++)
        dw[i] = AT(inner, n, i, i);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(inner, n, i, j) *= i == j ? 0 : NAME(gap)(w, i, j);
    NAME(product)(0, 0, n, n, n, a, lda, inner, n, half);
    for (int j = 0; da && j < n; j++)
        for (int i = 0; i < n; i++)
            AT(da, lda, i, j) = AT(half, n, i, j);
    free(inner);
    free(half);
    return 0;
}

/* Least squares of full rank, m >= n: qr and b become factors, and solutions above what is left. */

APART double NAME(ltoad_gels)(int m, int n, int nrhs, const REAL *a, const REAL *right, REAL *qr, int lda,
                              REAL *b, int ldb)
{
    (void)a, (void)right;
    int info = 0, length = -1;
    REAL best = 1;
    LAPACK(gels)("N", &m, &n, &nrhs, qr, &lda, b, &ldb, &best, &length, &info, 1);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(gels)("N", &m, &n, &nrhs, qr, &lda, b, &ldb, work, &length, &info, 1);
    free(work);
    return info;
}

/* A, the right sides, R and the solutions, packed one after the other. */
static REAL *NAME(gels_parts)(int m, int n, int nrhs, const REAL *a, const REAL *right, const REAL *qr,
                              int lda, const REAL *b, int ldb)
{
    REAL *parts = malloc(((size)m * (n + nrhs) + (size)n * (n + nrhs) + 1) * sizeof *parts), *next = parts;
    for (size i = 0; i < (size)m * n; i++)
        *next++ = a[i];
    for (size i = 0; i < (size)m * nrhs; i++)
        *next++ = right[i];
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            *next++ = AT(qr, lda, i, j);
    for (int j = 0; j < nrhs; j++)
        for (int i = 0; i < n; i++)
            *next++ = AT(b, ldb, i, j);
    return parts;
}

NAME(forward)
NAME(ltoad_gels_augmented)(int m, int n, int nrhs, const REAL *a, REAL *da, const REAL *right,
                           REAL *dright, REAL *qr, REAL *dqr, int lda, REAL *b, REAL *db, int ldb)
{
    (void)da, (void)dright, (void)dqr, (void)db;
    NAME(forward) done;
    done.status = NAME(ltoad_gels)(m, n, nrhs, a, right, qr, lda, b, ldb);
    done.tape = NAME(gels_parts)(m, n, nrhs, a, right, qr, lda, b, ldb);
    return done;
}

/* With V = (A^T A)^-1 adj(X): adj(B) = A V and adj(A) = (B - A X) V^T - A V X^T. */
void NAME(ltoad_gels_reverse)(int m, int n, int nrhs, const REAL *a, REAL *da, const REAL *right,
                              REAL *dright, REAL *qr, REAL *dqr, int lda, REAL *b, REAL *db, int ldb,
                              double adjoint, void *tape)
{
    (void)a, (void)right, (void)qr, (void)b, (void)adjoint;
    const REAL *matrix = tape, *given = matrix + (size)m * n, *r = given + (size)m * nrhs;
    const REAL *x = r + (size)n * n;
    NAME(require_zero)(m, n, dqr, lda, "the factors that least squares leave in the matrix");
    if (db) {
        NAME(require_zero)(m - n, nrhs, db + n, ldb, "what least squares leave below the solution");
        REAL *v = NAME(packed)(n, nrhs, db, ldb);
        NAME(fill)(0, m, nrhs, db, ldb);
        NAME(ltoad_trtrs)(1, 1, 0, n, nrhs, r, n, v, n);
        NAME(ltoad_trtrs)(1, 0, 0, n, nrhs, r, n, v, n);
        REAL *av = malloc(((size)m * nrhs + 1) * sizeof *av), *residual = malloc(((size)m * nrhs + 1) * sizeof *av);
        NAME(product)(0, 0, m, nrhs, n, matrix, m, v, n, av);
        NAME(product)(0, 0, m, nrhs, n, matrix, m, x, n, residual);
        for (size i = 0; dright && i < (size)m * nrhs; i++)
            dright[i] += av[i];
        for (int k = 0; da && k < nrhs; k++)
            for (int j = 0; j < n; j++)
                for (int i = 0; i < m; i++)
                    AT(da, m, i, j) += (AT(given, m, i, k) - AT(residual, m, i, k)) * AT(v, n, j, k) -
                                       AT(av, m, i, k) * AT(x, n, j, k);
        free(v);
        free(av);
        free(residual);
    }
    free(tape);
}

double NAME(ltoad_gels_tangent)(int m, int n, int nrhs, const REAL *a, const REAL *da, const REAL *right,
                                const REAL *dright, REAL *qr, REAL *dqr, int lda, REAL *b, REAL *db,
                                int ldb)
{
    /* dX = (A^T A)^-1 (dA^T (B - A X) + A^T (dB - dA X)) */
    const REAL unknown = __builtin_nan("");
    REAL *residual = malloc(((size)m * nrhs + 1) * sizeof *residual);
    REAL *change = malloc(((size)m * nrhs + 1) * sizeof *change);
    REAL *both = malloc(((size)n * nrhs + 1) * sizeof *both), *one = malloc(((size)n * nrhs + 1) * sizeof *one);
    NAME(product)(0, 0, m, nrhs, n, a, m, b, ldb, residual);
    for (size i = 0; i < (size)m * nrhs; i++) {
        residual[i] = right[i] - residual[i];
        change[i] = 0;
    }
    if (da)
        NAME(product)(0, 0, m, nrhs, n, da, m, b, ldb, change);
    for (size i = 0; i < (size)m * nrhs; i++)
        change[i] = (dright ? dright[i] : 0) - change[i];
    NAME(product)(1, 0, n, nrhs, m, a, m, change, m, both);
    NAME(fill)(0, n, nrhs, one, n);
    if (da)
        NAME(product)(1, 0, n, nrhs, m, da, m, residual, m, one);
    for (size i = 0; i < (size)n * nrhs; i++)
        both[i] += one[i];
    NAME(ltoad_trtrs)(1, 1, 0, n, nrhs, qr, lda, both, n);
    NAME(ltoad_trtrs)(1, 0, 0, n, nrhs, qr, lda, both, n);
    for (int j = 0; db && j < nrhs; j++)
        for (int i = 0; i < m; i++)
            AT(db, ldb, i, j) = i < n ? AT(both, n, i, j) : unknown;
    NAME(fill)(unknown, m, n, dqr, lda);
    free(residual);
    free(change);
    free(both);
    free(one);
    return 0;
}

/* Tridiagonal systems: factors come in the place of copies of the diagonals. */

APART double NAME(ltoad_gtsv)(int n, int nrhs, const REAL *lower, const REAL *middle, const REAL *upper,
                              REAL *dl, REAL *d, REAL *du, REAL *b, int ldb)
{
    (void)lower, (void)middle, (void)upper;
    int info = 0;
    LAPACK(gtsv)(&n, &nrhs, dl, d, du, b, &ldb, &info);
    return info;
}

/* A, or A^T, solved by copies of the diagonals. */
static void NAME(solve_diagonals)(int n, int nrhs, const REAL *lower, const REAL *middle, const REAL *upper,
                              REAL *b, int ldb)
{
    REAL *dl = NAME(packed)(n - 1, 1, lower, n), *d = NAME(packed)(n, 1, middle, n);
    REAL *du = NAME(packed)(n - 1, 1, upper, n);
    NAME(ltoad_gtsv)(n, nrhs, lower, middle, upper, dl, d, du, b, ldb);
    free(dl);
    free(d);
    free(du);
}

NAME(forward)
NAME(ltoad_gtsv_augmented)(int n, int nrhs, const REAL *lower, REAL *dlower, const REAL *middle,
                           REAL *dmiddle, const REAL *upper, REAL *dupper, REAL *dl, REAL *ddl, REAL *d,
                           REAL *dd, REAL *du, REAL *ddu, REAL *b, REAL *db, int ldb)
{
    (void)dlower, (void)dmiddle, (void)dupper, (void)ddl, (void)dd, (void)ddu, (void)db;
    NAME(forward) done;
    REAL *kept = malloc(((size)n * (3 + nrhs) + 1) * sizeof *kept), *x = kept + 3 * n;
    for (int i = 0; i < n; i++) {
        kept[i] = i + 1 < n ? lower[i] : 0;
        kept[n + i] = middle[i];
        kept[2 * n + i] = i + 1 < n ? upper[i] : 0;
    }
    done.status = NAME(ltoad_gtsv)(n, nrhs, lower, middle, upper, dl, d, du, b, ldb);
    for (int j = 0; j < nrhs; j++)
        for (int i = 0; i < n; i++)
            AT(x, n, i, j) = AT(b, ldb, i, j);
    done.tape = kept;
    return done;
}

void NAME(ltoad_gtsv_reverse)(int n, int nrhs, const REAL *lower, REAL *dlower, const REAL *middle,
                              REAL *dmiddle, const REAL *upper, REAL *dupper, REAL *dl, REAL *ddl,
                              REAL *d, REAL *dd, REAL *du, REAL *ddu, REAL *b, REAL *db, int ldb,
                              double adjoint, void *tape)
{
    (void)lower, (void)middle, (void)upper, (void)dl, (void)d, (void)du, (void)b, (void)adjoint;
    const REAL *kept = tape, *x = kept + 3 * n;
    static const char what[] = "the factors of a tridiagonal matrix";
    NAME(require_zero)(n - 1, 1, ddl, n, what);
    NAME(require_zero)(n, 1, dd, n, what);
    NAME(require_zero)(n - 1, 1, ddu, n, what);
    if (db)
        NAME(solve_diagonals)(n, nrhs, kept + 2 * n, kept + n, kept, db, ldb);
    for (int k = 0; db && k < nrhs; k++)
        for (int i = 0; i < n; i++) {
            if (dmiddle)
                dmiddle[i] -= AT(db, ldb, i, k) * AT(x, n, i, k);
            if (dlower && i + 1 < n)
                dlower[i] -= AT(db, ldb, i + 1, k) * AT(x, n, i, k);
            if (dupper && i + 1 < n)
                dupper[i] -= AT(db, ldb, i, k) * AT(x, n, i + 1, k);
        }
    free(tape);
}

double NAME(ltoad_gtsv_tangent)(int n, int nrhs, const REAL *lower, const REAL *dlower,
                                const REAL *middle, const REAL *dmiddle, const REAL *upper,
                                const REAL *dupper, REAL *dl, REAL *ddl, REAL *d, REAL *dd, REAL *du,
                                REAL *ddu, const REAL *b, REAL *db, int ldb)
{
    (void)dl, (void)d, (void)du;
    for (int k = 0; db && k < nrhs; k++)
        for (int i = 0; i < n; i++) {
            REAL sum = dmiddle ? dmiddle[i] * AT(b, ldb, i, k) : 0;
            if (dlower && i > 0)
                sum += dlower[i - 1] * AT(b, ldb, i - 1, k);
            if (dupper && i + 1 < n)
                sum += dupper[i] * AT(b, ldb, i + 1, k);
            AT(db, ldb, i, k) -= sum;
        }
    if (db)
        NAME(solve_diagonals)(n, nrhs, lower, middle, upper, db, ldb);
    const REAL unknown = __builtin_nan("");
    NAME(fill)(unknown, n - 1, 1, ddl, n);
    NAME(fill)(unknown, n, 1, dd, n);
    NAME(fill)(unknown, n - 1, 1, ddu, n);
    return 0;
}
