/* Workspaces behind thread-local pointers, which outlive a call and grow when they have to. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define NOINLINE __attribute__((noinline))
enum { size = 6 };

/* Thrown away and made anew. */
static double *scratch(int n)
{
    static _Thread_local double *buffer;
    static _Thread_local int room;
    if (n > room) {
        free(buffer);
        buffer = malloc(sizeof *buffer * (size_t)n);
        room = n;
    }
    return buffer;
}

static double anew(double *x)
{
    double sum = 0;
    for (int n = 2; n <= size; n += 2) {
        double *w = scratch(n);
        for (int i = 0; i < n; i++)
            w[i] = x[i] * x[i];
        for (int i = 0; i < n; i++)
            sum += w[i] * w[n - 1 - i];
    }
    return sum;
}

/* Made larger, with what was there. */
static _Thread_local struct {
    double *values;
    int used, room;
    double scale;
} stack;

NOINLINE static void push(double v)
{
    if (stack.used == stack.room) {
        stack.room = 2 * stack.room + 1;
        stack.values = realloc(stack.values, sizeof(double) * (size_t)stack.room);
    }
    stack.values[stack.used++] = v * stack.scale;
}

NOINLINE static double pop(void) { return stack.values[--stack.used]; }

static double on_a_stack(double *x)
{
    stack.scale = x[0];
    for (int i = 0; i < size; i++) {
        push(x[i]);
        push(sin(x[i]));
        if (i % 2)
            push(pop() * pop());
    }
    double sum = 0;
    while (stack.used)
        sum = sum * 0.5 + pop();
    return sum;
}

/* Two of them that change places, made when they are asked for first. */
static _Thread_local struct {
    double *now, *next;
} pair;

NOINLINE static void step(const double *x, int n)
{
    if (!pair.now)
        pair.now = calloc((size_t)n, sizeof *pair.now);
    if (!pair.next)
        pair.next = calloc((size_t)n, sizeof *pair.next);
    for (int i = 0; i < n; i++)
        pair.next[i] = 0.5 * pair.now[i] * pair.now[(i + 1) % n] + x[i];
    double *former = pair.now;
    pair.now = pair.next;
    pair.next = former;
}

static double in_turn(double *x)
{
    double sum = 0;
    if (pair.now)
        memset(pair.now, 0, size * sizeof *pair.now);
    for (int t = 0; t < 3; t++)
        step(x, size);
    for (int i = 0; i < size; i++)
        sum += pair.now[i] * pair.now[i];
    return sum;
}

/* Not a pointer: an array, through an address that is taken of it. */
static _Thread_local double table[2][size];

NOINLINE static double *row(int i) { return table[i & 1]; }

static double in_a_table(double *x)
{
    double sum = 0;
    for (int k = 0; k < 4; k++) {
        const double *from = k ? row(k - 1) : x;
        double *to = row(k);
        for (int i = 0; i < size; i++)
            to[i] = cos(from[i]) * x[(i + k) % size];
    }
    for (int i = 0; i < size; i++)
        sum += row(3)[i] * row(2)[i];
    return sum;
}

/* The same pointer, seen by two functions, of which one leaves a block for later calls. */
static _Thread_local double *kept;

NOINLINE static void keep(double a, double b)
{
    if (kept == NULL)
        kept = malloc(2 * sizeof *kept);
    kept[0] = a * b;
    kept[1] = a + b;
}

static double kept_for_later(double *x)
{
    double sum = 0;
    for (int i = 0; i + 1 < size; i++) {
        keep(x[i], x[i + 1]);
        sum += kept[0] * kept[1];
    }
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.7 + 0.13 * i + 0.05 * ((i * 7) % 5);
    CHECK_REQUEST("anew", anew, size, x, 1, 1e-8);
    CHECK_REQUEST("stack", on_a_stack, size, x, 1, 1e-8);
    CHECK_REQUEST("in turn", in_turn, size, x, 1, 1e-8);
    CHECK_REQUEST("table", in_a_table, size, x, 1, 1e-8);
    CHECK_REQUEST("kept", kept_for_later, size, x, 1, 1e-8);
    return check_result();
}
