/* arena with bump pointer; AVL-like tree with doubles; in-order weighted sum */
#include "../expect.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
typedef struct Arena {
    char *base;
    size_t used, cap;
    struct Arena *prev;
} Arena;
static void *take(Arena **ar, size_t n)
{
    n = (n + 15) & ~(size_t)15;
    if (!*ar || (*ar)->used + n > (*ar)->cap) {
        size_t cap = n > 256 ? n : 256;
        Arena *a = malloc(sizeof *a + cap);
        a->base = (char *)(a + 1);
        a->used = 0;
        a->cap = cap;
        a->prev = *ar;
        *ar = a;
    }
    void *p = (*ar)->base + (*ar)->used;
    (*ar)->used += n;
    return p;
}
static void drop(Arena *a)
{
    while (a) {
        Arena *p = a->prev;
        free(a);
        a = p;
    }
}
typedef struct Node {
    int key, height;
    double val;
    struct Node *kid[2];
} Node;
static int h(Node *n)
{
    return n ? n->height : 0;
}
static void fix(Node *n)
{
    n->height = 1 + (h(n->kid[0]) > h(n->kid[1]) ? h(n->kid[0]) : h(n->kid[1]));
}
static Node *rot(Node *n, int d)
{
    Node *c = n->kid[!d];
    n->kid[!d] = c->kid[d];
    c->kid[d] = n;
    fix(n);
    fix(c);
    return c;
}
static Node *bal(Node *n)
{
    fix(n);
    int b = h(n->kid[0]) - h(n->kid[1]);
    if (b > 1) {
        if (h(n->kid[0]->kid[0]) < h(n->kid[0]->kid[1]))
            n->kid[0] = rot(n->kid[0], 0);
        return rot(n, 1);
    }
    if (b < -1) {
        if (h(n->kid[1]->kid[1]) < h(n->kid[1]->kid[0]))
            n->kid[1] = rot(n->kid[1], 1);
        return rot(n, 0);
    }
    return n;
}
static Node *ins(Arena **ar, Node *n, int key, double v)
{
    if (!n) {
        n = take(ar, sizeof *n);
        memset(n, 0, sizeof *n);
        n->key = key;
        n->val = v;
        n->height = 1;
        return n;
    }
    if (key == n->key) {
        n->val += v;
        return n;
    }
    int d = key > n->key;
    n->kid[d] = ins(ar, n->kid[d], key, v);
    return bal(n);
}
static double walk(Node *n, int *rank)
{
    if (!n)
        return 0;
    double l = walk(n->kid[0], rank);
    double me = n->val * sqrt(++*rank);
    return l + me * me + walk(n->kid[1], rank);
}
static double tree(const double *x, int n)
{
    Arena *ar = NULL;
    Node *root = NULL;
    for (int i = 0; i < n; i++)
        root = ins(&ar, root, (i * 7) % 11, exp(x[i]));
    int rank = 0;
    double s = walk(root, &rank);
    drop(ar);
    return s;
}
int main(void)
{
    double x[16];
    for (int i = 0; i < 16; i++)
        x[i] = sin(i);
    double d[16] = {0};
    __enzyme_autodiff((void *)tree, enzyme_dup, x, d, enzyme_const, 16);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("tree", i, d[i], tree(x, 16), x[i], 1e-4, 1e-6);
    return verdict();
}
