/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Singular values and vectors in one precision; see lapack_real.h and lapack_more.h, which come before.

   A of m rows and n columns is U diag(s) V^T with k = min(m, n) singular values; what is here gives U and
   V^T packed, so that programs' arrays are copied around it: k columns and k rows of them, or with all_u
   and all_v m and n.  Those beyond k span what is left, and have no derivative.
   Formulas: J. Townsend, "Differentiating the singular value decomposition" (2016). */

APART double NAME(ltoad_gesvd)(int m, int n, int all_u, int all_v, const REAL *a, REAL *u, REAL *s,
                               REAL *vt)
{
    const int k = m < n ? m : n, rows = all_v ? n : k;
    const char *of_u = all_u ? "A" : "S", *of_v = all_v ? "A" : "S";
    int info = 0, length = -1;
    REAL best = 1, *copy = NAME(packed)(m, n, a, m);
    LAPACK(gesvd)(of_u, of_v, &m, &n, copy, &m, s, u, &m, vt, &rows, &best, &length, &info, 1, 1);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(gesvd)(of_u, of_v, &m, &n, copy, &m, s, u, &m, vt, &rows, work, &length, &info, 1, 1);
    free(work);
    free(copy);
    return info;
}

/* 1 / (s_j^2 - s_i^2); 0 where both are the same, which is right for all that does not depend on which
   vectors of their space were found. */
static REAL NAME(square_gap)(const REAL *s, int i, int j)
{
    return s[i] == s[j] ? 0 : 1 / ((s[j] - s[i]) * (s[j] + s[i]));
}

/* u -= basis (basis^T u): what is left beside the space of k columns of length m. */
static void NAME(take_projection)(int m, int k, const REAL *basis, REAL *u)
{
    REAL *inside = malloc(((size)k * k + 1) * sizeof *inside);
    NAME(product)(1, 0, k, k, m, basis, m, u, m, inside);
    NAME(subtract_product)(m, k, k, basis, m, inside, k, u, m);
    free(inside);
}

NAME(forward)
NAME(ltoad_gesvd_augmented)(int m, int n, int all_u, int all_v, const REAL *a, REAL *da, REAL *u,
                            REAL *du, REAL *s, REAL *ds, REAL *vt, REAL *dvt)
{
    (void)da, (void)du, (void)ds, (void)dvt;
    const int k = m < n ? m : n, ldvt = all_v ? n : k;
    NAME(forward) done;
    done.status = NAME(ltoad_gesvd)(m, n, all_u, all_v, a, u, s, vt);
    REAL *parts = malloc(((size)k * (m + n + 1) + 1) * sizeof *parts), *next = parts;
    for (size i = 0; i < (size)m * k; i++)
        *next++ = u[i];
    for (int j = 0; j < k; j++) /* V, in columns */
        for (int i = 0; i < n; i++)
            *next++ = AT(vt, ldvt, j, i);
    for (int i = 0; i < k; i++)
        *next++ = s[i];
    done.tape = parts;
    return done;
}

/* core += (F o (B^T adj(B) - adj(B)^T B)), scaled by the singular values of columns or of rows. */
static void NAME(add_turns)(int rows, int k, const REAL *basis, const REAL *adjoint, const REAL *s,
                            int by_rows, REAL *core)
{
    REAL *inner = malloc(((size)k * k + 1) * sizeof *inner);
    NAME(product)(1, 0, k, k, rows, basis, rows, adjoint, rows, inner);
    for (int j = 0; j < k; j++)
        for (int i = 0; i < k; i++) {
            const REAL turn = (AT(inner, k, i, j) - AT(inner, k, j, i)) * NAME(square_gap)(s, i, j);
            AT(core, k, i, j) += turn * (by_rows ? s[i] : s[j]);
        }
    free(inner);
}

/* U core V^T, with what the adjoints of U and V have beside the spaces of their columns. */
void NAME(ltoad_gesvd_reverse)(int m, int n, int all_u, int all_v, const REAL *a, REAL *da, REAL *u,
                               REAL *du, REAL *s, REAL *ds, REAL *vt, REAL *dvt, double adjoint,
                               void *tape)
{
    (void)a, (void)u, (void)s, (void)vt, (void)adjoint;
    const int k = m < n ? m : n, ldvt = all_v ? n : k;
    const REAL *left = tape, *right = left + (size)m * k, *values = right + (size)n * k;
    NAME(require_zero)(m, all_u ? m - k : 0, du ? du + (size)m * k : 0, m, "columns of U beyond the singular values");
    NAME(require_zero)(ldvt - k, n, dvt ? dvt + k : 0, ldvt, "rows of V^T beyond the singular values");
    REAL *core = malloc(((size)k * k + 1) * sizeof *core);
    NAME(fill)(0, k, k, core, k);
    for (int i = 0; ds && i < k; i++)
        AT(core, k, i, i) = ds[i];
    REAL *of_u = du ? NAME(packed)(m, k, du, m) : 0, *of_v = dvt ? NAME(transposed)(k, n, dvt, ldvt) : 0;
    if (of_u)
        NAME(add_turns)(m, k, left, of_u, values, 0, core);
    if (of_v)
        NAME(add_turns)(n, k, right, of_v, values, 1, core);
    REAL *half = malloc(((size)m * k + 1) * sizeof *half);
    REAL *other = malloc(((size)n * k + 1) * sizeof *other);
    NAME(product)(0, 0, m, k, k, left, m, core, k, half);
    NAME(fill)(0, n, k, other, n);
    if (of_u && m > k) {
        NAME(take_projection)(m, k, left, of_u);
        for (int j = 0; j < k; j++)
            for (int i = 0; i < m; i++)
                AT(half, m, i, j) += AT(of_u, m, i, j) / values[j];
    }
    if (of_v && n > k) {
        NAME(take_projection)(n, k, right, of_v);
        for (int j = 0; j < k; j++)
            for (int i = 0; i < n; i++)
                AT(other, n, i, j) = AT(of_v, n, i, j) / values[j];
    }
    for (int l = 0; da && l < k; l++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                AT(da, m, i, j) += AT(half, m, i, l) * AT(right, n, j, l) +
                                   AT(left, m, i, l) * AT(other, n, j, l);
    NAME(fill)(0, m, all_u ? m : k, du, m);
    NAME(fill)(0, k, 1, ds, k);
    NAME(fill)(0, ldvt, n, dvt, ldvt);
    free(core);
    free(of_u);
    free(of_v);
    free(half);
    free(other);
    free(tape);
}

/* The change of one basis: basis (F o turn), and beside it what `moved` has, over the values. */
static void NAME(turned)(int rows, int k, const REAL *basis, const REAL *turn, const REAL *moved,
                         const REAL *s, REAL *change)
{
    REAL *beside = NAME(packed)(rows, k, moved, rows);
    NAME(take_projection)(rows, k, basis, beside);
    NAME(product)(0, 0, rows, k, k, basis, rows, turn, k, change);
    for (int j = 0; rows > k && j < k; j++)
        for (int i = 0; i < rows; i++)
            AT(change, rows, i, j) += AT(beside, rows, i, j) / s[j];
    free(beside);
}

double NAME(ltoad_gesvd_tangent)(int m, int n, int all_u, int all_v, const REAL *a, const REAL *da,
                                 REAL *u, REAL *du, REAL *s, REAL *ds, REAL *vt, REAL *dvt)
{
    (void)a;
    const int k = m < n ? m : n, ldvt = all_v ? n : k;
    const REAL unknown = __builtin_nan("");
    REAL *v = NAME(transposed)(k, n, vt, ldvt), *inner = malloc(((size)k * k + 1) * sizeof *inner);
    REAL *moved_u = malloc(((size)m * k + 1) * sizeof *v), *moved_v = malloc(((size)n * k + 1) * sizeof *v);
    REAL *turn_u = malloc(((size)k * k + 1) * sizeof *v), *turn_v = malloc(((size)k * k + 1) * sizeof *v);
    REAL *change = malloc(((size)n * k + 1) * sizeof *change), *none = 0;
    const REAL *along = da ? da : (none = malloc(((size)m * n + 1) * sizeof *none));
    NAME(fill)(0, m, n, none, m);
    NAME(product)(0, 0, m, k, n, along, m, v, n, moved_u);
    NAME(product)(1, 0, n, k, m, along, m, u, m, moved_v);
    NAME(product)(1, 0, k, k, m, u, m, moved_u, m, inner);
    for (int j = 0; j < k; j++)
        for (int i = 0; i < k; i++) {
            const REAL here = AT(inner, k, i, j), there = AT(inner, k, j, i);
            const REAL gap = i == j ? 0 : NAME(square_gap)(s, i, j);
            AT(turn_u, k, i, j) = gap * (here * s[j] + s[i] * there);
            AT(turn_v, k, i, j) = gap * (s[i] * here + there * s[j]);
        }
    for (int i = 0; ds && i < k; i++)
        ds[i] = AT(inner, k, i, i);
    if (du) {
        NAME(turned)(m, k, u, turn_u, moved_u, s, du);
        NAME(fill)(unknown, m, all_u ? m - k : 0, du + (size)m * k, m);
    }
    if (dvt) {
        NAME(fill)(unknown, ldvt, n, dvt, ldvt);
        NAME(turned)(n, k, v, turn_v, moved_v, s, change);
        for (int j = 0; j < n; j++)
            for (int i = 0; i < k; i++)
                AT(dvt, ldvt, i, j) = AT(change, n, j, i);
    }
    free(v);
    free(inner);
    free(moved_u);
    free(moved_v);
    free(turn_u);
    free(turn_v);
    free(change);
    free(none);
    return 0;
}

/* The identity, for routines that invert: solutions with it are inverses. */
static REAL *NAME(identity)(int n)
{
    REAL *one = malloc(((size)n * n + 1) * sizeof *one);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            AT(one, n, i, j) = i == j;
    return one;
}

/* Where a matrix comes back: all of it, or one triangle. */
static void NAME(put)(int n, int first_is_row, int whole, const REAL *from, REAL *a, int lda)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            if (whole || (first_is_row ? i <= j : i >= j))
                AT(a, lda, i, j) = AT(from, n, i, j);
}

/* The first diagonal element that is zero, counted from one; LAPACK's info. */
static int NAME(singular)(int n, const REAL *a, int lda)
{
    for (int i = 0; i < n; i++)
        if (AT(a, lda, i, i) == 0)
            return i + 1;
    return 0;
}

/* The inverse by the factors of getrf, in their place. */
static int NAME(getri)(int n, REAL *a, int lda, const int *pivots)
{
    int info = NAME(singular)(n, a, lda);
    if (info)
        return info;
    REAL *inverse = NAME(identity)(n);
    info = (int)NAME(ltoad_getrs)(0, n, n, a, lda, pivots, inverse, n);
    NAME(put)(n, 0, 1, inverse, a, lda);
    free(inverse);
    return info;
}

/* The inverse by the factor of potrf: one triangle. */
static int NAME(potri)(int upper, int n, REAL *a, int lda)
{
    int info = NAME(singular)(n, a, lda);
    if (info)
        return info;
    REAL *inverse = NAME(identity)(n);
    info = (int)NAME(ltoad_potrs)(upper, n, n, a, lda, inverse, n);
    NAME(put)(n, upper, 0, inverse, a, lda);
    free(inverse);
    return info;
}

static int NAME(trtri)(int upper, int unit, int n, REAL *a, int lda)
{
    int info = unit ? 0 : NAME(singular)(n, a, lda);
    if (info)
        return info;
    REAL *inverse = NAME(identity)(n);
    info = (int)NAME(ltoad_trtrs)(upper, 0, unit, n, n, a, lda, inverse, n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            if (upper ? i <= j - unit : i >= j + unit)
                AT(a, lda, i, j) = AT(inverse, n, i, j);
    free(inverse);
    return info;
}

/* What a program gets of U or V^T, if it gets any. */
static void NAME(put_vectors)(char job, int rows, int columns, const REAL *vectors, REAL *to, int ld)
{
    for (int j = 0; job != 'N' && j < columns; j++)
        for (int i = 0; i < rows; i++)
            AT(to, ld, i, j) = AT(vectors, rows, i, j);
}

/* Both routines for singular values.  U and V^T go where they belong, or into the matrix (job O). */
static int NAME(singular_values)(char jobu, char jobvt, int m, int n, REAL *a, int lda, REAL *s, REAL *u,
                                 int ldu, REAL *vt, int ldvt)
{
    const int k = m < n ? m : n, all_u = jobu == 'A', all_v = jobvt == 'A';
    const int columns = all_u ? m : k, rows = all_v ? n : k;
    REAL *matrix = NAME(packed)(m, n, a, lda), *left = malloc(((size)m * columns + 1) * sizeof *left);
    REAL *right = malloc(((size)rows * n + 1) * sizeof *right);
    const int info = (int)NAME(ltoad_gesvd)(m, n, all_u, all_v, matrix, left, s, right);
    NAME(put_vectors)(jobu, m, columns, left, jobu == 'O' ? a : u, jobu == 'O' ? lda : ldu);
    NAME(put_vectors)(jobvt, rows, n, right, jobvt == 'O' ? a : vt, jobvt == 'O' ? lda : ldvt);
    free(matrix);
    free(left);
    free(right);
    return info;
}
