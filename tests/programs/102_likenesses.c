/* Functions that are differentiated like known ones, and allocators like malloc. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

/* An approximation by a loop that is not to be differentiated itself. */
static int evaluations;
NOINLINE double my_log1p(double x)
{
    evaluations++;
    double s = 0.0, p = x;
    for (int k = 1; k < 200; k++, p *= -x)
        s += p / k;
    return s;
}
void *__enzyme_function_like_my_log1p[] = {(void *)my_log1p, (void *)"log1p"};

NOINLINE float my_powf(float x, float y) { return expf(y * logf(x)); }
void *__enzyme_function_like[] = {(void *)my_powf, (void *)"pow"};

/* By annotation. */
NOINLINE __attribute__((annotate("enzyme_math=sin"))) double my_sin(double x)
{
    return x - x * x * x / 6.0 + x * x * x * x * x / 120.0 - x * x * x * x * x * x * x / 5040.0;
}

/* A pool, of which the derivative has to allocate shadows; released with the size. */
static char pool[1 << 16];
static size_t used;
static long in_use;
NOINLINE void *pool_take(int tag, size_t bytes)
{
    void *p = pool + used;
    used += (bytes + 15) & ~(size_t)15;
    in_use += tag;
    memset(p, 0xff, bytes); /* not zero: a shadow has to be cleared */
    return p;
}
NOINLINE void pool_release(size_t bytes, void *p)
{
    memset(p, 0x55, bytes);
    in_use--;
}
void *__enzyme_allocation_like_pool[] = {(void *)pool_take, (void *)1, (void *)"1,-1",
                                         (void *)pool_release};

static double likes(double x, double y)
{
    return my_log1p(x) * y + my_powf((float)x, (float)y) + my_sin(x) * x;
}

static double in_pool(double *x, int n)
{
    double *square = pool_take(1, n * sizeof *square);
    for (int i = 0; i < n; i++)
        square[i] = x[i] * x[i];
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += square[i] * square[n - 1 - i];
    pool_release(n * sizeof *square, square);
    return s;
}

struct pair { double x, y; } __enzyme_autodiff_pair(void *, ...);

int main(void)
{
    const double x = 0.3, y = 1.4;
    const struct pair d = __enzyme_autodiff_pair((void *)likes, x, y);
    check_within("x", -1, d.x,
                 y / (1.0 + x) + y * pow(x, y - 1.0) + my_sin(x) + x * cos(x), 1e-6);
    check_within("y", -1, d.y, log1p(x) + pow(x, y) * log(x), 1e-6);
    check("evaluations", evaluations, 1); /* and not once more for the derivative */

    check("itself", __enzyme_autodiff((void *)my_log1p, x), 1.0 / (1.0 + x));

    double v[3] = {0.5, 1.5, -0.7}, dv[3] = {0};
    __enzyme_autodiff_void((void *)in_pool, enzyme_dup, v, dv, 3);
    check("v0", dv[0], 4.0 * 0.5 * 0.49);
    check("v1", dv[1], 4.0 * 1.5 * 1.5 * 1.5);
    check("v2", dv[2], 4.0 * -0.7 * 0.25);
    check("in use", in_use, 0);
    return check_result();
}
