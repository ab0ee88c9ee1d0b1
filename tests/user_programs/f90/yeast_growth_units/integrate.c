#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef void (*rhs)(int n, const double *y, double *dy, void *context);

struct settings {
    int n, steps;
    double dt;
    double weights[3];
};

/* Heun's method with a work array on the heap. */
int integrate(const struct settings *s, rhs f, void *context, double *y) {
    double *work = malloc(3 * (size_t)s->n * sizeof *work);
    if (!work)
        return 1;
    double *k1 = work, *k2 = work + s->n, *trial = k2 + s->n;
    for (int step = 0; step < s->steps; step++) {
        f(s->n, y, k1, context);
        memcpy(trial, y, s->n * sizeof *y);
        for (int i = 0; i < s->n; i++)
            trial[i] += s->dt * k1[i];
        f(s->n, trial, k2, context);
        for (int i = 0; i < s->n; i++) {
            y[i] += 0.5 * s->dt * (k1[i] + k2[i]);
            if (!isfinite(y[i])) {
                free(work);
                return 2;
            }
        }
    }
    free(work);
    return 0;
}

double weighted_norm(const struct settings *s, const double *y) {
    double sum = 0;
    for (int i = 0; i < s->n; i++)
        sum += s->weights[i] * y[i] * fabs(y[i]);
    return sqrt(sum);
}
