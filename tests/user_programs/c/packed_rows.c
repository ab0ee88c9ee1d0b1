/* Rows of a table database: a schema gives offsets, fields are read and written through memcpy at
 * run-time offsets, rows sorted by qsort. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef enum { INT32, INT64, FLOAT32, FLOAT64, TEXT8 } type;
typedef struct {
    type t;
    const char *name;
    size_t offset;
} column;
typedef struct {
    column *columns;
    int n;
    size_t width;
    unsigned char *rows;
    int count, room;
} tab;
static const size_t sizes[] = {4, 8, 4, 8, 8};
static tab create(const type *t, const char **names, int n)
{
    tab r = {malloc(n * sizeof(column)), n, 0, NULL, 0, 0};
    for (int i = 0; i < n; i++) {
        r.columns[i] = (column){t[i], names[i], r.width};
        r.width += sizes[t[i]];
    }
    return r;
}
static unsigned char *append(tab *t)
{
    if (t->count == t->room) {
        t->room = t->room ? 2 * t->room : 2;
        t->rows = realloc(t->rows, t->room * t->width);
    }
    unsigned char *r = t->rows + t->width * t->count++;
    memset(r, 0, t->width);
    return r;
}
static void set_number(const tab *t, unsigned char *row, int c, double v)
{
    unsigned char *at = row + t->columns[c].offset;
    switch (t->columns[c].t) {
    case INT32: {
        int32_t i = (int32_t)v;
        memcpy(at, &i, 4);
        break;
    }
    case INT64: {
        int64_t i = (int64_t)v;
        memcpy(at, &i, 8);
        break;
    }
    case FLOAT32: {
        float f = (float)v;
        memcpy(at, &f, 4);
        break;
    }
    case FLOAT64:
        memcpy(at, &v, 8);
        break;
    default:
        break;
    }
}
static double get_number(const tab *t, const unsigned char *row, int c)
{
    const unsigned char *at = row + t->columns[c].offset;
    switch (t->columns[c].t) {
    case INT32: {
        int32_t i;
        memcpy(&i, at, 4);
        return i;
    }
    case INT64: {
        int64_t i;
        memcpy(&i, at, 8);
        return (double)i;
    }
    case FLOAT32: {
        float f;
        memcpy(&f, at, 4);
        return f;
    }
    case FLOAT64: {
        double d;
        memcpy(&d, at, 8);
        return d;
    }
    default:
        return 0;
    }
}
static int by_key(const void *a, const void *b)
{
    int32_t i, j;
    memcpy(&i, a, 4);
    memcpy(&j, b, 4);
    return (i > j) - (i < j);
}
static double report(const double *x, int n)
{
    static const type types[] = {INT32, TEXT8, FLOAT64, FLOAT32, INT64};
    static const char *names[] = {"key", "name", "price", "tax", "count"};
    tab t = create(types, names, 5);
    for (int i = 0; i < n; i++) {
        unsigned char *r = append(&t);
        set_number(&t, r, 0, (i * 5) % n);
        memcpy(r + t.columns[1].offset, "item", 4);
        set_number(&t, r, 2, x[i] * x[i]);
        set_number(&t, r, 3, 0.1 * x[i]);
        set_number(&t, r, 4, i + 1);
    }
    qsort(t.rows, t.count, t.width, by_key);
    double sum = 0;
    for (int i = 0; i < t.count; i++) {
        const unsigned char *r = t.rows + t.width * i;
        sum += get_number(&t, r, 2) * get_number(&t, r, 4) * (i + 1) + get_number(&t, r, 3);
    }
    free(t.columns);
    free(t.rows);
    return sum;
}
int main(void)
{
    double x[6] = {0.5, 1.1, -0.7, 2.0, 0.3, 0.9}, d[6] = {0};
    __enzyme_autodiff((void *)report, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], report(x, 6), x[i], 1e-3, 1e-4);
    return verdict();
}
