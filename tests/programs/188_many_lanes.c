/* Many directions at once: loops that run once for each lane, loops that a lane passes by because
 * nothing moves there, and loops that have to do all lanes in each iteration.  Every lane against
 * the same direction alone. */
#define TOLERANCE 1e-13
#define REVERSE_ONLY
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dupv;

enum { INPUTS = 12, OUTPUTS = 24, LANES = 12, ROWS = 6, POINTS = 40 };

static double weight[ROWS][POINTS];
static double kept[POINTS];

__attribute__((noinline)) static void add_rows(const double *rows, double *points)
{
    for (int r = 0; r < ROWS; r++)
        for (int p = 0; p < POINTS; p++)
            points[p] += weight[r][p] * rows[2 * r] + rows[2 * r + 1];
}

/* Rows and points in one block, of which a direction moves few. */
static void blend(const double *x, double *y)
{
    double *block = malloc((2 * ROWS + POINTS) * sizeof *block);
    double *points = block + 2 * ROWS;
    for (int i = 0; i < 2 * ROWS; i++)
        block[i] = x[i] * x[i];
    for (int p = 0; p < POINTS; p++)
        points[p] = p;
    add_rows(block, points);
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = points[k] * points[(k + 7) % POINTS];
    free(block);
}

/* What is added lies where it is added to. */
__attribute__((noinline)) static void add_among_themselves(double *v, int n)
{
    for (int i = 1; i < n; i++)
        v[i] = v[i] + 0.5 * v[0] - 0.25 * v[1];
}

static void among_themselves(const double *x, double *y)
{
    double v[POINTS] = {0};
    memcpy(v, x, INPUTS * sizeof *x);
    add_among_themselves(v, POINTS);
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = v[k];
}

/* Sums that leave the loop, of two kinds, and the last value of a third. */
static void sums(const double *x, double *y)
{
    double a = x[0], b = 0.0, last = x[1];
    for (int i = 0; i < INPUTS; i++) {
        a += x[i] * (i + 1);
        b -= 2.0 * x[i];
        last = 3.0 * x[i];
    }
    memset(y, 0, OUTPUTS * sizeof *y);
    y[0] = a * b;
    y[1] = last;
    float c = 0.0f;
    for (int i = 0; i < INPUTS; i++)
        c += (float)x[i] * 0.5f;
    y[2] = c;
}

/* In place: the loop reads what it writes, and its factors are needed. */
static void in_place(const double *x, double *y)
{
    double v[INPUTS];
    memcpy(v, x, sizeof v);
    for (int round = 0; round < 3; round++)
        for (int i = 1; i < INPUTS; i++)
            v[i] = v[i] * v[i - 1] + 0.1;
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = v[k % INPUTS];
}

/* Ways through a loop by what it finds, and out of it in the middle. */
static void choices(const double *x, double *y)
{
    memset(y, 0, OUTPUTS * sizeof *y);
    for (int i = 0; i < 100; i++) {
        if (i >= INPUTS)
            break;
        if (x[i] < 0.5)
            y[i] = 2.0 * x[i];
        else if (x[i] < 1.0)
            continue;
        else
            y[i] = x[i] * x[i];
        if (x[i] > 1.9)
            break;
        y[i + 1] += x[i] * kept[i];
    }
}

/* Rows through a table of addresses. */
static void table(const double *x, double *y)
{
    double *row[ROWS];
    for (int r = 0; r < ROWS; r++) {
        row[r] = malloc(4 * sizeof *row[r]);
        for (int c = 0; c < 4; c++)
            row[r][c] = x[(r + c) % INPUTS] * (c + 1);
    }
    memset(y, 0, OUTPUTS * sizeof *y);
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < 4; c++)
            for (int k = 0; k < 4; k++)
                y[4 * r + k] += weight[r][k] * row[(r + k) % ROWS][c];
    for (int r = 0; r < ROWS; r++)
        free(row[r]);
}

/* The same memory is read and written, by two names. */
__attribute__((noinline)) static void mix(double *to, const double *from, int n, double scale)
{
    for (int i = 0; i < n; i++)
        to[i] += scale * from[i];
}

static void by_two_names(const double *x, double *y)
{
    double v[OUTPUTS];
    for (int k = 0; k < OUTPUTS; k++)
        v[k] = x[k % INPUTS];
    mix(v, v, OUTPUTS, x[3]);
    mix(v + 1, v, OUTPUTS - 1, x[4] * x[5]);
    mix(v, v + 2, OUTPUTS - 2, 0.0);
    memcpy(y, v, sizeof v);
}

/* Expensive factors: computed once, for all lanes. */
static void expensive(const double *x, double *y)
{
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = exp(x[k % INPUTS]) / (1.0 + x[(k + 1) % INPUTS] * x[0]);
}

/* Where a factor is infinite, a direction that does not move anything has no part in it. */
static void infinite(const double *x, double *y)
{
    double points[POINTS];
    for (int p = 0; p < POINTS; p++)
        points[p] = x[p % INPUTS];
    const double huge = x[0] * 1e300;
    for (int p = 0; p < POINTS; p++)
        points[p] += huge * (p == 3 ? 1e-300 : 1e-302);
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = points[k];
}

static void matrix_product(const double *x, double *y)
{
    static double a[8][8], b[8][8], c[8][8];
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            a[i][j] = x[(i + j) % INPUTS];
            b[i][j] = x[(3 * i + j) % INPUTS] * kept[i + j];
        }
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            c[i][j] = 0.0;
            for (int k = 0; k < 8; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
    for (int k = 0; k < OUTPUTS; k++)
        y[k] = c[k % 8][k / 8];
}

#define DEFINE(f)                                                                                  \
    static void compare_##f(void)                                                                  \
    {                                                                                              \
        double x[INPUTS], v[LANES * INPUTS], y[OUTPUTS], all[LANES * OUTPUTS];                     \
        for (int i = 0; i < INPUTS; i++)                                                           \
            x[i] = 0.2 + 0.17 * i;                                                                 \
        for (int l = 0; l < LANES; l++)                                                            \
            for (int i = 0; i < INPUTS; i++)                                                       \
                v[l * INPUTS + i] = i == l ? 1.0 : l == 5 ? 0.1 * i : 0.0;                         \
        memset(all, 0, sizeof all);                                                                \
        memset(y, 0, sizeof y);                                                                    \
        __enzyme_fwddiff_void((void *)f, enzyme_width, LANES, enzyme_dupv, sizeof x, x, v,         \
                              enzyme_dupv, sizeof y, y, all);                                      \
        for (int l = 0; l < LANES; l++) {                                                          \
            double one[OUTPUTS] = {0};                                                             \
            memset(y, 0, sizeof y);                                                                \
            __enzyme_fwddiff_void((void *)f, enzyme_dup, x, v + l * INPUTS, enzyme_dup, y, one);   \
            for (int k = 0; k < OUTPUTS; k++)                                                      \
                check(#f, all[l * OUTPUTS + k], one[k]);                                           \
        }                                                                                          \
    }

#define EACH(DO)                                                                                   \
    DO(blend)                                                                                      \
    DO(among_themselves)                                                                           \
    DO(sums)                                                                                       \
    DO(in_place)                                                                                   \
    DO(choices)                                                                                    \
    DO(table)                                                                                      \
    DO(by_two_names)                                                                               \
    DO(expensive)                                                                                  \
    DO(infinite)                                                                                   \
    DO(matrix_product)

EACH(DEFINE)

int main(void)
{
    for (int r = 0; r < ROWS; r++)
        for (int p = 0; p < POINTS; p++)
            weight[r][p] = sin(1.0 + r * POINTS + p);
    for (int p = 0; p < POINTS; p++)
        kept[p] = cos(p);
#define RUN(f) compare_##f();
    EACH(RUN)
    return check_result();
}
