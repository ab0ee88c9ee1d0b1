/* Oceanography: shallow water over a bay, fields as pointers to rows of variable length, buffers that change places by
   memcpy and memmove, gauges through an output array; several directions at a time. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dupnoneed;
void __enzyme_autodiff_gauges(void *, ...);
void __enzyme_fwddiff_gauges(void *, ...);

static void fill_depth(int n, int m, double depth[n][m], double shelf)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            depth[i][j] = 4 - shelf * j / (m - 1.0) + 0.3 * cos(2.0 * i / n);
}

static double at(int n, int m, double f[static n][m], int i, int j)
{
    if (i < 0)
        i = 0;
    else if (i >= n)
        i = n - 1;
    j = j < 0 ? 0 : j >= m ? m - 1 : j;
    return f[i][j];
}

static void step(int n, int m, double (*h)[m], double (*u)[m], double (*v)[m], double (*depth)[m], double dt)
{
    double flux_x[n][m], flux_y[n][m];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            u[i][j] -= dt * 9.81 * (at(n, m, h, i, j + 1) - h[i][j]);
            v[i][j] -= dt * 9.81 * (at(n, m, h, i + 1, j) - h[i][j]);
            if (j == m - 1)
                u[i][j] = 0;
            if (i == n - 1)
                v[i][j] = 0;
            u[i][j] /= 1 + dt * 0.05 * fabs(u[i][j]);
        }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            flux_x[i][j] = u[i][j] * (depth[i][j] + h[i][j]);
            flux_y[i][j] = v[i][j] * (depth[i][j] + h[i][j]);
        }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            h[i][j] -= dt * (flux_x[i][j] - (j ? flux_x[i][j - 1] : 0) + flux_y[i][j] - (i ? flux_y[i - 1][j] : 0));
}

/* Source: amplitude, width, row, column, shelf.  Gauges: highest smooth level, mean of a trailing window, energy. */
static void gauges(const double *source, int n, int m, int steps, double *out)
{
    double(*h)[m] = calloc(n, sizeof *h), (*u)[m] = calloc(n, sizeof *u), (*v)[m] = calloc(n, sizeof *v);
    double(*depth)[m] = malloc(sizeof(double[n][m]));
    double window[8] = {0}, soft = 0, energy = 0;
    fill_depth(n, m, depth, source[4]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            const double dy = (i - source[2]) / source[1], dx = (j - source[3]) / source[1];
            h[i][j] = source[0] * exp(-dx * dx - dy * dy);
        }
    for (int s = 0; s < steps; s++) {
        double(*old)[m] = malloc(sizeof(double[n][m]));
        memcpy(old, h, sizeof(double[n][m]));
        step(n, m, h, u, v, depth, 0.05);
        for (int i = 0; i < n; i++)
            h[i][0] = old[i][0] + 0.3 * (old[i][1] - old[i][0]); /* radiating edge */
        free(old);
        memmove(window, window + 1, sizeof window - sizeof *window);
        window[7] = h[n / 2][m - 1];
        soft += exp(8 * window[7]);
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            energy += 0.5 * 9.81 * h[i][j] * h[i][j] + 0.5 * depth[i][j] * (u[i][j] * u[i][j] + v[i][j] * v[i][j]);
    out[0] = log(soft / steps) / 8;
    out[1] = 0;
    for (int k = 0; k < 8; k++)
        out[1] += window[k] / 8;
    out[2] = energy;
    free(h), free(u), free(v), free(depth);
}

static double one(const double *source, int which)
{
    double out[3];
    gauges(source, 9, 12, 30, out);
    return out[which];
}

int main(void)
{
    double source[5] = {0.4, 1.9, 4.2, 5.6, 2.0}, jacobian[3][5] = {{0}}, out[3];
    for (int g = 0; g < 3; g++) {
        double seed[3] = {0};
        seed[g] = 1;
        __enzyme_autodiff_gauges((void *)gauges, enzyme_dup, source, jacobian[g], enzyme_const, 9, enzyme_const, 12, enzyme_const,
                                 30, enzyme_dupnoneed, out, seed);
        for (int i = 0; i < 5; i++)
            EXPECT_SLOPE("gauge", 10 * g + i, jacobian[g][i], one(source, g), source[i], 1e-4, 1e-6);
    }
    double e[4][5] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, t[4][3] = {{0}};
    __enzyme_fwddiff_gauges((void *)gauges, enzyme_width, 4, enzyme_dup, source, e[0], e[1], e[2], e[3], enzyme_const, 9,
                            enzyme_const, 12, enzyme_const, 30, enzyme_dup, out, t[0], t[1], t[2], t[3]);
    for (int i = 0; i < 4; i++)
        for (int g = 0; g < 3; g++)
            expect("lane", 10 * i + g, t[i][g], jacobian[g][i], 1e-9);
    return verdict();
}
