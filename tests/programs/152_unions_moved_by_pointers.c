/* Unions of a number and an address that are moved by their pointer member: the number was lost on the
 * way, and its gradient zero without a word. */
#include "check.h"
#include <string.h>

#define N 4
#define NOINLINE __attribute__((noinline))

typedef union {
    double number;
    double *place;
    void *any;
} Value;
typedef struct {
    int kind;
    Value value;
} Tagged;

NOINLINE static void move(Tagged *to, const Tagged *from)
{
    to->kind = from->kind;
    to->value.any = from->value.any;
}

NOINLINE static double get(const Tagged *t)
{
    return t->kind ? *t->value.place : t->value.number;
}

static void fill(Tagged *t, double *x)
{
    for (int i = 0; i < N; i++) {
        t[i].kind = i == 1;
        if (t[i].kind)
            t[i].value.place = x + i;
        else
            t[i].value.number = x[i] * x[0];
    }
}

static double moved(double *x)
{
    Tagged a[N], b[N];
    fill(a, x);
    for (int i = 0; i < N; i++)
        move(&b[i], &a[i]);
    double product = 1;
    for (int i = 0; i < N; i++)
        product *= get(&b[i]);
    return product;
}

/* Both pass through one register at a time. */
NOINLINE static void swap(Tagged *a, Tagged *b)
{
    const int kind = a->kind;
    void *any = a->value.any;
    a->kind = b->kind;
    a->value.any = b->value.any;
    b->kind = kind;
    b->value.any = any;
}

static double swapped(double *x)
{
    Tagged a[N];
    fill(a, x);
    for (int i = 0; i + 1 < N; i++)
        swap(&a[i], &a[i + 1]);
    return get(&a[0]) * sin(get(&a[1])) + get(&a[2]) * get(&a[3]);
}

/* Which of two is moved, a condition decides. */
NOINLINE static void choose(Tagged *to, const Tagged *a, const Tagged *b, int first)
{
    void *any = first ? a->value.any : b->value.any;
    to->kind = first ? a->kind : b->kind;
    to->value.any = any;
}

static double chosen(double *x)
{
    Tagged a[N], b;
    fill(a, x);
    double sum = 0;
    for (int i = 0; i < N; i++) {
        choose(&b, &a[i], &a[(i + 1) % N], i % 2);
        sum += (i + 1) * get(&b) * get(&b);
    }
    return sum;
}

int main(void)
{
    double x[N] = {1.5, -2, 0.7, 1.1};
    CHECK_REQUEST("moved", moved, N, x, 1, 1e-9);
    CHECK_REQUEST("swapped", swapped, N, x, 1, 1e-9);
    CHECK_REQUEST("chosen", chosen, N, x, 1, 1e-9);
    return check_result();
}
