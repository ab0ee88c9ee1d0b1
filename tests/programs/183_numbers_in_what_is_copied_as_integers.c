/* A number lies at a place of a buffer that only the run tells, and the buffer is copied as what it is
 * not: as rows of integers of several lengths, and as structs of integers.  The type by which it is
 * copied says of each byte that an integer is there; the number's derivative was lost without a
 * message. */
#include "check.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 64 };

typedef struct {
    long a, b, c, d;
} longs;

typedef struct {
    int header;
    float scale;
    long count[3];
} record;

static uint64_t odd;

__attribute__((noinline)) static void put(char *bytes, long at, double number)
{
    memcpy(bytes + at, &number, sizeof number);
}

__attribute__((noinline)) static double number_at(const char *bytes, long at)
{
    double number;
    memcpy(&number, bytes + at, sizeof number);
    return number;
}

#define MOVER(name, type)                                                                          \
    __attribute__((noinline)) static void name(type *target, const type *source)                   \
    {                                                                                              \
        for (unsigned long i = 0; i < BYTES / sizeof(type); i++)                                   \
            target[i] = source[i];                                                                 \
    }

MOVER(move_words, uint64_t)
MOVER(move_halves, uint32_t)
MOVER(move_quarters, uint16_t)
MOVER(move_longs, longs)
MOVER(move_records, record)

__attribute__((noinline)) static void move_and_look(uint64_t *target, const uint64_t *source)
{
    for (unsigned long i = 0; i < BYTES / 8; i++) {
        uint64_t word = source[i];
        odd += word & 1;
        target[i] = word;
    }
}

static double f(const double *x, long at, int how)
{
    char *from = calloc(BYTES, 1), *to = calloc(BYTES, 1);
    put(from, at, x[0] * x[1]);
    if (how == 0)
        move_words((uint64_t *)to, (uint64_t *)from);
    else if (how == 1)
        move_halves((uint32_t *)to, (uint32_t *)from);
    else if (how == 2)
        move_quarters((uint16_t *)to, (uint16_t *)from);
    else if (how == 3)
        move_longs((longs *)to, (longs *)from);
    else if (how == 4)
        move_records((record *)to, (record *)from);
    else
        move_and_look((uint64_t *)to, (uint64_t *)from);
    double result = number_at(to, at) * x[1];
    free(from);
    free(to);
    return result;
}

int main(void)
{
    const double x[2] = {3, 2};
    for (int how = 0; how < 6; how++)
        for (long at = 0; at < BYTES; at += 24) {
            double dx[2] = {0, 0};
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, at, enzyme_const, how);
            check("first", dx[0], x[1] * x[1]);
            check("second", dx[1], 2 * x[0] * x[1]);
            const double along[2] = {1, 10};
            double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, along, enzyme_const, at,
                                              enzyme_const, how);
            check("forward", forward, x[1] * x[1] + 20 * x[0] * x[1]);
        }
    return check_result();
}
