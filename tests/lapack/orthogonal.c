/* QR factors, norms, condition numbers and banded systems of a LAPACK that is machine code, beside
 * differences. */
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(geqrf)(const int *, const int *, real *, const int *, real *, real *, const int *, int *);
void R(ormqr)(const char *, const char *, const int *, const int *, const int *, const real *, const int *,
              const real *, real *, const int *, real *, const int *, int *LENGTH LENGTH);
void R(orgqr)(const int *, const int *, const int *, real *, const int *, const real *, real *, const int *,
              int *);
void R(trtrs)(const char *, const char *, const char *, const int *, const int *, const real *,
              const int *, real *, const int *, int *LENGTH LENGTH LENGTH);
void R(getrf)(const int *, const int *, real *, const int *, int *, int *);
void R(potrf)(const char *, const int *, real *, const int *, int *LENGTH);
real R(lange)(const char *, const int *, const int *, const real *, const int *, real *LENGTH);
real R(lansy)(const char *, const char *, const int *, const real *, const int *, real *LENGTH LENGTH);
real R(langb)(const char *, const int *, const int *, const int *, const real *, const int *, real *LENGTH);
void R(gecon)(const char *, const int *, const real *, const int *, const real *, real *, real *, int *,
              int *LENGTH);
void R(pocon)(const char *, const int *, const real *, const int *, const real *, real *, real *, int *,
              int *LENGTH);
void R(gbtrf)(const int *, const int *, const int *, const int *, real *, const int *, int *, int *);
void R(gbtrs)(const char *, const int *, const int *, const int *, const int *, const real *, const int *,
              const int *, real *, const int *, int *LENGTH);
void R(gbsv)(const int *, const int *, const int *, const int *, real *, const int *, int *, real *,
             const int *, int *);
void R(gbcon)(const char *, const int *, const int *, const int *, const real *, const int *, const int *,
              const real *, real *, real *, int *, int *LENGTH);
int E(geqrf)(int, int, int, real *, int, real *);
int E(ormqr)(int, char, char, int, int, int, const real *, int, const real *, real *, int);
int E(orgqr)(int, int, int, int, real *, int, const real *);
real E(lange)(int, char, int, int, const real *, int);

enum { M = 5, N = 4, LD = 6, K = 2, LDB = 5, A = LD * N, COUNT = A + LDB * K, WORK = 300 };

static const int m = M, n = N, ld = LD, k = K, ldb = LDB, room = WORK;

static void taken(const real *x, real *a, real *b)
{
    memcpy(a, x, A * sizeof *a);
    memcpy(b, x + A, LDB * K * sizeof *b);
}

static double factors(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK];
    int info;
    taken(x, a, b);
    R(geqrf)(&m, &n, a, &ld, tau, work, &room, &info);
    return weighted(a, M, N, LD) + weighted(tau, N, 1, N);
}

static double factors_of_a_wide_matrix(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK];
    int info, three = 3;
    taken(x, a, b);
    R(geqrf)(&three, &n, a, &ld, tau, work, &room, &info);
    return weighted(a, 3, N, LD) + weighted(tau, 3, 1, N);
}

static double least_squares_by_qr(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK], best;
    int info, ask = -1;
    taken(x, a, b);
    R(geqrf)(&m, &n, a, &ld, tau, &best, &ask, &info);
    R(geqrf)(&m, &n, a, &ld, tau, work, &room, &info);
    R(ormqr)("L", "T", &m, &k, &n, a, &ld, tau, b, &ldb, work, &room, &info TEXT TEXT);
    R(trtrs)("U", "N", "N", &n, &k, a, &ld, b, &ldb, &info TEXT TEXT TEXT);
    return weighted(b, M, K, LDB);
}

static double products_from_the_right(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK], c[2 * M], best;
    int info, two = 2, ask = -1;
    taken(x, a, b);
    for (int j = 0; j < M; j++)
        for (int i = 0; i < 2; i++)
            c[i + 2 * j] = b[j + LDB * i] * (1 + i);
    R(geqrf)(&m, &n, a, &ld, tau, work, &room, &info);
    R(ormqr)("R", "N", &two, &m, &n, a, &ld, tau, c, &two, &best, &ask, &info TEXT TEXT);
    R(ormqr)("R", "N", &two, &m, &n, a, &ld, tau, c, &two, work, &room, &info TEXT TEXT);
    return weighted(c, 2, M, 2);
}

static double columns_of_q(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK], best;
    int info, ask = -1, three = 3;
    taken(x, a, b);
    R(geqrf)(&m, &three, a, &ld, tau, work, &room, &info);
    R(orgqr)(&m, &n, &three, a, &ld, tau, &best, &ask, &info);
    R(orgqr)(&m, &n, &three, a, &ld, tau, work, &room, &info);
    return weighted(a, M, N, LD);
}

static double by_rows(const real *x)
{
    real a[A], b[LDB * K], tau[N];
    taken(x, a, b);
    E(geqrf)(101, M, N, a, N, tau);
    E(ormqr)(101, 'L', 'T', M, K, N, a, N, tau, b, K);
    double sum = weighted(b, K, M, K);
    E(orgqr)(101, M, N, N, a, N, tau);
    return sum + weighted(a, N, M, N);
}

static double constant_factors(const real *x)
{
    real a[A], b[LDB * K], tau[N], work[WORK];
    int info;
    taken(x, a, b);
    for (int i = 0; i < A; i++)
        a[i] = sin(1 + i * i);
    R(geqrf)(&m, &n, a, &ld, tau, work, &room, &info);
    R(ormqr)("L", "N", &m, &k, &n, a, &ld, tau, b, &ldb, work, &room, &info TEXT TEXT);
    return weighted(b, M, K, LDB);
}

static double norms(const real *x)
{
    real work[WORK];
    double sum = 0;
    for (const char *kind = "MO1IFE"; *kind; kind++)
        sum += R(lange)(kind, &m, &n, x, &ld, work TEXT) * (1 + (*kind & 3));
    sum += R(lansy)("F", "U", &n, x, &ld, work TEXT TEXT) + R(lansy)("1", "L", &n, x, &ld, work TEXT TEXT);
    return sum + E(lange)(101, '1', M, N, x, N) + 2 * E(lange)(102, 'I', M, N, x, LD);
}

static double conditions(const real *x)
{
    real a[A], b[LDB * K], work[WORK], norm, one, other;
    int pivots[N], whole[WORK], info;
    taken(x, a, b);
    for (int i = 0; i < N; i++)
        a[i + i * LD] += 2;
    norm = R(lange)("1", &n, &n, a, &ld, work TEXT);
    R(getrf)(&n, &n, a, &ld, pivots, &info);
    R(gecon)("1", &n, a, &ld, &norm, &one, work, whole, &info TEXT);
    R(gecon)("I", &n, a, &ld, &norm, &other, work, whole, &info TEXT);
    return 10 * one + 7 * other;
}

static double condition_of_a_definite_matrix(const real *x)
{
    real a[A], b[LDB * K], work[WORK], norm, one;
    int whole[WORK], info;
    taken(x, a, b);
    for (int i = 0; i < N; i++)
        a[i + i * LD] += 4;
    norm = R(lansy)("1", "U", &n, a, &ld, work TEXT TEXT);
    R(potrf)("U", &n, a, &ld, &info TEXT);
    R(pocon)("U", &n, a, &ld, &norm, &one, work, whole, &info TEXT);
    return 10 * one;
}

/* Bands: six equations, two diagonals below and one above, in the rows of a matrix of 6 by 7. */
enum { SIX = 6, BELOW = 2, ABOVE = 1, HIGH = 2 * BELOW + ABOVE + 1 };

static const int six = SIX, below = BELOW, above = ABOVE, high = HIGH;

static void banded(const real *x, real *band, real *right)
{
    for (int j = 0; j < SIX; j++)
        for (int i = 0; i < HIGH; i++)
            band[i + j * HIGH] = i < BELOW ? 99 : x[(4 * j + i) % COUNT] + (i + j) % 3;
    for (int i = 0; i < SIX; i++)
        right[i] = x[COUNT - 1 - i], right[i + SIX] = x[i] * x[i];
}

static double by_gbsv(const real *x)
{
    real band[HIGH * SIX], right[2 * SIX];
    int pivots[SIX], info;
    banded(x, band, right);
    R(gbsv)(&six, &below, &above, &k, band, &high, pivots, right, &six, &info);
    return weighted(right, SIX, 2, SIX);
}

static double by_band_factors(const real *x)
{
    real band[HIGH * SIX], right[2 * SIX], work[WORK], norm, one, other;
    int pivots[SIX], whole[WORK], info;
    banded(x, band, right);
    norm = R(langb)("1", &six, &below, &above, band + BELOW, &high, work TEXT)
         + 0.1 * R(langb)("F", &six, &below, &above, band + BELOW, &high, work TEXT);
    R(gbtrf)(&six, &six, &below, &above, band, &high, pivots, &info);
    R(gbtrs)("T", &six, &below, &above, &k, band, &high, pivots, right, &six, &info TEXT);
    R(gbcon)("1", &six, &below, &above, band, &high, pivots, &norm, &one, work, whole, &info TEXT);
    R(gbcon)("I", &six, &below, &above, band, &high, pivots, &norm, &other, work, whole, &info TEXT);
    return weighted(right, SIX, 2, SIX) / 10 + 10 * one + 5 * other;
}

#include "compare.h"

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++) {
        /* none so near to 0, or to the largest, that a norm has an edge there */
        const double wave = sin(1.3 * i * i + 0.3);
        x[i] = wave + (wave < 0 ? -0.15 : 0.15) + (i == 8 ? 3 : i % (LD + 1) == 0 ? 1.5 : 0);
        way[i] = cos(1 + i * 0.7);
    }
    TRY(factors);
    TRY(factors_of_a_wide_matrix);
    TRY(least_squares_by_qr);
    TRY(products_from_the_right);
    TRY(columns_of_q);
    TRY(by_rows);
    TRY(constant_factors);
    TRY(norms);
    TRY(conditions);
    TRY(condition_of_a_definite_matrix);
    TRY(by_gbsv);
    TRY(by_band_factors);
    return check_result();
}
