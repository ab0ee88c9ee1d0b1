/* Loops whose iterations the reverse sweep may run again, and loops that look like it: workspaces
 * on the heap, on the stack and of the caller, written in part, under conditions, backwards or with
 * gaps, read behind the loop, and state that is carried on. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdlib.h>
#include <string.h>

unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 6, M = 400 };

/* As many as N, which the compiler must not know: it would unroll the inner loops. */
static volatile int elements = N;

/* All that an iteration reads it has written: the tape is that of one iteration. */
static double whole(double *x)
{
    const int n = elements;
    double *work = malloc(2 * N * sizeof *work);
    double sum = 0.0;
    for (int i = 0; i < M; i++) {
        for (int j = 0; j < n; j++)
            work[j] = sin(x[j] + 0.01 * i);
        for (int j = 0; j < n; j++) {
            work[n + j] = work[j] * work[j];
            for (int k = j; k < n; k++)
                work[n + j] += work[k] * work[j];
        }
        double product = 1.0;
        for (int j = 0; j < n; j++)
            product *= 1.0 + 0.1 * work[n + j];
        sum += log(product);
    }
    free(work);
    return sum;
}

/* On the stack, and written from the end. */
static double backwards(double *x)
{
    const int n = elements;
    double work[N], sum = 0.0;
    for (int i = 0; i < 20; i++) {
        for (int j = n - 1; j >= 0; j--)
            work[j] = exp(-x[j] * x[j] * 0.1 * (i % 3));
        for (int j = 1; j < n; j++)
            work[j] *= work[j - 1] + x[j];
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j];
    }
    return sum;
}

/* The last element is what the iteration before has left there. */
static double in_part(double *x)
{
    const int n = elements;
    double work[N + 1], sum = 0.0;
    memset(work, 0, sizeof work);
    for (int i = 0; i < 20; i++) {
        for (int j = 0; j < n; j++)
            work[j] = x[j] * x[(j + 1) % n] + 0.01 * i;
        for (int j = 0; j <= n; j++)
            sum += sin(work[j]) * x[0];
        work[n] = work[0] * 0.5 + work[n] * 0.25;
    }
    return sum;
}

/* Every other element is old. */
static double with_gaps(double *x)
{
    const int n = elements;
    double *work = calloc(2 * N, sizeof *work), sum = 0.0;
    for (int i = 0; i < 10; i++) {
        for (int j = 0; j < n; j++)
            work[2 * j + i % 2] = x[j] * x[j] + 0.1 * i * x[0];
        for (int j = 0; j < 2 * n; j++)
            sum += work[j] * work[j] * 0.1;
    }
    free(work);
    return sum;
}

/* Only some iterations write. */
static double sometimes(double *x)
{
    const int n = elements;
    double work[N] = {0.0}, sum = 0.0;
    for (int i = 0; i < 12; i++) {
        if (x[i % n] > 0.0)
            for (int j = 0; j < n; j++)
                work[j] = x[j] * (1 + i);
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j] * x[(i + j) % n];
    }
    return sum;
}

/* A loop that may write less than is read. */
static double shorter(double *x)
{
    const int n = elements;
    double work[N] = {0.0}, sum = 0.0;
    for (int i = 0; i < 12; i++) {
        for (int j = 0; j < n - i % 2; j++)
            work[j] = x[j] * x[j] + i;
        for (int j = 0; j < n; j++)
            sum += sin(work[j] * x[0]);
    }
    return sum;
}

/* What the last iteration leaves is needed. */
static double read_behind(double *x)
{
    const int n = elements;
    double work[N], sum = 0.0;
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < n; j++)
            work[j] = x[j] * sin(x[j] * i);
        for (int j = 0; j < n; j++)
            sum += work[j] * work[(j + 1) % n];
    }
    for (int j = 0; j < n; j++)
        sum += work[j] * work[j] * work[j];
    return sum;
}

/* A state in memory goes from one iteration to the next. */
static double carried(double *x)
{
    const int n = elements;
    double state[N], next[N], sum = 0.0;
    memcpy(state, x, sizeof state);
    for (int i = 0; i < 15; i++) {
        for (int j = 0; j < n; j++)
            next[j] = state[j] + 0.05 * state[(j + 1) % n] * state[j] - 0.1 * state[(j + 2) % n];
        for (int j = 0; j < n; j++)
            state[j] = next[j];
    }
    for (int j = 0; j < n; j++)
        sum += state[j] * state[j];
    return sum;
}

/* A state in a register does, too. */
static double carried_number(double *x)
{
    const int n = elements;
    double work[N], state = x[0];
    for (int i = 0; i < 15; i++) {
        for (int j = 0; j < n; j++)
            work[j] = x[j] * state + 0.1 * j;
        for (int j = 0; j < n; j++)
            state = 0.9 * state + 0.05 * sin(work[j]);
    }
    return state * state;
}

/* Left early. */
static double broken_off(double *x)
{
    const int n = elements;
    double work[N], sum = 0.0;
    for (int i = 0; i < 100; i++) {
        for (int j = 0; j < n; j++)
            work[j] = x[j] * (i + 1) * 0.1;
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j];
        if (sum > 4.0)
            break;
        sum *= 1.1;
    }
    return sum;
}

__attribute__((noinline)) static double leaf(double a, double b)
{
    return sin(a) * b + a * a;
}

__attribute__((noinline)) static void fill(double *work, const double *x, int i)
{
    const int n = elements;
    for (int j = 0; j < n; j++)
        work[j] = leaf(x[j], i * 0.1);
}

/* Functions that do the work. */
static double by_functions(double *x)
{
    const int n = elements;
    double work[N], sum = 0.0;
    for (int i = 0; i < 9; i++) {
        fill(work, x, i);
        for (int j = 0; j < n; j++)
            sum += leaf(work[j], x[j]);
    }
    return sum;
}

/* Loops around the loop, and in it. */
static double deep(double *x)
{
    const int n = elements;
    double sum = 0.0;
    for (int r = 0; r < 3; r++) {
        double *work = malloc(N * sizeof *work);
        for (int i = 0; i < 5 + r; i++) {
            for (int j = 0; j < n; j++)
                work[j] = x[j] * x[j] + r * i;
            for (int j = 0; j < n; j++)
                for (int k = 0; k < j; k++)
                    sum += sqrt(1.0 + work[j] * work[k]) * x[r];
        }
        free(work);
    }
    return sum;
}

/* The caller's memory: it has to be left as the function leaves it. */
static void outside(const double *x, double *work, double *y, int rows)
{
    const int n = elements;
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < n; j++)
            work[j] = x[j] * x[j] * (i + 1);
        double sum = 0.0;
        for (int j = 0; j < n; j++)
            sum += sin(work[j]) * work[(j + 1) % n];
        y[i] = sum;
    }
}

static void check_outside(const double *x)
{
    enum { n = 7 };

    double work[N], kept[N], y[n], expected[n], dx[N] = {0.0}, dwork[N] = {0.0}, dy[n];
    outside(x, kept, expected, n);
    for (int i = 0; i < n; i++)
        dy[i] = 1.0;
    __enzyme_autodiff_void((void *)outside, enzyme_dup, x, dx, enzyme_dup, work, dwork, enzyme_dup,
                           y, dy, n);
    for (int j = 0; j < N; j++) {
        double slope = 0.0;
        const double h = 1e-6, at = x[j];
        double moved[N], other[N], ahead[n], behind[n];
        memcpy(moved, x, sizeof moved);
        moved[j] = at + h;
        outside(moved, other, ahead, n);
        moved[j] = at - h;
        outside(moved, other, behind, n);
        for (int i = 0; i < n; i++)
            slope += (ahead[i] - behind[i]) / (2.0 * h);
        check_within("a workspace of the caller", j, dx[j], slope, 1e-6);
        check("its contents", work[j], kept[j]);
    }
    for (int i = 0; i < n; i++)
        check("the results", y[i], expected[i]);
}

/* Each iteration writes where others do, or once and for all. */
static void scattered(const double *x, double *y, double *z, int rows)
{
    for (int i = 0; i < rows; i++) {
        double sum = 0.0;
        for (int j = 0; j < elements; j++)
            sum += sin(x[j] * i);
        y[i % 2] = sum * sum;
        z[i] = sum * y[(i + 1) % 2];
    }
}

static void check_scattered(const double *x)
{
    enum { n = 6 };

    double y[2] = {0.3, 0.4}, z[n], dx[N] = {0.0}, dy[2] = {1.0, 2.0}, dz[n];
    double expected_y[2] = {0.3, 0.4}, expected_z[n];
    scattered(x, expected_y, expected_z, n);
    for (int i = 0; i < n; i++)
        dz[i] = 1.0 + i;
    __enzyme_autodiff_void((void *)scattered, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, z,
                           dz, n);
    for (int j = 0; j < N; j++) {
        const double h = 1e-6;
        double moved[N], value[2] = {0.0, 0.0};
        for (int s = 0; s < 2; s++) {
            double yy[2] = {0.3, 0.4}, zz[n];
            memcpy(moved, x, sizeof moved);
            moved[j] += s ? h : -h;
            scattered(moved, yy, zz, n);
            value[s] = yy[0] + 2.0 * yy[1];
            for (int i = 0; i < n; i++)
                value[s] += (1.0 + i) * zz[i];
        }
        check_within("scattered", j, dx[j], (value[1] - value[0]) / (2.0 * h), 1e-6);
    }
    check("what is left", y[0], expected_y[0]);
    check("what is left", y[1], expected_y[1]);
    for (int i = 0; i < n; i++)
        check("what is left", z[i], expected_z[i]);
}

void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static void check_split(double *x)
{
    double together[N] = {0.0}, apart[N] = {0.0};
    __enzyme_autodiff_void((void *)whole, enzyme_dup, x, together);
    void *tape = __enzyme_augmentfwd((void *)whole, enzyme_dup, x, apart);
    __enzyme_reverse((void *)whole, enzyme_dup, x, apart, 1.0, tape);
    for (int j = 0; j < N; j++)
        check("in two parts", apart[j], together[j]);
}

static void check_both_lanes(double *x)
{
    double one[N] = {0.0}, first[N] = {0.0}, second[N] = {0.0};
    __enzyme_autodiff_void((void *)whole, enzyme_dup, x, one);
    __enzyme_autodiff_void((void *)whole, enzyme_width, 2, enzyme_dup, x, first, second);
    for (int j = 0; j < N; j++) {
        check("first lane", first[j], one[j]);
        check("second lane", second[j], one[j]);
    }
}

#define CHECK(name, f, n, x)                                                                       \
    do {                                                                                           \
        double gradient[n] = {0.0};                                                                \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);                                \
        for (int i = 0; i < (n); i++)                                                              \
            check_within(name, i, gradient[i], central_difference(f, x, i), TOLERANCE);            \
        CHECK_FORWARD(name, f, n, x, gradient, );                                                  \
    } while (0)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK("whole", whole, N, x);
#ifdef TAPE_LIMIT
    /* 400 iterations keep more than ten numbers each otherwise */
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    CHECK("backwards", backwards, N, x);
    CHECK("in part", in_part, N, x);
    CHECK("with gaps", with_gaps, N, x);
    CHECK("sometimes", sometimes, N, x);
    CHECK("shorter", shorter, N, x);
    CHECK("read behind", read_behind, N, x);
    CHECK("carried", carried, N, x);
    CHECK("a carried number", carried_number, N, x);
    CHECK("broken off", broken_off, N, x);
    CHECK("by functions", by_functions, N, x);
    CHECK("deep", deep, N, x);
    check_outside(x);
    check_scattered(x);
    check_split(x);
    check_both_lanes(x);
    return check_result();
}
