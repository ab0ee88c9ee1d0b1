/* Astronomy: a stellar envelope, with splines of opacity that are kept in a static cache by key. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

#define KNOTS 8
typedef struct spline {
    int key;
    unsigned hits;
    double *x, *y, *curvature;
} spline;

static spline cache[4];
static int cached;

static void tridiagonal(spline *s)
{
    double work[KNOTS] = {0};
    s->curvature[0] = 0;
    for (int i = 1; i < KNOTS - 1; i++) {
        const double ratio = (s->x[i] - s->x[i - 1]) / (s->x[i + 1] - s->x[i - 1]);
        const double p = ratio * s->curvature[i - 1] + 2;
        s->curvature[i] = (ratio - 1) / p;
        const double jump = (s->y[i + 1] - s->y[i]) / (s->x[i + 1] - s->x[i]) -
                            (s->y[i] - s->y[i - 1]) / (s->x[i] - s->x[i - 1]);
        work[i] = (6 * jump / (s->x[i + 1] - s->x[i - 1]) - ratio * work[i - 1]) / p;
    }
    s->curvature[KNOTS - 1] = 0;
    for (int i = KNOTS - 2; i >= 0; i--)
        s->curvature[i] = s->curvature[i] * s->curvature[i + 1] + work[i];
}

static const spline *spline_for(int key, const double *opacity)
{
    for (int i = 0; i < cached; i++)
        if (cache[i].key == key) {
            cache[i].hits++;
            return &cache[i];
        }
    spline *s = &cache[cached++];
    s->key = key;
    s->hits = 0;
    s->x = malloc(3 * KNOTS * sizeof(double));
    s->y = s->x + KNOTS;
    s->curvature = s->y + KNOTS;
    for (int i = 0; i < KNOTS; i++) {
        s->x[i] = i;
        s->y[i] = opacity[i] * (1 + 0.1 * key);
    }
    tridiagonal(s);
    return s;
}

static double at(const spline *s, double x)
{
    int i = (int)x;
    if (i < 0)
        i = 0;
    if (i > KNOTS - 2)
        i = KNOTS - 2;
    const double a = s->x[i + 1] - x, b = x - s->x[i];
    return a * s->y[i] + b * s->y[i + 1] + ((a * a * a - a) * s->curvature[i] + (b * b * b - b) * s->curvature[i + 1]) / 6;
}

static void forget(void)
{
    while (cached > 0)
        free(cache[--cached].x);
    memset(cache, 0, sizeof cache);
}

double depth(const double *opacity, double surface)
{
    forget();
    double temperature = surface, pressure = 0.1, optical = 0;
    for (int step = 0; step < 30; step++) {
        const double k = at(spline_for(step % 3, opacity), log(temperature) * 2);
        pressure += 0.05 / (0.2 + k);
        temperature += 0.1 * k * pressure / (temperature * temperature);
        optical += k * 0.05;
    }
    double result = optical * temperature;
    forget();
    return result;
}

int main(void)
{
    double opacity[KNOTS], d[KNOTS] = {0}, surface = 1.9;
    for (int i = 0; i < KNOTS; i++)
        opacity[i] = 1 + 0.5 * cos(i);
    double ds = __enzyme_autodiff((void *)depth, enzyme_dup, opacity, d, enzyme_out, surface);
    for (int i = 0; i < KNOTS; i++)
        EXPECT_SLOPE("opacity", i, d[i], depth(opacity, surface), opacity[i], 1e-3, 1e-6);
    EXPECT_SLOPE("surface", 0, ds, depth(opacity, surface), surface, 1e-3, 1e-6);
    return verdict();
}
