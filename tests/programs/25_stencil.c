/* A two-dimensional stencil that swaps its two grids after every step. */
#include "check.h"

enum { width = 6, cells = width * width, steps = 5 };

static double f(const double *initial, int count)
{
    double grids[2][cells];
    double *now = grids[0], *next = grids[1];
    for (int i = 0; i < cells; i++)
        now[i] = next[i] = initial[i];
    for (int step = 0; step < count; step++) {
        for (int i = 1; i < width - 1; i++) {
            for (int j = 1; j < width - 1; j++) {
                const int c = i * width + j;
                const double flow = now[c - 1] + now[c + 1] + now[c - width] + now[c + width]
                                    - 4.0 * now[c];
                next[c] = now[c] + 0.1 * flow * (1.0 + 0.2 * now[c] * now[c]);
            }
        }
        double *swap = now;
        now = next;
        next = swap;
    }
    double energy = 0.0;
    for (int i = 0; i < cells; i++)
        energy += now[i] * now[i];
    return energy;
}

static double at(double *x) { return f(x, steps); }

int main(void)
{
    double x[cells], dx[cells] = {0.0};
    for (int i = 0; i < cells; i++)
        x[i] = sin(0.9 * i) + 0.2;
    __enzyme_autodiff_void((void *)f, x, dx, steps);
    check_gradient("stencil", at, cells, x, dx);
    return check_result();
}
