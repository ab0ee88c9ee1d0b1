// Water behind a dam that gives way: shallow water on a grid of rows that are allocated one by one.
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef double **matrix;

static matrix matrix_new(int rows, int columns)
{
    matrix m = malloc(rows * sizeof *m);
    if (!m)
        exit(3);
    for (int i = 0; i < rows; i++)
        if (!(m[i] = calloc(columns, sizeof **m)))
            exit(3);
    return m;
}

static void matrix_free(matrix m, int rows)
{
    for (int i = 0; i < rows; i++)
        free(m[i]);
    free(m);
}

struct flow {
    int rows, columns;
    double dx, gravity, roughness;
    matrix depth, east, north, bed;
};

static struct flow *flow_new(int rows, int columns)
{
    struct flow *f = malloc(sizeof *f);
    f->rows = rows;
    f->columns = columns;
    f->dx = 10;
    f->gravity = 9.81;
    f->roughness = 0.03;
    matrix *all[] = {&f->depth, &f->east, &f->north, &f->bed};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = matrix_new(rows, columns);
    return f;
}

static void flow_free(struct flow *f)
{
    matrix_free(f->depth, f->rows);
    matrix_free(f->east, f->rows);
    matrix_free(f->north, f->rows);
    matrix_free(f->bed, f->rows);
    free(f);
}

static void step(struct flow *f, double dt)
{
    const double c = dt / f->dx;
    for (int i = 0; i < f->rows; i++)
        for (int j = 0; j < f->columns; j++) {
            const double level = f->depth[i][j] + f->bed[i][j];
            const double h = f->depth[i][j] > 0.05 ? f->depth[i][j] : 0.05;
            const double drag = 1 + dt * f->gravity * f->roughness * f->roughness * fabs(f->east[i][j]) / cbrt(h * h * h * h);
            if (j + 1 < f->columns)
                f->east[i][j] = (f->east[i][j] - c * f->gravity * (f->depth[i][j + 1] + f->bed[i][j + 1] - level)) / drag;
            if (i + 1 < f->rows)
                f->north[i][j] = f->north[i][j] * 0.995 - c * f->gravity * (f->depth[i + 1][j] + f->bed[i + 1][j] - level);
        }
    matrix next = matrix_new(f->rows, f->columns);
    for (int i = 0; i < f->rows; i++)
        for (int j = 0; j < f->columns; j++) {
            double flux = 0;
            const double here = f->depth[i][j];
            if (j + 1 < f->columns)
                flux -= f->east[i][j] * (f->east[i][j] > 0 ? here : f->depth[i][j + 1]);
            if (j > 0)
                flux += f->east[i][j - 1] * (f->east[i][j - 1] > 0 ? f->depth[i][j - 1] : here);
            if (i + 1 < f->rows)
                flux -= f->north[i][j] * 0.5 * (here + f->depth[i + 1][j]);
            if (i > 0)
                flux += f->north[i - 1][j] * 0.5 * (here + f->depth[i - 1][j]);
            next[i][j] = here + c * flux;
        }
    matrix old = f->depth;
    f->depth = next;
    matrix_free(old, f->rows);
}

/* The level of water at a village below the dam, averaged over the time; p: level, width, roughness. */
double flood(const double p[3], int steps)
{
    struct flow *f = flow_new(7, 18);
    f->roughness = p[2];
    for (int i = 0; i < f->rows; i++)
        for (int j = 0; j < f->columns; j++) {
            const double across = (i - 3) / p[1];
            f->bed[i][j] = 2 - 0.05 * j + (j == 8 ? 3 * (1 - exp(-across * across)) : 0);
            f->depth[i][j] = j < 8 ? p[0] - 0.1 * f->bed[i][j] : 0.4;
        }
    double sum = 0;
    for (int t = 0; t < steps; t++) {
        step(f, 0.25);
        sum += f->depth[3][14] * f->depth[3][14];
    }
    flow_free(f);
    return sum / steps;
}

int main(void)
{
    double p[3] = {3.5, 1.7, 0.04}, d[3] = {0};
    const int steps = 25;
    __enzyme_autodiff((void *)flood, enzyme_dup, p, d, enzyme_const, steps);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("parameter", i, d[i], flood(p, steps), p[i], 1e-4, 1e-6);
        double t[3] = {0};
        t[i] = 1;
        expect("tangent", i, __enzyme_fwddiff((void *)flood, enzyme_dup, p, t, enzyme_const, steps), d[i], 1e-9);
    }
    return verdict();
}
