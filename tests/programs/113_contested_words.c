/* Words of which only the run tells whether they hold a pointer or a number, copied in blocks. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff_void(void *, ...);

enum { N = 4, ROWS = 2, CELLS = 3, BOXES = 6 };

volatile int rows = ROWS, cells = CELLS, boxes = BOXES;

struct field {
    double *data;
    double scale;
};

/* An array of structs before a row of numbers: nothing in the code tells where the former ends. */
struct state {
    struct field fields[ROWS];
    double next[CELLS];
};

static double stages(double *x)
{
    struct state s;
    double sum = 0;
    for (int k = 0; k < rows; k++) {
        s.fields[k].data = malloc(CELLS * sizeof(double));
        s.fields[k].scale = x[k];
        for (int i = 0; i < CELLS; i++)
            s.fields[k].data[i] = x[i] * x[k];
    }
    for (int stage = 0; stage < rows; stage++) {
        for (int i = 0; i < cells; i++)
            s.next[i] = 0.5 * s.fields[stage].data[i] * s.fields[1 - stage].scale;
        memcpy(s.fields[stage].data, s.next, sizeof s.next);
    }
    for (int k = 0; k < rows; k++)
        for (int i = 0; i < cells; i++)
            sum += s.fields[k].data[i] * s.fields[k].data[i] * (i + 1);
    for (int k = 0; k < rows; k++)
        free(s.fields[k].data);
    return sum;
}

/* A number, or a pointer to one. */
struct box {
    long is_number;

    union {
        double *pointer;
        double number;
    } is;
};

static double value(const struct box *box)
{
    return box->is_number ? box->is.number : *box->is.pointer;
}

static void fill(struct box *box, double *x, int turn)
{
    for (int k = 0; k < boxes; k++) {
        box[k].is_number = (k + turn) % 3 != 0;
        if (box[k].is_number)
            box[k].is.number = sin(x[k % N] * (k + 1));
        else
            box[k].is.pointer = &x[(k + turn) % N];
    }
}

static double sum_of(const struct box *box)
{
    double sum = 0;
    for (int k = 0; k < boxes; k++)
        sum += value(&box[k]) * value(&box[(k + 1) % boxes]);
    return sum;
}

static double copied(double *x)
{
    struct box one[BOXES], other[BOXES];
    double sum = 0;
    for (int turn = 0; turn < rows; turn++) {
        fill(one, x, turn);
        memcpy(other, one, sizeof one);
        sum += sum_of(other) + value(&one[turn]);
        memcpy(one, &other[1], (size_t)(boxes - 1) * sizeof *one);
        sum += 0.5 * sum_of(one);
    }
    return sum;
}

/* Blocks that overlap themselves, by a number of bytes that is known, and by one that is not. */
static double moved(double *x)
{
    struct box all[BOXES + 2];
    double sum = 0;
    for (int turn = 0; turn < rows; turn++) {
        fill(all, x, turn);
        memmove(&all[1], all, BOXES * sizeof *all);
        sum += sum_of(all);
        memmove(all, &all[2], (size_t)(boxes - 1) * sizeof *all);
        sum += sum_of(all) * 0.3;
        memmove(&all[turn], &all[1], 3 * sizeof *all);
        sum += sum_of(all) * 0.7;
    }
    return sum;
}

/* Numbers are set to zero, and pointers to nothing. */
static double cleared(double *x)
{
    struct box one[BOXES];
    double sum = 0;
    for (int turn = 0; turn < rows; turn++) {
        fill(one, x, turn);
        sum += sum_of(one);
        memset(one, 0, (size_t)(boxes - 2) * sizeof *one);
        for (int k = 0; k < boxes; k++)
            if (one[k].is_number || one[k].is.pointer)
                sum += value(&one[k]);
        for (int k = 0; k < boxes - 2; k++)
            one[k].is_number = 1;
        sum += 3 * sum_of(one);
    }
    return sum;
}

/* The memory of somebody else, who has put derivatives into its shadow. */
static void swap(double *x, struct box *a, struct box *b)
{
    struct box kept[2];
    fill(a, x, 1);
    memcpy(kept, a, sizeof kept);
    memcpy(a, b, sizeof kept);
    memcpy(b, kept, sizeof kept);
}

static void test_swap(double *x)
{
    double dx[N] = {0}, cell = 0.7, slope = 0;
    struct box a[BOXES] = {0}, da[BOXES] = {0};
    struct box b[2] = {{0, {.pointer = &cell}}, {1, {.number = 0.3}}};
    struct box db[2] = {{0, {.pointer = &slope}}, {0, {.number = 0.25}}};
    da[1].is.number = 2.0;
    da[4].is.number = 1.5;
    __enzyme_autodiff_void((void *)swap, enzyme_dup, x, dx, enzyme_dup, a, da, enzyme_dup, b, db);
    check("pointer", a[0].is.pointer == &cell, 1);
    check("number that came in", db[1].is.number, 2.0);
    check("slope", slope, 0.0);
    /* sin(2 x[1]) went to b[1] */
    check("dx[0]", dx[0], 5 * 1.5 * cos(5 * x[0]));
    check("dx[1]", dx[1], 2 * 0.25 * cos(2 * x[1]));
}

#define CHECK(f) CHECK_REQUEST(#f, f, N, x, 1, 1e-6)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2};
    CHECK(stages);
    CHECK(copied);
    CHECK(moved);
    CHECK(cleared);
    test_swap(x);
    return check_result();
}
