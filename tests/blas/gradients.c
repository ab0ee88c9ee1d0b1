/* Derivatives through every BLAS routine that has one, against central differences.
 *
 * Each function takes all its numbers from x, alpha and beta included, overwrites its operands
 * afterwards (so that they have to be kept), and returns a weighted sum of all it wrote. */
#define TOLERANCE 1e-8
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { RowMajor = 101, ColMajor, NoTrans = 111, Trans, ConjTrans };

double cblas_ddot(int, const double *, int, const double *, int);
void cblas_daxpy(int, double, const double *, int, double *, int);
void cblas_dscal(int, double, double *, int);
void cblas_dcopy(int, const double *, int, double *, int);
void cblas_dswap(int, double *, int, double *, int);
void cblas_drot(int, double *, int, double *, int, double, double);
double cblas_dnrm2(int, const double *, int);
double cblas_dasum(int, const double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double,
                 double *, int);
void cblas_dger(int, int, int, double, const double *, int, const double *, int, double *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int,
                 double, double *, int);
float cblas_sdot(int, const float *, int, const float *, int);
double ddot_(const int *, const double *, const int *, const double *, const int *);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);
void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *);
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *,
            const double *, const int *, const double *, const int *, const double *, double *,
            const int *);
void dger_(const int *, const int *, const double *, const double *, const int *, const double *,
           const int *, double *, const int *);
void sgemm_(const char *, const char *, const int *, const int *, const int *, const float *,
            const float *, const int *, const float *, const int *, const float *, float *,
            const int *);
size_t cblas_idamax(int, const double *, int);

enum { size = 64 };

static double weighted(const double *y, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (1 + 0.1 * i) * y[i] * y[i];
    return sum;
}

/* Copies, so that the routines may overwrite them. */
static void take(double *to, const double *from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i];
}

static double vectors(const double *x, int n, int ix, int iy)
{
    double a[24], b[24];
    take(a, x, 24);
    take(b, x + 24, 24);
    double sum = cblas_ddot(n, a, ix, b, iy);
    cblas_daxpy(n, x[48], a, ix, b, iy);
    cblas_drot(n, a, ix, b, iy, x[49], x[50]);
    sum += cblas_ddot(n, a, ix, a, ix);
    cblas_dswap(n, a, ix, b, iy);
    cblas_dscal(n, x[51], a, abs(ix));
    sum += cblas_dnrm2(n, a, abs(ix)) * cblas_dasum(n, b, abs(iy));
    cblas_dcopy(n, a, ix, b, iy);
    sum += b[cblas_idamax(n, x, 1)];
    memset(a, 0, sizeof a);
    return sum + weighted(b, 24);
}

static double forwards(const double *x) { return vectors(x, 7, 1, 3); }
static double backwards(const double *x) { return vectors(x, 6, -2, 3); }
static double both_backwards(const double *x) { return vectors(x, 5, -3, -4); }

static double matrix_vector(const double *x, int layout, int trans)
{
    double a[20], u[16], v[16];
    take(a, x, 20);
    take(u, x + 20, 16);
    take(v, x + 36, 16);
    const int lda = layout == RowMajor ? 5 : 4; /* 3 × 4 in 20 numbers, or 4 × 3 */
    cblas_dgemv(layout, trans, 3, 4, x[52], a, lda, u, 2, x[53], v, -3);
    double sum = weighted(v, 16);
    cblas_dger(layout, 3, 4, x[54], u, -2, v, 1, a, lda);
    sum += weighted(a, 20);
    memset(a, 0, sizeof a);
    memset(u, 0, sizeof u);
    return sum;
}

static double row_plain(const double *x) { return matrix_vector(x, RowMajor, NoTrans); }
static double row_transposed(const double *x) { return matrix_vector(x, RowMajor, Trans); }
static double column_plain(const double *x) { return matrix_vector(x, ColMajor, NoTrans); }
static double column_conjugate(const double *x) { return matrix_vector(x, ColMajor, ConjTrans); }

static double product(const double *x, int layout, int ta, int tb)
{
    double a[20], b[20], c[20];
    take(a, x, 20);
    take(b, x + 20, 20);
    take(c, x + 40, 20);
    cblas_dgemm(layout, ta, tb, 3, 4, 2, x[60], a, 4, b, 4, x[61], c, 4);
    memset(a, 0, sizeof a);
    double sum = weighted(c, 20);
    cblas_dgemm(layout, ta, tb, 2, 3, 2, 0.5, b, 4, x, 4, 0.0, c, 4); /* in a part of c */
    sum += weighted(c, 20);
    memset(b, 0, sizeof b);
    return sum;
}

#define PRODUCT(name, layout, ta, tb)                                                              \
    static double name(const double *x) { return product(x, layout, ta, tb); }
PRODUCT(row_nn, RowMajor, NoTrans, NoTrans)
PRODUCT(row_nt, RowMajor, NoTrans, Trans)
PRODUCT(row_tn, RowMajor, Trans, NoTrans)
PRODUCT(row_tt, RowMajor, Trans, ConjTrans)
PRODUCT(col_nn, ColMajor, NoTrans, NoTrans)
PRODUCT(col_nt, ColMajor, NoTrans, Trans)
PRODUCT(col_tn, ColMajor, Trans, NoTrans)
PRODUCT(col_tt, ColMajor, Trans, Trans)

/* What is transposed is known at run time only. */
static double (*volatile chosen)(const double *, int, int, int) = product;
static double at_run_time(const double *x)
{
    double sum = 0;
    for (int k = 0; k < 4; k++)
        sum += chosen(x, RowMajor + k / 3, k & 1 ? Trans : NoTrans, k & 2 ? Trans : NoTrans);
    return sum;
}

/* Fortran: everything by reference, in temporaries that change. */
static double fortran(const double *x)
{
    double a[12], b[12], c[12], scalar = x[50];
    int m = 3, n = 2, k = 4, one = 1, minus = -1;
    char flag = 'n';
    take(a, x, 12);
    take(b, x + 12, 12);
    take(c, x + 24, 12);
    dgemm_(&flag, "T", &m, &n, &k, &scalar, a, &m, b, &n, x + 51, c, &m);
    scalar *= 2;
    flag = 't';
    dgemv_(&flag, &m, &n, &scalar, c, &m, a, &one, x + 52, b, &minus);
    m = 2;
    daxpy_(&k, &scalar, b, &one, a, &minus);
    dger_(&m, &n, x + 53, a, &one, b, &minus, c, &k);
    scalar = 0;
    const double sum = ddot_(&k, a, &one, c, &one);
    return sum + weighted(a, 12) + weighted(b, 12) + weighted(c, 12);
}

/* In place over a loop: every step overwrites what the one before read. */
static double power(const double *x)
{
    double v[4], w[4];
    take(v, x + 16, 4);
    for (int i = 0; i < 5; i++) {
        cblas_dgemv(ColMajor, NoTrans, 4, 4, 1.0, x, 4, v, 1, 0.0, w, 1);
        cblas_dscal(4, 1 / cblas_dnrm2(4, w, 1), w, 1);
        cblas_dcopy(4, w, 1, v, 1);
    }
    return weighted(v, 4);
}

/* Memory that only the library touches. */
static double on_the_heap(const double *x)
{
    double *a = malloc(16 * sizeof *a), *c = calloc(16, sizeof *c);
    memcpy(a, x, 16 * sizeof *a);
    cblas_dgemm(ColMajor, NoTrans, NoTrans, 4, 4, 4, 1.0, a, 4, a, 4, 0.0, c, 4);
    const double sum = cblas_ddot(16, c, 1, a, 1);
    free(a);
    free(c);
    return sum;
}

static double single(const double *x)
{
    float a[6], b[6], c[4] = {0}, one = 1, zero = 0;
    int two = 2, three = 3;
    for (int i = 0; i < 6; i++) {
        a[i] = (float)x[i];
        b[i] = (float)x[i + 6];
    }
    sgemm_("N", "N", &two, &two, &three, &one, a, &two, b, &three, &zero, c, &two);
    return cblas_sdot(4, c, 1, c, 1);
}

static double single_in_double(double *x)
{
    double sum = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            double c = 0;
            for (int k = 0; k < 3; k++)
                c += x[i + 2 * k] * x[6 + k + 3 * j];
            sum += c * c;
        }
    return sum;
}

#define TEST(f)                                                                                    \
    static double at_##f(double *x) { return f(x); }                                               \
    static void test_##f(double *x)                                                                \
    {                                                                                              \
        double dx[size] = {0.0};                                                                   \
        __enzyme_autodiff_void((void *)f, x, dx);                                                  \
        check_gradient(#f, at_##f, size, x, dx);                                                   \
    }
TEST(forwards)
TEST(backwards)
TEST(both_backwards)
TEST(row_plain)
TEST(row_transposed)
TEST(column_plain)
TEST(column_conjugate)
TEST(row_nn)
TEST(row_nt)
TEST(row_tn)
TEST(row_tt)
TEST(col_nn)
TEST(col_nt)
TEST(col_tn)
TEST(col_tt)
TEST(at_run_time)
TEST(fortran)
TEST(power)
TEST(on_the_heap)

static void test_single(double *x)
{
    double dx[size] = {0.0};
    __enzyme_autodiff_void((void *)single, x, dx);
    for (int i = 0; i < size; i++)
        check_within("single", i, dx[i], central_difference(single_in_double, x, i), 1e-4);
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.4 * sin(1.0 + 1.7 * i);
    void (*const tests[])(double *) = {
        test_forwards,  test_backwards,  test_both_backwards, test_row_plain,
        test_row_transposed, test_column_plain, test_column_conjugate, test_row_nn,
        test_row_nt,    test_row_tn,     test_row_tt,         test_col_nn,
        test_col_nt,    test_col_tn,     test_col_tt,         test_at_run_time,
        test_fortran,   test_power,      test_on_the_heap,    test_single,
    };
    for (unsigned i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](x);
    return check_result();
}
