/* Sparse linear algebra: triplets in a growing array, sorted with qsort, CSR, conjugate gradients. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    int row, col;
    double value;
} Triplet;

typedef struct {
    Triplet *items;
    size_t size, capacity;
} TripletList;

typedef struct {
    int n;
    int *start, *col;
    double *value;
} Csr;

static void add(TripletList *list, int row, int col, double value)
{
    if (list->size == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 4;
        list->items = realloc(list->items, list->capacity * sizeof(Triplet));
    }
    list->items[list->size++] = (Triplet){row, col, value};
}

static int by_place(const void *a, const void *b)
{
    const Triplet *s = a, *t = b;
    return s->row != t->row ? s->row - t->row : s->col - t->col;
}

static Csr compress(TripletList *list, int n)
{
    Csr m = {n, calloc(n + 1, sizeof(int)), malloc(list->size * sizeof(int)), malloc(list->size * sizeof(double))};
    qsort(list->items, list->size, sizeof(Triplet), by_place);
    int used = 0;
    for (size_t k = 0; k < list->size; k++) {
        const Triplet *t = &list->items[k];
        if (k > 0 && by_place(t, t - 1) == 0) {
            m.value[used - 1] += t->value;
            continue;
        }
        m.col[used] = t->col;
        m.value[used++] = t->value;
        m.start[t->row + 1] = used;
    }
    return m;
}

static void apply(const Csr *m, const double *x, double *y)
{
    for (int i = 0; i < m->n; i++) {
        y[i] = 0;
        for (int k = m->start[i]; k < m->start[i + 1]; k++)
            y[i] += m->value[k] * x[m->col[k]];
    }
}

static double dot(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}

double compliance(const double *stiffness, const double *load, int n)
{
    TripletList list = {0};
    for (int i = 0; i < n; i++) {
        add(&list, i, i, stiffness[i] + 0.1);
        if (i > 0) {
            add(&list, i - 1, i - 1, stiffness[i]);
            add(&list, i, i - 1, -stiffness[i]);
            add(&list, i - 1, i, -stiffness[i]);
        }
    }
    Csr m = compress(&list, n);
    double *x = calloc(n, 8), *r = malloc(n * 8), *p = malloc(n * 8), *q = malloc(n * 8);
    memcpy(r, load, n * 8);
    memcpy(p, load, n * 8);
    double rr = dot(r, r, n);
    for (int it = 0; it < 3 * n && rr > 1e-26; it++) {
        apply(&m, p, q);
        const double alpha = rr / dot(p, q, n);
        for (int i = 0; i < n; i++) {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        const double next = dot(r, r, n);
        for (int i = 0; i < n; i++)
            p[i] = r[i] + next / rr * p[i];
        rr = next;
    }
    const double result = dot(load, x, n);
    free(x); free(r); free(p); free(q);
    free(m.start); free(m.col); free(m.value); free(list.items);
    return result;
}

int main(void)
{
    enum { N = 7 };
    double k[N], dk[N] = {0}, f[N], df[N] = {0};
    for (int i = 0; i < N; i++) {
        k[i] = 1 + 0.3 * cos(i);
        f[i] = sin(1 + i);
    }
    __enzyme_autodiff((void *)compliance, enzyme_dup, k, dk, enzyme_dup, f, df, enzyme_const, (int)N);
    for (int i = 0; i < N; i++) {
        EXPECT_SLOPE("k", i, dk[i], compliance(k, f, N), k[i], 1e-3, 1e-5);
        EXPECT_SLOPE("f", i, df[i], compliance(k, f, N), f[i], 1e-3, 1e-5);
    }
    return verdict();
}
