/* Complex systems of a LAPACK that is machine code, beside differences: all three forms of a solution,
 * the factors, leading dimensions that are longer than columns, matrices by rows. */
#include <complex.h>
#include <stddef.h>
#include <string.h>

#include "check.h"

#ifdef SINGLE
typedef float real;
typedef float complex number;
#define R(name) c##name##_
#define E(name) LAPACKE_c##name
#define SQUARE(z) (crealf(z) * crealf(z) + 0.5f * cimagf(z) * crealf(z) + 2 * cimagf(z))
#else
typedef double real;
typedef double complex number;
#define R(name) z##name##_
#define E(name) LAPACKE_z##name
#define SQUARE(z) (creal(z) * creal(z) + 0.5 * cimag(z) * creal(z) + 2 * cimag(z))
#endif
#include "lengths.h"

void R(gesv)(const int *, const int *, number *, const int *, int *, number *, const int *, int *);
void R(getrf)(const int *, const int *, number *, const int *, int *, int *);
void R(getrs)(const char *, const int *, const int *, const number *, const int *, const int *, number *,
              const int *, int *LENGTH);
int E(gesv)(int, int, int, number *, int, int *, number *, int);
int E(getrf)(int, int, int, number *, int, int *);
int E(getrs)(int, char, int, int, const number *, int, const int *, number *, int);

enum { N = 4, LD = 5, K = 2, LDB = 6, A = LD * N, B = LDB * K, COUNT = 2 * (A + B) };

static const int n = N, ld = LD, k = K, ldb = LDB;

static real weighted(const number *v, int rows, int columns, int ld)
{
    real sum = 0;
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < rows; i++)
            sum += SQUARE(v[i + j * ld]) * (real)(1 + 0.3 * i - 0.2 * j);
    return sum;
}

static void taken(const real *x, number *a, number *b)
{
    for (int i = 0; i < A; i++)
        a[i] = x[2 * i] + x[2 * i + 1] * (real)1 * I;
    for (int i = 0; i < B; i++)
        b[i] = x[2 * (A + i)] + x[2 * (A + i) + 1] * (real)1 * I;
}

static double by_gesv(const real *x)
{
    number a[A], b[B];
    int pivots[N], info;
    taken(x, a, b);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB);
}

static double by_gesv_and_factors(const real *x)
{
    number a[A], b[B];
    int pivots[N], info;
    taken(x, a, b);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    return weighted(b, N, K, LDB) + weighted(a, N, N, LD);
}

static double by_factors(const real *x)
{
    number a[A], b[B];
    int pivots[N], info;
    taken(x, a, b);
    R(getrf)(&n, &n, a, &ld, pivots, &info);
    R(getrs)("N", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    R(getrs)("C", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    double sum = weighted(b, N, K, LDB);
    R(getrs)("T", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    return sum + weighted(b, N, K, LDB);
}

static double constant_matrix(const real *x)
{
    number a[A], b[B];
    int pivots[N], info;
    taken(x, a, b);
    for (int i = 0; i < A; i++)
        a[i] = (i % 7 - 3) + (real)(i % 5) * I + (i % (LD + 1) == 0 ? 4 : 0);
    R(gesv)(&n, &k, a, &ld, pivots, b, &ldb, &info);
    R(getrs)("T", &n, &k, a, &ld, pivots, b, &ldb, &info TEXT);
    return 10 * weighted(b, N, K, LDB);
}

static double in_rows(const real *x)
{
    number a[A], b[B], c[A];
    int pivots[N], info;
    taken(x, a, b);
    memcpy(c, a, sizeof c);
    info = E(gesv)(101, N, K, a, LD, pivots, b, K);
    E(getrf)(101, N, N, c, N, pivots);
    E(getrs)(101, 'C', N, K, c, N, pivots, b, K);
    return info + weighted(b, K, N, K) + weighted(a, N, N, LD);
}

#include "compare.h"

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++)
        x[i] = 0.7 * sin(1.3 * i * i + 0.3) + (i < 2 * A && i / 2 % (LD + 1) == 0 ? 1.5 : 0),
        way[i] = cos(5 * i);
    x[4] = 3; /* so that rows are exchanged */
    TRY(by_gesv);
    TRY(by_gesv_and_factors);
    TRY(by_factors);
    TRY(constant_matrix);
    TRY(in_rows);
    return check_result();
}
