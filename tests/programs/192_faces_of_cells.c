/* Tables of constants say which corners of a cell are read: in each face, and only where a mark says
 * so.  The corners are overwritten by the next cell, and moved in place afterwards. */
#include "../user_programs/expect.h"
#include <math.h>
#include <stdlib.h>

struct corners {
    double x[8], y[8];
};

static const int faces[6][4] = {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4},
                                {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};
static const signed char next_to[6] = {-1, 1, -2, 2, 1, -1};
static const unsigned char marks[6] = {1, 0, 200, 0, 1, 1};
static const double weights[6] = {0.5, -1, 2, 0.25, 1, 3};

__attribute__((noinline)) static void areas_of(const struct corners *c, struct corners *areas, double limit) {
    for (int k = 0; k < 8; k++) areas->x[k] = areas->y[k] = 0;
    for (int f = 0; f < 6; f++) {
        const int *face = faces[f];
        double wide = (c->x[face[2]] - c->x[face[0]]) * (c->y[face[3]] - c->y[face[1]]);
        double high = (c->y[face[2]] - c->y[face[0]]) * (c->x[face[3]] - c->x[face[1]]);
        if (marks[f] > 100 && wide > limit) wide += c->x[face[1]] * c->y[face[1] + next_to[f]];
        for (int k = 0; k < 4; k++) {
            areas->x[face[k]] += weights[f] * (wide - high) * c->x[face[(k + 1) % 4]];
            areas->y[face[k]] += sin(wide) * c->y[(face[k] + 8 + next_to[f]) % 8];
        }
    }
}

double blast(double *x, double *y, const int *mesh, int cells, int nodes) {
    double sum = 0;
    struct corners c, areas;
    for (int step = 0; step < 3; step++) {
        for (int e = 0; e < cells; e++) {
            for (int k = 0; k < 8; k++) c.x[k] = x[mesh[8 * e + k]], c.y[k] = y[mesh[8 * e + k]];
            areas_of(&c, &areas, 0.1 * e - 0.2);
            for (int k = 0; k < 8; k++) {
                sum += areas.x[k] * c.y[k] + areas.y[k];
                c.x[k] += 0.1 * areas.y[k];
            }
            areas_of(&c, &areas, -1);
            for (int k = 0; k < 8; k++) sum += areas.x[k] * areas.x[k];
        }
        for (int n = 0; n < nodes; n++) x[n] += 0.05 * sin(y[n] + sum * 1e-3), y[n] *= 0.9;
    }
    return sum;
}

double from_start(const double *start, const int *mesh, int cells, int nodes) {
    double *x = malloc(2 * nodes * sizeof(double)), *y = x + nodes;
    for (int n = 0; n < nodes; n++) x[n] = start[n], y[n] = cos(start[n]);
    double result = blast(x, y, mesh, cells, nodes);
    free(x);
    return result;
}

int main(void) {
    enum { NODES = 12, CELLS = 4 };
    int mesh[8 * CELLS];
    double start[NODES], gradient[NODES] = {0};
    for (int i = 0; i < 8 * CELLS; i++) mesh[i] = (i * 5 + i / 8) % NODES;
    for (int n = 0; n < NODES; n++) start[n] = 0.3 + 0.1 * sin(2 * n);
    __enzyme_autodiff(from_start, enzyme_dup, start, gradient, enzyme_const, mesh, enzyme_const, CELLS, enzyme_const, NODES);
    for (int n = 0; n < NODES; n++)
        EXPECT_SLOPE("blast", n, gradient[n], from_start(start, mesh, CELLS, NODES), start[n], 1e-3, 1e-7);
    return verdict();
}
