/* Systems by the expert drivers of a LAPACK that is machine code, beside differences: factors that are made,
 * made of a scaled matrix, and given; solutions, scales and condition numbers. */
#include <stddef.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(gesvx)(const char *, const char *, const int *, const int *, real *, const int *, real *, const int *,
              int *, char *, real *, real *, real *, const int *, real *, const int *, real *, real *, real *,
              real *, int *, int *LENGTH LENGTH LENGTH);
void R(gbsvx)(const char *, const char *, const int *, const int *, const int *, const int *, real *, const int *,
              real *, const int *, int *, char *, real *, real *, real *, const int *, real *, const int *, real *,
              real *, real *, real *, int *, int *LENGTH LENGTH LENGTH);
void R(posvx)(const char *, const char *, const int *, const int *, real *, const int *, real *, const int *,
              char *, real *, real *, const int *, real *, const int *, real *, real *, real *, real *, int *,
              int *LENGTH LENGTH LENGTH);

enum { N = 5, LD = 6, COUNT = LD * N, K = 2, KL = 1, KU = 2, LDAB = KL + KU + 2, LDAFB = 2 * KL + KU + 2 };

#include "compare.h"

/* The estimate has edges, over which the wide steps of short numbers go. */
#ifdef SINGLE
#define CONDITION 0
#else
#define CONDITION 10
#endif

/* What a program gets, whatever the matrix looked like. */
typedef struct {
    real b[LD * K], x[LD * K], r[N], c[N], rcond, ferr[K], berr[K], work[8 * N];
    int pivots[N], whole[N], info;
    char equed[1];
} results;

static void right_sides(const real *x, results *o)
{
    memset(o, 0, sizeof *o);
    for (int k = 0; k < K; k++)
        for (int i = 0; i < N; i++)
            o->b[i + k * LD] = x[i] * (1 + k) + x[COUNT - 1 - i];
}

/* `rows`, `columns`: scales that are worth the while. */
static real element(const real *x, int i, int j, int rows, int columns)
{
    const real row = rows && i == 1 ? 64 : 1, column = columns && j == 3 ? 96 : 1;
    return x[i + j * LD] * row * column;
}

static double total(const results *o)
{
    double sum = o->info ? -1 : weighted(o->x, N, K, LD) + CONDITION * o->rcond + 0.1 * weighted(o->b, N, K, LD);
    if (*o->equed == 'R' || *o->equed == 'B' || *o->equed == 'Y')
        sum += o->r[0] + 2 * o->r[2];
    if (*o->equed == 'C' || *o->equed == 'B')
        sum += o->c[1] - 3 * o->c[4];
    return sum + 7 * *o->equed;
}

static double solve(const real *x, const char *fact, const char *trans, int rows, int columns)
{
    results o;
    real a[COUNT], af[COUNT];
    int n = N, k = K, ld = LD;
    right_sides(x, &o);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < LD; i++)
            a[i + j * LD] = i < N ? element(x, i, j, rows, columns) : 0;
    R(gesvx)(fact, trans, &n, &k, a, &ld, af, &ld, o.pivots, o.equed, o.r, o.c, o.b, &ld, o.x, &ld, &o.rcond,
             o.ferr, o.berr, o.work, o.whole, &o.info TEXT TEXT TEXT);
    double sum = total(&o) + weighted(af, N, N, LD) * 0.1 + a[1 + 3 * LD];
    if (*trans == 'T') {
        /* once more, with what the first call left */
        for (int i = 0; i < LD * K; i++)
            o.b[i] += o.x[i];
        R(gesvx)("F", "N", &n, &k, a, &ld, af, &ld, o.pivots, o.equed, o.r, o.c, o.b, &ld, o.x, &ld, &o.rcond,
                 o.ferr, o.berr, o.work, o.whole, &o.info TEXT TEXT TEXT);
        sum += total(&o);
    }
    return sum;
}

static double by_plain(const real *x) { return solve(x, "N", "N", 0, 0); }
static double by_plain_turned(const real *x) { return solve(x, "N", "T", 0, 0); }
static double by_scaled(const real *x) { return solve(x, "E", "N", 1, 1); }
static double by_scaled_turned(const real *x) { return solve(x, "E", "T", 1, 1); }
static double by_scaled_rows(const real *x) { return solve(x, "E", "T", 1, 0); }
static double by_scaled_columns(const real *x) { return solve(x, "E", "N", 0, 1); }
static double by_not_scaled(const real *x) { return solve(x, "E", "N", 0, 0); }

static double band(const real *x, const char *fact, const char *trans, int rows, int columns)
{
    results o;
    real ab[LDAB * N] = {0}, afb[LDAFB * N] = {0};
    int n = N, k = K, ld = LD, kl = KL, ku = KU, ldab = LDAB, ldafb = LDAFB;
    right_sides(x, &o);
    for (int j = 0; j < N; j++)
        for (int i = j > KU ? j - KU : 0; i <= j + KL && i < N; i++)
            ab[KU + i - j + j * LDAB] = element(x, i, j, rows, columns);
    R(gbsvx)(fact, trans, &n, &kl, &ku, &k, ab, &ldab, afb, &ldafb, o.pivots, o.equed, o.r, o.c, o.b, &ld, o.x,
             &ld, &o.rcond, o.ferr, o.berr, o.work, o.whole, &o.info TEXT TEXT TEXT);
    double sum = total(&o) + ab[KU] + afb[KL + KU + LDAFB] * 0.1;
    if (*trans == 'N') {
        R(gbsvx)("F", "T", &n, &kl, &ku, &k, ab, &ldab, afb, &ldafb, o.pivots, o.equed, o.r, o.c, o.b, &ld, o.x,
                 &ld, &o.rcond, o.ferr, o.berr, o.work, o.whole, &o.info TEXT TEXT TEXT);
        sum += total(&o);
    }
    return sum;
}

static double by_band(const real *x) { return band(x, "N", "T", 1, 0); }
static double by_scaled_band(const real *x) { return band(x, "E", "N", 1, 1); }
static double by_scaled_band_turned(const real *x) { return band(x, "E", "T", 1, 1); }

static double symmetric(const real *x, const char *fact, const char *uplo, int scaled)
{
    results o;
    real a[COUNT], af[COUNT];
    int n = N, k = K, ld = LD;
    right_sides(x, &o);
    memset(af, 0, sizeof af);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < LD; i++) {
            const real product = 0.2 * x[(i < j ? i : j) + 3] * x[(i < j ? j : i) + 11] + (i == j ? 2 : 0);
            a[i + j * LD] = product * (scaled && i == 1 ? 32 : 1) * (scaled && j == 1 ? 32 : 1);
        }
    R(posvx)(fact, uplo, &n, &k, a, &ld, af, &ld, o.equed, o.r, o.b, &ld, o.x, &ld, &o.rcond, o.ferr, o.berr,
             o.work, o.whole, &o.info TEXT TEXT TEXT);
    double sum = total(&o) + weighted(af, N, N, LD) + a[1 + LD];
    R(posvx)("F", uplo, &n, &k, a, &ld, af, &ld, o.equed, o.r, o.b, &ld, o.x, &ld, &o.rcond, o.ferr, o.berr,
             o.work, o.whole, &o.info TEXT TEXT TEXT);
    return sum + total(&o);
}

static double by_symmetric(const real *x) { return symmetric(x, "N", "U", 1); }
static double by_scaled_symmetric(const real *x) { return symmetric(x, "E", "L", 1); }
static double by_scaled_above(const real *x) { return symmetric(x, "E", "U", 1); }
static double by_symmetric_as_it_is(const real *x) { return symmetric(x, "E", "L", 0); }

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++) {
        const real off = ((i * 7919) % 23) / (real)46 + 0.5;
        x[i] = i % (LD + 1) == 0 ? 3 + i * 0.1 : (i * 37) % 11 < 5 ? off : -off;
        way[i] = ((i * 104729) % 17) / (real)17 - 0.5;
    }
    TRY(by_plain);
    TRY(by_plain_turned);
    TRY(by_scaled);
    TRY(by_scaled_turned);
    TRY(by_scaled_rows);
    TRY(by_scaled_columns);
    TRY(by_not_scaled);
    TRY(by_band);
    TRY(by_scaled_band);
    TRY(by_scaled_band_turned);
    TRY(by_symmetric);
    TRY(by_scaled_symmetric);
    TRY(by_scaled_above);
    TRY(by_symmetric_as_it_is);
    return check_result();
}
