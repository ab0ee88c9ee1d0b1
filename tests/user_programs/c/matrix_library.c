/* A matrix type with error codes and goto cleanup; callers chain operations; realloc'd scratch; a
 * flexible array member. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef struct {
    unsigned short rows, cols;
    char owner;
    double data[];
} matrix;
enum status { OK_ = 0, NO_MEMORY = -1, SHAPE = -2, SINGULAR = -3 };
static enum status make(matrix **out, int r, int c)
{
    matrix *m = malloc(sizeof *m + sizeof(double) * r * c);
    if (!m)
        return NO_MEMORY;
    m->rows = r;
    m->cols = c;
    m->owner = 'c';
    memset(m->data, 0, sizeof(double) * r * c);
    *out = m;
    return OK_;
}
static enum status multiply(matrix **out, const matrix *a, const matrix *b)
{
    if (a->cols != b->rows)
        return SHAPE;
    enum status s = make(out, a->rows, b->cols);
    if (s)
        return s;
    for (int i = 0; i < a->rows; i++)
        for (int k = 0; k < a->cols; k++)
            for (int j = 0; j < b->cols; j++)
                (*out)->data[i * b->cols + j] +=
                    a->data[i * a->cols + k] * b->data[k * b->cols + j];
    return OK_;
}
static enum status solve(const matrix *a, double *x)
{
    int n = a->rows;
    double *lu = NULL, *grown;
    enum status s = SINGULAR;
    for (int i = 0; i < n; i++) {
        grown = realloc(lu, sizeof(double) * n * (i + 1));
        if (!grown) {
            s = NO_MEMORY;
            goto out;
        }
        lu = grown;
        memcpy(lu + i * n, a->data + i * n, sizeof(double) * n);
    }
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(lu[i * n + k]) > fabs(lu[p * n + k]))
                p = i;
        if (fabs(lu[p * n + k]) < 1e-12)
            goto out;
        if (p != k) {
            for (int j = 0; j < n; j++) {
                double t = lu[k * n + j];
                lu[k * n + j] = lu[p * n + j];
                lu[p * n + j] = t;
            }
            double t = x[k];
            x[k] = x[p];
            x[p] = t;
        }
        for (int i = k + 1; i < n; i++) {
            double f = lu[i * n + k] /= lu[k * n + k];
            for (int j = k + 1; j < n; j++)
                lu[i * n + j] -= f * lu[k * n + j];
            x[i] -= f * x[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            x[i] -= lu[i * n + j] * x[j];
        x[i] /= lu[i * n + i];
    }
    s = OK_;
out:
    free(lu);
    return s;
}
static double ridge(const double *points, int n, double lambda)
{
    matrix *a = NULL, *t = NULL, *normal = NULL;
    double x[3] = {0}, result = -1;
    if (make(&a, n, 3) || make(&t, 3, n))
        goto cleanup;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            t->data[j * n + i] = a->data[i * 3 + j] = pow(0.3 * (i + 1), j) + 0.1 * points[i] * j;
    if (multiply(&normal, t, a))
        goto cleanup;
    for (int j = 0; j < 3; j++) {
        normal->data[4 * j] += lambda;
        for (int i = 0; i < n; i++)
            x[j] += a->data[i * 3 + j] * points[i];
    }
    if (solve(normal, x) != OK_)
        goto cleanup;
    result = x[0] * x[0] + 2 * x[1] - x[2];
cleanup:
    free(normal);
    free(t);
    free(a);
    return result;
}
int main(void)
{
    double p[6] = {1, 2.2, 2.9, 4.4, 5.1, 5.7}, d[6] = {0};
    double dl =
        __enzyme_autodiff((void *)ridge, enzyme_dup, p, d, enzyme_const, 6, enzyme_out, 0.3);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("point", i, d[i], ridge(p, 6, 0.3), p[i], 1e-4, 1e-6);
    double l = 0.3;
    EXPECT_SLOPE("lambda", 0, dl, ridge(p, 6, l), l, 1e-4, 1e-6);
    return verdict();
}
