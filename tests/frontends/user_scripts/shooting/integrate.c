#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef void (*rhs)(double t, const double *y, const double *p, double *dy);
typedef int (*event)(double t, const double *y);

/* Runge-Kutta 4 of any system, until an event or the end. */
int integrate(rhs f, double *y, int n, const double *p, int np, double t0, double t1, int steps)
{
    (void)np;
    double *k = malloc(5 * n * sizeof *k), *z = k + 4 * n;
    const double h = (t1 - t0) / steps;
    const double c[4] = {0.0, 0.5, 0.5, 1.0};
    for (int s = 0; s < steps; s++) {
        for (int stage = 0; stage < 4; stage++) {
            memcpy(z, y, n * sizeof *z);
            if (stage)
                for (int i = 0; i < n; i++)
                    z[i] += c[stage] * h * k[(stage - 1) * n + i];
            f(t0 + (s + c[stage]) * h, z, p, k + stage * n);
        }
        for (int i = 0; i < n; i++)
            y[i] += h / 6.0 * (k[i] + 2.0 * k[n + i] + 2.0 * k[2 * n + i] + k[3 * n + i]);
    }
    free(k);
    return steps;
}

/* Adaptive Simpson of a function with a context, as in GSL. */
struct integrand {
    double (*function)(double x, void *params);
    void *params;
};

static double simpson(double (*f)(double, void *), void *ctx, double a, double b, double fa, double fm,
                      double fb, double tol, int depth)
{
    const double m = 0.5 * (a + b), l = f(0.5 * (a + m), ctx), r = f(0.5 * (m + b), ctx);
    const double whole = (b - a) / 6 * (fa + 4 * fm + fb);
    const double halves = (b - a) / 12 * (fa + 4 * l + 2 * fm + 4 * r + fb);
    if (depth <= 0 || fabs(halves - whole) < 15 * tol)
        return halves + (halves - whole) / 15;
    return simpson(f, ctx, a, m, fa, l, fm, tol / 2, depth - 1) +
           simpson(f, ctx, m, b, fm, r, fb, tol / 2, depth - 1);
}

double area(double (*f)(double, void *), void *ctx, double a, double b, double tol)
{
    return simpson(f, ctx, a, b, f(a, ctx), f(0.5 * (a + b), ctx), f(b, ctx), tol, 20);
}

struct hump {
    double centre, width;
    int power;
};

static double hump(double x, void *params)
{
    const struct hump *h = params;
    return pow(fabs((x - h->centre) / h->width) + 1.0, -h->power);
}

double hump_area(struct hump h, double a, double b) { return area(hump, &h, a, b, 1e-9); }

/* Folds an array with a two-argument function. */
double fold(double (*op)(double, double), const double *x, int n, double start)
{
    for (int i = 0; i < n; i++)
        start = op(start, x[i]);
    return start;
}
