/* Blocks of bytes in which integers, characters, floats and doubles lie side by side, at places or of
 * lengths that nobody knows before the run: copied in, out, back and by way of bytes. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

enum { size = 6 };

struct reading {
    int id;
    float weight;
    double value;
};

/* A growing row of records; a block of it is moved up to make room. */
struct log {
    size_t used, room;
    struct reading *row;
};

static void insert(struct log *log, size_t at, struct reading what)
{
    if (log->used == log->room) {
        log->room = log->room ? 2 * log->room : 1;
        log->row = realloc(log->row, log->room * sizeof *log->row);
    }
    memmove(log->row + at + 1, log->row + at, (log->used - at) * sizeof *log->row);
    log->row[at] = what;
    log->used++;
}

static double records(double *x, int n)
{
    struct log log = {0};
    for (int i = 0; i < n; i++)
        insert(&log, log.used / 2, (struct reading){i + 1, (float)(0.5 * i), x[i] * x[i]});
    double sum = 0;
    for (size_t i = 0; i < log.used; i++)
        sum += log.row[i].value * log.row[i].weight * (double)(i + 1) / log.row[i].id;
    free(log.row);
    return sum;
}

/* A header of an integer and a name, and numbers behind it. */
struct tensor {
    int rows;
    char name[12];
    double data[];
};

static double named(double *x, int n)
{
    static const char *const names[] = {"hidden layer", "output"};
    struct tensor *a[2];
    for (int k = 0; k < 2; k++) {
        a[k] = malloc(sizeof **a + (size_t)n * sizeof *x);
        a[k]->rows = n - k;
        strncpy(a[k]->name, names[k], sizeof a[k]->name);
    }
    memcpy(a[0]->data, x, (size_t)a[0]->rows * sizeof *x);
    a[0]->data[1] *= a[0]->data[2];
    memcpy(a[1]->data, a[0]->data + 1, (size_t)a[1]->rows * sizeof *x);
    double sum = 0;
    for (int i = 0; i < a[1]->rows; i++)
        sum += a[1]->data[i] * a[0]->data[i] * a[1]->name[i];
    free(a[0]);
    free(a[1]);
    return sum;
}

/* Numbers in a row of bytes, not aligned, between characters. */
static double serialised(double *x, int n)
{
    char bytes[size * 16], *end = bytes;
    for (int i = 0; i < n; i++) {
        const double square = x[i] * x[i];
        const float half = (float)(0.5 * i);
        const char kind = (char)(i % 3);
        memcpy(end, &kind, 1);
        end += 1;
        memcpy(end, kind ? (const void *)&square : (const void *)&half, kind ? 8 : 4);
        end += kind ? 8 : 4;
    }
    char copy[sizeof bytes];
    memcpy(copy, bytes, (size_t)(end - bytes));
    double sum = 0, value;
    float part;
    for (const char *at = copy; at < copy + (end - bytes);) {
        if (*at) {
            memcpy(&value, at + 1, 8);
            sum += *at * value * value;
            at += 9;
        } else {
            memcpy(&part, at + 1, 4);
            sum += part * x[0];
            at += 5;
        }
    }
    return sum;
}

/* One double, or two floats: the same bytes. */
union cell {
    double whole;
    float half[2];
};

static double cells(double *x, int n)
{
    union cell a[size], b[size];
    for (int i = 0; i < n; i++)
        if (i % 2) {
            a[i].whole = x[i] * x[i];
        } else {
            a[i].half[0] = (float)x[i];
            a[i].half[1] = (float)(x[i] * x[0]);
        }
    memcpy(b, a + n / 2, (size_t)(n - n / 2) * sizeof *a);
    memcpy(b + n - n / 2, a, (size_t)(n / 2) * sizeof *a);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const int at = (i + n / 2) % n;
        sum += at % 2 ? b[i].whole * at : (double)b[i].half[0] + (double)b[i].half[1] * at;
    }
    return sum;
}

static double cells_exactly(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += i % 2 ? x[i] * x[i] * i : x[i] + x[i] * x[0] * i;
    return sum;
}

/* Seeds in memory that is only copied to. */
static void copied_out(double *x, struct reading *out, int n)
{
    struct reading local[size];
    for (int i = 0; i < n; i++)
        local[i] = (struct reading){-1 - i, (float)x[i], x[i] * x[i]};
    memcpy(out, local, (size_t)n * sizeof *out);
}

static double x[size] = {1.25, -2, 3, 0.5, 4, -0.75};

#define CASE(f) \
    static double f##_of(double *p) { return f(p, size); }
CASE(records) CASE(named) CASE(serialised) CASE(cells_exactly)

int main(void)
{
    double d[size] = {0};
#define RUN(f, exactly) \
    memset(d, 0, sizeof d); \
    for (int repeated = 0; repeated < 2; repeated++) \
        __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, size); \
    for (int i = 0; i < size; i++) \
        check_within(#f, i, d[i] / 2, central_difference(exactly, x, i), 1e-6)
    RUN(records, records_of);
    RUN(named, named_of);
    RUN(serialised, serialised_of);
    RUN(cells, cells_exactly_of);
    struct reading out[size], seeds[size];
    memset(d, 0, sizeof d);
    for (int i = 0; i < size; i++)
        seeds[i] = (struct reading){0, 2, (double)i};
    __enzyme_autodiff_void((void *)copied_out, enzyme_dup, x, d, enzyme_dup, out, seeds,
                           enzyme_const, size);
    for (int i = 0; i < size; i++)
        check("copied_out", d[i], 2 + 2 * i * x[i]);
    return check_result();
}
