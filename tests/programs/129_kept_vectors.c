/* Vectors wider than what a tape is aligned to are kept: by a callee, in a loop of known length and in
 * one that the run counts.  Compiled for a processor with such vectors by tests/test_vector_code.py. */
#include <stdlib.h>

#include "check.h"

typedef double v4 __attribute__((vector_size(32)));
typedef double u4 __attribute__((vector_size(32), aligned(8)));

enum { size = 5 };

__attribute__((noinline)) static double step(double *b)
{
    v4 a = *(const u4 *)b, turned = {a[3], a[2], a[1], b[4]};
    v4 c = a * turned + a;
    c = c * c;
    *(u4 *)b = c * 0.25 + a * 0.5;
    return c[0] * c[2] * c[3] + a[1] * c[1];
}

static double by_callee(double *x)
{
    double b[size], sum = 0.0;
    for (int i = 0; i < size; i++)
        b[i] = x[i];
    for (int i = 0; i < 7; i++)
        sum += step(b) * b[i % 3];
    return sum;
}

static double in_loop(double *x)
{
    double *block = malloc((size + 1) * sizeof *block), *b = block + 1;
    for (int i = 0; i < size; i++)
        b[i] = x[i];
    v4 c = {0};
    for (double left = 1.0; left > 0.01; left *= 0.7) {
        c = c * *(const u4 *)b + *(const u4 *)b;
        *(u4 *)b = c * 0.5;
    }
    free(block);
    return c[0] + c[1] + c[2] * c[3];
}

int main(void)
{
    double x[size] = {0.1, 0.2, 0.3, 0.4, 0.5};
    for (int k = 0; k < 3; k++) {
        void *volatile between = malloc((size_t)(16 + 16 * k)); /* tapes begin elsewhere each time */
        CHECK_REQUEST("by callee", by_callee, size, x, 1, 1e-8);
        CHECK_REQUEST("in loop", in_loop, size, x, 1, 1e-8);
        free(between);
    }
    return check_result();
}
