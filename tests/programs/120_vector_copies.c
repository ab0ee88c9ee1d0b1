/* Vectors that begin at any element, in memory of which copies are kept: it is overwritten in the
 * next step. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

enum { cells = 26, steps = 3 };
int count = cells, times = steps;

typedef double pair __attribute__((vector_size(16), aligned(8)));

static double f(double *x)
{
    double *now = calloc(cells, sizeof *now), *next = calloc(cells, sizeof *next), sum = 0.0;
    memcpy(now, x, cells * sizeof *now);
    memcpy(next, x, cells * sizeof *next);
    for (int step = 0; step < times; step++) {
        for (int i = 1; i + 3 < count; i += 2) {
            const pair here = *(const pair *)(now + i), ahead = *(const pair *)(now + i + 1);
            const pair behind = *(const pair *)(now + i - 1);
            *(pair *)(next + i) = here + 0.1 * (ahead - here) * (behind * here);
        }
        double *swap = now;
        now = next;
        next = swap;
    }
    for (int i = 0; i < cells; i++)
        sum += now[i] * now[i];
    free(now);
    free(next);
    return sum;
}

int main(void)
{
    double x[cells];
    for (int i = 0; i < cells; i++)
        x[i] = 0.7 + 0.2 * cos(1.3 * i);
    CHECK_REQUEST("vectors", f, cells, x, 1, 1e-8);
    return check_result();
}
