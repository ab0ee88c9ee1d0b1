#include "swarm.h"
#include <math.h>
#include <stdlib.h>

static void forces(const swarm *s, double *fx, double *fy, double sign)
{
    for (int i = 0; i < s->n; i++)
        fx[i] = fy[i] = 0.0;
    for (int i = 0; i < s->n; i++) {
        for (int j = i + 1; j < s->n; j++) {
            const double dx = s->px[j] - s->px[i], dy = s->py[j] - s->py[i];
            const double r2 = dx * dx + dy * dy + s->softening * s->softening;
            const double f = sign * s->mass[i] * s->mass[j] / (r2 * sqrt(r2));
            fx[i] += f * dx;
            fy[i] += f * dy;
            fx[j] -= f * dx;
            fy[j] -= f * dy;
        }
    }
}

double kinetic(const swarm *s)
{
    double sum = 0.0;
    for (int i = 0; i < s->n; i++)
        sum += 0.5 * s->mass[i] * (s->vx[i] * s->vx[i] + s->vy[i] * s->vy[i]);
    return sum;
}

/* Leapfrog with linear drag; the arrays of s are overwritten. */
void simulate(swarm *s, const struct settings *how)
{
    double *fx = malloc(2 * s->n * sizeof *fx), *fy = fx + s->n;
    const double sign = how->repel ? -1.0 : 1.0;
    for (int step = 0; step < how->steps; step++) {
        forces(s, fx, fy, sign);
        for (int i = 0; i < s->n; i++) {
            s->vx[i] += how->dt * (fx[i] / s->mass[i] - how->drag * s->vx[i]);
            s->vy[i] += how->dt * (fy[i] / s->mass[i] - how->drag * s->vy[i]);
            s->px[i] += how->dt * s->vx[i];
            s->py[i] += how->dt * s->vy[i];
        }
    }
    free(fx);
}

/* Where everybody is in the end, for those who look for initial velocities. */
void arrive(const double *x0, const double *y0, const double *vx, const double *vy,
            const double *mass, int n, struct settings how, double *out)
{
    double *copy = malloc(4 * n * sizeof *copy);
    swarm s = {n, copy, copy + n, copy + 2 * n, copy + 3 * n, mass, 0.1};
    for (int i = 0; i < n; i++) {
        s.px[i] = x0[i];
        s.py[i] = y0[i];
        s.vx[i] = vx[i];
        s.vy[i] = vy[i];
    }
    simulate(&s, &how);
    for (int i = 0; i < n; i++) {
        out[2 * i] = s.px[i];
        out[2 * i + 1] = s.py[i];
    }
    free(copy);
}
