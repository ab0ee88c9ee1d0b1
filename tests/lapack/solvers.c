/* Solvers of a LAPACK that is machine code, beside differences: each routine alone and with others that
 * use its factors, in both conventions, both triangles and precisions, with leading dimensions that are
 * longer than columns. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(gesv)(const int *, const int *, real *, const int *, int *, real *, const int *, int *);
void R(getrf)(const int *, const int *, real *, const int *, int *, int *);
void R(getrs)(const char *, const int *, const int *, const real *, const int *, const int *, real *,
              const int *, int *LENGTH);
void R(potrf)(const char *, const int *, real *, const int *, int *LENGTH);
void R(potrs)(const char *, const int *, const int *, const real *, const int *, real *, const int *,
              int *LENGTH);
void R(posv)(const char *, const int *, const int *, real *, const int *, real *, const int *,
             int *LENGTH);
void R(trtrs)(const char *, const char *, const char *, const int *, const int *, const real *,
              const int *, real *, const int *, int *LENGTH LENGTH LENGTH);
void R(syev)(const char *, const char *, const int *, real *, const int *, real *, real *, const int *,
             int *LENGTH LENGTH);
void R(gels)(const char *, const int *, const int *, const int *, real *, const int *, real *,
             const int *, real *, const int *, int *LENGTH);
void R(gtsv)(const int *, const int *, real *, real *, real *, real *, const int *, int *);
int E(syev)(int, char, char, int, real *, int, real *);
int E(gels)(int, char, int, int, int, real *, int, real *, int);
int E(gtsv)(int, int, int, real *, real *, real *, real *, int);
int E(gesv)(int, int, int, real *, int, int *, real *, int);
int E(getrf)(int, int, int, real *, int, int *);
int E(getrs)(int, char, int, int, const real *, int, const int *, real *, int);
int E(posv)(int, char, int, int, real *, int, real *, int);
int E(potrf)(int, char, int, real *, int);
int E(potrs)(int, char, int, int, const real *, int, real *, int);
int E(trtrs)(int, char, char, char, int, int, const real *, int, real *, int);

enum { N = 4, LD = 6, K = 2, LDB = 5, A = LD * N, COUNT = A + LDB * K };

/* A and B are put where the solver may write; A is symmetric and positive definite if wanted. */
static void taken(const real *x, real *a, real *b)
{
    memcpy(a, x, A * sizeof *a);
    memcpy(b, x + A, LDB * K * sizeof *b);
}

static const int n = N, ld = LD, k = K, ldb = LDB;

static double by_gesv(const real *x)
{
    real a[A], b[LDB * K];
    int pivots[N], info;
    taken(x, a, b);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB);
}

static double by_gesv_and_factors(const real *x)
{
    real a[A], b[LDB * K];
    int pivots[N], info;
    taken(x, a, b);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB) + weighted(a, N, N, LD);
}

static double constant_right_side(const real *x)
{
    real a[A], b[LDB * K] = {1, 2, 3, 4, 0, 2, 1, -1, 3};
    int pivots[N], info;
    memcpy(a, x, sizeof a);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB);
}

static double by_factors(const real *x)
{
    real *a = malloc(A * sizeof *a), *b = malloc(LDB * K * sizeof *b);
    int pivots[N], info;
    taken(x, a, b);
    R(getrf)(&n, &n, a, &ld, pivots, &info);
    R(getrs)("N", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    double sum = weighted(b, N, K, LDB), determinant = 1;
    R(getrs)("T", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    for (int i = 0; i < N; i++)
        determinant *= a[i + i * LD];
    sum += weighted(b, N, K, LDB) + determinant * determinant;
    free(a), free(b);
    return sum;
}

static double tall_and_wide(const real *x)
{
    real a[A], b[A];
    int pivots[N], info, few = 3;
    memcpy(a, x, sizeof a), memcpy(b, x, sizeof b);
    R(getrf)(&n, &few, a, &ld, pivots, &info);
    R(getrf)(&few, &n, b, &ld, pivots, &info);
    return weighted(a, N, 3, LD) + weighted(b, 3, N, LD);
}

static double by_cholesky(const real *x, const char *uplo)
{
    real a[A], b[LDB * K], c[A];
    int info;
    taken(x, a, b);
    for (int i = 0; i < N; i++)
        a[i + i * LD] += 6;
    memcpy(c, a, sizeof c);
    R(potrf)(uplo, &n, a, &ld, &info TEXT);
    R(potrs)(uplo, &n, &k, a, &ld, b, &ldb, &info TEXT);
    double sum = weighted(b, N, K, LDB);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            if (*uplo == 'U' ? i <= j : i >= j)
                sum += a[i + j * LD] * (1 + i + 2 * j);
    R(posv)(uplo, &n, &k, c, &ld, b, &ldb, &info TEXT);
    return sum + weighted(b, N, K, LDB);
}

static double lower(const real *x) { return by_cholesky(x, "L"); }
static double upper(const real *x) { return by_cholesky(x, "u"); }

static double triangles(const real *x)
{
    real b[LDB * K], sum = 0;
    int info;
    static const char *const kinds[] = {"UNN", "UTU", "LNU", "LTN", "LCN"};
    for (int i = 0; i < 5; i++) {
        memcpy(b, x + A, sizeof b);
        R(trtrs)(kinds[i], kinds[i] + 1, kinds[i] + 2, &n, &k, x, &ld, b, &ldb, &info TEXT TEXT TEXT);
        sum += weighted(b, N, K, LDB) * (i + 1);
    }
    return sum;
}

/* Eigenvalues are apart by the diagonal; a vector's sign is the library's choice. */
static double eigenvalues(const real *x, const char *job, const char *uplo)
{
    real a[A], w[N], best, sum = 0;
    int info, length = -1;
    memcpy(a, x, sizeof a);
    for (int i = 0; i < N; i++)
        a[i + i * LD] += 3 * i;
    R(syev)(job, uplo, &n, a, &ld, w, &best, &length, &info TEXT TEXT);
    length = (int)best;
    real *work = malloc(length * sizeof *work);
    R(syev)(job, uplo, &n, a, &ld, w, work, &length, &info TEXT TEXT);
    free(work);
    for (int j = 0; j < N; j++) {
        sum += (1 + j) * w[j] * w[j];
        for (int i = 0; *job == 'V' && i < N; i++)
            sum += (1 + 3 * i - j) * a[i + j * LD] * a[i + j * LD] * w[j];
    }
    return sum;
}

static double lower_values(const real *x) { return eigenvalues(x, "N", "L"); }
static double upper_vectors(const real *x) { return eigenvalues(x, "V", "U"); }
static double lower_vectors(const real *x) { return eigenvalues(x, "V", "L"); }

static double least_squares(const real *x)
{
    real a[A], b[LDB * K], work[100];
    int info, few = 3, length = 100;
    taken(x, a, b);
    for (int i = 0; i < 3; i++)
        a[i + i * LD] += 3;
    R(gels)("N", &n, &few, &k, a, &ld, b, &ldb, work, &length, &info TEXT);
    return weighted(b, 3, K, LDB) + b[3] * b[3] + 2 * b[3 + LDB] * b[3 + LDB];
}

static double diagonals(const real *x)
{
    real a[A], b[LDB * K], d[N];
    int info;
    taken(x, a, b);
    for (int i = 0; i < N; i++)
        d[i] = a[10 + i] + (i % 2 ? 0.5 : 4);
    R(gtsv)(&n, &k, a, d, a + 4, b, &ldb, &info);
    return weighted(b, N, K, LDB);
}

static double others(const real *x, int layout)
{
    real a[A], b[LD * N], w[N], d[N], sum = 0;
    memcpy(a, x, sizeof a), memcpy(b, x, sizeof b);
    for (int i = 0; i < N; i++)
        a[i + i * LD] += 3 * i, d[i] = x[i] + 5;
    E(gtsv)(layout, N, K, (real[]){x[1], x[2], x[3]}, d, (real[]){x[5], x[6], x[7]}, b, LD);
    E(syev)(layout, 'V', 'U', N, a, LD, w);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            sum += (1 + 3 * i - j) * a[i + j * LD] * a[i + j * LD] * w[layout == 101 ? i : j];
    memcpy(a, x, sizeof a);
    for (int i = 0; i < 3; i++)
        a[i + i * LD] += 3;
    E(gels)(layout, 'N', N, 3, K, a, LD, b, LD);
    return sum + (layout == 101 ? weighted(b, K, 3, LD) : weighted(b, 3, K, LD));
}

static double others_in_rows(const real *x) { return others(x, 101); }
static double others_in_columns(const real *x) { return others(x, 102); }

/* A matrix in rows is the transposed one in columns. */
static double in_rows(const real *x, int layout)
{
    real a[A], b[LD * N], c[A], d[LD * N];
    int pivots[N];
    memcpy(a, x, sizeof a), memcpy(b, x, sizeof b), memcpy(d, x, sizeof d);
    const int info = E(gesv)(layout, N, K, a, LD, pivots, b, LD);
    memcpy(a, x, sizeof a);
    E(getrf)(layout, N, N, a, LD, pivots);
    E(getrs)(layout, 'T', N, K, a, LD, pivots, b, LD);
    memcpy(c, x, sizeof c), memcpy(a, x, sizeof a);
    for (int i = 0; i < N; i++)
        c[i + i * LD] += 6, a[i + i * LD] += 6;
    E(posv)(layout, 'L', N, K, c, LD, d, LD);
    E(potrf)(layout, 'U', N, a, LD);
    E(potrs)(layout, 'U', N, K, a, LD, d, LD);
    E(trtrs)(layout, 'L', 'T', 'N', N, K, x, LD, d, LD);
    return info + weighted(b, N, N, LD) + weighted(d, N, N, LD);
}

static double rows(const real *x) { return in_rows(x, 101); }
static double columns(const real *x) { return in_rows(x, 102); }

static double constant_matrix(const real *a, real *b)
{
    real copy[A];
    int pivots[N], info;
    memcpy(copy, a, sizeof copy);
    R(gesv)(&n, &k, copy, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB);
}

#include "compare.h"

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++)
        x[i] = 0.5 * sin(3 * i + 1) + (i < A && i % LD == i / LD) * 2, way[i] = cos(5 * i);
    x[1] = 3; /* so that rows are exchanged */
    TRY(by_gesv);
    TRY(by_gesv_and_factors);
    TRY(constant_right_side);
    TRY(by_factors);
    TRY(tall_and_wide);
    TRY(lower);
    TRY(upper);
    TRY(triangles);
    TRY(lower_values);
    TRY(upper_vectors);
    TRY(lower_vectors);
    TRY(least_squares);
    TRY(diagonals);
    TRY(others_in_columns);
    TRY(others_in_rows);
    TRY(columns);
    TRY(rows);
    real b[LDB * K], db[LDB * K] = {0};
    memcpy(b, x + A, sizeof b);
    __enzyme_autodiff_void((void *)constant_matrix, enzyme_const, x, enzyme_dup, b, db);
    real gradient[COUNT] = {0};
    __enzyme_autodiff_void((void *)by_gesv, enzyme_dup, x, gradient);
    for (int i = 0; i < LDB * K; i++)
        check_within("constant matrix", i, db[i], i % LDB < N ? gradient[A + i] : db[i],
                     sizeof(real) == 4 ? 1e-4 : 1e-11);
    return check_result();
}
