/* Derivatives of derivatives of solvers, and several directions at once. */
#include <string.h>

#include "check.h"

void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
void dposv_(const char *, const int *, const int *, double *, const int *, double *, const int *, int *);

void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *,
             double *, const int *, double *, const int *, double *, const int *, int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetri_(const int *, double *, const int *, const int *, double *, const int *, int *);

void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);
void dormqr_(const char *, const char *, const int *, const int *, const int *, const double *,
             const int *, const double *, double *, const int *, double *, const int *, int *);
void dgecon_(const char *, const int *, const double *, const int *, const double *, double *, double *,
             int *, int *);
void zgesv_(const int *, const int *, void *, const int *, int *, void *, const int *, int *);

enum { N = 12, WIDTH = 4 };

typedef struct {
    double lane[WIDTH];
} lanes;

lanes __enzyme_fwddiff_several(void *, ...);

/* By reflections, in complex numbers, and a condition number. */
static double others(const double *x)
{
    double a[9], b[3], tau[3], z[8], w[4], work[100], norm = x[2], rcond;
    int pivots[3], whole[3], info, n = 3, two = 2, one = 1, length = 100;
    memcpy(a, x, sizeof a), memcpy(b, x + 9, sizeof b), memcpy(z, x, sizeof z), memcpy(w, x + 8, sizeof w);
    dgeqrf_(&n, &n, a, &n, tau, work, &length, &info);
    dormqr_("L", "T", &n, &one, &n, a, &n, tau, b, &n, work, &length, &info);
    zgesv_(&two, &one, z, &two, pivots, w, &two, &info);
    const double sum = b[0] * a[4] + b[1] * b[2] * tau[1] + w[0] * w[3] + w[1] * z[2];
    for (int i = 0; i < 9; i++) /* no two columns of the inverse are as large as each other */
        a[i] = x[i] * (1 + 0.2 * sin(i * i + 1));
    dgetrf_(&n, &n, a, &n, pivots, &info);
    dgecon_("1", &n, a, &n, &norm, &rcond, work, whole, &info);
    return sum + 10 * rcond;
}

static double objective(const double *x)
{
    double a[9], b[3], c[9];
    int pivots[3], info, n = 3, one = 1;
    memcpy(a, x, sizeof a), memcpy(b, x + 9, sizeof b);
    dgesv_(&n, &one, a, &n, pivots, b, &n, &info);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            c[3 * i + j] = x[3 * i + j] * x[3 * j + i] * .1 + (i == j) * 5;
    dposv_("U", &n, &one, c, &n, b, &n, &info);
    double s[3], u[9], vt[9], work[100];
    int length = 100;
    memcpy(a, x, sizeof a), memcpy(c, x, sizeof c);
    dgesvd_("S", "S", &n, &n, a, &n, s, u, &n, vt, &n, work, &length, &info);
    dgetrf_(&n, &n, c, &n, pivots, &info);
    dgetri_(&n, c, &n, pivots, work, &length, &info);
    return 100 * (b[0] * b[0] + sin(b[1]) * b[2]) + s[0] * u[1] * vt[3] + s[2] * c[1] + c[5] * c[6] + others(x);
}

static void gradient(const double *x, double *dx)
{
    memset(dx, 0, N * sizeof *dx);
    __enzyme_autodiff_void((void *)objective, enzyme_dup, x, dx);
}

int main(void)
{
    double x[N] = {4, 1, 2, 1, 5, .5, -1, 2, 6, 1, 2, 3}, v[N], dx[N], hv[N] = {0};
    for (int i = 0; i < N; i++)
        v[i] = cos(i);
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dup, dx, hv);
    const double h = 1e-4;
    double ahead[N], behind[N], after[N], before[N];
    for (int i = 0; i < N; i++)
        ahead[i] = x[i] + h * v[i], behind[i] = x[i] - h * v[i];
    gradient(ahead, after), gradient(behind, before);
    for (int i = 0; i < N; i++)
        check_within("hessian", i, hv[i], (after[i] - before[i]) / (2 * h), 1e-6);
    double ways[WIDTH][N] = {{0}};
    for (int i = 0; i < WIDTH; i++)
        ways[i][2 * i] = 1;
    const lanes found = __enzyme_fwddiff_several((void *)objective, enzyme_width, WIDTH, enzyme_dup, x,
                                               ways[0], ways[1], ways[2], ways[3]);
    gradient(x, dx);
    for (int i = 0; i < WIDTH; i++)
        check("lane", found.lane[i], dx[2 * i]);
    return check_result();
}
