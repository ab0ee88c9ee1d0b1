#include "orbit.h"

const double MU = 3.986004418;

double solve_kepler(double mean, double e)
{
    double E = mean + e * sin(mean);
    for (int i = 0; i < 12; i++)
        E -= (E - e * sin(E) - mean) / (1 - e * cos(E));
    return E;
}

state from_elements(const elements *o)
{
    const double E = solve_kepler(o->anomaly, o->e), b = sqrt(1 - o->e * o->e);
    const double n = sqrt(MU / (o->a * o->a * o->a)), speed = n * o->a / (1 - o->e * cos(E));
    /* in the plane of the orbit, as complex numbers, turned by the perigee */
    const double complex turn = cexp(I * o->perigee);
    const double complex p = turn * o->a * (cos(E) - o->e + I * b * sin(E)), q = turn * speed * (-sin(E) + I * b * cos(E));
    const double ci = cos(o->inclination), si = sin(o->inclination), cn = cos(o->node), sn = sin(o->node);
    const vec3 first = {cn, sn, 0}, second = {-sn * ci, cn * ci, si};
    state s = {.fuel = 1.5f, .thrusting = norm(p) > o->a};
    s.r = add(scale(creal(p), first), scale(cimag(p), second));
    s.v = add(scale(creal(q), first), scale(cimag(q), second));
    return s;
}
