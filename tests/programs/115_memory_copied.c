/* Memory that loops read and others overwrite: stencils with two buffers, tests at boundaries,
 * several loops over one vector, updates in place, ranges that are empty. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

enum { SIDE = 6, CELLS = SIDE * SIDE, STEPS = 4 };

static int side = SIDE, steps = STEPS;

/* Two buffers that take turns, and coefficients that stay. */
static double diffusion(double *input)
{
    const int n = side, cells = n * n;
    double *work = malloc((2 * cells + 1) * sizeof *work);
    double *before = work, *after = work + cells, sum = 0.0;
    memcpy(before, input, cells * sizeof *work);
    memcpy(after, input, cells * sizeof *work);
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i + 1 < n; i++)
            for (int j = 1; j + 1 < n; j++) {
                const int at = i * n + j;
                const double u = before[at];
                after[at] = u + 0.1 * input[at] *
                                    ((before[at - n] - u) * before[at + n] +
                                     (before[at - 1] - u) * (before[at + 1] + u));
            }
        double *other = before;
        before = after;
        after = other;
    }
    for (int c = 0; c < cells; c++)
        sum += before[c] * before[c] * (1 + c % 3);
    free(work);
    return sum;
}

/* Neighbours where there are some. */
static void apply(int n, const double *k, const double *u, double *out)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            const int at = i * n + j;
            double sum = u[at] * u[at] * k[at];
            if (i > 0)
                sum -= u[at] * u[at - n];
            if (i + 1 < n)
                sum -= k[at] * u[at + n] * u[at + n];
            if (j > 0)
                sum += 0.5 * u[at - 1] * u[at];
            if (j + 1 < n)
                sum += u[at + 1] * k[at + 1] * u[at];
            out[at] = sum;
        }
}

/* Three vectors in one allocation, which several loops read and others change. */
static double iteration(double *input)
{
    const int n = side, cells = n * n;
    double *work = malloc((3 * cells + 1) * sizeof *work), sum = 0.0;
    double *residual = work, *direction = work + cells, *image = work + 2 * cells;
    for (int c = 0; c < cells; c++)
        residual[c] = direction[c] = input[c];
    for (int s = 0; s < steps; s++) {
        apply(n, input, direction, image);
        double curvature = 1.0, next = 1.0;
        for (int c = 0; c < cells; c++)
            curvature += direction[c] * image[c];
        const double length = 1.0 / (1.0 + curvature * curvature);
        for (int c = 0; c < cells; c++)
            residual[c] -= length * image[c] * image[c];
        for (int c = 0; c < cells; c++)
            next += residual[c] * residual[c];
        for (int c = 0; c < cells; c++)
            direction[c] = residual[c] + 0.1 * next * direction[c] * direction[c] / cells;
    }
    for (int c = 0; c < cells; c++)
        sum += direction[c] * residual[c];
    free(work);
    return sum;
}

/* A row is read in two loops, between which it changes; the second must see the change. */
static double changed_between(double *input)
{
    double row[CELLS], sum = 0.0;
    for (int c = 0; c < CELLS; c++)
        row[c] = input[c];
    for (int s = 0; s < steps; s++) {
        for (int c = 1; c < CELLS; c++)
            sum += row[c] * row[c - 1];
        row[s] = sum * 0.01;
        for (int c = 1; c < CELLS; c++)
            sum += row[c] * row[c] * row[c - 1];
        for (int c = 0; c < CELLS; c++)
            row[c] *= 1.0 - 0.1 * row[c];
    }
    return sum;
}

/* Each element depends on the one that has just been replaced: nothing can be copied before. */
static double swept(double *input)
{
    double *row = malloc(CELLS * sizeof *row), sum = 0.0;
    memcpy(row, input, CELLS * sizeof *row);
    for (int s = 0; s < steps; s++)
        for (int c = 1; c + 1 < CELLS; c++)
            row[c] = 0.3 * row[c - 1] * row[c] + 0.2 * row[c + 1] * row[c + 1];
    for (int c = 0; c < CELLS; c++)
        sum += row[c];
    free(row);
    return sum;
}

/* A triangle of a matrix, whose rows are read up to the diagonal, and floats. */
static double triangle(double *input)
{
    float m[CELLS];
    double sum = 0.0;
    for (int c = 0; c < CELLS; c++)
        m[c] = (float)input[c];
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < SIDE; i++)
            for (int j = 0; j <= i; j++)
                sum += m[i * SIDE + j] * m[i * SIDE + j] * (j ? m[i * SIDE + j - 1] : 1.0f);
        for (int c = 0; c < CELLS; c++)
            m[c] = m[c] * m[c] * 0.5f;
    }
    return sum;
}

/* What one loop stores is computed again where another one reads it: shifted, backwards, in part,
 * and not where a store is in between or the stored value is expensive. */
static double filled_and_read(double *input)
{
    double *work = malloc(4 * CELLS * sizeof *work), sum = 0.0;
    double *centred = work, *scaled = work + CELLS, *costly = work + 2 * CELLS;
    double *patched = work + 3 * CELLS;
    for (int s = 0; s < 3; s++) {
        for (int c = 0; c < CELLS; c++) {
            centred[c] = input[c] - input[s];
            scaled[CELLS - 1 - c] = 2.0 * input[c] * (s + 1);
            costly[c] = exp(0.1 * input[c]);
            patched[c] = input[c] + s;
        }
        patched[7] = 0.5 * centred[3];
        for (int c = 0; c + 2 < CELLS; c++)
            sum += centred[c + 2] * centred[c] * scaled[c];
        for (int c = 0; c < CELLS; c += 3)
            sum += scaled[c] * scaled[c] + costly[c] * costly[c];
        for (int i = 1; i < SIDE; i++)
            for (int j = 0; j < i; j++)
                sum += centred[i * SIDE + j] * centred[j * SIDE + i] * patched[i + j];
    }
    free(work);
    return sum;
}

#define DIRECTIONS(name, f, tolerance) CHECK_REQUEST(name, f, CELLS, x, 5, tolerance)

int main(void)
{
    double x[CELLS];
    for (int i = 0; i < CELLS; i++)
        x[i] = 0.4 + 0.3 * sin(1.0 + i);
    for (side = SIDE; side >= 0; side -= 1 + side / 4) {
        DIRECTIONS("diffusion", diffusion, 1e-9);
        DIRECTIONS("iteration", iteration, 1e-9);
    }
    for (steps = STEPS; steps >= 0; steps -= 2) {
        DIRECTIONS("changed between", changed_between, 1e-9);
        DIRECTIONS("swept", swept, 1e-9);
    }
    DIRECTIONS("filled and read", filled_and_read, 1e-9);
    steps = STEPS;
    double d[CELLS] = {0}, expected[CELLS] = {0};
    __enzyme_autodiff_void((void *)triangle, enzyme_dup, x, d);
    for (int i = 0; i < CELLS; i++) {
        x[i] += 0.01;
        expected[i] = triangle(x);
        x[i] -= 0.02;
        expected[i] = (expected[i] - triangle(x)) / 0.02;
        x[i] += 0.01;
        check_within("triangle", i, d[i], expected[i], 2e-3);
    }
    return check_result();
}
