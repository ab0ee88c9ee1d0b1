/* Finds the conductivity of a plate from temperatures: 9216 unknowns, steepest descent with momentum. */
#include "plate.h"

#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 40 };

static double difference(double *k, const double *measured, int cell)
{
    const double at = k[cell], h = 1e-5;
    k[cell] = at + h;
    const double ahead = misfit(k, measured);
    k[cell] = at - h;
    const double behind = misfit(k, measured);
    k[cell] = at;
    return (ahead - behind) / (2.0 * h);
}

int main(void)
{
    static double truth[SIDE * SIDE], k[SIDE * SIDE], gradient[SIDE * SIDE], speed[SIDE * SIDE];
    double measured[SENSORS * SENSORS], value = 0.0, primal = 1e9, both = 1e9;
    for (int i = 0; i < SIDE * SIDE; i++) {
        const double x = (double)(i % SIDE) / SIDE, y = (double)(i / SIDE) / SIDE;
        truth[i] = 0.12 + 0.08 * exp(-30.0 * ((x - 0.4) * (x - 0.4) + (y - 0.2) * (y - 0.2)));
        k[i] = 0.12;
    }
    measure(truth, measured);

    misfit_and_gradient(k, measured, gradient);
    for (int cell = 8 * SIDE + 20; cell < 16 * SIDE; cell += 3 * SIDE + 11)
        printf("cell %4d: %.8f by ltoad, %.8f by differences\n", cell, gradient[cell],
               difference(k, measured, cell));

    for (int round = 0; round <= ROUNDS; round++) {
        const double start = omp_get_wtime();
        misfit(k, measured);
        const double middle = omp_get_wtime();
        value = misfit_and_gradient(k, measured, gradient);
        primal = fmin(primal, middle - start);
        both = fmin(both, omp_get_wtime() - middle);
        if (round % 10 == 0)
            printf("round %2d: misfit %.6f\n", round, value);
        for (int i = 0; i < SIDE * SIDE; i++) {
            speed[i] = 0.9 * speed[i] - 2e-7 * gradient[i];
            k[i] = fmin(fmax(k[i] + speed[i], 0.01), 0.24);
        }
    }
    printf("%d threads: misfit %.1f ms, with gradient %.1f ms, %.2f times as long\n",
           omp_get_max_threads(), 1e3 * primal, 1e3 * both, both / primal);
    return 0;
}
