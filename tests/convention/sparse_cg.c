/* Conjugate gradients over an opaque operator, with work space in one block and a log. */
#include "case.h"
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct op op; struct op { void (*apply)(const op *, const double *, double *); int n; const void *ctx; };
typedef struct { int *start, *col; double *val; } csr;
static void apply_csr(const op *o, const double *x, double *y) { const csr *m = o->ctx; for (int i = 0; i < o->n; i++) { double s = 0; for (int k = m->start[i]; k < m->start[i + 1]; k++) s += m->val[k] * x[m->col[k]]; y[i] = s; } }
static double dot(int n, const double *a, const double *b) { double s = 0; while (n--) s += *a++ * *b++; return s; }
static void axpy(int n, double a, const double *x, double *y) { for (int i = 0; i < n; i++) y[i] += a * x[i]; }
static int cg(const op *a, const double *b, double *x, double tol, int limit)
{
    int n = a->n, it = 0; double *work = malloc(3 * (size_t)n * sizeof *work), *r = work, *p = r + n, *q = p + n;
    if (!work) return -1;
    memset(x, 0, n * sizeof *x); memcpy(r, b, n * sizeof *r); memcpy(p, r, n * sizeof *p);
    double rr = dot(n, r, r);
    while (rr > tol * tol && it < limit) { a->apply(a, p, q); double al = rr / dot(n, p, q); axpy(n, al, p, x); axpy(n, -al, q, r); double new = dot(n, r, r), be = new / rr; for (int i = 0; i < n; i++) p[i] = r[i] + be * p[i]; rr = new; it++; }
    free(work);
    return it;
}
static double f(const double *k, const double *b, int n)
{
    csr m = {malloc((n + 1) * sizeof(int)), malloc(3 * n * sizeof(int)), malloc(3 * n * sizeof(double))}; int e = 0;
    for (int i = 0; i < n; i++) { m.start[i] = e; if (i) { m.col[e] = i - 1; m.val[e++] = -k[i]; } m.col[e] = i; m.val[e++] = k[i] + k[i + 1]; if (i + 1 < n) { m.col[e] = i + 1; m.val[e++] = -k[i + 1]; } }
    m.start[n] = e;
    op a = {apply_csr, n, &m}; double *x = malloc(n * sizeof *x), s = 0;
    if (cg(&a, b, x, 1e-13, 10 * n) >= 0) s = dot(n, b, x);
    free(x); free(m.start); free(m.col); free(m.val);
    return s;
}
int main(void)
{
    double k[5] = {1, 2, 1.5, 1, 0.5}, b[4] = {1, 0.5, -1, 2}, dk[5] = {0}, db[4] = {0}, x[4];
    __enzyme_autodiff((void *)f, enzyme_dup, k, dk, enzyme_dup, b, db, enzyme_const, 4);
    for (int i = 0; i < 4; i++) x[i] = db[i] / 2; /* f = b A^-1 b */
    double left = 0;
    for (int i = 0; i < 5; i++) { double right = i < 4 ? x[i] : 0; EQ(fabs(dk[i] + (left - right) * (left - right)) < 1e-7, 1); left = right; }
    double ax = (k[0] + k[1]) * x[0] - k[1] * x[1]; EQ(fabs(ax - b[0]) < 1e-8, 1);
    return end();
}
