/* Matrices behind handles with reference counts, views, and a last-error cell per thread. */
#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct block { int refs; size_t n; double data[]; } block;
typedef struct { block *b; double *p; int rows, cols, ld; } mat;
static _Thread_local const char *last_error;
static mat m_new(int r, int c) { block *b = calloc(1, sizeof *b + (size_t)r * c * sizeof(double)); b->refs = 1; b->n = (size_t)r * c; return (mat){b, b->data, r, c, c}; }
static mat m_view(mat a, int r0, int c0, int r, int c) { a.b->refs++; return (mat){a.b, a.p + r0 * a.ld + c0, r, c, a.ld}; }
static void m_drop(mat *a) { if (a->b && --a->b->refs == 0) free(a->b); a->b = NULL; }
#define AT(m, i, j) ((m).p[(i) * (m).ld + (j)])
static mat m_mul(mat a, mat b) { mat c = {0}; if (a.cols != b.rows) { last_error = "shape"; return c; } c = m_new(a.rows, b.cols); for (int i = 0; i < a.rows; i++) for (int k = 0; k < a.cols; k++) for (int j = 0; j < b.cols; j++) AT(c, i, j) += AT(a, i, k) * AT(b, k, j); return c; }
static int m_solve(mat a, mat x) { for (int k = 0; k < a.rows; k++) { int p = k; for (int i = k + 1; i < a.rows; i++) if (fabs(AT(a, i, k)) > fabs(AT(a, p, k))) p = i; if (AT(a, p, k) == 0) { last_error = "singular"; return -1; } if (p != k) for (int j = 0; j < a.cols; j++) { double t = AT(a, k, j); AT(a, k, j) = AT(a, p, j); AT(a, p, j) = t; if (j < x.cols) { t = AT(x, k, j); AT(x, k, j) = AT(x, p, j); AT(x, p, j) = t; } } for (int i = k + 1; i < a.rows; i++) { double f = AT(a, i, k) / AT(a, k, k); for (int j = k; j < a.cols; j++) AT(a, i, j) -= f * AT(a, k, j); for (int j = 0; j < x.cols; j++) AT(x, i, j) -= f * AT(x, k, j); } } for (int k = a.rows; k-- > 0;) for (int j = 0; j < x.cols; j++) { double s = AT(x, k, j); for (int i = k + 1; i < a.rows; i++) s -= AT(a, k, i) * AT(x, i, j); AT(x, k, j) = s / AT(a, k, k); } return 0; }
static double f(const double *v, int n) { mat a = m_new(n, n + 1), sq = m_view(a, 0, 0, n, n), rhs = m_view(a, 0, n, n, 1); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) AT(sq, i, j) = (i == (j + 1) % n ? 4 : 0.5) + v[i] * v[j]; for (int i = 0; i < n; i++) AT(rhs, i, 0) = v[i] + i; mat p = m_mul(sq, rhs); double r = 0; if (p.b && !m_solve(sq, p)) for (int i = 0; i < n; i++) r += AT(p, i, 0) * AT(p, i, 0); m_drop(&p); m_drop(&rhs); m_drop(&sq); m_drop(&a); return last_error ? -1 : r; }
int main(void)
{
    double v[4] = {0.3, -0.7, 1.1, 0.6}, d[4] = {0}; /* A^-1 A b = b */
    __enzyme_autodiff((void *)f, enzyme_dup, v, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++) EQ(d[i], 2 * (v[i] + i));
    double t[4] = {1, 0, 2, 0}; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, v, t, enzyme_const, 4), d[0] + 2 * d[2]);
    return end();
}
