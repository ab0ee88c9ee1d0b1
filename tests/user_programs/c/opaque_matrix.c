/* Libraries: an object-oriented matrix in C, with a table of methods, in rows or in columns. */
#include "../expect.h"
#include <stdlib.h>

struct matrix;
struct methods {
    double (*get)(const struct matrix *, int, int);
    void (*set)(struct matrix *, int, int, double);
    void (*destroy)(struct matrix *);
};
struct matrix {
    const struct methods *vtable;
    int rows, cols;
};
struct dense {
    struct matrix base;
    int by_columns;
    double *data;
};
struct banded {
    struct matrix base;
    int width;
    double *data;
};

static double dense_get(const struct matrix *m, int i, int j)
{
    const struct dense *d = (const struct dense *)m;
    return d->data[d->by_columns ? j * m->rows + i : i * m->cols + j];
}
static void dense_set(struct matrix *m, int i, int j, double v)
{
    struct dense *d = (struct dense *)m;
    d->data[d->by_columns ? j * m->rows + i : i * m->cols + j] = v;
}
static void dense_destroy(struct matrix *m)
{
    free(((struct dense *)m)->data);
    free(m);
}
static double banded_get(const struct matrix *m, int i, int j)
{
    const struct banded *b = (const struct banded *)m;
    return abs(i - j) > b->width ? 0 : b->data[i * (2 * b->width + 1) + j - i + b->width];
}
static void banded_set(struct matrix *m, int i, int j, double v)
{
    struct banded *b = (struct banded *)m;
    if (abs(i - j) <= b->width)
        b->data[i * (2 * b->width + 1) + j - i + b->width] = v;
}
static void banded_destroy(struct matrix *m)
{
    free(((struct banded *)m)->data);
    free(m);
}
static const struct methods DENSE = {dense_get, dense_set, dense_destroy};
static const struct methods BANDED = {banded_get, banded_set, banded_destroy};

static struct matrix *new_dense(int rows, int cols, int by_columns)
{
    struct dense *d = malloc(sizeof *d);
    d->base = (struct matrix){&DENSE, rows, cols};
    d->by_columns = by_columns;
    d->data = calloc((size_t)rows * cols, sizeof(double));
    return &d->base;
}
static struct matrix *new_banded(int n, int width)
{
    struct banded *b = malloc(sizeof *b);
    b->base = (struct matrix){&BANDED, n, n};
    b->width = width;
    b->data = calloc((size_t)n * (2 * width + 1), sizeof(double));
    return &b->base;
}

static struct matrix *multiply(const struct matrix *a, const struct matrix *b)
{
    struct matrix *c = new_dense(a->rows, b->cols, 1);
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < b->cols; j++) {
            double s = 0;
            for (int k = 0; k < a->cols; k++)
                s += a->vtable->get(a, i, k) * b->vtable->get(b, k, j);
            c->vtable->set(c, i, j, s);
        }
    return c;
}

double trace_of_product(const double *x, int n)
{
    struct matrix *a = new_dense(n, n, 0), *b = new_banded(n, 1);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            a->vtable->set(a, i, j, x[(i + j) % n] * x[i]);
            b->vtable->set(b, i, j, sin(x[j]) + i);
        }
    struct matrix *c = multiply(a, b), *e = multiply(b, c);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += e->vtable->get(e, i, i);
    a->vtable->destroy(a);
    b->vtable->destroy(b);
    c->vtable->destroy(c);
    e->vtable->destroy(e);
    return sum;
}

int main(void)
{
    double x[5] = {0.4, 1.1, -0.6, 0.9, 0.2}, d[5] = {0};
    __enzyme_autodiff((void *)trace_of_product, enzyme_dup, x, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("x", i, d[i], trace_of_product(x, 5), x[i], 1e-3, 1e-7);
    return verdict();
}
