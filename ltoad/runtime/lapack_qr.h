/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* QR factorisation in one precision; see lapack_real.h, which comes before.

   A reflection H = 1 - tau v v^T, with 1 in front of what is stored of v, is its own inverse: so what
   was there before is found again from the factors, and nothing else is kept. */

/* c -= tau v (v^T c), of m rows; v[0] counts as 1. */
static void NAME(reflect)(int m, int n, const REAL *v, REAL tau, REAL *c, int ldc)
{
    for (int j = 0; j < n; j++) {
        REAL *x = c + (size)j * ldc, sum = x[0];
        for (int i = 1; i < m; i++)
            sum += v[i] * x[i];
        sum *= tau;
        x[0] -= sum;
        for (int i = 1; i < m; i++)
            x[i] -= v[i] * sum;
    }
}

/* The adjoint of that, where c is what came out and becomes what went in.  Adds to dv and dtau. */
static void NAME(reflect_adjoint)(int m, int n, const REAL *v, REAL tau, REAL *c, int ldc, REAL *dc,
                                  int lddc, REAL *dv, REAL *dtau)
{
    NAME(reflect)(m, n, v, tau, c, ldc);
    for (int j = 0; j < n; j++) {
        REAL *x = c + (size)j * ldc, *dx = dc + (size)j * lddc, along = x[0], adjoint = dx[0];
        for (int i = 1; i < m; i++) {
            along += v[i] * x[i];
            adjoint += v[i] * dx[i];
        }
        *dtau -= along * adjoint;
        for (int i = 1; i < m; i++)
            dv[i] -= tau * (along * dx[i] + adjoint * x[i]);
        dx[0] -= tau * adjoint;
        for (int i = 1; i < m; i++)
            dx[i] -= tau * adjoint * v[i];
    }
}

/* Its tangent: c and dc both move on. */
static void NAME(reflect_tangent)(int m, int n, const REAL *v, const REAL *dv, REAL tau, REAL dtau,
                                  REAL *c, int ldc, REAL *dc, int lddc)
{
    for (int j = 0; j < n; j++) {
        REAL *x = c + (size)j * ldc, *dx = dc + (size)j * lddc, along = x[0], change = dx[0];
        for (int i = 1; i < m; i++) {
            along += v[i] * x[i];
            change += dv[i] * x[i] + v[i] * dx[i];
        }
        const REAL step = dtau * along + tau * change;
        dx[0] -= step;
        x[0] -= tau * along;
        for (int i = 1; i < m; i++) {
            dx[i] -= v[i] * step + dv[i] * tau * along;
            x[i] -= v[i] * tau * along;
        }
    }
}

/* Factors: a becomes R, with the vectors below its diagonal. */

APART double NAME(ltoad_geqrf)(int m, int n, REAL *a, int lda, REAL *tau)
{
    int info = 0, length = -1;
    REAL best = 1;
    LAPACK(geqrf)(&m, &n, a, &lda, tau, &best, &length, &info);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(geqrf)(&m, &n, a, &lda, tau, work, &length, &info);
    free(work);
    return info;
}

NAME(forward)
NAME(ltoad_geqrf_augmented)(int m, int n, REAL *a, REAL *da, int lda, REAL *tau, REAL *dtau)
{
    (void)da, (void)dtau;
    NAME(forward) done;
    done.status = NAME(ltoad_geqrf)(m, n, a, lda, tau);
    done.tape = NAME(keep)(NAME(packed)(m, n, a, lda), 0, NAME(packed)(m < n ? m : n, 1, tau, m));
    return done;
}

/* A column x = (alpha, ...) of which beta = -+|x|, v = x / (alpha - beta) and tau = 1 - alpha / beta were
   made, with their adjoints; both become those of x. */
static void NAME(column_adjoint)(int m, REAL tau, REAL dtau, const REAL *dv, REAL *x, REAL *dx)
{
    REAL dbeta = dx[0];
    if (tau == 0) {
        for (int i = 1; i < m; i++)
            dx[i] = dv[i];
        return;
    }
    const REAL beta = x[0], alpha = beta * (1 - tau), gap = alpha - beta;
    REAL shift = 0;
    for (int i = 1; i < m; i++)
        shift += dv[i] * x[i] / gap;
    dbeta += shift + dtau * alpha / (beta * beta);
    x[0] = alpha;
    dx[0] = dbeta * alpha / beta - shift - dtau / beta;
    for (int i = 1; i < m; i++) {
        x[i] *= gap;
        dx[i] = dv[i] / gap + dbeta * x[i] / beta;
    }
}

void NAME(ltoad_geqrf_reverse)(int m, int n, REAL *a, REAL *da, int lda, REAL *tau, REAL *dtau,
                               double adjoint, void *tape)
{
    (void)a, (void)tau, (void)adjoint;
    NAME(kept) *kept = tape;
    REAL *w = kept->factors, *v = malloc(((size)m + 1) * sizeof *v), *dv = malloc(((size)m + 1) * sizeof *dv);
    for (int k = (m < n ? m : n) - 1; da && k >= 0; k--) {
        const int rows = m - k;
        REAL change = dtau ? dtau[k] : 0;
        for (int i = 0; i < rows; i++) {
            v[i] = AT(w, m, k + i, k);
            dv[i] = AT(da, lda, k + i, k);
        }
        NAME(reflect_adjoint)
        (rows, n - k - 1, v, kept->solution[k], w + k + (size)(k + 1) * m, m,
         da + k + (size)(k + 1) * lda, lda, dv, &change);
        NAME(column_adjoint)
        (rows, kept->solution[k], change, dv, &AT(w, m, k, k), &AT(da, lda, k, k));
    }
    NAME(fill)(0, m < n ? m : n, 1, dtau, m);
    free(v);
    free(dv);
    NAME(forget)(kept);
}

static void NAME(column_tangent)(int m, REAL tau, const REAL *v, const REAL *x, REAL *dx, REAL *dtau)
{
    *dtau = 0;
    if (tau == 0)
        return;
    REAL change = 0;
    for (int i = 0; i < m; i++)
        change += x[i] * dx[i];
    const REAL beta = v[0], alpha = x[0], dalpha = dx[0], dbeta = change / beta;
    *dtau = (alpha * dbeta - dalpha * beta) / (beta * beta);
    dx[0] = dbeta;
    for (int i = 1; i < m; i++)
        dx[i] = (dx[i] - v[i] * (dalpha - dbeta)) / (alpha - beta);
}

double NAME(ltoad_geqrf_tangent)(int m, int n, REAL *a, REAL *da, int lda, REAL *tau, REAL *dtau)
{
    const int steps = m < n ? m : n;
    NAME(fill)(0, steps, 1, dtau, m);
    if (!da)
        return 0;
    REAL *w = NAME(packed)(m, n, a, lda);
    for (int k = steps - 1; k >= 0; k--) {
        const REAL *v = &AT(a, lda, k, k), beta = v[0], alpha = beta * (1 - tau[k]);
        NAME(reflect)(m - k, n - k - 1, v, tau[k], w + k + (size)(k + 1) * m, m);
        for (int i = 1; tau[k] != 0 && i < m - k; i++)
            AT(w, m, k + i, k) = v[i] * (alpha - beta);
        AT(w, m, k, k) = alpha;
    }
    for (int k = 0; k < steps; k++) {
        REAL change;
        const REAL *v = &AT(a, lda, k, k);
        NAME(column_tangent)(m - k, tau[k], v, &AT(w, m, k, k), &AT(da, lda, k, k), &change);
        NAME(reflect_tangent)
        (m - k, n - k - 1, v, &AT(da, lda, k, k), tau[k], change, w + k + (size)(k + 1) * m, m,
         da + k + (size)(k + 1) * lda, lda);
        if (dtau)
            dtau[k] = change;
    }
    free(w);
    return 0;
}

/* c becomes Q c or Q^T c, with Q as the first k of its reflections. */

APART double NAME(ltoad_ormqr)(int trans, int m, int n, int k, const REAL *v, int lda, const REAL *tau,
                               REAL *c, int ldc)
{
    int info = 0, length = -1;
    REAL best = 1;
    LAPACK(ormqr)
    ("L", trans ? "T" : "N", &m, &n, &k, v, &lda, tau, c, &ldc, &best, &length, &info, 1, 1);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(ormqr)
    ("L", trans ? "T" : "N", &m, &n, &k, v, &lda, tau, c, &ldc, work, &length, &info, 1, 1);
    free(work);
    return info;
}

NAME(forward)
NAME(ltoad_ormqr_augmented)(int trans, int m, int n, int k, const REAL *v, REAL *dv, int lda,
                            const REAL *tau, REAL *dtau, REAL *c, REAL *dc, int ldc)
{
    (void)dv, (void)dtau, (void)dc;
    NAME(forward) done;
    done.status = NAME(ltoad_ormqr)(trans, m, n, k, v, lda, tau, c, ldc);
    REAL *result = malloc(((size)m * n + k + 1) * sizeof *result);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            AT(result, m, i, j) = AT(c, ldc, i, j);
    for (int i = 0; i < k; i++) /* behind it */
        result[i + (size)m * n] = tau[i];
    done.tape = NAME(keep)(NAME(packed)(m, k, v, lda), 0, result);
    return done;
}

void NAME(ltoad_ormqr_reverse)(int trans, int m, int n, int k, const REAL *v, REAL *dv, int lda,
                               const REAL *tau, REAL *dtau, REAL *c, REAL *dc, int ldc, double adjoint,
                               void *tape)
{
    (void)v, (void)tau, (void)c, (void)adjoint;
    NAME(kept) *kept = tape;
    REAL *result = kept->solution, *taus = result + (size)m * n;
    REAL *column = malloc(((size)m + 1) * sizeof *column);
    if (dc && !dv && !dtau)
        NAME(ltoad_ormqr)(!trans, m, n, k, kept->factors, m, taus, dc, ldc);
    for (int step = 0; dc && (dv || dtau) && step < k; step++) {
        const int i = trans ? k - 1 - step : step;
        REAL change = 0;
        NAME(fill)(0, m - i, 1, column, m);
        NAME(reflect_adjoint)
        (m - i, n, &AT(kept->factors, m, i, i), taus[i], result + i, m, dc + i, ldc, column, &change);
        for (int row = 1; dv && row < m - i; row++)
            AT(dv, lda, i + row, i) += column[row];
        if (dtau)
            dtau[i] += change;
    }
    free(column);
    NAME(forget)(kept);
}

double NAME(ltoad_ormqr_tangent)(int trans, int m, int n, int k, const REAL *v, const REAL *dv, int lda,
                                 const REAL *tau, const REAL *dtau, REAL *c, REAL *dc, int ldc)
{
    if (!dc)
        return 0;
    if (!dv && !dtau)
        return NAME(ltoad_ormqr)(trans, m, n, k, v, lda, tau, dc, ldc) * 0;
    REAL *before = NAME(packed)(m, n, c, ldc), *none = malloc(((size)m + 1) * sizeof *none);
    NAME(fill)(0, m, 1, none, m);
    NAME(ltoad_ormqr)(!trans, m, n, k, v, lda, tau, before, m);
    for (int step = 0; step < k; step++) {
        const int i = trans ? step : k - 1 - step;
        NAME(reflect_tangent)
        (m - i, n, &AT(v, lda, i, i), dv ? &AT(dv, lda, i, i) : none, tau[i], dtau ? dtau[i] : 0,
         before + i, m, dc + i, ldc);
    }
    free(before);
    free(none);
    return 0;
}
