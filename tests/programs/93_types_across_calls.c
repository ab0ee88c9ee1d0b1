/* Functions that move words without knowing what these are: their callers know, or what they call. */
#include "check.h"
#include <stdint.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static void swap(void *a, void *b)
{
    uint64_t u, v;
    memcpy(&u, a, 8);
    memcpy(&v, b, 8);
    memcpy(a, &v, 8);
    memcpy(b, &u, 8);
}

NOINLINE static uint64_t word(const void *p, int i)
{
    uint64_t u;
    memcpy(&u, (const char *)p + 8 * i, 8);
    return u;
}

NOINLINE static double number(uint64_t u)
{
    double x;
    memcpy(&x, &u, 8);
    return x;
}

struct pair {
    float a, b;
};

NOINLINE static uint64_t packed(const struct pair *p)
{
    uint64_t u;
    memcpy(&u, p, 8);
    return u;
}

NOINLINE static struct pair exchanged(uint64_t u)
{
    u = u << 32 | u >> 32;
    struct pair p;
    memcpy(&p, &u, 8);
    return p;
}

static double words(double *x)
{
    double y[4], sum = 0;
    for (int i = 0; i < 4; i++)
        y[i] = x[i] * x[i];
    swap(y, y + 3);
    swap(y + 1, y);
    for (int i = 0; i < 4; i++)
        sum += number(word(y, i)) * number(word(y, (i + 1) % 4)) * (i + 1);
    return sum;
}

static double halves(double *x)
{
    const struct pair p = {(float)x[0], (float)(x[1] * x[2])};
    const struct pair q = exchanged(packed(&p));
    return (double)q.a * q.a + (double)q.b * x[3];
}

int main(void)
{
    double x[4] = {1.25, -0.75, -2.5, 0.5}, d[4] = {0};
    __enzyme_autodiff_void((void *)words, enzyme_dup, x, d);
    check_gradient("words", words, 4, x, d);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)halves, enzyme_dup, x, d);
    const double product = x[1] * x[2];
    const double expected[4] = {x[3], 2 * product * x[2], 2 * product * x[1], x[0]};
    for (int i = 0; i < 4; i++)
        check_within("halves", i, d[i], expected[i], 1e-6);
    return check_result();
}
