/* Words that hold a number in one variant and a count in another: the count is converted to a
 * number where it is read. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define APART __attribute__((noinline))

enum { N = 4 };

union value {
    double real;
    int64_t whole;
    uint32_t halves[2];
};

struct cell {
    int kind;
    union value value;
};

APART static double number_in(const struct cell *c)
{
    switch (c->kind) {
    case 0:
        return c->value.real;
    case 1:
        return (double)c->value.whole;
    default:
        return (double)c->value.halves[0] + 0.5 * c->value.halves[1];
    }
}

APART static void move(struct cell *to, const struct cell *from)
{
    to->kind = from->kind;
    to->value.whole = from->value.whole;
}

APART static void set(struct cell *c, int i, double x)
{
    c->kind = i % 3;
    if (c->kind == 0)
        c->value.real = x * x;
    else if (c->kind == 1)
        c->value.whole = -3 - i;
    else
        c->value.halves[0] = 7 + i, c->value.halves[1] = 2;
}

/* Through a row that is turned round. */
static double turned(double *x)
{
    struct cell row[3 * N], back[3 * N];
    double sum = 0;
    for (int i = 0; i < 3 * N; i++)
        set(&row[i], i, x[i % N]);
    for (int i = 0; i < 3 * N; i++)
        move(&back[i], &row[3 * N - 1 - i]);
    for (int i = 0; i < 3 * N; i++)
        sum += number_in(&back[i]) * x[i % N] * (i + 1);
    return sum;
}

/* Through a list that grows, and is sorted by what its cells are worth. */
static int by_number(const void *a, const void *b)
{
    const double one = number_in(a), other = number_in(b);
    return (one > other) - (one < other);
}

static double sorted(double *x)
{
    struct cell *row = NULL;
    double sum = 0;
    for (int i = 0; i < 2 * N; i++) {
        row = realloc(row, (size_t)(i + 1) * sizeof *row);
        set(&row[i], i, x[i % N]);
    }
    qsort(row, 2 * N, sizeof *row, by_number);
    for (int i = 0; i < 2 * N; i++)
        sum += number_in(&row[i]) * (i + 1);
    free(row);
    return sum;
}

/* A stack of operands, as an interpreter has. */
static double interpreted(double *x)
{
    struct cell stack[8];
    int top = 0;
    const char *program = "v2*v+3*v-";
    for (const char *c = program; *c; c++) {
        struct cell next = {0};
        if (*c == 'v') {
            next.value.real = x[(c - program) % N];
        } else if (*c >= '0' && *c <= '9') {
            next.kind = 1;
            next.value.whole = *c - '0';
        } else {
            const double b = number_in(&stack[--top]), a = number_in(&stack[--top]);
            next.value.real = *c == '*' ? a * b : *c == '+' ? a + b : a - b;
        }
        move(&stack[top++], &next);
    }
    return number_in(&stack[0]) * number_in(&stack[0]);
}

#define CHECK(f)                                                                                   \
    do {                                                                                           \
        double gradient[N] = {0};                                                                  \
        __enzyme_autodiff((void *)f, enzyme_dup, x, gradient);                                     \
        for (int i = 0; i < N; i++) {                                                              \
            double along[N] = {0};                                                                 \
            along[i] = 1;                                                                          \
            check_within(#f, i, gradient[i], central_difference(f, x, i), 1e-8);                   \
            check_within(#f " forwards", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, along),     \
                         gradient[i], 1e-12);                                                      \
        }                                                                                          \
    } while (0)

int main(void)
{
    double x[N] = {0.4, 1.3, 0.9, 2.2};
    CHECK(turned);
    CHECK(sorted);
    CHECK(interpreted);
    return check_result();
}
