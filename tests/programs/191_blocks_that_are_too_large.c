/* An allocator may give a little more than was asked for, and what lies there is of others: it is no
 * derivative that gets lost when a block behind an argument is freed. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdlib.h>
#include <string.h>

enum { N = 250, ODD = N * sizeof(double) + 16 };

typedef struct {
    double *values;
    double scale;
} table;

/* The block may be one that the argument came with. */
__attribute__((noinline)) static double refilled(table *t)
{
    free(t->values);
    t->values = malloc(N * sizeof *t->values);
    for (int i = 0; i < N; i++)
        t->values[i] = t->scale * sin(i);
    double sum = 0.0;
    for (int i = 0; i < N; i++)
        sum += t->values[i] * t->values[i];
    free(t->values);
    t->values = NULL;
    return sum;
}

/* Leaves free blocks in the heap: one of just the right size, and many that are too large by so
 * little that an allocator does not cut it off; there are numbers in them. */
static void litter(void)
{
    enum { BLOCKS = 8 };
    char *blocks[BLOCKS], *guards[BLOCKS];
    for (int i = 0; i < BLOCKS; i++) {
        const size_t size = i > 0 ? ODD : N * sizeof(double);
        blocks[i] = malloc(size);
        guards[i] = malloc(64);
        memset(blocks[i], 0x3f, size);
    }
    for (int i = 0; i < BLOCKS; i++)
        free(blocks[i]);
    for (int i = 0; i < BLOCKS; i++)
        free(guards[i]);
}

int main(void)
{
    table t = {NULL, 1.5}, d = {NULL, 0.0};
    double squares = 0.0;
    for (int i = 0; i < N; i++)
        squares += sin(i) * sin(i);
    litter();
    __enzyme_autodiff((void *)refilled, enzyme_dup, &t, &d);
    check("scale", d.scale, 2 * t.scale * squares);
    return check_result();
}
