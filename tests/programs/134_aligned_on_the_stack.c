/* Stack objects with more than 16 bytes of alignment, which split mode keeps in the tape's memory. */
#include <stdint.h>

#include "check.h"
#include "split.h"

#define NOINLINE __attribute__((noinline))
enum { size = 4 };

NOINLINE static void fill(double *w, const double *x, uintptr_t mask)
{
    const uintptr_t rest = (uintptr_t)w & mask;
    for (int i = 0; i < size; i++)
        w[i] = rest ? NAN : x[i] * x[(i + 1) % size];
}

static double f(double *x)
{
    _Alignas(32) double a[size];
    _Alignas(64) double b[size];
    _Alignas(256) double c[size];
    double sum = 0;
    fill(a, x, 31), fill(b, a, 63), fill(c, b, 255);
    for (int i = 0; i < size; i++)
        sum += sin(a[i]) * b[i] * c[i];
    return sum;
}

int main(void)
{
    double x[size] = {0.5, 0.75, 0.4, 0.9};
    for (int round = 0; round < 3; round++) {
        double d[size] = {0};
        void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, d);
        __enzyme_reverse((void *)f, enzyme_dup, x, d, 1.0, tape);
        check_gradient("split", f, size, x, d);
    }
    return check_result();
}
