/* The C side of a survey: it integrates with a callback, and walks over a struct that Fortran has filled. */
#include <math.h>
#include <stdlib.h>

typedef double (*rate_function)(double, const double *, void *);
typedef struct {
    int kind;
    double semi_axis, flattening;
    double offsets[3];
    double *stations;
    int count;
} ellipsoid;

double integrate_rate(rate_function f, double a, double b, const double *p, int n, void *context) {
    double h = (b - a) / n, sum = 0;
    for (int i = 0; i < n; i++) {
        double x = a + i * h;
        sum += h / 6 * (f(x, p, context) + 4 * f(x + h / 2, p, context) + f(x + h, p, context));
    }
    return sum;
}

double height_of(const ellipsoid *e, double latitude) {
    double s = sin(latitude), e2 = e->flattening * (2 - e->flattening);
    double radius = e->semi_axis / sqrt(1 - e2 * s * s);
    return e->kind == 1 ? radius : radius * (1 - e2) / (1 - e2 * s * s);
}

void station_heights(ellipsoid *e) {
    for (int i = 0; i < e->count; i++)
        e->stations[i] = height_of(e, e->stations[i]) + e->offsets[i % 3];
}

double *smoothed(const double *values, int n) {
    double *out = malloc(n * sizeof *out);
    for (int i = 0; i < n; i++)
        out[i] = (values[i] + values[(i + 1) % n] * values[(i + n - 1) % n]) / 2;
    return out;
}
