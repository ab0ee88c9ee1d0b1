/* A buffer of bytes with pairs of numbers in a row, as many as the run says, and an address behind them
 * at any byte.  Where a block of a constant size is copied, all of it counted as pairs: the address's
 * shadow stayed behind, and the gradient read through a null pointer. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 72 };

typedef struct {
    double a, b;
} pair;

__attribute__((noinline)) static void put_pair(char *bytes, long index, double value)
{
    ((pair *)bytes)[index].a = value;
    ((pair *)bytes)[index].b = value * value;
}

__attribute__((noinline)) static void put_address(char *bytes, long at, double *value)
{
    memcpy(bytes + at, &value, sizeof value);
}

__attribute__((noinline)) static double pair_at(const char *bytes, long index)
{
    return ((const pair *)bytes)[index].a * ((const pair *)bytes)[index].b;
}

__attribute__((noinline)) static double *address_at(const char *bytes, long at)
{
    double *value;
    memcpy(&value, bytes + at, sizeof value);
    return value;
}

__attribute__((noinline)) static void copy(char *to, const char *from)
{
    memcpy(to, from, BYTES);
}

__attribute__((noinline)) static void copy_pairs(pair *to, const pair *from)
{
    for (int i = 0; i < 4; i++)
        to[i] = from[i];
}

__attribute__((noinline)) static void copy_any(char *to, const char *from, long n)
{
    memcpy(to, from, n);
}

static double f(const double *x, long n, int how)
{
    char *from = calloc(BYTES, 1), *to = calloc(BYTES, 1);
    double *behind = malloc(sizeof *behind);
    *behind = x[0] * x[0] * x[1];
    for (long i = 0; i < n; i++)
        put_pair(from, i, x[i % 2] * x[0]);
    put_address(from, 16 * n + how % 2, behind);
    if (how < 2)
        copy(to, from);
    else if (how < 4)
        copy_pairs((pair *)to, (pair *)from);
    else
        copy_any(to, from, 64);
    double result = *address_at(to, 16 * n + how % 2);
    for (long i = 0; i < n; i++)
        result += pair_at(to, i);
    free(behind);
    free(from);
    free(to);
    return result;
}

int main(void)
{
    const double x[2] = {3, 2};
    for (int how = 0; how < 6; how++)
        for (long n = 0; n < 3; n++) {
            double dx[2] = {0, 0};
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, how);
            double first = 2 * x[0] * x[1], second = x[0] * x[0];
            if (n > 0)
                first += 6 * pow(x[0], 5);
            if (n > 1) {
                first += 3 * x[0] * x[0] * pow(x[1], 3);
                second += 3 * x[1] * x[1] * pow(x[0], 3);
            }
            check("first", dx[0], first);
            check("second", dx[1], second);
        }
    return check_result();
}
