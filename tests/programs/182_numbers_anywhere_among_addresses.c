/* Words are moved one by one out of a buffer of bytes in which addresses lie in a row, and a number at
 * a place that only the run tells.  The row of addresses said what all words are: the number's
 * derivative was lost without a message. */
#include "check.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 8 };

static char name[8];

typedef uint64_t __attribute__((may_alias)) word;

__attribute__((noinline)) static void put_number(char *bytes, long at, double number)
{
    memcpy(bytes + at, &number, sizeof number);
}

__attribute__((noinline)) static void put_address(char *bytes, long index, void *address)
{
    ((void **)bytes)[index] = address;
}

__attribute__((noinline)) static void move(word *target, const word *source, long words)
{
    for (long i = 0; i < words; i++)
        target[i] = source[i];
}

__attribute__((noinline)) static double number_at(const char *bytes, long at)
{
    double number;
    memcpy(&number, bytes + at, sizeof number);
    return number;
}

__attribute__((noinline)) static char *address_at(const char *bytes, long index)
{
    return ((char **)bytes)[index];
}

static double f(const double *x, long at)
{
    char *from = calloc(WORDS, 8), *to = calloc(WORDS, 8);
    put_address(from, 0, name);
    put_address(from, 6, name);
    put_number(from, at, x[0] * x[1]);
    move((word *)to, (word *)from, WORDS);
    double result = number_at(to, at) * x[1];
    if (address_at(to, 6) != name)
        result = 0;
    free(from);
    free(to);
    return result;
}

int main(void)
{
    const double x[2] = {3, 2};
    for (long at = 8; at < WORDS * 8; at += 16) {
        double dx[2] = {0, 0};
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, at);
        check("first", dx[0], x[1] * x[1]);
        check("second", dx[1], 2 * x[0] * x[1]);
    }
    return check_result();
}
