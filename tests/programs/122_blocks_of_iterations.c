/* Iterations that the reverse sweep runs again, and that allocate and free memory of their own. */
#include <stdlib.h>

#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff_void(void *, ...);

enum { N = 4, CELLS = 21 };

__attribute__((noinline)) static double through_blocks(double p, int cells)
{
    double sum = 0;
    double *u = calloc(40, sizeof *u), *v = calloc(40, sizeof *v);
    for (int c = 0; c < cells; c++)
        u[c] = v[c] = sin(0.3 + 0.37 * c + p);
    for (int c = 0; c + 1 < cells; c++)
        sum += 0.1 * u[c] * v[c + 1] * u[c];
    free(u);
    free(v);
    return sum;
}

volatile int cells = CELLS;

/* The block is written in all steps and read in the same one, or in the next. */
static double steps(double *x)
{
    double sum = 0, block[N] = {0};
    for (int s = 0; s < 9; s++) {
        for (int c = s % 2; c < N; c += 2)
            block[c] = sin(through_blocks(sum, cells));
        for (int c = 0; c < N; c++)
            sum = 0.7 * sum + 0.2 * sin(x[c]) * block[c];
    }
    return sum;
}

static double products(double *x)
{
    double sum = 0;
    for (int s = 0; s < 50; s++) {
        double row[CELLS];
        for (int c = 0; c < CELLS; c++)
            row[c] = x[(s + c) % N] * (1 + 0.01 * c);
        for (int c = 0; c < 5; c++)
            sum += through_blocks(row[c] * row[c + 1], cells);
    }
    return sum;
}

/* A tape that grows in an iteration, and is large before it ends. */
static double growing(double *x)
{
    double u[N] = {x[0], x[1], x[2], x[3]}, sum = 0;
    for (int s = 0; s < 7; s++) {
        double reached = 0;
        while (reached < 3e4) {
            const double step = 1 + 0.5 * sin(u[s % N] + u[(s + 1) % N]);
            u[s % N] = 0.999 * u[s % N] + 0.001 * sin(u[(s + 1) % N] * step);
            reached += 1 + u[3] * u[3] * 1e-9;
        }
        sum += u[s % N] * u[0];
    }
    return sum;
}

#define CHECK(name, f) CHECK_REQUEST(name, f, N, x, 1, 1e-6)

int main(void)
{
    double x[N] = {0.767, -0.921, 1.285, -1.057};
    CHECK("steps", steps);
    CHECK("products", products);
    CHECK("growing", growing);
    return check_result();
}
