#include "grid.h"
#include <stdlib.h>
#include <string.h>

struct grid {
    int nx, ny;
    double *values, *scratch;
};

grid *grid_new(int nx, int ny)
{
    grid *g = malloc(sizeof *g);
    g->nx = nx;
    g->ny = ny;
    g->values = calloc((size_t)nx * ny, sizeof(double));
    g->scratch = calloc((size_t)nx * ny, sizeof(double));
    return g;
}

void grid_set(grid *g, const double *values)
{
    memcpy(g->values, values, sizeof(double) * g->nx * g->ny);
}

#define AT(a, i, j) (a)[(i) * g->nx + (j)]

void grid_smooth(grid *g, double weight)
{
    memcpy(g->scratch, g->values, sizeof(double) * g->nx * g->ny);
    for (int i = 1; i < g->ny - 1; i++)
        for (int j = 1; j < g->nx - 1; j++) {
            const double around = AT(g->values, i - 1, j) + AT(g->values, i + 1, j) + AT(g->values, i, j - 1) + AT(g->values, i, j + 1);
            AT(g->scratch, i, j) += weight * (around - 4.0 * AT(g->values, i, j)) * AT(g->values, i, j);
        }
    double *t = g->values;
    g->values = g->scratch;
    g->scratch = t;
}
