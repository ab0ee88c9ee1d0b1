#include "orbit.h"

vec3 oblateness(const state *s, double t, void *data)
{
    (void)t;
    const double j2 = *(const double *)data, r2 = dot(s->r, s->r), r = sqrt(r2), z2 = 5 * s->r.z * s->r.z / r2;
    const double k = -1.5 * j2 * MU / (r2 * r2 * r);
    return (vec3){k * s->r.x * (1 - z2), k * s->r.y * (1 - z2), k * s->r.z * (3 - z2)};
}

struct atmosphere {
    int layers;
    double density[3], scale_height;
};

vec3 drag(const state *s, double t, void *data)
{
    const struct atmosphere *a = data;
    const double height = norm(s->r) - 1;
    int layer = (int)(height / 0.3);
    if (layer >= a->layers)
        layer = a->layers - 1;
    const double rho = a->density[layer < 0 ? 0 : layer] * exp(-height / a->scale_height) * (1 + 0.1 * sin(t));
    return scale(-rho * norm(s->v), s->v);
}

vec3 thruster(const state *s, double t, void *data)
{
    const double *push = data;
    if (!s->thrusting || t > push[1])
        return (vec3){0};
    return scale(push[0] * s->fuel / norm(s->v), s->v);
}
