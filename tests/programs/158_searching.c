/* The C library's searches and its sort with a context: what they find lies in active arrays. */
#define _GNU_SOURCE
#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

enum { count = 7 };

struct row {
    double key, value;
    int id;
};

static int by_key(const void *a, const void *b)
{
    const double x = ((const struct row *)a)->key, y = ((const struct row *)b)->key;
    return (x > y) - (x < y);
}

static int by_weight(const void *a, const void *b, void *context)
{
    const double *weight = context;
    const struct row *p = a, *q = b;
    const double x = p->key * weight[p->id], y = q->key * weight[q->id];
    return (x > y) - (x < y);
}

static int has_other_id(const void *id, const void *row)
{
    return *(const int *)id != ((const struct row *)row)->id;
}

static int are_far(const void *a, const void *b)
{
    return fabs(*(const double *)a - *(const double *)b) > 0.3;
}

static double searched(double *x, int n)
{
    struct row *row = malloc((size_t)n * sizeof *row);
    double weight[count], bag[count];
    for (int i = 0; i < n; i++) {
        row[i] = (struct row){x[i], x[i] * x[(i + 1) % n], i};
        weight[i] = 1 + (i * 3) % 5;
    }
    qsort_r(row, (size_t)n, sizeof *row, by_weight, weight);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * row[i].value;

    size_t rows = (size_t)n, used = 0;
    const int id = 3;
    const struct row *found = lfind(&id, row, &rows, sizeof *row, has_other_id);
    sum += found->key * found->key;

    qsort(row, (size_t)n, sizeof *row, by_key);
    const struct row wanted = {x[2], 0, 0}, absent = {-1, 0, 0};
    const struct row *at = bsearch(&wanted, row, (size_t)n, sizeof *row, by_key);
    sum += sin(at->value) * at[-1].key;
    sum += bsearch(&absent, row, (size_t)n, sizeof *row, by_key) ? x[0] : 0;

    for (int i = 0; i < n; i++)
        sum += *(double *)lsearch(&x[i], bag, &used, sizeof *bag, are_far) * x[i];
    free(row);
    return sum + (double)used;
}

int main(void)
{
    double x[count] = {0.3, 1.9, 0.75, 2.6, 1.15, 3.3, 4.1};
    CHECK_GRADIENT_AT(searched, x, count);
    return check_result();
}
