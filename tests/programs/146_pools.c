/* Allocators of the program's own whose deallocator takes more than the memory, in an order of its own: a
 * pool by its address, sizes.  (Addresses next to the memory were refused.) */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

typedef struct {
    long used, taken;
} pool;

NOINLINE void *take(long count, long size, pool *p)
{
    p->used++;
    p->taken++;
    return malloc((size_t)(count * size));
}
NOINLINE void give(pool *p, void *memory)
{
    p->used--;
    free(memory);
}
void *__enzyme_allocation_like_last[] = {(void *)take, (void *)0, (void *)"2,-1", (void *)give};

NOINLINE void *take_first(pool *p, int tag, long bytes)
{
    p->used += tag;
    return malloc((size_t)bytes);
}
NOINLINE void give_first(void *memory, int tag, pool *p)
{
    p->used -= tag;
    free(memory);
}
void *__enzyme_allocation_like_first[] = {(void *)take_first, (void *)2, (void *)"-1,1,0",
                                          (void *)give_first};

NOINLINE static double in_pool(const double *x, long n, pool *p)
{
    double *t = take(n * (long)sizeof(double), 1, p), s = 0.0;
    for (long i = 0; i < n; i++)
        t[i] = x[i] * x[i];
    for (long i = 0; i < n; i++)
        s += t[i] * t[n - 1 - i];
    give(p, t);
    return s;
}

/* a block in each iteration */
NOINLINE static double in_loop(const double *x, long n, pool *p)
{
    double s = 0.0;
    for (long i = 0; i < n; i++) {
        double *t = take_first(p, 3, 2 * (long)sizeof(double));
        t[0] = sin(x[i]);
        t[1] = t[0] * x[i];
        s += t[1] * t[1];
        give_first(t, 3, p);
    }
    return s;
}

/* taken in one function and given back in another */
NOINLINE static double *squares(const double *x, long n, pool *p)
{
    double *t = take(n * (long)sizeof(double), 1, p);
    for (long i = 0; i < n; i++)
        t[i] = x[i] * x[i];
    return t;
}
NOINLINE static double across(const double *x, long n, pool *p)
{
    double *t = squares(x, n, p), *u = squares(t, n, p), s = 0.0;
    give(p, t);
    for (long i = 0; i < n; i++)
        s += u[i] * x[i];
    give(p, u);
    return s;
}

enum { size = 4 };

#define RUN(f, slope)                                                                              \
    do {                                                                                           \
        pool p = {0, 0};                                                                           \
        double d[size] = {0};                                                                      \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, (long)size,              \
                               enzyme_const, &p);                                                  \
        check(#f " gives back", (double)p.used, 0.0);                                              \
        for (int i = 0; i < size; i++) {                                                           \
            double along[size] = {0};                                                              \
            along[i] = 1.0;                                                                        \
            check_within(#f, i, d[i], slope, 1e-12);                                               \
            check_within(#f " forward", i,                                                         \
                         __enzyme_fwddiff((void *)f, enzyme_dup, x, along, enzyme_const,           \
                                          (long)size, enzyme_const, &p),                           \
                         slope, 1e-12);                                                            \
        }                                                                                          \
        check(#f " gives back", (double)p.used, 0.0);                                              \
    } while (0)

int main(void)
{
    const double x[size] = {1.0, 2.0, 0.5, -1.5};
    pool one = {0, 0};
    check("primal", in_pool(x, size, &one), 2.0 * (1.0 * 2.25 + 4.0 * 0.25));
    RUN(across, 5.0 * x[i] * x[i] * x[i] * x[i]);
    RUN(in_pool, 4.0 * x[i] * x[size - 1 - i] * x[size - 1 - i]);
    RUN(in_loop, 2.0 * x[i] * sin(x[i]) * (sin(x[i]) + x[i] * cos(x[i])));
    return check_result();
}
