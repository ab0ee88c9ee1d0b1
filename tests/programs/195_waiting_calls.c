/* What runs in the reverse sweep only, since nobody needs it before, writes where others have read:
   a call at the end of a function, and all iterations of a loop. */
#define TOLERANCE 1e-8
#include "check.h"
#include <string.h>

#define NOINLINE __attribute__((noinline))
enum { N = 5, MOST = 4 };
static volatile int steps = 3;

static inline double wave(double x, double a, int k)
{
    double t = x;
    for (int j = 0; j < k; j++)
        t = sin(t) + a * t * t;
    return t;
}

NOINLINE static void refresh(double *restrict m, const double *restrict x, int n, int k)
{
    for (int i = 0; i < n; i++)
        m[i] = wave(x[i], 0.3, k);
}

/* y = sin((m0 x0)^2), and then m is overwritten */
NOINLINE static void call(double *restrict m, const double *restrict x, double *restrict y, int n, int k)
{
    double a = m[0] * x[0];
    a = a * a;
    *y = sin(a);
    refresh(m, x, n, k);
}

/* the same with a loop, which the reverse sweep runs again; m[1] is read behind a test */
NOINLINE static void loop(double *restrict m, const double *restrict x, double *restrict y, int n, int k)
{
    double a = m[0] * x[0];
    if (x[1] > 0)
        a *= m[1];
    *y = sin(a * a);
    for (int i = 0; i < n; i++) {
        double t = x[i];
        for (int j = 0; j < k; j++)
            t = sin(t) + 0.3 * t * t;
        m[i] = t;
    }
}

/* rows of results, by way of a buffer that all share */
NOINLINE static void rows(double *restrict r, const double *restrict x, int n, int k)
{
    double buffer[MOST];
    for (int i = 0; i < n; i++) {
        memset(buffer, 0, k * sizeof *buffer);
        for (int j = 0; j < k; j++)
            for (int l = 0; l <= j; l++)
                buffer[j] += sin(x[i] * (l + 1)) * buffer[j] + x[i];
        double t = 0;
        for (int j = 0; j < k; j++)
            t += buffer[j] * exp(0.1 * buffer[j]);
        r[i] = t;
    }
}

/* each iteration writes to a place that the next one writes to as well: the last one counts */
NOINLINE static void last(double *restrict r, const double *restrict x, int n, int k)
{
    for (int i = 0; i < n; i++) {
        double t = x[i];
        for (int j = 0; j < k; j++)
            t = sin(t) + 0.3 * t * t;
        r[i] = t;
        r[i + 1] = 2 * t;
    }
}

static double m0[N + 1], seeds[N + 1];

static double seeded(const double *r, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += seeds[i] * r[i];
    return sum;
}

static double of_call(double *x)
{
    double m[N], y;
    memcpy(m, m0, sizeof m);
    call(m, x, &y, N, steps);
    return seeds[N] * y + seeded(m, N);
}

static double of_loop(double *x)
{
    double m[N], y;
    memcpy(m, m0, sizeof m);
    loop(m, x, &y, N, steps);
    return seeds[N] * y + seeded(m, N);
}

static double of_rows(double *x)
{
    double r[N];
    rows(r, x, N, steps);
    return seeded(r, N);
}

static double of_last(double *x)
{
    double r[N + 1];
    last(r, x, N, steps);
    return seeded(r, N + 1);
}

int main(void)
{
    double x[N] = {0.5, 0.6, -0.2, 0.9, 0.1};
    for (int i = 0; i <= N; i++) {
        m0[i] = 1 + 0.5 * i;
        seeds[i] = 1 - 0.3 * i;
    }
    const int k = steps;
    double m[N], dm[N], dx[N] = {0}, y, dy = seeds[N], r[N + 1], dr[N + 1], want[N + 1];

    memcpy(m, m0, sizeof m);
    memcpy(dm, seeds, sizeof dm);
    __enzyme_autodiff_void((void *)call, enzyme_dup, m, dm, enzyme_dup, x, dx, enzyme_dup, &y, &dy, N, steps);
    for (int i = 0; i < N; i++) {
        check("call", dx[i], central_difference(of_call, x, i));
        check("left by the call", m[i], wave(x[i], 0.3, k));
    }
    const double a = m0[0] * x[0];
    check("before the call", dm[0], seeds[N] * cos(a * a) * 2 * a * x[0]);

    memcpy(m, m0, sizeof m);
    memcpy(dm, seeds, sizeof dm);
    memset(dx, 0, sizeof dx);
    dy = seeds[N];
    __enzyme_autodiff_void((void *)loop, enzyme_dup, m, dm, enzyme_dup, x, dx, enzyme_dup, &y, &dy, N, steps);
    for (int i = 0; i < N; i++) {
        check("loop", dx[i], central_difference(of_loop, x, i));
        check("left by the loop", m[i], wave(x[i], 0.3, k));
    }

    memset(dx, 0, sizeof dx);
    memcpy(dr, seeds, sizeof dr);
    rows(want, x, N, steps);
    __enzyme_autodiff_void((void *)rows, enzyme_dup, r, dr, enzyme_dup, x, dx, N, steps);
    for (int i = 0; i < N; i++) {
        check("rows", dx[i], central_difference(of_rows, x, i));
        check("left in rows", r[i], want[i]);
    }
    memset(dx, 0, sizeof dx);
    memcpy(dr, seeds, sizeof dr);
    __enzyme_autodiff_void((void *)rows, enzyme_dupnoneed, r, dr, enzyme_dup, x, dx, N, steps);
    for (int i = 0; i < N; i++)
        check("rows that nobody needs", dx[i], central_difference(of_rows, x, i));

    memset(dx, 0, sizeof dx);
    memcpy(dr, seeds, sizeof dr);
    last(want, x, N, steps);
    __enzyme_autodiff_void((void *)last, enzyme_dup, r, dr, enzyme_dup, x, dx, N, steps);
    for (int i = 0; i < N; i++)
        check("last", dx[i], central_difference(of_last, x, i));
    for (int i = 0; i <= N; i++)
        check("left by the last", r[i], want[i]);
    return check_result();
}
