/* Singular values and vectors, and inverses, of a LAPACK that is machine code, beside differences: tall,
 * wide and square matrices, all jobs, both conventions, both layouts. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(getrf)(const int *, const int *, real *, const int *, int *, int *);
void R(getri)(const int *, real *, const int *, const int *, real *, const int *, int *);
void R(potrf)(const char *, const int *, real *, const int *, int *LENGTH);
void R(potri)(const char *, const int *, real *, const int *, int *LENGTH);
void R(trtri)(const char *, const char *, const int *, real *, const int *, int *LENGTH LENGTH);
void R(gesvd)(const char *, const char *, const int *, const int *, real *, const int *, real *, real *,
              const int *, real *, const int *, real *, const int *, int *LENGTH LENGTH);
void R(gesdd)(const char *, const int *, const int *, real *, const int *, real *, real *, const int *,
              real *, const int *, real *, const int *, int *, int *LENGTH);
int E(getrf)(int, int, int, real *, int, int *);
int E(getri)(int, int, real *, int, const int *);
int E(potrf)(int, char, int, real *, int);
int E(potri)(int, char, int, real *, int);
int E(trtri)(int, char, char, int, real *, int);
int E(gesvd)(int, char, char, int, int, real *, int, real *, real *, int, real *, int, real *);
int E(gesdd)(int, char, int, int, real *, int, real *, real *, int, real *, int);

enum { N = 5, LD = 6, COUNT = LD * N, ROWS = 101, COLUMNS = 102 };

#include "compare.h"

/* Depends on singular vectors in pairs, whose signs are free. */
static real pairs(int m, int n, int k, const real *s, const real *u, int ldu, const real *vt, int ldvt)
{
    real sum = 0;
    for (int l = 0; l < k; l++) {
        real left = 0, right = 0;
        for (int i = 0; i < m; i++)
            left += u[i + l * ldu] * (1 + 0.4 * i * i);
        for (int j = 0; j < n; j++)
            right += vt[l + j * ldvt] * (2 - 0.3 * j);
        sum += left * right * (1 + l) + s[l] * s[l] * (l + 2);
    }
    return sum;
}

static double svd(const real *x, char job, int m, int n)
{
    real a[COUNT], s[N], u[LD * LD], vt[LD * LD], *work, best[1];
    int info, length = -1, ld = LD;
    memcpy(a, x, sizeof a);
    R(gesvd)(&job, &job, &m, &n, a, &ld, s, u, &ld, vt, &ld, best, &length, &info TEXT TEXT);
    length = (int)best[0];
    work = malloc(length * sizeof *work);
    R(gesvd)(&job, &job, &m, &n, a, &ld, s, u, &ld, vt, &ld, work, &length, &info TEXT TEXT);
    free(work);
    return pairs(m, n, m < n ? m : n, s, u, LD, vt, LD);
}

static double by_tall(const real *x) { return svd(x, 'S', 5, 3); }
static double by_wide(const real *x) { return svd(x, 's', 3, 5); }
static double by_square(const real *x) { return svd(x, 'A', 4, 4); }
static double by_all_of_tall(const real *x) { return svd(x, 'A', 5, 3); }
static double by_all_of_wide(const real *x) { return svd(x, 'A', 2, 5); }

static double by_values(const real *x)
{
    real a[COUNT], s[N], none[1], work[200];
    int info, length = 200, m = 5, n = 4, ld = LD, one = 1;
    memcpy(a, x, sizeof a);
    R(gesvd)("N", "N", &m, &n, a, &ld, s, none, &one, none, &one, work, &length, &info TEXT TEXT);
    return s[0] / s[3] + s[1] * s[2];
}

/* U comes in the place of the matrix. */
static double by_overwriting(const real *x)
{
    real a[COUNT], s[N], none[1], vt[LD * LD], work[200];
    int info, length = 200, m = 5, n = 3, ld = LD, one = 1;
    memcpy(a, x, sizeof a);
    R(gesvd)("O", "S", &m, &n, a, &ld, s, none, &one, vt, &ld, work, &length, &info TEXT TEXT);
    return pairs(m, n, n, s, a, LD, vt, LD);
}

static double divided(const real *x, char job, int m, int n)
{
    real a[COUNT], s[N], u[LD * LD], vt[LD * LD], work[400];
    int info, length = 400, whole[8 * N], ld = LD;
    memcpy(a, x, sizeof a);
    R(gesdd)(&job, &m, &n, a, &ld, s, u, &ld, vt, &ld, work, &length, whole, &info TEXT);
    return job == 'O' ? m < n ? pairs(m, n, m, s, u, LD, a, LD) : pairs(m, n, n, s, a, LD, vt, LD)
                      : pairs(m, n, m < n ? m : n, s, u, LD, vt, LD);
}

static double by_divided_tall(const real *x) { return divided(x, 'S', 5, 4); }
static double by_divided_wide(const real *x) { return divided(x, 'A', 3, 4); }
static double by_divided_over_tall(const real *x) { return divided(x, 'O', 5, 2); }
static double by_divided_over_wide(const real *x) { return divided(x, 'O', 2, 5); }

static double by_rows(const real *x)
{
    real a[COUNT], s[N], u[LD * LD], vt[LD * LD], superb[N];
    memcpy(a, x, sizeof a);
    E(gesvd)(ROWS, 'S', 'S', 5, 3, a, LD, s, u, LD, vt, LD, superb);
    real sum = s[0] * s[1] + s[2];
    for (int l = 0; l < 3; l++)
        for (int i = 0; i < 5; i++)
            for (int j = 0; j < 3; j++)
                sum += (l + 1) * (i - 2 * j) * u[i * LD + l] * vt[l * LD + j];
    return sum;
}

static double by_c(const real *x)
{
    real a[COUNT], s[N], u[LD * LD], vt[LD * LD];
    memcpy(a, x, sizeof a);
    E(gesdd)(COLUMNS, 'S', 4, 5, a, LD, s, u, LD, vt, LD);
    return pairs(4, 5, 4, s, u, LD, vt, LD);
}

static double by_inverse(const real *x)
{
    real a[COUNT], work[100];
    int info, pivots[N], n = N, ld = LD, length = 100;
    memcpy(a, x, sizeof a);
    R(getrf)(&n, &n, a, &ld, pivots, &info);
    R(getri)(&n, a, &ld, pivots, work, &length, &info);
    return weighted(a, N, N, LD);
}

static double by_inverse_in_rows(const real *x)
{
    real a[COUNT];
    int pivots[N];
    memcpy(a, x, sizeof a);
    E(getrf)(ROWS, N, N, a, N, pivots);
    E(getri)(ROWS, N, a, N, pivots);
    return weighted(a, N, N, N);
}

static void positive(const real *x, real *a)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            a[i + j * LD] = 0.2 * (x[i + j * LD] + x[j + i * LD]) + (i == j ? 6 : 0);
}

static double by_positive(const real *x, const char *uplo)
{
    real a[COUNT];
    int info, n = N, ld = LD;
    positive(x, a);
    R(potrf)(uplo, &n, a, &ld, &info TEXT);
    R(potri)(uplo, &n, a, &ld, &info TEXT);
    real sum = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            if (*uplo == 'U' ? i <= j : i >= j)
                sum += a[i + j * LD] * (1 + i + 2 * j);
    return sum;
}

static double by_upper(const real *x) { return by_positive(x, "U"); }
static double by_lower(const real *x) { return by_positive(x, "L"); }

static double by_triangle(const real *x, const char *uplo, const char *diag)
{
    real a[COUNT];
    int info, n = N, ld = LD;
    memcpy(a, x, sizeof a);
    R(trtri)(uplo, diag, &n, a, &ld, &info TEXT TEXT);
    return weighted(a, N, N, LD);
}

static double by_upper_triangle(const real *x) { return by_triangle(x, "U", "N"); }
static double by_unit_triangle(const real *x) { return by_triangle(x, "L", "U"); }

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = ((i * 7919) % 23) / (real)11 - 0.9 + (i % (LD + 1) == 0 ? 3 + i * 0.1 : 0);
        way[i] = ((i * 104729) % 17) / (real)17 - 0.5;
    }
    TRY(by_tall);
    TRY(by_wide);
    TRY(by_square);
    TRY(by_all_of_tall);
    TRY(by_all_of_wide);
    TRY(by_values);
    TRY(by_overwriting);
    TRY(by_divided_tall);
    TRY(by_divided_wide);
    TRY(by_divided_over_tall);
    TRY(by_divided_over_wide);
    TRY(by_rows);
    TRY(by_c);
    TRY(by_inverse);
    TRY(by_inverse_in_rows);
    TRY(by_upper);
    TRY(by_lower);
    TRY(by_upper_triangle);
    TRY(by_unit_triangle);
    return check_result();
}
