/* Calls whose outputs nobody reads before the reverse sweep: both of their sweeps run at once there.
 * What they write has to be there in the end, and nothing may come in another order that shows. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define APART __attribute__((noinline))

enum { N = 5 };

static double total;
static int calls;

/* Overwrites a workspace, so that each call would need a tape. */
APART static void model(const double *x, double *work, double *out)
{
    calls++;
    for (int i = 0; i < N; i++)
        work[i] = x[i];
    for (int s = 0; s < 7; s++)
        for (int i = 0; i < N; i++)
            work[i] = sin(work[i] * work[(i + 1) % N]) + 0.1 * s * x[i];
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += work[i] * work[i] * (i + 1);
    *out = sum;
}

APART static double value(const double *x)
{
    double work[N], out;
    model(x, work, &out);
    return out * x[1];
}

static void passed_on(const double *x, double *out)
{
    double *work = malloc(N * sizeof *work);
    model(x, work, out);
    free(work);
}

static double returned(const double *x) { return value(x); }

static double sometimes(const double *x)
{
    return x[0] > 0 ? value(x) : 2 * value(x);
}

static void two(const double *x, double *out)
{
    double work[N];
    model(x, work, out);
    model(x, work, out + 1);
    out[2] = x[0] * x[1];
}

/* What the call reads is changed behind it, or what it has written is read. */
static void changed(double *x, double *out)
{
    double work[N];
    model(x, work, out);
    x[2] = x[3] * x[0];
}

static void read_behind(const double *x, double *out)
{
    double work[N], one;
    model(x, work, &one);
    model(x, work, out);
    *out += one * one;
}

static void overwritten(const double *x, double *out)
{
    double work[N];
    model(x, work, out);
    *out = x[0] * x[4];
}

APART static void into_global(const double *x)
{
    double work[N], out;
    model(x, work, &out);
    total += out;
}

static double through_global(const double *x)
{
    total = x[3];
    into_global(x);
    return total * total;
}

static double of_passed_on(double *x)
{
    double out;
    passed_on(x, &out);
    return out;
}

static double of_returned(double *x) { return returned(x); }
static double of_sometimes(double *x) { return sometimes(x); }
static double of_global(double *x) { return through_global(x); }

static double of_two(double *x)
{
    double out[3];
    two(x, out);
    return out[0] + 3 * out[1] + out[2];
}

static double of_changed(double *x)
{
    double out, y[N];
    memcpy(y, x, sizeof y);
    changed(y, &out);
    return out + y[2];
}

static double of_read(double *x)
{
    double out;
    read_behind(x, &out);
    return out;
}

static double of_overwritten(double *x)
{
    double out;
    overwritten(x, &out);
    return out;
}

static void against(const char *name, double (*f)(double *), double *x, const double *gradient)
{
    for (int i = 0; i < N; i++)
        check_within(name, i, gradient[i], central_difference(f, x, i), 1e-8);
}

#define WITH_OUTPUT(name, f, of, seeds, count)                                                     \
    do {                                                                                           \
        double x[N], dx[N] = {0}, out[3] = {0}, wanted[3] = {0}, dout[3] = seeds, y[N];            \
        memcpy(x, start, sizeof x);                                                                \
        memcpy(y, start, sizeof y);                                                                \
        f(y, wanted);                                                                              \
        calls = 0;                                                                                 \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_dup, out, dout);               \
        check(name " runs", calls, count);                                                         \
        for (int i = 0; i < 3; i++)                                                                \
            check(name " leaves", out[i], wanted[i]);                                              \
        memcpy(x, start, sizeof x);                                                                \
        against(name, of, x, dx);                                                                  \
    } while (0)

#define SEEDS(...) {__VA_ARGS__}

#define WITH_RESULT(f, of)                                                                         \
    do {                                                                                           \
        double x[N], dx[N] = {0};                                                                  \
        memcpy(x, start, sizeof x);                                                                \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);                                      \
        against(#f, of, x, dx);                                                                    \
    } while (0)

int main(void)
{
    const double start[N] = {0.4, -0.3, 0.9, 0.2, -0.6};
    WITH_OUTPUT("passed on", passed_on, of_passed_on, SEEDS(1), 1);
    WITH_RESULT(returned, of_returned);
    WITH_RESULT(sometimes, of_sometimes);
    WITH_OUTPUT("two", two, of_two, SEEDS(1, 3, 1), 2);
    {
        /* the memory of the input is an output, too */
        double x[N], dx[N] = {0, 0, 1}, out = 0, dout = 1;
        memcpy(x, start, sizeof x);
        __enzyme_autodiff_void((void *)changed, enzyme_dup, x, dx, enzyme_dup, &out, &dout);
        check("changed", x[2], start[3] * start[0]);
        memcpy(x, start, sizeof x);
        against("changed", of_changed, x, dx);
    }
    WITH_OUTPUT("read", read_behind, of_read, SEEDS(1), 2);
    WITH_OUTPUT("overwritten", overwritten, of_overwritten, SEEDS(1), 1);
    WITH_RESULT(through_global, of_global);
    return check_result();
}
