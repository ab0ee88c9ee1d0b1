/* Huffman tree by a binary heap of unions of leaf and inner nodes; expected length weighted by
 * softmax. */
#include <stdint.h>
#include <stdlib.h>
#include "../expect.h"
typedef struct tree {
    double p;
    int leaf;
    union {
        uint32_t symbol;
        struct {
            struct tree *zero, *one;
        } kids;
    } u;
} tree;
typedef struct {
    tree **at;
    int n;
} heap;
static void push(heap *h, tree *t)
{
    int i = h->n++;
    while (i && h->at[(i - 1) / 2]->p > t->p) {
        h->at[i] = h->at[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    h->at[i] = t;
}
static tree *pop(heap *h)
{
    tree *top = h->at[0], *last = h->at[--h->n];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= h->n)
            break;
        if (c + 1 < h->n && h->at[c + 1]->p < h->at[c]->p)
            c++;
        if (h->at[c]->p >= last->p)
            break;
        h->at[i] = h->at[c];
        i = c;
    }
    h->at[i] = last;
    return top;
}
static double depth(tree *t, int d, const double *cost)
{
    double r = t->leaf
                   ? t->p * (d + cost[t->u.symbol & 7])
                   : depth(t->u.kids.zero, d + 1, cost) + depth(t->u.kids.one, d + 1, cost) * t->p;
    free(t);
    return r;
}
double coded(const double *x, const double *cost, int n)
{
    double z = 0;
    for (int i = 0; i < n; i++)
        z += exp(x[i]);
    heap h = {malloc(n * sizeof(tree *)), 0};
    for (int i = 0; i < n; i++) {
        tree *t = malloc(sizeof *t);
        *t = (tree){.p = exp(x[i]) / z, .leaf = 1};
        t->u.symbol = (uint32_t)i | 0x100;
        push(&h, t);
    }
    while (h.n > 1) {
        tree *a = pop(&h), *b = pop(&h), *t = malloc(sizeof *t);
        t->p = a->p + b->p;
        t->leaf = 0;
        t->u.kids.zero = a;
        t->u.kids.one = b;
        push(&h, t);
    }
    double r = depth(pop(&h), 0, cost);
    free(h.at);
    return r;
}
int main(void)
{
    double x[8], c[8], dx[8] = {0}, dc[8] = {0};
    for (int i = 0; i < 8; i++) {
        x[i] = 0.37 * ((i * 5) % 8);
        c[i] = 0.2 * i;
    }
    __enzyme_autodiff((void *)coded, enzyme_dup, x, dx, enzyme_dup, c, dc, enzyme_const, 8);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("x", i, dx[i], coded(x, c, 8), x[i], 1e-4, 1e-8);
        EXPECT_SLOPE("c", i, dc[i], coded(x, c, 8), c[i], 1e-3, 1e-8);
    }
    return verdict();
}
