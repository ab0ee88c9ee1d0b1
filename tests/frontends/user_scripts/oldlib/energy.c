#include "grid.h"
#include <stdlib.h>

struct grid {
    int nx, ny;
    double *values, *scratch;
};

double grid_energy(const grid *g)
{
    double sum = 0.0;
    for (int i = 0; i < g->nx * g->ny; i++)
        sum += g->values[i] * g->values[i];
    return 0.5 * sum;
}

void grid_delete(grid *g)
{
    free(g->values);
    free(g->scratch);
    free(g);
}
