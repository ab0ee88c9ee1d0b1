/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Eigenvalues and eigenvectors of general matrices in one precision; see lapack_real.h and
   lapack_complex.h, which come before.

   With A W = W diag(w) and M = W^-1 dA W: dw_j = M_jj and dW = W (F o M), F_ij = 1 / (w_j - w_i) (Giles,
   2008), to which as much of each vector is added as keeps its length 1 and its largest element real: so
   LAPACK has them.  Left vectors are those of A^T, with conjugate values. */

#define Z NAME(complex)

/* The vectors as complex columns: those of a conjugate pair have their parts in two columns. */
static Z *NAME(whole_vectors)(int n, const REAL *wi, const REAL *v)
{
    Z *w = malloc(((size)n * n + 1) * sizeof *w);
    for (int j = 0; j < n; j++) {
        const int first = wi[j] < 0 ? j - 1 : j;
        for (int i = 0; i < n; i++) {
            AT(w, n, i, j).re = AT(v, n, i, first);
            AT(w, n, i, j).im = wi[j] == 0  ? 0
                                : wi[j] > 0 ? AT(v, n, i, first + 1)
                                            : -AT(v, n, i, first + 1);
        }
    }
    return w;
}

/* The element that LAPACK has turned until it was real, which is the largest. */
static int NAME(turned_element)(int n, const Z *w)
{
    int found = 0;
    REAL most = -1;
    for (int i = 0; i < n; i++) {
        const REAL size_of = w[i].re < 0 ? -w[i].re : w[i].re;
        if (w[i].im == 0 && size_of > most) {
            most = size_of;
            found = i;
        }
    }
    return found;
}

/* Divided by w_j - w_i, or 0 on the diagonal and where both are the same; `sign` is -1 for conjugates. */
static void NAME(by_gaps)(int n, int sign, int conjugate, const REAL *wr, const REAL *wi, Z *m)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            Z *x = &AT(m, n, i, j), gap;
            gap.re = wr[j] - wr[i];
            gap.im = sign * (wi[j] - wi[i]);
            if (gap.re != 0 || gap.im != 0)
                NAME(z_divide)(x, &gap, conjugate);
            else
                x->re = x->im = 0;
        }
}

APART double NAME(ltoad_geev)(int left, int n, const REAL *a, REAL *wr, REAL *wi, REAL *vl, REAL *vr)
{
    int info = 0, length = -1;
    REAL best = 1, *copy = NAME(packed)(n, n, a, n);
    const char *job = left ? "V" : "N";
    LAPACK(geev)(job, "V", &n, copy, &n, wr, wi, vl, &n, vr, &n, &best, &length, &info, 1, 1);
    length = (int)best;
    REAL *work = malloc(length * sizeof *work);
    LAPACK(geev)(job, "V", &n, copy, &n, wr, wi, vl, &n, vr, &n, work, &length, &info, 1, 1);
    for (size i = 0; !left && i < (size)n * n; i++)
        vl[i] = 0;
    free(work);
    free(copy);
    return info;
}

NAME(forward)
NAME(ltoad_geev_augmented)(int left, int n, const REAL *a, REAL *da, REAL *wr, REAL *dwr, REAL *wi,
                           REAL *dwi, REAL *vl, REAL *dvl, REAL *vr, REAL *dvr)
{
    (void)da, (void)dwr, (void)dwi, (void)dvl, (void)dvr;
    NAME(forward) done;
    done.status = NAME(ltoad_geev)(left, n, a, wr, wi, vl, vr);
    const size whole = (size)n * n;
    REAL *kept = malloc((2 * whole + 2 * (size)n + 1) * sizeof *kept);
    for (size i = 0; i < whole; i++) {
        kept[i] = vl[i];
        kept[whole + i] = vr[i];
    }
    for (int i = 0; i < n; i++) {
        kept[2 * whole + i] = wr[i];
        kept[2 * whole + n + i] = wi[i];
    }
    done.tape = kept;
    return done;
}

/* The adjoint of complex columns from those of their parts, without what was added to the vectors. */
static Z *NAME(vector_adjoints)(int n, const REAL *wi, const Z *w, const REAL *dv)
{
    Z *g = malloc(((size)n * n + 1) * sizeof *g);
    for (int j = 0; j < n; j++) {
        const Z *vector = &AT(w, n, 0, j);
        Z *adjoint = &AT(g, n, 0, j), along;
        along.re = along.im = 0;
        for (int i = 0; i < n; i++) {
            adjoint[i].re = !dv || wi[j] < 0 ? 0 : AT(dv, n, i, j);
            adjoint[i].im = !dv || wi[j] <= 0 ? 0 : AT(dv, n, i, j + 1);
            along.re += vector[i].re * adjoint[i].re + vector[i].im * adjoint[i].im;
            along.im += vector[i].re * adjoint[i].im - vector[i].im * adjoint[i].re;
        }
        for (int i = 0; i < n; i++) {
            adjoint[i].re -= along.re * vector[i].re;
            adjoint[i].im -= along.re * vector[i].im;
        }
        const int k = NAME(turned_element)(n, vector);
        adjoint[k].im -= along.im / vector[k].re;
    }
    return g;
}

/* adj(A) += Re(W^-H (diag adj(w) + conj(F) o (W^H adj(W))) W^H), or its transpose. */
static void NAME(add_spectral)(int n, int left, const REAL *wr, const REAL *wi, const REAL *v,
                               const REAL *dwr, const REAL *dwi, const REAL *dv, REAL *da)
{
    Z *w = NAME(whole_vectors)(n, wi, v), *g = NAME(vector_adjoints)(n, wi, w, dv);
    Z *inner = malloc(((size)n * n + 1) * sizeof *inner);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            Z sum;
            sum.re = sum.im = 0;
            for (int k = 0; k < n; k++) {
                const Z *x = &AT(w, n, k, i), *y = &AT(g, n, k, j);
                sum.re += x->re * y->re + x->im * y->im;
                sum.im += x->re * y->im - x->im * y->re;
            }
            AT(inner, n, i, j).re = sum.re;
            AT(inner, n, i, j).im = sum.im;
        }
    NAME(by_gaps)(n, left ? -1 : 1, 1, wr, wi, inner);
    for (int j = 0; !left && j < n; j++) {
        AT(inner, n, j, j).re = dwr ? dwr[j] : 0;
        AT(inner, n, j, j).im = dwi ? dwi[j] : 0;
    }
    Z *lu = NAME(z_turned)(n, n, w, n, 1);
    int *pivots = malloc(((size)n + 1) * sizeof *pivots);
    NAME(ltoad_zgesv)(n, n, lu, n, pivots, inner, n);
    for (int k = 0; k < n; k++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                const Z *x = &AT(inner, n, i, k), *y = &AT(w, n, j, k);
                *(left ? &AT(da, n, j, i) : &AT(da, n, i, j)) += x->re * y->re + x->im * y->im;
            }
    free(w);
    free(g);
    free(inner);
    free(lu);
    free(pivots);
}

void NAME(ltoad_geev_reverse)(int left, int n, const REAL *a, REAL *da, REAL *wr, REAL *dwr, REAL *wi,
                              REAL *dwi, REAL *vl, REAL *dvl, REAL *vr, REAL *dvr, double adjoint,
                              void *tape)
{
    (void)a, (void)wr, (void)wi, (void)vl, (void)vr, (void)adjoint;
    const REAL *of_left = tape, *of_right = of_left + (size)n * n, *values = of_right + (size)n * n;
    if (da)
        NAME(add_spectral)(n, 0, values, values + n, of_right, dwr, dwi, dvr, da);
    if (da && left && dvl)
        NAME(add_spectral)(n, 1, values, values + n, of_left, 0, 0, dvl, da);
    NAME(fill)(0, n, 1, dwr, n);
    NAME(fill)(0, n, 1, dwi, n);
    NAME(fill)(0, n, n, dvl, n);
    NAME(fill)(0, n, n, dvr, n);
    free(tape);
}

/* The change of vectors whose columns are w, from F o M, with what keeps their length and turn. */
static void NAME(put_vector_changes)(int n, const REAL *wi, const Z *w, const Z *inner, REAL *dv)
{
    Z *change = malloc(((size)n + 1) * sizeof *change);
    for (int j = 0; j < n; j++) {
        const Z *vector = &AT(w, n, 0, j);
        REAL along = 0;
        for (int i = 0; i < n; i++) {
            Z sum;
            sum.re = sum.im = 0;
            for (int k = 0; k < n; k++) {
                const Z *x = &AT(w, n, i, k), *y = &AT(inner, n, k, j);
                sum.re += x->re * y->re - x->im * y->im;
                sum.im += x->re * y->im + x->im * y->re;
            }
            change[i].re = sum.re;
            change[i].im = sum.im;
            along += vector[i].re * sum.re + vector[i].im * sum.im;
        }
        const int k = NAME(turned_element)(n, vector);
        const REAL turn = change[k].im / vector[k].re;
        for (int i = 0; wi[j] >= 0 && i < n; i++) {
            AT(dv, n, i, j) = change[i].re - along * vector[i].re + turn * vector[i].im;
            if (wi[j] > 0)
                AT(dv, n, i, j + 1) = change[i].im - along * vector[i].im - turn * vector[i].re;
        }
    }
    free(change);
}

static void NAME(spectral_changes)(int n, int left, const REAL *da, const REAL *wr, const REAL *wi,
                                   const REAL *v, REAL *dwr, REAL *dwi, REAL *dv)
{
    Z *w = NAME(whole_vectors)(n, wi, v), *inner = malloc(((size)n * n + 1) * sizeof *inner);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            Z sum;
            sum.re = sum.im = 0;
            for (int k = 0; k < n; k++) {
                const REAL factor = left ? AT(da, n, k, i) : AT(da, n, i, k);
                sum.re += factor * AT(w, n, k, j).re;
                sum.im += factor * AT(w, n, k, j).im;
            }
            AT(inner, n, i, j).re = sum.re;
            AT(inner, n, i, j).im = sum.im;
        }
    Z *lu = NAME(z_packed)(n, n, w, n);
    int *pivots = malloc(((size)n + 1) * sizeof *pivots);
    NAME(ltoad_zgesv)(n, n, lu, n, pivots, inner, n);
    for (int j = 0; j < n; j++) {
        if (dwr)
            dwr[j] = AT(inner, n, j, j).re;
        if (dwi)
            dwi[j] = wi[j] == 0 ? 0 : AT(inner, n, j, j).im;
    }
    NAME(by_gaps)(n, left ? -1 : 1, 0, wr, wi, inner);
    if (dv)
        NAME(put_vector_changes)(n, wi, w, inner, dv);
    free(w);
    free(inner);
    free(lu);
    free(pivots);
}

double NAME(ltoad_geev_tangent)(int left, int n, const REAL *a, const REAL *da, REAL *wr, REAL *dwr,
                                REAL *wi, REAL *dwi, REAL *vl, REAL *dvl, REAL *vr, REAL *dvr)
{
    (void)a;
    if (!left || !da)
        NAME(fill)(0, n, n, dvl, n);
    if (da) {
        NAME(spectral_changes)(n, 0, da, wr, wi, vr, dwr, dwi, dvr);
        if (left && dvl)
            NAME(spectral_changes)(n, 1, da, wr, wi, vl, 0, 0, dvl);
    } else {
        NAME(fill)(0, n, 1, dwr, n);
        NAME(fill)(0, n, 1, dwi, n);
        NAME(fill)(0, n, n, dvr, n);
    }
    return 0;
}

/* As programs call it.  What the matrix holds afterwards is nobody's business, and stays. */
static int NAME(general_eigenvalues)(int left, int right, int n, const REAL *a, int lda, REAL *wr,
                                     REAL *wi, REAL *vl, int ldvl, REAL *vr, int ldvr)
{
    REAL *matrix = NAME(packed)(n, n, a, lda);
    REAL *of_left = malloc(((size)n * n + 1) * sizeof *of_left);
    REAL *of_right = malloc(((size)n * n + 1) * sizeof *of_right);
    const int info = (int)NAME(ltoad_geev)(left, n, matrix, wr, wi, of_left, of_right);
    NAME(put_vectors)(left ? 'V' : 'N', n, n, of_left, vl, ldvl);
    NAME(put_vectors)(right ? 'V' : 'N', n, n, of_right, vr, ldvr);
    free(matrix);
    free(of_left);
    free(of_right);
    return info;
}
#undef Z
