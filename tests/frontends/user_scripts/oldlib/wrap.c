#include "grid.h"

double smoothed_energy(const double *image, int ny, int nx, double weight, int times)
{
    grid *g = grid_new(nx, ny);
    grid_set(g, image);
    for (int i = 0; i < times; i++)
        grid_smooth(g, weight);
    const double energy = grid_energy(g);
    grid_delete(g);
    return energy;
}
