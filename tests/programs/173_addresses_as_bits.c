/* A word holds the bits of a number, or an address that was made an integer: in a loop it changes
 * from one to the other, in registers. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

struct cell {
    long kind;
    uint64_t bits;
    double more;
};

static double number(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static uint64_t bits(double d)
{
    uint64_t b;
    memcpy(&b, &d, sizeof b);
    return b;
}

__attribute__((noinline)) static double look(const struct cell *c)
{
    if (c->kind == 0)
        return number(c->bits) * c->more;
    return look((const struct cell *)(uintptr_t)c->bits) + c->more;
}

static double nested(const double *x, int n)
{
    struct cell now = {0, bits(x[0]), x[1]};
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct cell next;
        if (now.kind == 0 && i % 3 == 1) {
            struct cell *inner = malloc(sizeof *inner);
            *inner = now;
            next = (struct cell){1, (uint64_t)(uintptr_t)inner, x[1] * x[0]};
        } else if (now.kind == 1) {
            struct cell *old = (struct cell *)(uintptr_t)now.bits;
            next = *old;
            free(old);
            next.bits = bits(number(next.bits) * now.more);
        } else
            next = (struct cell){0, bits(sin(number(now.bits)) + x[1]), now.more * 1.1};
        now = next;
        sum += look(&now);
    }
    if (now.kind == 1)
        free((void *)(uintptr_t)now.bits);
    return sum;
}

/* The same chosen by a condition: an address, or a number's bits. */
static double chosen(const double *x, int n)
{
    double part[4] = {x[0], x[0] * x[1], x[1], sin(x[1])}, sum = 0;
    uint64_t word[8];
    for (int i = 0; i < n; i++)
        word[i] = i % 3 ? (uint64_t)(uintptr_t)(part + i % 4) : bits(x[i % 2] * i);
    for (int i = n - 1; i > 0; i--) {
        const uint64_t there = word[i];
        word[i] = word[0];
        word[0] = there;
        const int at = i == n - 1 ? 0 : i + 1;
        sum += at % 3 ? *(double *)(uintptr_t)word[i] * i : number(word[i]) * x[1];
    }
    return sum;
}

static double want(double (*f)(const double *, int), const double *x, int n, int k)
{
    double a[2] = {x[0], x[1]}, b[2] = {x[0], x[1]};
    a[k] += 1e-5;
    b[k] -= 1e-5;
    return (f(a, n) - f(b, n)) / 2e-5;
}

#define COMPARE(f, n)                                                                              \
    do {                                                                                          \
        const double x[2] = {0.7, 1.3};                                                           \
        double d[2] = {0, 0};                                                                     \
        __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);                          \
        for (int k = 0; k < 2; k++) {                                                             \
            double way[2] = {k == 0, k == 1};                                                     \
            check_within(#f, k, d[k], want(f, x, n, k), 1e-7);                                    \
            const double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, way, enzyme_const, n);    \
            check_within(#f, k, t, d[k], 1e-12);                                                  \
        }                                                                                         \
    } while (0)

int main(void)
{
    COMPARE(nested, 8);
    COMPARE(chosen, 8);
    return check_result();
}
