/* Bodies that attract each other: each pair once, forces of both added by atomics or in critical. */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include "verify.h"

typedef struct {
    double pos[3], vel[3], acc[3], mass;
} Body;

static double forces(Body *bodies, int count, double soft)
{
    double potential = 0.0;
#pragma omp parallel for
    for (int i = 0; i < count; i++)
        for (int d = 0; d < 3; d++)
            bodies[i].acc[d] = 0.0;
#pragma omp parallel for schedule(dynamic, 2) reduction(+ : potential)
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            double r[3], r2 = soft * soft;
            for (int d = 0; d < 3; d++) {
                r[d] = bodies[j].pos[d] - bodies[i].pos[d];
                r2 += r[d] * r[d];
            }
            double inv = 1.0 / sqrt(r2), inv3 = inv * inv * inv;
            potential -= bodies[i].mass * bodies[j].mass * inv;
            for (int d = 0; d < 3; d++) {
#pragma omp atomic
                bodies[i].acc[d] += bodies[j].mass * r[d] * inv3;
#pragma omp atomic
                bodies[j].acc[d] -= bodies[i].mass * r[d] * inv3;
            }
        }
    return potential;
}

static double orbit(double *x, int n)
{
    int count = n / 2;
    Body *bodies = malloc(count * sizeof *bodies);
    for (int i = 0; i < count; i++) {
        bodies[i].mass = x[count + i];
        for (int d = 0; d < 3; d++) {
            bodies[i].pos[d] = cos(2.1 * i + d) + 0.2 * x[i] * (d + 1);
            bodies[i].vel[d] = 0.1 * x[i] * x[i] - 0.02 * d;
        }
    }
    double energy = 0.0, dt = 0.05;
    for (int step = 0; step < 5; step++) {
        energy = forces(bodies, count, 0.3);
#pragma omp parallel
        {
            double kinetic = 0.0;
#pragma omp for nowait
            for (int i = 0; i < count; i++)
                for (int d = 0; d < 3; d++) {
                    bodies[i].vel[d] += dt * bodies[i].acc[d];
                    bodies[i].pos[d] += dt * bodies[i].vel[d];
                    kinetic += 0.5 * bodies[i].mass * bodies[i].vel[d] * bodies[i].vel[d];
                }
#pragma omp critical
            energy += kinetic;
        }
    }
    free(bodies);
    return energy;
}

int main(void)
{
    VERIFY(orbit, 14, 0.6 + 0.03 * i);
    return verdict();
}
