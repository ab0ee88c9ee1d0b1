/* A table whose keys are addresses: the hash of one is passed as an integer, to a function that only
 * takes its remainder.  It counted as an address of active memory, and the program was refused. */
#include <stdint.h>
#include <stdlib.h>

#include "check.h"

enum { N = 6 };

typedef struct item {
    double size;
    const struct item *needs;
} item;

typedef struct node {
    const item *key;
    double value;
    struct node *next;
} node;

typedef struct {
    node **buckets;
    size_t room, used;
} table;

__attribute__((noinline)) static void grow(table *t)
{
    const size_t room = t->room * 2 + 1;
    node **buckets = calloc(room, sizeof *buckets);
    for (size_t i = 0; i < t->room; i++)
        while (t->buckets[i]) {
            node *n = t->buckets[i];
            t->buckets[i] = n->next;
            node **place = &buckets[(uintptr_t)n->key % room];
            n->next = *place;
            *place = n;
        }
    free(t->buckets);
    t->buckets = buckets;
    t->room = room;
}

__attribute__((noinline)) static node *insert(table *t, size_t bucket, uintptr_t code, node *n)
{
    if (t->used++ >= t->room) {
        grow(t);
        bucket = code % t->room;
    }
    n->next = t->buckets[bucket];
    t->buckets[bucket] = n;
    return n;
}

static double *at(table *t, const item *key)
{
    const uintptr_t code = (uintptr_t)key;
    const size_t bucket = code % t->room;
    for (node *n = t->buckets[bucket]; n; n = n->next)
        if (n->key == key)
            return &n->value;
    node *n = malloc(sizeof *n);
    *n = (node){key, 0, NULL};
    return &insert(t, bucket, code, n)->value;
}

static double weights(double *x)
{
    item *items[N];
    table t = {calloc(1, sizeof(node *)), 1, 0};
    for (int i = 0; i < N; i++) {
        items[i] = malloc(sizeof(item));
        *items[i] = (item){x[i], i ? items[i / 2] : NULL};
        *at(&t, items[i]) = x[i] * x[i];
    }
    double sum = 0;
    for (int i = 0; i < N; i++) {
        for (const item *p = items[i]; p; p = p == items[0] ? NULL : p->needs)
            *at(&t, p) += 0.5 * p->size;
        sum += *at(&t, items[i]) * items[i]->size;
    }
    for (size_t i = 0; i < t.room; i++)
        while (t.buckets[i]) {
            node *n = t.buckets[i];
            t.buckets[i] = n->next;
            free(n);
        }
    free(t.buckets);
    for (int i = 0; i < N; i++)
        free(items[i]);
    return sum;
}

int main(void)
{
    double x[N] = {0.5, -1, 2, 1.5, 0.25, 3}, d[N] = {0};
    __enzyme_autodiff_void((void *)weights, enzyme_dup, x, d);
    for (int i = 0; i < N; i++)
        check_within("weight", i, d[i], central_difference(weights, x, i), 1e-9);
    return check_result();
}
