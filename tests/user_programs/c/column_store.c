/* A small analytic database: columns of several types behind void *, with filters and aggregates. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { INT32, FLOAT32, FLOAT64, STRING8 } type;
static const size_t widths[] = {sizeof(int32_t), sizeof(float), sizeof(double), 8};

typedef struct {
    char name[12];
    type type;
    size_t rows;
    void *data;
} column;
typedef struct {
    column *columns;
    int count;
} relation;

typedef double (*fold)(double sum, double value);
static double add(double s, double v) { return s + v; }
static double largest(double s, double v) { return v > s ? v : s; }
static double soft(double s, double v) { return s + exp(v); }

static column *add_column(relation *r, const char *name, type t, size_t rows)
{
    r->columns = realloc(r->columns, (r->count + 1) * sizeof *r->columns);
    column *c = &r->columns[r->count++];
    strcpy(c->name, name);
    c->type = t;
    c->rows = rows;
    c->data = calloc(rows, widths[t]);
    return c;
}

static double cell(const column *c, size_t row)
{
    switch (c->type) {
    case INT32: return ((const int32_t *)c->data)[row];
    case FLOAT32: return ((const float *)c->data)[row];
    case FLOAT64: return ((const double *)c->data)[row];
    default: return strlen((const char *)c->data + 8 * row);
    }
}

static void put(column *c, size_t row, const void *from) { memcpy((char *)c->data + row * widths[c->type], from, widths[c->type]); }

static const column *find(const relation *r, const char *name)
{
    for (int i = 0; i < r->count; i++)
        if (strcmp(r->columns[i].name, name) == 0)
            return &r->columns[i];
    abort();
}

static relation filter(const relation *r, const char *by, double at_least)
{
    const column *key = find(r, by);
    size_t kept = 0;
    for (size_t i = 0; i < key->rows; i++)
        kept += cell(key, i) >= at_least;
    relation out = {0};
    for (int c = 0; c < r->count; c++) {
        column *to = add_column(&out, r->columns[c].name, r->columns[c].type, kept);
        size_t row = 0;
        for (size_t i = 0; i < key->rows; i++)
            if (cell(key, i) >= at_least)
                put(to, row++, (const char *)r->columns[c].data + i * widths[to->type]);
    }
    return out;
}

static double aggregate(const relation *r, const char *a, const char *b, fold f)
{
    const column *x = find(r, a), *y = find(r, b);
    double sum = 0;
    for (size_t i = 0; i < x->rows; i++)
        sum = f(sum, cell(x, i) * cell(y, i));
    return sum;
}

static void drop(relation *r)
{
    for (int i = 0; i < r->count; i++)
        free(r->columns[i].data);
    free(r->columns);
}

double revenue(const double *price, const float *discount, int n)
{
    static const char *cities[] = {"Rome", "Oslo", "Lima", "Dakar"};
    relation sales = {0};
    add_column(&sales, "quantity", INT32, n);
    add_column(&sales, "city", STRING8, n);
    add_column(&sales, "price", FLOAT64, n);
    add_column(&sales, "discount", FLOAT32, n);
    for (int i = 0; i < n; i++) {
        int32_t quantity = (i * 5) % 7;
        char city[8] = {0};
        strcpy(city, cities[i % 4]);
        put(&sales.columns[0], i, &quantity);
        put(&sales.columns[1], i, city);
        put(&sales.columns[2], i, &price[i]);
        put(&sales.columns[3], i, &discount[i]);
    }
    relation many = filter(&sales, "quantity", 2), cheap = filter(&many, "discount", 0.25);
    double total = aggregate(&many, "quantity", "price", add) - aggregate(&many, "price", "discount", largest) +
                   log(aggregate(&cheap, "city", "discount", soft)) + aggregate(&cheap, "price", "price", add);
    drop(&sales);
    drop(&many);
    drop(&cheap);
    return total;
}

int main(void)
{
    enum { N = 12 };
    double price[N], dp[N] = {0};
    float discount[N], dd[N] = {0};
    for (int i = 0; i < N; i++) {
        price[i] = 1 + 0.3 * ((i * 5) % N);
        discount[i] = 0.0625f + 0.125f * (float)((i * 7) % 5);
    }
    __enzyme_autodiff((void *)revenue, enzyme_dup, price, dp, enzyme_dup, discount, dd, enzyme_const, N);
    for (int i = 0; i < N; i++) {
        EXPECT_SLOPE("price", i, dp[i], revenue(price, discount, N), price[i], 1e-3, 1e-6);
        EXPECT_SLOPE("discount", i, dd[i], revenue(price, discount, N), discount[i], 0.0078125, 1e-4);
    }
    return verdict();
}
