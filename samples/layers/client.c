/* Calls the derivatives as plain functions: any compiler of C will do. */
#include <stdio.h>

#include "physics_ad.h"

enum { CELLS = 12, STEPS = 30 };

int main(void)
{
    double k[2] = {0.8, 0.3}, start[CELLS], measured[CELLS], dk[2] = {0}, ds[CELLS] = {0};
    for (int i = 0; i < CELLS; i++) {
        start[i] = i == CELLS - 1 ? 1.0 : 0.1 * i;
        measured[i] = (double)i / (CELLS - 1);
    }
    const double misfit = ltoad_rod_misfit_ddccc_gradient(k, dk, start, ds, measured, 0, CELLS, STEPS, 1.0);
    printf("%.17g\n%.17g\n%.17g\n", misfit, dk[0], dk[1]);
    for (int i = 0; i < CELLS; i++)
        printf("%.17g\n", ds[i]);
    return 0;
}
