#include "orbits.h"
#include <math.h>

static vec3 axpy(double a, vec3 x, vec3 y)
{
    return (vec3){a * x.x + y.x, a * x.y + y.y, a * x.z + y.z};
}

static vec3 gravity(vec3 r, const options *o)
{
    const double r2 = r.x * r.x + r.y * r.y + r.z * r.z, r1 = sqrt(r2);
    const double f = -o->mu / (r2 * r1);
    vec3 a = {f * r.x, f * r.y, f * r.z};
    if (o->model == OBLATE) {
        const double q = 1.5 * o->j2 * o->mu / (r2 * r2 * r1), s = 5.0 * r.z * r.z / r2;
        a.x += q * r.x * (s - 1.0);
        a.y += q * r.y * (s - 1.0);
        a.z += q * r.z * (s - 3.0);
    }
    return a;
}

satellite fly(satellite s, const options *o)
{
    for (int i = 0; i < o->steps && !s.fixed; i++) {
        s.v = axpy(0.5 * o->dt, gravity(s.r, o), s.v);
        s.r = axpy(o->dt, s.v, s.r);
        s.v = axpy(0.5 * o->dt, gravity(s.r, o), s.v);
    }
    return s;
}

/* Potential energy of a swarm. */
double swarm(const satellite swarm[], int n, vec3 centre)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        const double dx = swarm[i].r.x - centre.x, dy = swarm[i].r.y - centre.y, dz = swarm[i].r.z - centre.z;
        sum -= swarm[i].mass / sqrt(dx * dx + dy * dy + dz * dz);
    }
    return sum;
}
