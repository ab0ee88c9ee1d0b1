/* Buffers that take turns: with a limit on the tape a state is what an iteration
   reads, and no more. */
#include <stdlib.h>

#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff_void(void *, ...);
unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 6, CELLS = 40, ALL = 60, STEPS = 45 };

volatile int many = 90, few = 3, two = 2, one = 1, none = 0;

static double weighted(const double *u, int n)
{
    double sum = 0;
    for (int c = 0; c < n; c++)
        sum += u[c] * u[c] * (1 + 0.01 * c);
    return sum;
}

/* Three buffers of their own that take turns: the one that is written is no part of the state. */
static double waves(const double *x, int steps)
{
    double *earlier = malloc(CELLS * sizeof *earlier);
    double *now = malloc(CELLS * sizeof *now), *next = malloc(CELLS * sizeof *next);
    for (int c = 0; c < CELLS; c++) {
        earlier[c] = sin(x[c % N] * (1 + 0.1 * c));
        now[c] = sin(x[(1 + c) % N] * (1 + 0.1 * c));
        next[c] = sin(x[(2 + c) % N] * (1 + 0.1 * c));
    }
    for (int s = 0; s < steps; s++) {
        for (int c = 1; c < CELLS - 1; c++)
            next[c] = 1.6 * now[c] - 0.64 * earlier[c] +
                      0.1 * sin(x[c % N] * now[c - 1] - now[c] + 0.3 * now[c + 1] * earlier[c]);
        double *last = earlier;
        earlier = now;
        now = next;
        next = last;
    }
    const double sum = weighted(now, CELLS) + earlier[5] * next[7];
    free(earlier);
    free(now);
    free(next);
    return sum;
}

static double leapfrog(double *x)
{
    return waves(x, many) + waves(x, few) + waves(x, two) + waves(x, one) + waves(x, none);
}

/* The same from an array of pointers, which one statement has allocated. */
static double from_an_array(double *x)
{
    double *buffers[3];
    for (int b = 0; b < 3; b++) {
        buffers[b] = malloc(CELLS * sizeof **buffers);
        for (int c = 0; c < CELLS; c++)
            buffers[b][c] = sin(x[(b + c) % N] * (1 + 0.1 * c));
    }
    for (int s = 0; s < STEPS; s++) {
        for (int c = 1; c < CELLS - 1; c++)
            buffers[2][c] = 0.9 * buffers[1][c] + 0.1 * sin(buffers[0][c - 1] * buffers[1][c + 1]);
        double *last = buffers[0];
        buffers[0] = buffers[1];
        buffers[1] = buffers[2];
        buffers[2] = last;
    }
    const double sum = weighted(buffers[1], CELLS);
    for (int b = 0; b < 3; b++)
        free(buffers[b]);
    return sum;
}

/* And with pointers in registers. */
static double from_a_loop(double *x)
{
    double *buffers[3];
    for (int b = 0; b < 3; b++) {
        buffers[b] = malloc(CELLS * sizeof **buffers);
        for (int c = 0; c < CELLS; c++)
            buffers[b][c] = sin(x[(b + c) % N] * (1 + 0.1 * c));
    }
    double *earlier = buffers[0], *now = buffers[1], *next = buffers[2];
    for (int s = 0; s < STEPS; s++) {
        for (int c = 1; c < CELLS - 1; c++)
            next[c] = 0.9 * now[c] + 0.1 * sin(earlier[c - 1] * now[c + 1]);
        double *last = earlier;
        earlier = now;
        now = next;
        next = last;
    }
    const double sum = weighted(now, CELLS) + earlier[5] * next[7];
    for (int b = 0; b < 3; b++)
        free(buffers[b]);
    return sum;
}

/* Two buffers of which only the second is as large as what is written, if there is one step. */
static double stretched(const double *x, int steps, int small, int large)
{
    double *before = malloc(small * sizeof *before), *after = malloc(large * sizeof *after);
    for (int c = 0; c < small; c++)
        before[c] = cos(x[c % N] + c % 7);
    for (int s = 0; s < steps; s++) {
        for (int c = 0; c < large; c++)
            after[c] = before[c % small] * before[(c + 1) % small] * x[c % N];
        double *other = before;
        before = after;
        after = other;
    }
    const double sum = weighted(before, small);
    free(before);
    free(after);
    return sum;
}

static double one_step(double *x)
{
    return stretched(x, one, 5, 1 << 17) + stretched(x, few, 11, 11);
}

/* A function of two buffers that take turns, by what a step does, and by what an iteration needs. */
#define TAKING_TURNS(name, needs, step)                                                            \
    static double name(double *x)                                                                  \
    {                                                                                              \
        double work[2 * ALL];                                                                      \
        double *before = work, *after = work + ALL;                                                \
        needs;                                                                                     \
        for (int c = 0; c < ALL; c++)                                                              \
            before[c] = after[c] = sin(x[c % N] * (1 + 0.1 * c));                                  \
        for (int s = 0; s < STEPS; s++) {                                                          \
            step double *other = before;                                                           \
            before = after;                                                                        \
            after = other;                                                                         \
        }                                                                                          \
        return weighted(before, ALL) + after[3] * after[4];                                        \
    }

/* The usual two buffers; the first and last cells stay what they are. */
TAKING_TURNS(two_buffers, ,
    for (int c = 1; c < ALL - 1; c++)
        after[c] = 0.9 * before[c] + 0.05 * before[c - 1] * before[c + 1];)

/* A window that moves on. */
TAKING_TURNS(window, ,
    for (int c = 0; c < 10; c++)
        after[s + c] =
            0.6 * before[s + c] + 0.3 * sin(2 * before[s + c + 1] * before[s + c + 2]);)

/* Less and less is written. */
TAKING_TURNS(triangle, ,
    for (int c = s; c < ALL - 1; c++)
        after[c] = 0.9 * before[c] + 0.05 * before[c + 1] * before[ALL - 1];)

/* A step that changes what it reads. */
TAKING_TURNS(both_written, ,
    before[7] = 0.9 * before[7] + 0.1 * before[8] * before[9];
    for (int c = 0; c < ALL - 2; c++)
        after[c] = 0.8 * before[c] + 0.1 * before[c + 1] * before[c + 2];)

/* What is written is read in the same step. */
TAKING_TURNS(read_at_once, ,
    for (int c = 1; c < ALL - 1; c++)
        after[c] = 0.9 * before[c] + 0.05 * after[c - 1] * before[c + 1];)

/* What is written depends on what is there. */
TAKING_TURNS(now_and_then, int visits[ALL] = {0},
    for (int c = 1; c < ALL - 1; c++)
        if ((visits[c] += c % 3 + 1) % 4)
            after[c] = 0.9 * before[c] + 0.05 * before[c] * before[c + 1];)

/* Another cell of the same block changes, too. */
TAKING_TURNS(beside, ,
    for (int c = 1; c < ALL - 2; c++)
        after[c] = 0.9 * before[c] + 0.05 * before[c - 1] * before[c + 1];
    work[ALL - 1] = 0.9 * work[ALL - 1] + 0.1 * before[5] * work[ALL - 1] * work[ALL - 1];)

/* A long run whose tape counts. */
static double long_run(double *x)
{
    return waves(x, 10 * many);
}

#define CHECK(name, f) CHECK_REQUEST(name, f, N, x, 1, 1e-6)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
#ifdef TAPE_LIMIT
    double gradient[N] = {0};
    __enzyme_autodiff_void((void *)long_run, enzyme_dup, x, gradient);
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    CHECK("long run", long_run);
    CHECK("leapfrog", leapfrog);
    CHECK("from an array", from_an_array);
    CHECK("from a loop", from_a_loop);
    CHECK("one step", one_step);
    CHECK("two buffers", two_buffers);
    CHECK("window", window);
    CHECK("triangle", triangle);
    CHECK("both written", both_written);
    CHECK("read at once", read_at_once);
    CHECK("now and then", now_and_then);
    CHECK("beside", beside);
    return check_result();
}
