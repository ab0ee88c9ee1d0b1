/* Iterations that are independent since tests before the loop say so, or since parameters of
 * inlined functions are restrict; and loops that look like it: another test, a test in the loop,
 * pointers that change places from one iteration to the next. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdlib.h>
#include <string.h>

unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 6, M = 400 };

static volatile int dimensions = 3, kinds = 2, points = M, first = 1, second = 0;

/* The compiler keeps whitened[0] in a register from one iteration to the next, in case d is zero. */
static void whiten(int d, const double *restrict scale, const double *restrict lower,
                   const double *restrict v, double *restrict out)
{
    for (int i = 0; i < d; i++)
        out[i] = scale[i] * v[i];
    for (int i = 0; i < d; i++)
        for (int j = i + 1; j < d; j++)
            out[j] = out[j] + *lower++ * v[i];
}

static double squares(int n, const double *x)
{
    double sum = x[0] * x[0];
    for (int i = 1; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static double mixture(double *x)
{
    const int d = dimensions, k = kinds, n = points;
    double *terms = malloc(k * sizeof *terms), *centred = malloc(d * sizeof *centred);
    double *whitened = malloc(d * sizeof *whitened), sum = 0.0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < k; j++) {
            for (int m = 0; m < d; m++)
                centred[m] = 0.002 * i - x[j * d + m];
            whiten(d, x + j * d, x + (1 - j) * d, centred, whitened);
            terms[j] = exp(-0.5 * squares(d, whitened));
        }
        sum += log(squares(k, terms));
    }
    free(terms);
    free(centred);
    free(whitened);
    return sum;
}

/* One block of the caller in pieces: the extents of the loops say that these are apart. */
__attribute__((noinline)) static void in_pieces(int d, int k, const double *restrict x,
                                                double *restrict work, double *restrict out)
{
    double *sums = work, *rows = sums + k, *squared = rows + k * d;
    for (int i = 0; i < k; i++) {
        sums[i] = 0.0;
        for (int j = 0; j < d; j++) {
            rows[i * d + j] = sin(x[j] * (i + 1));
            squared[i * d + j] = rows[i * d + j] * rows[i * d + j];
            sums[i] += squared[i * d + j] * x[i];
        }
    }
    *out = 0.0;
    for (int i = 0; i < k; i++)
        for (int j = 0; j < d; j++)
            *out += rows[i * d + j] * squared[i * d + j] * sums[i];
}

static double pieces(double *x)
{
    double work[2 + 2 * 2 * 3], out;
    in_pieces(dimensions, kinds, x, work, &out);
    return out;
}

/* Assigned under one test and used under another one. */
static double two_tests(double *x)
{
    const int assigned = first, used = second, n = points;
    double last = 0.25, sum = 0.0;
    for (int i = 0; i < n; i++) {
        if (!used)
            sum += 0.01 * last * last * x[1];
        if (assigned)
            last = sin(x[i % N]);
    }
    return sum + last;
}

/* Assigned and used under two outcomes of one test, which changes from one iteration to the next. */
static double changing_test(double *x)
{
    const int n = points;
    double last = 0.25, sum = 0.0;
    for (int i = 0; i < n; i++) {
        if (first + (i % 3) > 2)
            last = sin(x[i % N]);
        else
            sum += 0.01 * last * last * x[2];
    }
    return sum;
}

/* Assigned in one iteration of a loop outside, and used in the next. */
static double test_outside(double *x)
{
    const int n = points;
    double last = 0.25, sum = 0.0;
    for (int r = 0; r < 4; r++) {
        const int assigned = (first + r) % 2;
        for (int i = 0; i < n / 100; i++) {
            if (assigned)
                last = last * 0.5 + sin(x[i % N] * r);
            else
                sum += last * last * x[r];
        }
    }
    return sum;
}

static void step(int n, const double *restrict from, double *restrict to, const double *x)
{
    for (int j = 0; j < n; j++)
        to[j] = from[j] + 0.1 * sin(from[(j + 1) % n] * x[j]);
}

/* What is promised holds in one iteration: in the next the two have changed places. */
static double changing_places(double *x)
{
    const int n = 2 * dimensions;
    double some[N], others[N], *from = some, *to = others, sum = 0.0;
    memcpy(some, x, sizeof some);
    for (int i = 0; i < 9; i++) {
        step(n, from, to, x);
        double *kept = from;
        from = to;
        to = kept;
    }
    for (int j = 0; j < n; j++)
        sum += from[j] * from[j];
    return sum;
}

/* The promise of a function that is inlined twice holds within each of them. */
static double twice(double *x)
{
    const int n = 2 * dimensions;
    double one[N], other[N], sum = 0.0;
    memcpy(one, x, sizeof one);
    step(n, one, other, x);
    step(n, other, one, x);
    for (int j = 0; j < n; j++)
        sum += one[j] * other[j];
    return sum;
}

#define CHECK(name, f)                                                                             \
    do {                                                                                           \
        double gradient[N] = {0.0};                                                                \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);                                \
        for (int i = 0; i < N; i++)                                                                \
            check_within(name, i, gradient[i], central_difference(f, x, i), TOLERANCE);            \
        CHECK_FORWARD(name, f, N, x, gradient, );                                                  \
    } while (0)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK("mixture", mixture);
#ifdef TAPE_LIMIT
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    CHECK("pieces", pieces);
    for (int i = 0; i < 4; i++) {
        first = i % 2;
        second = i / 2;
        CHECK("two tests", two_tests);
        CHECK("a test that changes", changing_test);
        CHECK("a test outside", test_outside);
    }
    CHECK("changing places", changing_places);
    CHECK("twice", twice);
    return check_result();
}
