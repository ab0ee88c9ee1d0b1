/* Tapes of more than what the program keeps for itself: the system may take the pages between two
 * gradients, but not the words that tell how large the chunk is. */
#define TOLERANCE 1e-12
#include "check.h"
#include <stdlib.h>

void ltoad_tape_trim(void);

enum { N = 1 << 17, STEPS = 160 };

/* x becomes 1 / (STEPS + 1/x): the derivative is the square of what comes out over x squared. */
static void fall(double *x, int n, int steps)
{
    for (int k = 0; k < steps; k++)
        for (int i = 0; i < n; i++)
            x[i] = x[i] / (1.0 + x[i]);
}

static void check_once(int steps)
{
    double *x = malloc(N * sizeof *x), *dx = malloc(N * sizeof *dx);
    for (int i = 0; i < N; i++) {
        x[i] = 0.5 + 1.0 / (i + 1);
        dx[i] = 1.0;
    }
    __enzyme_autodiff_void((void *)fall, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, steps);
    for (int i = 0; i < N; i += 4999) {
        const double start = 0.5 + 1.0 / (i + 1), factor = 1.0 + steps * start;
        check_within("slope", i, dx[i], 1.0 / (factor * factor), TOLERANCE);
    }
    free(x);
    free(dx);
}

int main(void)
{
    for (int k = 0; k < 3; k++)
        check_once(STEPS);
    check_once(STEPS / 80);
    ltoad_tape_trim();
    check_once(STEPS);
    return check_result();
}
