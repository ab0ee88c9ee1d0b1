/* ODEs: a general RK4 with a callback and a void pointer to its parameters. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef void (*rhs_fn)(double t, const double *y, double *dy, void *context);

static void rk4(rhs_fn f, void *context, double *y, int n, double t0, double t1, int steps)
{
    double *k[4], *tmp = malloc(n * sizeof(double));
    const double h = (t1 - t0) / steps;
    for (int i = 0; i < 4; i++)
        k[i] = malloc(n * sizeof(double));
    for (int s = 0; s < steps; s++) {
        static const double where[4] = {0, 0.5, 0.5, 1};
        for (int stage = 0; stage < 4; stage++) {
            memcpy(tmp, y, n * sizeof(double));
            if (stage > 0)
                for (int i = 0; i < n; i++)
                    tmp[i] += where[stage] * h * k[stage - 1][i];
            f(t0 + (s + where[stage]) * h, tmp, k[stage], context);
        }
        for (int i = 0; i < n; i++)
            y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
    for (int i = 0; i < 4; i++)
        free(k[i]);
    free(tmp);
}

struct species {
    double birth, hunt, death, feed;
    long calls;
};

static void lotka(double t, const double *y, double *dy, void *context)
{
    struct species *p = context;
    p->calls++;
    dy[0] = p->birth * y[0] * (1 + 0.1 * sin(t)) - p->hunt * y[0] * y[1];
    dy[1] = p->feed * y[0] * y[1] - p->death * y[1];
}

double hares_left(struct species *p, const double *start)
{
    double y[2];
    memcpy(y, start, sizeof y);
    p->calls = 0;
    rk4(lotka, p, y, 2, 0, 3, 40);
    return y[0] + 0.1 * y[1] + (p->calls == 160 ? 0 : 1e6);
}

int main(void)
{
    struct species p = {1.1, 0.4, 0.4, 0.1, 0}, d = {0};
    double y[2] = {10, 5}, dy[2] = {0};
    __enzyme_autodiff((void *)hares_left, enzyme_dup, &p, &d, enzyme_dup, y, dy);
    EXPECT_SLOPE("birth", 0, d.birth, hares_left(&p, y), p.birth, 1e-4, 1e-6);
    EXPECT_SLOPE("hunt", 0, d.hunt, hares_left(&p, y), p.hunt, 1e-4, 1e-6);
    EXPECT_SLOPE("death", 0, d.death, hares_left(&p, y), p.death, 1e-4, 1e-6);
    EXPECT_SLOPE("feed", 0, d.feed, hares_left(&p, y), p.feed, 1e-4, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("y", i, dy[i], hares_left(&p, y), y[i], 1e-3, 1e-6);
    return verdict();
}
