/* A plate that cools over many steps, in parallel regions, with a sum of all threads in each step.  With
 * a limit on the tape the steps are run again from checkpoints, by all threads. */
#include "verify.h"
#include <stdlib.h>
#include <string.h>

enum { ROWS = 24, COLUMNS = 20, STEPS = 300 };

#ifdef TAPE_LIMIT
long ltoad_tape_peak_bytes(void);
#endif

static void cool(const double *now, double *next, const double *x, double mean)
{
#pragma omp for schedule(guided)
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) {
            const int up = i ? i - 1 : 0, down = i + 1 < ROWS ? i + 1 : i;
            const int left = j ? j - 1 : 0, right = j + 1 < COLUMNS ? j + 1 : j;
            const double t = now[i * COLUMNS + j];
            next[i * COLUMNS + j] = t + x[0] * 0.2 * (1 + 0.1 * t) *
                (now[up * COLUMNS + j] + now[down * COLUMNS + j] + now[i * COLUMNS + left] +
                 now[i * COLUMNS + right] - 4 * t) - 1e-3 * x[1] * (t - mean) * t;
        }
}

static double plate(const double *x, int n)
{
    double *now = malloc(ROWS * COLUMNS * sizeof *now), *next = malloc(ROWS * COLUMNS * sizeof *next);
    double loss = 0;
    for (int i = 0; i < ROWS * COLUMNS; i++)
        now[i] = 1 + x[2] * x[2] * i / (ROWS * COLUMNS); /* the most is that of the last one */
    for (int step = 0; step < STEPS; step++) {
        double sum = 0, most = 0;
#pragma omp parallel
        {
#pragma omp for reduction(+ : sum) reduction(max : most)
            for (int i = 0; i < ROWS * COLUMNS; i++) {
                sum += now[i];
                most = now[i] > most ? now[i] : most;
            }
            cool(now, next, x, sum / (ROWS * COLUMNS));
        }
        loss += 1e-3 * most * most;
#pragma omp parallel for
        for (int i = 0; i < ROWS * COLUMNS; i++)
            now[i] = next[i];
    }
    for (int i = 0; i < ROWS * COLUMNS; i++)
        loss += now[i] * now[i] * x[n - 1];
    free(now);
    free(next);
    return loss;
}

int main(void)
{
    VERIFY(plate, 4, 0.7 + 0.1 * i);
#ifdef TAPE_LIMIT
    if (ltoad_tape_peak_bytes() > TAPE_LIMIT) {
        printf("the tape had %ld bytes\n", ltoad_tape_peak_bytes());
        return 1;
    }
#endif
    return verdict();
}
