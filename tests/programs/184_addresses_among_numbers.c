/* A buffer of bytes in which numbers and addresses lie, each in words that only the run tells, and one
 * number at any byte, is moved word by word and as a block.  The row of numbers said what all words are,
 * since the number at any byte made the row of addresses count less: an address was moved as a
 * number, and the gradient read through a null pointer. */
#include "check.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 8 };

typedef uint64_t __attribute__((may_alias)) word;
typedef double __attribute__((may_alias)) number;
typedef double *__attribute__((may_alias)) address;

__attribute__((noinline)) static void put_bytes(char *bytes, long at, double value)
{
    memcpy(bytes + at, &value, sizeof value);
}

__attribute__((noinline)) static void put_number(char *bytes, long index, double value)
{
    ((number *)bytes)[index] = value;
}

__attribute__((noinline)) static void put_address(char *bytes, long index, double *value)
{
    ((address *)bytes)[index] = value;
}

__attribute__((noinline)) static void move(word *target, const word *source, long words)
{
    for (long i = 0; i < words; i++)
        target[i] = source[i];
}

__attribute__((noinline)) static void swap(word *one, word *other)
{
    for (long i = 0; i < WORDS; i++) {
        word kept = one[i];
        one[i] = other[i];
        other[i] = kept;
    }
}

__attribute__((noinline)) static double bytes_at(const char *bytes, long at)
{
    double value;
    memcpy(&value, bytes + at, sizeof value);
    return value;
}

__attribute__((noinline)) static double number_at(const char *bytes, long index)
{
    return ((const number *)bytes)[index];
}

__attribute__((noinline)) static double *address_at(const char *bytes, long index)
{
    return ((const address *)bytes)[index];
}

static double f(const double *x, long at, int how)
{
    char *from = calloc(WORDS, 8), *to = calloc(WORDS, 8);
    double *behind = malloc(sizeof *behind);
    *behind = x[0] * x[0] * x[1];
    put_number(from, 7 - at, x[0] + x[1] * x[1]);
    put_address(from, at, behind);
    put_bytes(from, 8 * at + 9, x[0] * x[1]);
    if (how == 0)
        move((word *)to, (word *)from, WORDS);
    else if (how == 1)
        swap((word *)to, (word *)from);
    else
        memcpy(to, from, (size_t)8 * WORDS);
    double result = bytes_at(to, 8 * at + 9) * number_at(to, 7 - at) + *address_at(to, at);
    free(behind);
    free(from);
    free(to);
    return result;
}

int main(void)
{
    const double x[2] = {3, 2};
    const double first = x[1] * (2 * x[0] + x[1] * x[1]) + 2 * x[0] * x[1];
    const double second = x[0] * (x[0] + 3 * x[1] * x[1]) + x[0] * x[0];
    for (int how = 0; how < 3; how++)
        for (long at = 0; at < 3; at++) {
            double dx[2] = {0, 0};
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, at, enzyme_const, how);
            check("first", dx[0], first);
            check("second", dx[1], second);
            const double along[2] = {1, 10};
            double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, along, enzyme_const, at,
                                              enzyme_const, how);
            check("forward", forward, first + 10 * second);
        }
    return check_result();
}
