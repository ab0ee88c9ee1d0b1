/* A balanced tree of intervals by hand: parent pointers, rotations, a free list. */
#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct n { struct n *l, *r, *up; int key, height; double weight, total; } n;
typedef struct { n *root, *spare; n pool[64]; int used; } tree;
static n *fresh(tree *t) { n *x = t->spare; if (x) t->spare = x->up; else x = &t->pool[t->used++]; memset(x, 0, sizeof *x); x->height = 1; return x; }
static void give(tree *t, n *x) { x->up = t->spare; t->spare = x; }
static int h(const n *x) { return x ? x->height : 0; }
static double tot(const n *x) { return x ? x->total : 0; }
static void fix(n *x) { x->height = 1 + (h(x->l) > h(x->r) ? h(x->l) : h(x->r)); x->total = x->weight + tot(x->l) + tot(x->r); }
static void link_up(tree *t, n *old, n *new) { n *p = old->up; if (!p) t->root = new; else if (p->l == old) p->l = new; else p->r = new; if (new) new->up = p; }
static n *rotate(tree *t, n *x, int left) { n *y = left ? x->r : x->l; link_up(t, x, y); n *m = left ? y->l : y->r; if (left) { x->r = m; y->l = x; } else { x->l = m; y->r = x; } if (m) m->up = x; x->up = y; fix(x); fix(y); return y; }
static void rebalance(tree *t, n *x) { for (; x; x = x->up) { fix(x); int b = h(x->l) - h(x->r); if (b > 1) { if (h(x->l->l) < h(x->l->r)) rotate(t, x->l, 1); x = rotate(t, x, 0); } else if (b < -1) { if (h(x->r->r) < h(x->r->l)) rotate(t, x->r, 0); x = rotate(t, x, 1); } } }
static void add(tree *t, int key, double w) { n **at = &t->root, *up = NULL; while (*at) { up = *at; if (up->key == key) { up->weight += w; rebalance(t, up); return; } at = key < up->key ? &up->l : &up->r; } n *x = fresh(t); x->key = key; x->weight = w; x->up = up; *at = x; rebalance(t, x); }
static void drop_leaf(tree *t, int key) { n *x = t->root; while (x && x->key != key) x = key < x->key ? x->l : x->r; if (!x || x->l || x->r) return; n *up = x->up; link_up(t, x, NULL); give(t, x); rebalance(t, up); }
static double below(const tree *t, int key) { double s = 0; for (const n *x = t->root; x;) if (key <= x->key) x = x->l; else { s += x->weight + tot(x->l); x = x->r; } return s; }
static double f(const double *x, int k) { tree t = {0}; for (int i = 0; i < k; i++) add(&t, i * 37 % 11, x[i] * x[i]); drop_leaf(&t, 0); add(&t, 0, x[0]); return below(&t, 6) * tot(t.root) + below(&t, 3); }
int main(void)
{
    double x[14], d[14] = {0}; for (int i = 0; i < 14; i++) x[i] = 0.5 + 0.1 * i;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 14);
    double v[14] = {0};
    for (int i = 0; i < 14; i++) { double k = x[i], e = 1e-3; x[i] = k + e; double a = f(x, 14); x[i] = k - e; double b = f(x, 14); x[i] = k; EQ(fabs(d[i] - (a - b) / (2 * e)) < 1e-4, 1); v[i] = 1; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 14), d[i]); v[i] = 0; }
    return end();
}
