/* Functions that return addresses in pairs: two ends, an address and a length, an address and a
 * number, blocks that are allocated there, pairs chosen between two, and pairs from a recursion. */
#include "check.h"
#include <stdlib.h>

#define N 6
#define NOINLINE __attribute__((noinline))

typedef struct { double *low, *high; } Ends;
typedef struct { double *first; long length; } Row;
typedef struct { double *place; double value; } Found;
typedef struct Node { double value; struct Node *next; } Node;
typedef struct { Node *head, *tail; } List;

NOINLINE static Ends ends_of(double *x, int n)
{
    Ends e = {x, x};
    for (int i = 1; i < n; i++) {
        if (x[i] < *e.low)
            e.low = x + i;
        if (x[i] > *e.high)
            e.high = x + i;
    }
    return e;
}

/* What a pair leads to is read, written and read again. */
NOINLINE static double spread(double *x)
{
    double copy[N];
    for (int i = 0; i < N; i++)
        copy[i] = x[i] * cos(3 * i) + 0.1 * x[i] * x[i];
    const Ends e = ends_of(copy, N);
    *e.low *= *e.high;
    return *e.high * *e.high - *e.low + copy[0] * copy[N - 1];
}

NOINLINE static Row row_of(double *x, long i, long width)
{
    return (Row){x + i * width, width - i};
}

NOINLINE static double norm(Row r)
{
    double sum = 0;
    for (long i = 0; i < r.length; i++)
        sum += r.first[i] * r.first[i] * (i + 1);
    return sqrt(sum);
}

static double rows(double *x)
{
    double product = 1;
    for (long i = 0; i < 2; i++) {
        const Row whole = row_of(x, i, 3);
        const Row part = i ? row_of(x, 0, 2) : whole;
        product *= norm(part) + norm(whole);
    }
    return product;
}

/* The number has a derivative, and the address a shadow. */
NOINLINE static Found largest(double *x, int n)
{
    if (n == 1)
        return (Found){x, x[0] * x[0]};
    const Found rest = largest(x + 1, n - 1);
    if (rest.value > x[0] * x[0])
        return (Found){rest.place, rest.value + 0.1 * x[0]};
    return (Found){x, x[0] * x[0] + 0.2 * rest.value};
}

static double summit(double *x)
{
    const Found f = largest(x, N);
    return f.value * *f.place;
}

/* Only the address matters to who asks, then only the number. */
static double place_of_summit(double *x)
{
    double *place = largest(x, N).place;
    return *place * largest(x, 3).value;
}

NOINLINE static List list_of(double *x, int n)
{
    Node *node = malloc(sizeof *node);
    *node = (Node){x[0] * x[0], NULL};
    if (n == 1)
        return (List){node, node};
    List l = list_of(x + 1, n - 1);
    if (n % 2) {
        node->next = l.head;
        l.head = node;
    } else {
        l.tail->next = node;
        l.tail = node;
    }
    return l;
}

static double lists(double *x)
{
    const List one = list_of(x, 4), two = list_of(x + 2, 4);
    const List l = one.head->value < two.tail->value ? one : two;
    double sum = 0, factor = 1;
    for (const Node *n = l.head; n; n = n->next, factor *= 0.5)
        sum += factor * n->value * l.tail->value;
    for (Node *n = one.head, *next; n; n = next) {
        next = n->next;
        free(n);
    }
    for (Node *n = two.head, *next; n; n = next) {
        next = n->next;
        free(n);
    }
    return sum;
}

static double low[N], high[N];

NOINLINE static Ends buffers(int swapped)
{
    return swapped ? (Ends){high, low} : (Ends){low, high};
}

/* Pairs that are constants: both buffers get shadows. */
static double constant_pairs(double *x)
{
    for (int i = 0; i < N; i++) {
        const Ends e = buffers(i % 3 == 0);
        e.low[i] = x[i] * x[i];
        e.high[i] = 2 * x[i];
    }
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += low[i] * high[N - 1 - i];
    return sum;
}

int main(void)
{
    double x[N] = {0.7, -1.3, 2.1, 1.6, -0.4, 0.9};
    CHECK_REQUEST("spread", spread, N, x, 1, 1e-9);
    CHECK_REQUEST("rows", rows, N, x, 1, 1e-9);
    CHECK_REQUEST("summit", summit, N, x, 1, 1e-9);
    CHECK_REQUEST("place", place_of_summit, N, x, 1, 1e-9);
    CHECK_REQUEST("lists", lists, N, x, 1, 1e-9);
    CHECK_REQUEST("constant pairs", constant_pairs, N, x, 1, 1e-9);
    return check_result();
}
