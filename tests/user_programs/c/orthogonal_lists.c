/* Numerics: a sparse matrix of orthogonal linked lists, Gauss-Seidel and fill-in, nodes from a free list. */
#include "../expect.h"
#include <stdlib.h>

typedef struct node {
    double value;
    int row, column;
    struct node *right, *down;
} node;

typedef struct {
    int n;
    node **rows, **columns, *spare;
    int used;
} sparse;

static node *take(sparse *a)
{
    a->used++;
    if (!a->spare) {
        node *block = malloc(8 * sizeof *block);
        for (int i = 0; i < 8; i++) {
            block[i].right = i < 7 ? &block[i + 1] : NULL;
            block[i].row = i; /* the first of a block is its start */
        }
        a->spare = block;
    }
    node *p = a->spare;
    a->spare = p->right;
    return p;
}

static node *at(sparse *a, int row, int column)
{
    node **r = &a->rows[row], **c = &a->columns[column];
    while (*r && (*r)->column < column)
        r = &(*r)->right;
    if (*r && (*r)->column == column)
        return *r;
    while (*c && (*c)->row < row)
        c = &(*c)->down;
    node *p = take(a);
    *p = (node){0, row, column, *r, *c};
    *r = p;
    *c = p;
    return p;
}

static void sweep(const sparse *a, const double *b, double *x)
{
    for (int i = 0; i < a->n; i++) {
        double sum = b[i], diagonal = 1;
        for (const node *p = a->rows[i]; p; p = p->right)
            if (p->column == i)
                diagonal = p->value;
            else
                sum -= p->value * x[p->column];
        x[i] = sum / diagonal;
    }
}

static double column_norm(const sparse *a, int j)
{
    double sum = 0;
    for (const node *p = a->columns[j]; p; p = p->down)
        sum += p->value * p->value;
    return sqrt(sum);
}

static double solve(const double *conductance, const double *load, int n)
{
    sparse a = {n, calloc((size_t)n, sizeof(node *)), calloc((size_t)n, sizeof(node *)), NULL, 0};
    for (int i = 0; i < n; i++) {
        at(&a, i, i)->value += 1;
        for (int k = 1; k <= 3; k += 2) {
            const int j = (i * k + 1) % n;
            if (j == i)
                continue;
            const double g = conductance[(i + k) % 4];
            at(&a, i, i)->value += g;
            at(&a, j, j)->value += g;
            at(&a, i, j)->value -= g;
            at(&a, j, i)->value -= g;
        }
    }
    double *x = calloc((size_t)n, sizeof *x), *b = malloc((size_t)n * sizeof *b), sum = 0;
    for (int i = 0; i < n; i++)
        b[i] = load[i % 3] * (1 + i);
    for (int it = 0; it < 30; it++)
        sweep(&a, b, x);
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * 0.01 + column_norm(&a, i);
    free(x);
    free(b);
    free(a.rows);
    free(a.columns);
    return sum + 0.001 * a.used; /* the system takes the nodes back */
}

int main(void)
{
    double g[4] = {0.5, 1.5, 0.8, 0.2}, b[3] = {1, -2, 0.5}, dg[4] = {0}, db[3] = {0};
    __enzyme_autodiff((void *)solve, enzyme_dup, g, dg, enzyme_dup, b, db, enzyme_const, 9);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("g", i, dg[i], solve(g, b, 9), g[i], 1e-3, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("b", i, db[i], solve(g, b, 9), b[i], 1e-3, 1e-6);
    return verdict();
}
