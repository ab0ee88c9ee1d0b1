/* Loops that read neighbours, whose derivatives are gathered place by place: runs of all lengths,
 * ends that differ from the rest, and streams of places that only the run tells apart. */
#include <stdlib.h>

#include "check.h"

enum { most = 48 };
static int length, apart;

/* Coefficients and cells side by side; two buffers take turns. */
static void advance(int n, const double *k, const double *u, double *v)
{
    for (int i = 1; i + 1 < n; i++)
        v[i] = u[i] + 0.1 * u[i] * ((k[i] + k[i + 1]) * (u[i + 1] - u[i]) - (k[i] + k[i - 1]) * (u[i] - u[i - 1]));
}

static double heat(double *x)
{
    double *now = malloc(most * sizeof *now), *next = malloc(most * sizeof *next), sum = 0.0;
    for (int i = 0; i < length; i++)
        now[i] = next[i] = x[i];
    for (int step = 0; step < 3; step++) {
        advance(length, x, now, next);
        double *other = now;
        now = next;
        next = other;
    }
    for (int i = 0; i < length; i++)
        sum += now[i] * now[i] * (i + 1);
    free(now);
    free(next);
    return sum;
}

/* A ring, of which the last and the first cell are neighbours; a sum, and parameters. */
static double ring(double *x)
{
    const double *p = x, *u = x + 2;
    const int n = length;
    double energy = 0.0;
    for (int i = 0; i < n; i++) {
        const double right = u[i + 1 < n ? i + 1 : 0], left = u[i ? i - 1 : n - 1];
        energy += p[0] * (right - u[i]) * (right - u[i]) * left + p[1] * u[i] * u[i];
    }
    return energy;
}

/* Reads forwards and writes backwards; the first two cells are clamped. */
static double turned(double *x)
{
    double y[most] = {0}, sum = 0.0;
    const int n = length;
    for (int i = 0; i < n; i++)
        y[n - 1 - i] = x[i] * x[i + 3] + x[i < 2 ? 2 : i] * x[i + 1];
    for (int i = 0; i < n; i++)
        sum += y[i] * y[i];
    return sum;
}

/* Two streams so far apart that only the run tells whether they have cells in common. */
static double streams(double *x)
{
    double y[most], sum = 0.0;
    for (int i = 0; i < length; i++)
        y[i] = x[i] * x[i + 1] + x[i + apart] * x[i + apart] * x[i + 2];
    for (int i = 0; i < length; i++)
        sum += y[i] * y[i] * y[i];
    return sum;
}

/* Two arguments that lead to the same cells. */
__attribute__((noinline)) static double product(int n, const double *p, const double *q)
{
    double sum = 0.0;
    for (int i = 1; i < n; i++)
        sum += p[i] * p[i + 1] * q[i] + q[i - 1] * q[i + 1];
    return sum;
}

static double overlapping(double *x) { return product(length, x, x + apart); }

/* Indices are tested before they are used. */
static int capacity = most;

static double checked(double *x)
{
    double y[most], sum = 0.0;
    for (int i = 1; i < length; i++) {
        if (i + 1 >= capacity)
            abort();
        y[i] = x[i - 1] * x[i + 1] + x[i] * x[i];
    }
    for (int i = 1; i < length; i++)
        sum += y[i] * y[i];
    return sum;
}

/* A periodic grid; in the first row of cells, the row above is the last one. */
enum { wide = 15, high = 3 };

static double torus(double *x)
{
    double slope[most] = {0}, sum = 0.0;
    const double *u = x, *d = x + wide * high;
    const size_t rows = length % high + 1, columns = length < wide ? length : wide;
    for (size_t i = 0; i < rows; i++) {
        const size_t above = (i ? i - 1 : rows - 1) * columns, below = (i + 1 < rows ? i + 1 : 0) * columns;
        for (size_t j = 0; j < columns; j++) {
            const size_t left = j ? j - 1 : columns - 1, right = j + 1 < columns ? j + 1 : 0;
            const double c = u[i * columns + j];
            slope[i * columns + j] = d[0] * (u[above + j] + u[below + j] + u[i * columns + left] + u[i * columns + right] - 4.0 * c)
                                     + d[1] * c * c;
        }
    }
    for (size_t i = 0; i < rows * columns; i++)
        sum += slope[i] * slope[i] * (1.0 + 0.1 * (double)i);
    return sum;
}

/* Several directions at once. */
typedef struct {
    double one, other;
} pair;
void __enzyme_autodiff_pair(void *, ...);

static void check_lanes_of(const char *name, double (*f)(double *), double *x, const double *one, const double *other)
{
    for (int i = 0; i < most; i++) {
        const double expected = central_difference(f, x, i);
        check_within(name, i, one[i], expected, 1e-8);
        check_within(name, i, other[i], expected, 1e-8);
    }
}

int main(void)
{
    double x[most];
    for (int i = 0; i < most; i++)
        x[i] = 0.6 + 0.3 * sin(1.7 * i);
    for (length = 1; length <= 42; length += length < 20 ? 1 : 11) {
        CHECK_REQUEST("heat", heat, most, x, 1, 1e-8);
        CHECK_REQUEST("ring", ring, most, x, 1, 1e-8);
        CHECK_REQUEST("turned", turned, most, x, 1, 1e-8);
        CHECK_REQUEST("torus", torus, most, x, 1, 1e-8);
        CHECK_REQUEST("checked", checked, most, x, 1, 1e-8);
    }
    for (length = 10; length <= 22; length += 3)
        for (apart = 0; apart < 26; apart += 5) {
            CHECK_REQUEST("streams", streams, most, x, 1, 1e-8);
            CHECK_REQUEST("overlapping", overlapping, most, x, 1, 1e-8);
        }
    length = 40;
    double one[most] = {0}, other[most] = {0};
    __enzyme_autodiff_pair((void *)heat, enzyme_width, 2, enzyme_dup, x, one, other);
    check_lanes_of("heat, lanes", heat, x, one, other);
    return check_result();
}
