/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Systems by the expert drivers, in one precision; lapack.c says what surrounds them.

   Included with REAL and NAME(x) as lapack_real.h is, ROUTINE(x) for what programs call, and LEAST and
   PRECISION of the type; none of these is left defined.  There are no rules: matrices are scaled by loops, which are differentiated, and
   factors and solutions have rules.  The library's own refinement changes what rounding left: that, and
   its bounds of errors, depend on nothing.

   A band is given as the matrix that its elements have places in: `ku` elements further, and with columns
   that are one element closer; see STORED in lapack_norms.h. */

typedef struct {
    int rows, columns;
    REAL row_ratio, column_ratio;
} NAME(scales);

static REAL NAME(ratio)(int n, const REAL *s)
{
    REAL least = n > 0 ? s[0] : 1, most = least;
    for (int i = 1; i < n; i++) {
        least = s[i] < least ? s[i] : least;
        most = s[i] > most ? s[i] : most;
    }
    return least / most;
}

/* Reciprocals of the largest elements of rows, or of columns of rows that are scaled already; whether no
   one is zero. */
static int NAME(reciprocals)(int by_rows, int n, int kl, int ku, const REAL *a, int ld, const REAL *r,
                             REAL *found, REAL *largest)
{
    *largest = 0;
    for (int i = 0; i < n; i++)
        found[i] = 0;
    for (int j = 0; j < n; j++) {
        STORED(n, kl, ku)
        for (int i = first; i < end; i++) {
            const REAL element = AT(a, ld, i, j) < 0 ? -AT(a, ld, i, j) : AT(a, ld, i, j);
            const REAL here = by_rows ? element : element * r[i];
            REAL *most = &found[by_rows ? i : j];
            *most = here > *most ? here : *most;
        }
    }
    for (int i = 0; i < n; i++) {
        if (found[i] == 0)
            return 0;
        *largest = found[i] > *largest ? found[i] : *largest;
    }
    for (int i = 0; i < n; i++)
        found[i] = 1 / found[i];
    return 1;
}

/* Whether numbers are so large or small that rows are scaled whatever their ratio. */
static int NAME(is_extreme)(REAL largest)
{
    return largest < LEAST / PRECISION || largest > PRECISION / LEAST;
}

static char NAME(as_told)(NAME(scales) s) { return s.rows ? (s.columns ? 'B' : 'R') : s.columns ? 'C' : 'N'; }

/* A becomes diag(r) A diag(c), or what of it is worth the while, if the program asks for it. */
static NAME(scales) NAME(scaled)(char fact, int n, int kl, int ku, REAL *a, int ld, char *equed, REAL *r,
                                 REAL *c)
{
    NAME(scales) s;
    const char told = as_upper(*equed);
    s.rows = fact == 'F' && (told == 'R' || told == 'B');
    s.columns = fact == 'F' && (told == 'C' || told == 'B');
    s.row_ratio = s.rows ? NAME(ratio)(n, r) : 1;
    s.column_ratio = s.columns ? NAME(ratio)(n, c) : 1;
    if (fact == 'F')
        return s;
    REAL largest, of_columns;
    if (fact == 'E' && NAME(reciprocals)(1, n, kl, ku, a, ld, r, r, &largest) &&
        NAME(reciprocals)(0, n, kl, ku, a, ld, r, c, &of_columns)) {
        s.row_ratio = NAME(ratio)(n, r);
        s.column_ratio = NAME(ratio)(n, c);
        s.rows = s.row_ratio < (REAL)0.1 || NAME(is_extreme)(largest);
        s.columns = s.column_ratio < (REAL)0.1;
        for (int j = 0; j < n; j++) {
            STORED(n, kl, ku)
            for (int i = first; i < end; i++)
                AT(a, ld, i, j) *= (s.rows ? r[i] : 1) * (s.columns ? c[j] : 1);
        }
    }
    *equed = NAME(as_told)(s);
    return s;
}

static void NAME(scale_rows)(int scale, const REAL *factors, int n, int nrhs, REAL *b, int ldb)
{
    for (int k = 0; scale && k < nrhs; k++)
        for (int i = 0; i < n; i++)
            AT(b, ldb, i, k) *= factors[i];
}

static void NAME(copy_columns)(int n, int nrhs, const REAL *b, int ldb, REAL *x, int ldx)
{
    for (int k = 0; k < nrhs; k++)
        for (int i = 0; i < n; i++)
            AT(x, ldx, i, k) = AT(b, ldb, i, k);
}

/* Changes by refinement, column by column, and behind them both bounds for each. */
static REAL *NAME(room)(int n, int nrhs) { return malloc(((size)(n + 2) * nrhs + 1) * sizeof(REAL)); }

static void NAME(apply)(REAL *changes, REAL ratio, int n, int nrhs, REAL *x, int ldx, REAL *ferr, REAL *berr)
{
    const REAL *bounds = changes + (size)n * nrhs;
    for (int k = 0; k < nrhs; k++) {
        for (int i = 0; i < n; i++)
            AT(x, ldx, i, k) += AT(changes, n, i, k);
        ferr[k] = bounds[k] / ratio;
        berr[k] = bounds[nrhs + k];
    }
    free(changes);
}

#define REFINED(call)                                                                                    \
    int info;                                                                                            \
    REAL *better = NAME(packed)(n, nrhs, x, ldx), *work = malloc((3 * (size)n + 1) * sizeof *work);      \
    REAL *bounds = changes + (size)n * nrhs;                                                             \
    int *whole = malloc(((size)n + 1) * sizeof *whole);                                                  \
    call;                                                                                                \
    for (int k = 0; k < nrhs; k++)                                                                       \
        for (int i = 0; i < n; i++)                                                                      \
            AT(changes, n, i, k) = AT(better, n, i, k) - AT(x, ldx, i, k);                               \
    free(better);                                                                                        \
    free(work);                                                                                          \
    free(whole);

void LAPACK(gerfs)(const char *, const int *, const int *, const REAL *, const int *, const REAL *,
                   const int *, const int *, const REAL *, const int *, REAL *, const int *, REAL *, REAL *,
                   REAL *, int *, int *, size) __asm__("native." LETTER "gerfs_");
void LAPACK(gbrfs)(const char *, const int *, const int *, const int *, const int *, const REAL *,
                   const int *, const REAL *, const int *, const int *, const REAL *, const int *, REAL *,
                   const int *, REAL *, REAL *, REAL *, int *, int *, size)
    __asm__("native." LETTER "gbrfs_");
void LAPACK(porfs)(const char *, const int *, const int *, const REAL *, const int *, const REAL *,
                   const int *, const REAL *, const int *, REAL *, const int *, REAL *, REAL *, REAL *,
                   int *, int *, size) __asm__("native." LETTER "porfs_");

static void NAME(inactive_refined)(const char *trans, int n, int nrhs, const REAL *a, int lda,
                                   const REAL *af, int ldaf, const int *pivots, const REAL *b, int ldb,
                                   const REAL *x, int ldx, REAL *changes)
{
    REFINED(LAPACK(gerfs)(trans, &n, &nrhs, a, &lda, af, &ldaf, pivots, b, &ldb, better, &n, bounds,
                          bounds + nrhs, work, whole, &info, 1))
}

static void NAME(inactive_refined_by_band)(const char *trans, int n, int kl, int ku, int nrhs,
                                           const REAL *ab, int ldab, const REAL *afb, int ldafb,
                                           const int *pivots, const REAL *b, int ldb, const REAL *x,
                                           int ldx, REAL *changes)
{
    REFINED(LAPACK(gbrfs)(trans, &n, &kl, &ku, &nrhs, ab, &ldab, afb, &ldafb, pivots, b, &ldb, better, &n,
                          bounds, bounds + nrhs, work, whole, &info, 1))
}

static void NAME(inactive_refined_symmetric)(const char *uplo, int n, int nrhs, const REAL *a, int lda,
                                             const REAL *af, int ldaf, const REAL *b, int ldb,
                                             const REAL *x, int ldx, REAL *changes)
{
    REFINED(LAPACK(porfs)(uplo, &n, &nrhs, a, &lda, af, &ldaf, b, &ldb, better, &n, bounds, bounds + nrhs,
                          work, whole, &info, 1))
}

/* LAPACK's info for a matrix that is singular to working precision. */
static int NAME(told_by)(REAL rcond, int n) { return rcond < PRECISION / 2 ? n + 1 : 0; }

static REAL NAME(growth)(REAL of_matrix, REAL of_factor) { return of_factor == 0 ? 1 : of_matrix / of_factor; }

void ROUTINE(gesvx)(const char *fact, const char *trans, const int *pn, const int *pnrhs, REAL *a,
                    const int *plda, REAL *af, const int *pldaf, int *pivots, char *equed, REAL *r, REAL *c,
                    REAL *b, const int *pldb, REAL *x, const int *pldx, REAL *rcond, REAL *ferr, REAL *berr,
                    REAL *work, int *iwork, int *info)
{
    (void)iwork;
    const int n = *pn, nrhs = *pnrhs, lda = *plda, ldaf = *pldaf, ldb = *pldb, ldx = *pldx;
    const int turned = is_transposed(trans);
    const NAME(scales) s = NAME(scaled)(as_upper(*fact), n, n, n, a, lda, equed, r, c);
    NAME(scale_rows)(turned ? s.columns : s.rows, turned ? c : r, n, nrhs, b, ldb);
    int done = 0;
    if (as_upper(*fact) != 'F') {
        NAME(copy_columns)(n, n, a, lda, af, ldaf);
        done = (int)NAME(ltoad_getrf)(n, n, af, ldaf, pivots);
    }
    *info = done;
    *rcond = 0;
    if (done != 0)
        return;
    const REAL norm = NAME(norm)(turned ? 'I' : '1', n, n, n, n, a, lda);
    const REAL condition = n > 0 ? NAME(condition)(NAME(inverse_by_lu)(turned, n, af, ldaf), norm) : 1;
    NAME(copy_columns)(n, nrhs, b, ldb, x, ldx);
    NAME(ltoad_getrs)(turned, n, nrhs, af, ldaf, pivots, x, ldx);
    REAL *changes = NAME(room)(n, nrhs);
    NAME(inactive_refined)(turned ? "T" : "N", n, nrhs, a, lda, af, ldaf, pivots, b, ldb, x, ldx, changes);
    NAME(apply)(changes, turned ? s.row_ratio : s.column_ratio, n, nrhs, x, ldx, ferr, berr);
    NAME(scale_rows)(turned ? s.rows : s.columns, turned ? r : c, n, nrhs, x, ldx);
    work[0] = NAME(growth)(NAME(largest)(n, n, n, n, a, lda), NAME(largest)(n, n, 0, n, af, ldaf));
    *rcond = condition;
    *info = NAME(told_by)(condition, n);
}

void ROUTINE(gbsvx)(const char *fact, const char *trans, const int *pn, const int *pkl, const int *pku,
                    const int *pnrhs, REAL *ab, const int *pldab, REAL *afb, const int *pldafb, int *pivots,
                    char *equed, REAL *r, REAL *c, REAL *b, const int *pldb, REAL *x, const int *pldx,
                    REAL *rcond, REAL *ferr, REAL *berr, REAL *work, int *iwork, int *info)
{
    (void)iwork;
    const int n = *pn, kl = *pkl, ku = *pku, nrhs = *pnrhs, ldab = *pldab, ldafb = *pldafb;
    const int ldb = *pldb, ldx = *pldx, turned = is_transposed(trans);
    REAL *a = ab + ku, *af = afb + kl + ku;
    const NAME(scales) s = NAME(scaled)(as_upper(*fact), n, kl, ku, a, ldab - 1, equed, r, c);
    NAME(scale_rows)(turned ? s.columns : s.rows, turned ? c : r, n, nrhs, b, ldb);
    int done = 0;
    if (as_upper(*fact) != 'F') {
        for (int j = 0; j < n; j++) {
            STORED(n, kl, ku)
            for (int i = first; i < end; i++)
                AT(af, ldafb - 1, i, j) = AT(a, ldab - 1, i, j);
        }
        done = NAME(gbtrf)(n, n, kl, ku, afb, ldafb, pivots);
    }
    *info = done;
    *rcond = 0;
    if (done != 0)
        return;
    const REAL norm = NAME(norm)(turned ? 'I' : '1', n, n, kl, ku, a, ldab - 1);
    const REAL condition =
        n > 0 ? NAME(condition)(NAME(inverse_of_band)(turned, n, kl, ku, afb, ldafb, pivots), norm) : 1;
    NAME(copy_columns)(n, nrhs, b, ldb, x, ldx);
    NAME(gbtrs)(turned, n, kl, ku, nrhs, afb, ldafb, pivots, x, ldx);
    REAL *changes = NAME(room)(n, nrhs);
    NAME(inactive_refined_by_band)
    (turned ? "T" : "N", n, kl, ku, nrhs, ab, ldab, afb, ldafb, pivots, b, ldb, x, ldx, changes);
    NAME(apply)(changes, turned ? s.row_ratio : s.column_ratio, n, nrhs, x, ldx, ferr, berr);
    NAME(scale_rows)(turned ? s.rows : s.columns, turned ? r : c, n, nrhs, x, ldx);
    work[0] = NAME(growth)(NAME(largest)(n, n, kl, ku, a, ldab - 1),
                           NAME(largest)(n, n, 0, kl + ku, af, ldafb - 1));
    *rcond = condition;
    *info = NAME(told_by)(condition, n);
}

/* Both sides by 1 / sqrt(a_ii), where these differ much; whether they were used, and their ratio. */
static int NAME(scaled_symmetric)(char fact, int upper, int n, REAL *a, int lda, char *equed, REAL *s,
                                  REAL *ratio)
{
    int scales = fact == 'F' && as_upper(*equed) == 'Y', positive = 1;
    *ratio = scales ? NAME(ratio)(n, s) : 1;
    if (fact == 'F')
        return scales;
    REAL largest = 0;
    for (int i = 0; fact == 'E' && i < n; i++) {
        positive = positive && AT(a, lda, i, i) > 0;
        largest = AT(a, lda, i, i) > largest ? AT(a, lda, i, i) : largest;
    }
    if (fact == 'E' && positive) {
        for (int i = 0; i < n; i++)
            s[i] = 1 / (REAL)__builtin_sqrt(AT(a, lda, i, i));
        *ratio = NAME(ratio)(n, s);
        scales = *ratio < (REAL)0.1 || NAME(is_extreme)(largest);
        for (int j = 0; scales && j < n; j++)
            for (int i = upper ? 0 : j; i < (upper ? j + 1 : n); i++)
                AT(a, lda, i, j) *= s[i] * s[j];
    }
    *equed = scales ? 'Y' : 'N';
    return scales;
}

void ROUTINE(posvx)(const char *fact, const char *uplo, const int *pn, const int *pnrhs, REAL *a,
                    const int *plda, REAL *af, const int *pldaf, char *equed, REAL *s, REAL *b,
                    const int *pldb, REAL *x, const int *pldx, REAL *rcond, REAL *ferr, REAL *berr,
                    REAL *work, int *iwork, int *info)
{
    (void)work, (void)iwork;
    const int n = *pn, nrhs = *pnrhs, lda = *plda, ldaf = *pldaf, ldb = *pldb, ldx = *pldx;
    const int upper = is_upper(uplo);
    REAL ratio;
    const int scales = NAME(scaled_symmetric)(as_upper(*fact), upper, n, a, lda, equed, s, &ratio);
    NAME(scale_rows)(scales, s, n, nrhs, b, ldb);
    int done = 0;
    if (as_upper(*fact) != 'F') {
        for (int j = 0; j < n; j++)
            for (int i = upper ? 0 : j; i < (upper ? j + 1 : n); i++)
                AT(af, ldaf, i, j) = AT(a, lda, i, j);
        done = (int)NAME(ltoad_potrf)(upper, n, af, ldaf);
    }
    *info = done;
    *rcond = 0;
    if (done != 0)
        return;
    REAL *whole = NAME(symmetric)(upper, n, a, lda);
    const REAL norm = NAME(norm)('1', n, n, n, n, whole, n);
    free(whole);
    const REAL condition = n > 0 ? NAME(condition)(NAME(inverse_by_cholesky)(upper, n, af, ldaf), norm) : 1;
    NAME(copy_columns)(n, nrhs, b, ldb, x, ldx);
    NAME(ltoad_potrs)(upper, n, nrhs, af, ldaf, x, ldx);
    REAL *changes = NAME(room)(n, nrhs);
    NAME(inactive_refined_symmetric)
    (upper ? "U" : "L", n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, changes);
    NAME(apply)(changes, ratio, n, nrhs, x, ldx, ferr, berr);
    NAME(scale_rows)(scales, s, n, nrhs, x, ldx);
    *rcond = condition;
    *info = NAME(told_by)(condition, n);
}
#undef REFINED

#undef REAL
#undef LETTER
#undef NAME
#undef LAPACK
#undef ROUTINE
#undef LEAST
#undef PRECISION
