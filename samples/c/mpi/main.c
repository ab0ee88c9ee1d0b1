/* Finds the conductivities of a rod from temperatures: 60 unknowns, steepest descent with momentum. */
#include "rod.h"

#include <math.h>
#include <stdio.h>

enum { ROUNDS = 40 };

/* By differences; `cell` counts along the whole rod. */
static double difference(const piece *p, double *k, const double *measured, int cell)
{
    const double h = 1e-6;
    const int mine = cell - p->first, is_mine = mine >= 0 && mine < p->cells;
    double ends[2], at = is_mine ? k[mine] : 0.0;
    for (int side = 0; side < 2; side++) {
        if (is_mine)
            k[mine] = side ? at + h : at - h;
        ends[side] = misfit(p, k, measured);
    }
    if (is_mine)
        k[mine] = at;
    double slope = (ends[1] - ends[0]) / (2.0 * h);
    MPI_Bcast(&slope, 1, MPI_DOUBLE, 0, p->comm);
    return slope;
}

static void compare(const piece *p, double *k, const double *measured, const double *gradient)
{
    for (int cell = 4; cell < CELLS; cell += 17) {
        const double expected = difference(p, k, measured, cell);
        const int mine = cell - p->first;
        if (mine >= 0 && mine < p->cells)
            printf("cell %2d: %.6f by ltoad, %.6f by differences\n", cell, gradient[mine], expected);
    }
}

int main(int count, char **arguments)
{
    double truth[CELLS], k[CELLS], measured[CELLS], gradient[CELLS], speed[CELLS];
    MPI_Init(&count, &arguments);
    const piece p = cut(MPI_COMM_WORLD);
    for (int i = 0; i < p.cells; i++) {
        truth[i] = 0.2 + 0.15 * sin(0.2 * (p.first + i));
        k[i] = 0.2;
        speed[i] = 0.0;
    }
    measure(&p, truth, measured);
    misfit_and_gradient(&p, k, measured, gradient);
    compare(&p, k, measured, gradient);
    for (int round = 0; round <= ROUNDS; round++) {
        const double value = misfit_and_gradient(&p, k, measured, gradient);
        if (p.first == 0 && round % 10 == 0)
            printf("round %2d: misfit %.4f\n", round, value);
        for (int i = 0; i < p.cells; i++) {
            speed[i] = 0.8 * speed[i] - 3e-6 * gradient[i];
            k[i] = fmin(fmax(k[i] + speed[i], 0.02), 0.45);
        }
    }
    MPI_Finalize();
    return 0;
}
