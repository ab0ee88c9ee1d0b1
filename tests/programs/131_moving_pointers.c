/* Pointers that nested loops move on, *p++, come out of iterations that are run again; they had no
 * shadows there. */
#define _GNU_SOURCE
#include "check.h"
#include <stdlib.h>

#define N 12

/* Patches of a picture, one behind the other. */
static __attribute__((noinline)) void patches(const double *image, int h, int w, int k, double *to)
{
    for (int ky = 0; ky < k; ky++)
        for (int kx = 0; kx < k; kx++)
            for (int y = 0; y < h - k + 1; y++)
                for (int x = 0; x < w - k + 1; x++)
                    *to++ = image[(y + ky) * w + x + kx];
}

static double convolved(double *x)
{
    double *image = malloc(sizeof *image * 36), *columns = malloc(sizeof *columns * 144), r = 0;
    for (int b = 0; b < 2; b++) {
        for (int i = 0; i < 36; i++)
            image[i] = b * x[i % N];
        patches(image, 6, 6, 3, columns);
        for (int i = 0; i < 144; i++)
            r += columns[i] * x[i % 9];
    }
    free(image), free(columns);
    return r;
}

/* The lower triangle of a symmetric matrix, packed by a cursor, and unpacked by another. */
static double packed_triangle(double *x)
{
    double packed[N * (N + 1) / 2], full[N][N], *to = packed, r = 0;
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int j = 0; j <= i; j++) {
            sum = sin(sum + x[i] * x[j]);
            *to++ = sum;
        }
    }
    const double *from = packed;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < i; j++, from++)
            full[i][j] = full[j][i] = *from;
        full[i][i] = *from++;
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            r += full[i][j] * full[j][(i + 3) % N];
    return r;
}

/* What is above a threshold is appended, at a step that depends on it. */
static double appended(double *x)
{
    double *list = calloc(4 * N * N, sizeof *list), *end = list, r = 0;
    for (int i = 0; i < N; i++) {
        double at = x[i] * x[i];
        for (int j = 0; j < N; j++) {
            at = sin(at + x[j]);
            if (at > 0.11) {
                end[0] = at * x[i];
                end[1] = at * at;
                end += j % 3 ? 2 : 3;
            }
        }
    }
    for (const double *p = list; p < end; p++)
        r += *p * (1 + *p);
    free(list);
    return r;
}

/* Two cursors over records, one of which may stay where it is, or go back by one. */
typedef struct {
    float weight;
    int kind;
    double value[2];
} record;

static double records(double *x)
{
    record *all = malloc(sizeof *all * N * 6), *to = all;
    const double *from = x;
    double r = 0;
    for (int i = 0; i < N; i++) {
        double base = cos(*from);
        for (int j = 0; j < 4; j++) {
            to->weight = (float)(0.5 + j);
            to->kind = (i + j) % 3;
            to->value[0] = base * x[(i * j) % N];
            to->value[1] = base / (1 + x[j]);
            base = tanh(base + to->value[0]);
            to += to->kind != 1;
        }
        to -= i % 4 == 3;
        from++;
    }
    for (record *p = all; p < to; p++)
        r += p->weight * p->value[0] * p->value[1] * (p->kind ? 1.5 : 1.0);
    free(all);
    return r;
}

/* A row is the next one of a list: its address comes out of memory, with its shadow. */
typedef struct row {
    struct row *next;
    double value[4];
} row;

static double rows_of_a_list(double *x)
{
    row rows[N], *here = &rows[5];
    double r = 0;
    for (int i = 0; i < N; i++)
        rows[i].next = &rows[(i * 5 + 3) % N];
    for (int i = 0; i < N; i++) {
        double carry = x[i];
        for (int j = 0; j < 4; j++)
            here->value[j] = carry = sin(carry * x[(i + j) % N]);
        for (int j = 0; j < 4; j++)
            r += here->value[j] * here->value[3 - j];
        here = here->next;
    }
    return r + here->value[1];
}

/* The row that the loop ends with comes out of a table. */
static double last_row(double *x)
{
    double place[N][4], *table[N], *last = x, r = 0;
    for (int i = 0; i < N; i++)
        table[i] = place[(i * 5) % N];
    for (int i = 0; i < N; i++) {
        double carry = x[i];
        last = table[i];
        for (int j = 0; j < 4; j++)
            last[j] = carry = sin(carry * x[(i + j) % N]);
        for (int j = 0; j < 4; j++)
            r += last[j] * last[3 - j];
    }
    return r + last[1];
}

/* The cursor is what the function hands back, and what it compares. */
static __attribute__((noinline)) double *filled(double *to, const double *x, int rows)
{
    for (int i = 0; i < rows; i++) {
        double sum = 0;
        for (int j = 0; j <= i % 4; j++) {
            sum += exp(-x[j] * sum) * x[i];
            *to++ = sum;
        }
        to += 1;
    }
    return to;
}

static double in_parts(double *x)
{
    double place[8 * N], r = 0;
    for (int i = 0; i < 8 * N; i++)
        place[i] = 0.5;
    double *middle = filled(place, x, N), *end = filled(middle, x + 2, N - 2);
    for (double *p = place; p < end; p++)
        r += *p * p[p < middle ? 1 : -1];
    return r;
}

int main(void)
{
    double x[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.7 + 0.13 * i + 0.05 * ((i * 7) % 5);
    CHECK_REQUEST("patches", convolved, N, x, 1, 1e-8);
    CHECK_REQUEST("triangle", packed_triangle, N, x, 1, 1e-8);
    CHECK_REQUEST("appended", appended, N, x, 1, 1e-8);
    CHECK_REQUEST("records", records, N, x, 1, 1e-8);
    CHECK_REQUEST("list", rows_of_a_list, N, x, 1, 1e-8);
    CHECK_REQUEST("last row", last_row, N, x, 1, 1e-8);
    CHECK_REQUEST("parts", in_parts, N, x, 1, 1e-8);
    return check_result();
}
