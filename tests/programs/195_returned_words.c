/* Words that functions return, and that are addresses of active memory: new blocks, one of two, or beside a number.
 * Those of new blocks had no derivative, without a word; the others were refused ("is returned as an integer"). */
#include "check.h"
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    uintptr_t block;
    uint64_t length;
} view;

__attribute__((noinline)) static uintptr_t squares(const double *x, uint64_t n)
{
    double *block = malloc(n * sizeof *block);
    for (uint64_t i = 0; i < n; i++)
        block[i] = x[i] * x[i];
    return (uintptr_t)block;
}

__attribute__((noinline)) static view sines(const double *x, uint64_t n)
{
    double *block = malloc(n * sizeof *block);
    for (uint64_t i = 0; i < n; i++)
        block[i] = sin(x[i]);
    return (view){(uintptr_t)block, n};
}

__attribute__((noinline)) static uintptr_t one_of(const uintptr_t *blocks, uint64_t i)
{
    return blocks[i % 2];
}

static double f(double *x)
{
    const uint64_t n = 4;
    const view s = sines(x, n);
    const uintptr_t blocks[] = {squares(x, n), s.block};
    double sum = 0;
    for (uint64_t i = 0; i < s.length; i++)
        sum += (double)(i + 1) * ((const double *)one_of(blocks, i))[i] * ((const double *)s.block)[n - 1 - i];
    for (int i = 0; i < 2; i++)
        free((void *)blocks[i]);
    return sum;
}

/* The same block alone: it was not known to be active. */
static double g(double *x)
{
    const uintptr_t block = squares(x, 4);
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (i + 1) * ((const double *)block)[i];
    free((void *)block);
    return sum;
}

int main(void)
{
    double x[4] = {1, -2, 0.5, 3};
    CHECK_REQUEST("beside others", f, 4, x, 1, 1e-9);
    CHECK_REQUEST("alone", g, 4, x, 1, 1e-9);
    return check_result();
}
