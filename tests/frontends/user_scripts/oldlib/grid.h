#ifndef GRID_H
#define GRID_H
typedef struct grid grid;
grid *grid_new(int nx, int ny);
void grid_set(grid *g, const double *values);
void grid_smooth(grid *g, double weight);
double grid_energy(const grid *g);
void grid_delete(grid *g);
#endif
