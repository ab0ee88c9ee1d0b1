/* Loops that overwrite what they have read: with a limit on the tape they go back to checkpoints.
 */
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff_void(void *, ...);
unsigned long long ltoad_tape_peak_bytes(void);

/* What says of single loops that they have checkpoints. */
#ifdef MARKED
#define MARK __attribute__((annotate(MARKED), unused)) char mark;
#else
#define MARK
#endif

enum { N = 6, CELLS = 40 };

static double weighted(const double *u, int n)
{
    double sum = 0;
    for (int c = 0; c < n; c++)
        sum += u[c] * u[c] * (1 + 0.01 * c);
    return sum;
}

/* Two halves of a block that take turns. */
static double swapping(double *x)
{
    double *work = malloc(2 * CELLS * sizeof *work);
    double *before = work, *after = work + CELLS;
    for (int c = 0; c < CELLS; c++)
        before[c] = after[c] = sin(x[c % N] * (1 + 0.1 * c));
    for (int s = 0; s < 1301; s++) {
        MARK
        for (int c = 1; c < CELLS - 1; c++)
            after[c] = before[c] + 0.05 * sin(before[c - 1] - 2 * before[c] + before[c + 1]) *
                                       (1 + x[c % N] * x[c % N]);
        double *other = before;
        before = after;
        after = other;
    }
    const double sum = weighted(before, CELLS) + after[3];
    free(work);
    return sum;
}

/* Numbers that are carried, and a copy at the end of each step. */
static double copying(double *x)
{
    double now[N], next[N], t = 0, sum = 0;
    memcpy(now, x, sizeof now);
    for (int s = 0; s < 1777; s++) {
        MARK
        const double dt = 0.01 / (1 + t * t);
        for (int i = 0; i < N; i++)
            next[i] = now[i] + dt * cos(now[(i + 1) % N] * x[i] + t);
        memcpy(now, next, sizeof now);
        t += dt;
        sum += dt * now[s % N] * now[1];
    }
    return sum + now[0] * now[3];
}

/* The same with a size that only the run tells, and memory of the caller. */
__attribute__((noinline)) static double march(double *u, double *next, int n, int steps,
                                              double pace)
{
    double energy = 0;
    for (int s = 0; s < steps; s++) {
        MARK
        for (int i = 1; i < n - 1; i++)
            next[i] = u[i] + pace * (u[i - 1] - 2 * u[i] + u[i + 1]) * (1 + 0.1 * u[i]);
        for (int i = 1; i < n - 1; i++)
            u[i] = next[i];
        energy += u[n / 2] * u[n / 2];
    }
    return energy / (steps + 1);
}

volatile int few = 3, many = 900, none = 0;

static double through_a_caller(double *x)
{
    double u[CELLS], next[CELLS] = {0};
    for (int c = 0; c < CELLS; c++)
        u[c] = sin(x[c % N] * (1 + c));
    double sum = march(u, next, CELLS, many, 0.2 + 0.01 * x[0]);
    sum += weighted(u, CELLS);
    u[7] *= x[1];
    sum += march(u, next, CELLS - 9, few, 0.1) + march(u, next, 2, many, 0.1);
    sum += march(u, next, CELLS, none, 0.1) + march(u, next, CELLS, 1, 0.1);
    return sum + weighted(u, CELLS);
}

/* A step that is a function of its own, in an array of a struct, in a global variable. */
static struct {
    int count;
    double u[CELLS];
} state;

__attribute__((noinline)) static void step(double *u, const double *x, int s)
{
    for (int c = 0; c < CELLS; c++)
        u[c] += 0.05 * sin(x[c % N] * u[(c + 1) % CELLS]) / (1 + s % 3);
}

static double in_a_global(double *x)
{
    for (int c = 0; c < CELLS; c++)
        state.u[c] = x[c % N] * (0.5 + 0.02 * c);
    for (int s = 0; s < 333; s++) {
        MARK
        step(state.u, x, s);
        state.count = s;
    }
    return weighted(state.u, CELLS) + state.count;
}

/* Cells that change now and then, integers with a memory, and a loop around the loop. */
static double now_and_then(double *x)
{
    double *u = calloc(CELLS, sizeof *u), sum = 0;
    int *visits = calloc(CELLS, sizeof *visits);
    for (int epoch = 0; epoch < 3; epoch++) {
        for (int c = 0; c < CELLS; c++)
            u[c] = x[c % N] + 0.1 * epoch * u[c];
        for (int s = 0; s < 257; s++) {
            MARK
            const int at = (s * 7 + epoch) % CELLS;
            visits[at]++;
            if (u[at] > 0.1)
                u[at] = 0.1 +
                        0.9 * (u[at] - 0.1) * (1 + 0.05 * u[(at + visits[at]) % CELLS] * x[s % N]);
            else if (visits[at] % 2)
                u[at] = 0.1 + (u[at] - 0.1) * (0.5 + 0.3 * x[(s + 1) % N] * x[0]);
        }
        sum += weighted(u, CELLS) * visits[4];
    }
    free(visits);
    free(u);
    return sum;
}

/* The state is an argument, and is there when all is done. */
static void in_place(double *x, double *result)
{
    for (int s = 0; s < 401; s++) {
        MARK
        for (int i = 0; i < N; i++)
            x[i] += 0.01 * (cos(x[(i + 1) % N] * (1 + 0.1 * i)) - 2 * x[i]);
    }
    *result = weighted(x, N);
}

static double copied(double *x)
{
    double y[N], result;
    memcpy(y, x, sizeof y);
    in_place(y, &result);
    return result;
}

/* A trajectory beside the state. */
static double with_history(double *x)
{
    static double history[501];
    double u[N];
    memcpy(u, x, sizeof u);
    for (int s = 0; s <= 500; s++) {
        MARK
        for (int i = 0; i < N; i++)
            u[i] += 0.01 * sin(u[(i + 1) % N] * 2 + u[i] * u[i]);
        history[s] = u[s % N] * u[0];
    }
    double sum = 0;
    for (int s = 0; s <= 500; s++)
        sum += history[s] * history[500 - s];
    return sum;
}

#define CHECK(name, f) CHECK_REQUEST(name, f, N, x, 1, 1e-6)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK("copying", copying);
    CHECK("swapping", swapping);
    CHECK("through a caller", through_a_caller);
    CHECK("in a global", in_a_global);
    CHECK("now and then", now_and_then);
    CHECK("with history", with_history);
#ifdef TAPE_LIMIT
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    double y[N], seed = 1, result = 0, expected, gradient[N] = {0}, reached[N];
    memcpy(y, x, sizeof y);
    memcpy(reached, x, sizeof reached);
    in_place(reached, &expected);
    __enzyme_autodiff_void((void *)in_place, enzyme_dup, y, gradient, enzyme_dup, &result, &seed);
    check("the result", result, expected);
    for (int i = 0; i < N; i++) {
        check_within("in place", i, gradient[i], central_difference(copied, x, i), 1e-6);
        check("what is left", y[i], reached[i]);
    }
    return check_result();
}
