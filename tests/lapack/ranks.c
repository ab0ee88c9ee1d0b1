/* Least squares of any rank and eigenvalues by division, of a LAPACK that is machine code, beside
 * differences: enough equations and too few, ranks that are lower, both conventions, both layouts. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(gelsd)(const int *, const int *, const int *, real *, const int *, real *, const int *, real *,
              const real *, int *, real *, const int *, int *, int *);
void R(gelss)(const int *, const int *, const int *, real *, const int *, real *, const int *, real *,
              const real *, int *, real *, const int *, int *);
void R(syevd)(const char *, const char *, const int *, real *, const int *, real *, real *, const int *,
              int *, const int *, int *LENGTH LENGTH);
void R(trcon)(const char *, const char *, const char *, const int *, const real *, const int *, real *,
              real *, int *, int *LENGTH LENGTH LENGTH);
int E(gelsd)(int, int, int, int, real *, int, real *, int, real *, real, int *);
int E(gelss)(int, int, int, int, real *, int, real *, int, real *, real, int *);
int E(syevd)(int, char, char, int, real *, int, real *);

enum { N = 5, LD = 6, COUNT = LD * N, K = 2, ROWS = 101, COLUMNS = 102 };

#include "compare.h"

#ifdef SINGLE
static const real SMALL = 1e-4f;
#else
static const real SMALL = 1e-9;
#endif

/* The right sides depend on the same numbers. */
static void right_sides(const real *x, real *b)
{
    for (int k = 0; k < K; k++)
        for (int i = 0; i < LD; i++)
            b[i + k * LD] = i < N ? x[i] * (1 + k) + x[COUNT - 1 - i] : 0;
}

static double least(const real *x, const real *matrix, int m, int n, int divided, int expected)
{
    real a[COUNT], b[LD * K], s[N], best[1], *work;
    int info, rank, length = -1, ld = LD, k = K, few[1], *whole = few;
    memcpy(a, matrix, sizeof a);
    right_sides(x, b);
    if (divided) {
        R(gelsd)(&m, &n, &k, a, &ld, b, &ld, s, &SMALL, &rank, best, &length, whole, &info);
        whole = malloc(few[0] * sizeof *whole);
    } else {
        R(gelss)(&m, &n, &k, a, &ld, b, &ld, s, &SMALL, &rank, best, &length, &info);
    }
    length = (int)best[0];
    work = malloc(length * sizeof *work);
    if (divided) {
        R(gelsd)(&m, &n, &k, a, &ld, b, &ld, s, &SMALL, &rank, work, &length, whole, &info);
        free(whole);
    } else {
        R(gelss)(&m, &n, &k, a, &ld, b, &ld, s, &SMALL, &rank, work, &length, &info);
    }
    free(work);
    real sum = rank == expected ? weighted(b, n, K, LD) : 0;
    for (int i = 0; i < rank; i++)
        sum += s[i] * (1 + i);
    return sum;
}

/* Two columns and two rows make a matrix of rank two. */
static void of_rank_two(const real *x, real *a)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < LD; i++)
            a[i + j * LD] = x[i] * x[7 + j] + x[12 + i] * x[20 + j];
}

static double by_enough(const real *x) { return least(x, x, 5, 3, 1, 3); }
static double by_square(const real *x) { return least(x, x, 4, 4, 0, 4); }
static double by_too_few(const real *x) { return least(x, x, 3, 5, 1, 3); }
static double by_too_few_and_whole(const real *x) { return least(x, x, 2, 4, 0, 2); }

static double by_low_rank(const real *x)
{
    real a[COUNT];
    of_rank_two(x, a);
    return least(x, a, 5, 4, 1, 2);
}

static double by_low_rank_and_few(const real *x)
{
    real a[COUNT];
    of_rank_two(x, a);
    return least(x, a, 3, 5, 0, 2);
}

static double by_c(const real *x)
{
    real a[COUNT], b[LD * K], s[N];
    int rank;
    memcpy(a, x, sizeof a);
    right_sides(x, b);
    E(gelsd)(COLUMNS, 5, 4, K, a, LD, b, LD, s, SMALL, &rank);
    return weighted(b, 4, K, LD) * rank + s[1];
}

static double by_rows(const real *x)
{
    real a[COUNT], b[LD * K], s[N];
    int rank;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 3; j++)
            a[i * 3 + j] = x[i + j * LD];
    for (int i = 0; i < 5; i++)
        for (int k = 0; k < K; k++)
            b[i * K + k] = x[i] * (1 + k);
    E(gelss)(ROWS, 5, 3, K, a, 3, b, K, s, SMALL, &rank);
    real sum = s[0];
    for (int i = 0; i < 3 * K; i++)
        sum += b[i] * b[i] * (1 + i);
    return sum;
}

/* Depends on eigenvectors in pairs, whose signs are free. */
static real pairs(const real *w, const real *v, int n)
{
    real sum = 0;
    for (int l = 0; l < n; l++) {
        real left = 0, right = 0;
        for (int i = 0; i < n; i++) {
            left += v[i + l * LD] * (1 + i);
            right += v[i + l * LD] * (2 - 0.3 * i * i);
        }
        sum += w[l] * (l + 1) + left * right * (1 + 0.5 * l);
    }
    return sum;
}

static double eigen(const real *x, const char *job, const char *uplo)
{
    real a[COUNT], w[N], work[200];
    int info, n = N, ld = LD, length = 200, whole[60], most = 60;
    memcpy(a, x, sizeof a);
    R(syevd)(job, uplo, &n, a, &ld, w, work, &length, whole, &most, &info TEXT TEXT);
    return *job == 'V' ? pairs(w, a, N) : w[0] * w[4] + w[2];
}

static double by_vectors(const real *x) { return eigen(x, "V", "U"); }
static double by_values(const real *x) { return eigen(x, "N", "L"); }

static double by_eigenvalues_in_c(const real *x)
{
    real a[COUNT], w[N];
    memcpy(a, x, sizeof a);
    E(syevd)(COLUMNS, 'V', 'L', N, a, LD, w);
    return pairs(w, a, N);
}

static double by_conditions(const real *x)
{
    real one, other, work[3 * N];
    int info, n = N, ld = LD, whole[N];
    R(trcon)("1", "U", "N", &n, x, &ld, &one, work, whole, &info TEXT TEXT TEXT);
    R(trcon)("I", "L", "U", &n, x, &ld, &other, work, whole, &info TEXT TEXT TEXT);
    return one + 10 * other;
}

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = ((i * 7919) % 23) / (real)11 - 0.9 + (i % (LD + 1) == 0 ? 3 + i * 0.1 : 0);
        way[i] = ((i * 104729) % 17) / (real)17 - 0.5;
    }
    TRY(by_enough);
    TRY(by_square);
    TRY(by_too_few);
    TRY(by_too_few_and_whole);
    TRY(by_low_rank);
    TRY(by_low_rank_and_few);
    TRY(by_c);
    TRY(by_rows);
    TRY(by_vectors);
    TRY(by_values);
    TRY(by_eigenvalues_in_c);
    TRY(by_conditions);
    return check_result();
}
