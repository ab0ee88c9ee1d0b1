/* Eigenvalues and eigenvectors of general matrices and of pairs, some eigenvalues of symmetric ones, and QR
 * factors with exchanged columns, of a LAPACK that is machine code, beside differences. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"
#include "weighted.h"

void R(geev)(const char *, const char *, const int *, real *, const int *, real *, real *, real *, const int *,
             real *, const int *, real *, const int *, int *LENGTH LENGTH);
void R(geqp3)(const int *, const int *, real *, const int *, int *, real *, real *, const int *, int *);
void R(sygv)(const int *, const char *, const char *, const int *, real *, const int *, real *, const int *,
             real *, real *, const int *, int *LENGTH LENGTH);
void R(sygvd)(const int *, const char *, const char *, const int *, real *, const int *, real *, const int *,
              real *, real *, const int *, int *, const int *, int *LENGTH LENGTH);
void R(syevr)(const char *, const char *, const char *, const int *, real *, const int *, const real *,
              const real *, const int *, const int *, const real *, int *, real *, real *, const int *, int *,
              real *, const int *, int *, const int *, int *LENGTH LENGTH LENGTH);
void R(syevx)(const char *, const char *, const char *, const int *, real *, const int *, const real *,
              const real *, const int *, const int *, const real *, int *, real *, real *, const int *, real *,
              const int *, int *, int *, int *LENGTH LENGTH LENGTH);
int E(geev)(int, char, char, int, real *, int, real *, real *, real *, int, real *, int);
int E(geqp3)(int, int, int, real *, int, int *, real *);
int E(sygv)(int, int, char, char, int, real *, int, real *, int, real *);
int E(syevr)(int, char, char, char, int, real *, int, real, real, int, int, real, int *, real *, real *, int,
             int *);

enum { N = 5, LD = 6, COUNT = LD * N, ROWS = 101, COLUMNS = 102, MOST = 400 };

#include "compare.h"

/* Depends on each vector in pairs, whose sign is free, and on where a complex one was turned. */
static double of_vectors(const real *wi, const real *v, int ld)
{
    double sum = 0;
    for (int j = 0; j < N; j++) {
        double re[2] = {0, 0}, im[2] = {0, 0};
        if (wi[j] < 0)
            continue;
        for (int i = 0; i < N; i++) {
            re[0] += v[i + j * ld] * (1 + i);
            re[1] += v[i + j * ld] * (2 - 0.3 * i * i);
            im[0] += wi[j] > 0 ? v[i + (j + 1) * ld] * (0.5 + i * i) : 0;
        }
        sum += (re[0] * re[1] + im[0] * re[0] + im[0] * im[0] * re[1] * re[1]) * (1 + 0.5 * j);
    }
    return sum;
}

static double of_values(const real *wr, const real *wi)
{
    double sum = 0;
    for (int j = 0; j < N; j++)
        sum += wr[j] * (1 + wr[j]) * (1 + 0.1 * (wi[j] >= 0 ? j : j - 1)) + wi[j] * wi[j] * wr[j] +
               (wi[j] > 0 ? wi[j] : 0);
    return sum;
}

static double general(const real *x, const char *jobvl, const char *jobvr)
{
    real a[COUNT], wr[N], wi[N], vl[COUNT], vr[COUNT], best[1], *work;
    int info, n = N, ld = LD, length = -1;
    memcpy(a, x, sizeof a);
    R(geev)(jobvl, jobvr, &n, a, &ld, wr, wi, vl, &ld, vr, &ld, best, &length, &info TEXT TEXT);
    length = (int)best[0];
    work = malloc(length * sizeof *work);
    R(geev)(jobvl, jobvr, &n, a, &ld, wr, wi, vl, &ld, vr, &ld, work, &length, &info TEXT TEXT);
    free(work);
    double sum = of_values(wr, wi);
    if (*jobvr == 'V')
        sum += of_vectors(wi, vr, LD);
    if (*jobvl == 'V')
        sum += 2 * of_vectors(wi, vl, LD);
    return sum;
}

static double by_values(const real *x) { return general(x, "N", "N"); }
static double by_right(const real *x) { return general(x, "N", "V"); }
static double by_left(const real *x) { return general(x, "V", "N"); }
static double by_both(const real *x) { return general(x, "V", "V"); }

/* Real eigenvalues alone. */
static double by_real(const real *x)
{
    real a[COUNT];
    for (int j = 0; j < N; j++)
        for (int i = 0; i < LD; i++)
            a[i + j * LD] = x[i + j * LD] * (i == j ? 1 : 0.05) + (i == j ? 2 * i : 0);
    return general(a, "V", "V");
}

static double by_general_rows(const real *x)
{
    real a[N * N], wr[N], wi[N], vl[COUNT], vr[N * N], turned[N * N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i * N + j] = x[i + j * LD];
    E(geev)(ROWS, 'V', 'V', N, a, N, wr, wi, vl, LD, vr, N);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            turned[i + j * N] = vr[i * N + j];
    return of_values(wr, wi) + of_vectors(wi, turned, N) + vl[1] * vl[1];
}

static double by_order(const real *x)
{
    real a[COUNT], tau[N], work[MOST];
    int info, m = LD, n = N, ld = LD, length = MOST, order[N] = {0, 0, 1, 0, 0};
    memcpy(a, x, sizeof a);
    R(geqp3)(&m, &n, a, &ld, order, tau, work, &length, &info);
    double sum = weighted(a, LD, N, LD);
    for (int i = 0; i < N; i++)
        sum += tau[i] * (1 + order[i]);
    return sum;
}

static double by_order_of_rows(const real *x)
{
    real a[COUNT], tau[N];
    int order[LD] = {0};
    memcpy(a, x, sizeof a);
    E(geqp3)(ROWS, N, LD, a, LD, order, tau);
    return weighted(a, LD, N, LD) + tau[0] * order[0];
}

static double of_pairs(const real *w, const real *v, int count, int ld)
{
    double sum = 0;
    for (int l = 0; l < count; l++) {
        double left = 0, right = 0;
        for (int i = 0; i < N; i++) {
            left += v[i + l * ld] * (1 + i);
            right += v[i + l * ld] * (2 - 0.3 * i * i);
        }
        sum += w[l] * (l + 1) + left * right * (1 + 0.5 * l);
    }
    return sum;
}

/* Positive definite. */
static void metric(const real *x, real *b)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            b[i + j * LD] = (i == j ? 2 : 0) + 0.2 * x[(i < j ? i : j) + 3] * x[(i < j ? j : i) + 11];
}

static double pencil(const real *x, int kind, const char *job, const char *uplo, int divided)
{
    real a[COUNT], b[COUNT], w[N], work[MOST];
    int info, n = N, ld = LD, length = MOST, whole[MOST];
    memcpy(a, x, sizeof a);
    metric(x, b);
    if (divided)
        R(sygvd)(&kind, job, uplo, &n, a, &ld, b, &ld, w, work, &length, whole, &length, &info TEXT TEXT);
    else
        R(sygv)(&kind, job, uplo, &n, a, &ld, b, &ld, w, work, &length, &info TEXT TEXT);
    const double factor = *uplo == 'U' ? b[2 * LD] * b[LD + 1] : b[2] * b[LD + 1];
    return factor + (*job == 'V' ? of_pairs(w, a, N, LD) : w[0] * w[4] + w[2]);
}

static double by_first_kind(const real *x) { return pencil(x, 1, "V", "L", 0); }
static double by_first_above(const real *x) { return pencil(x, 1, "V", "U", 1); }
static double by_second_kind(const real *x) { return pencil(x, 2, "V", "U", 0); }
static double by_third_kind(const real *x) { return pencil(x, 3, "V", "L", 0); }
static double by_third_above(const real *x) { return pencil(x, 3, "V", "U", 1); }
static double by_pencil_values(const real *x) { return pencil(x, 1, "N", "U", 0); }

static double by_pencil_of_rows(const real *x)
{
    real a[COUNT], b[COUNT], w[N], v[COUNT];
    memcpy(a, x, sizeof a);
    metric(x, b);
    E(sygv)(ROWS, 1, 'V', 'L', N, a, LD, b, LD, w);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            v[i + j * LD] = a[i * LD + j];
    return of_pairs(w, v, N, LD);
}

static double some(const real *x, const char *job, const char *range, const char *uplo)
{
    real a[COUNT], w[N], z[COUNT], work[MOST], above = 0, up_to = 100, none = 0;
    int info, n = N, ld = LD, length = MOST, whole[MOST], support[2 * N], first = 2, last = 4, found;
    memcpy(a, x, sizeof a);
    R(syevr)(job, range, uplo, &n, a, &ld, &above, &up_to, &first, &last, &none, &found, w, z, &ld, support,
             work, &length, whole, &length, &info TEXT TEXT TEXT);
    return found + (*job == 'V' ? of_pairs(w, z, found, LD) : w[0] * w[1]);
}

static double by_some_numbers(const real *x) { return some(x, "V", "I", "U"); }
static double by_an_interval(const real *x) { return some(x, "V", "V", "L"); }
static double by_all(const real *x) { return some(x, "N", "A", "L"); }

static double by_expert(const real *x)
{
    real a[COUNT], w[N], z[COUNT], work[MOST], none = 0;
    int info, n = N, ld = LD, length = MOST, whole[MOST], failed[N], first = 1, last = 3, found;
    memcpy(a, x, sizeof a);
    R(syevx)("V", "I", "L", &n, a, &ld, &none, &none, &first, &last, &none, &found, w, z, &ld, work, &length,
             whole, failed, &info TEXT TEXT TEXT);
    return of_pairs(w, z, found, LD) + failed[0];
}

static double by_some_of_rows(const real *x)
{
    real a[COUNT], w[N], z[N * 3], v[COUNT];
    int support[2 * N], found;
    memcpy(a, x, sizeof a);
    E(syevr)(ROWS, 'V', 'I', 'U', N, a, LD, 0, 0, 1, 3, 0, &found, w, z, 3, support);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < 3; j++)
            v[i + j * LD] = z[i * 3 + j];
    return of_pairs(w, v, found, LD);
}

static void gradient_of_both(const real *x, real *d)
{
    __enzyme_autodiff_void((void *)by_both, enzyme_dup, x, d);
}

/* A Hessian times a vector, beside differences of gradients. */
static void check_second_derivatives(const real *x, const real *way)
{
    static const double weight[] = {4. / 5, -1. / 5, 4. / 105, -1. / 280};
    const double h = 1e-3;
    real gradient[COUNT] = {0}, second[COUNT] = {0};
    double expected[COUNT] = {0}, most = 0;
    __enzyme_fwddiff_void((void *)gradient_of_both, enzyme_dup, x, way, enzyme_dup, gradient, second);
    for (int s = -4; s <= 4; s++) {
        real moved[COUNT], there[COUNT] = {0};
        for (int i = 0; i < COUNT; i++)
            moved[i] = x[i] + s * h * way[i];
        gradient_of_both(moved, there);
        for (int i = 0; s && i < COUNT; i++)
            expected[i] += (s < 0 ? -weight[-s - 1] : weight[s - 1]) * there[i] / h;
    }
    for (int i = 0; i < COUNT; i++)
        most = fmax(most, fabs(expected[i]));
    for (int i = 0; i < COUNT; i++)
        check_within("second", i, second[i] / most, expected[i] / most, 1e-4);
}

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = ((i * 7919) % 23) / (real)11 - 0.9 + (i % (LD + 1) == 0 ? 1 + i * 0.1 : 0);
        way[i] = ((i * 104729) % 17) / (real)17 - 0.5;
    }
    TRY(by_values);
    TRY(by_right);
    TRY(by_left);
    TRY(by_both);
    TRY(by_real);
    TRY(by_general_rows);
    TRY(by_order);
    TRY(by_order_of_rows);
    TRY(by_first_kind);
    TRY(by_first_above);
    TRY(by_second_kind);
    TRY(by_third_kind);
    TRY(by_third_above);
    TRY(by_pencil_values);
    TRY(by_pencil_of_rows);
    TRY(by_some_numbers);
    TRY(by_an_interval);
    TRY(by_all);
    TRY(by_expert);
    TRY(by_some_of_rows);
    if (sizeof(real) == 8) /* differences of differences of short numbers tell nothing */
        check_second_derivatives(x, way);
    return check_result();
}
