#include "orbit.h"
#include <string.h>

static vec3 total(const state *s, double t, const struct perturbation *list)
{
    const double r = norm(s->r);
    vec3 a = scale(-MU / (r * r * r), s->r);
    for (; list; list = list->next)
        a = add(a, list->function(s, t, list->data));
    return a;
}

void propagate(state *s, double t0, double t1, int steps, const struct perturbation *list)
{
    const double h = (t1 - t0) / steps;
    for (int i = 0; i < steps; i++) {
        const double t = t0 + i * h;
        state m;
        memcpy(&m, s, sizeof m);
        const vec3 k1 = total(s, t, list);
        m.r = add(s->r, scale(h / 2, s->v));
        m.v = add(s->v, scale(h / 2, k1));
        const vec3 k2 = total(&m, t + h / 2, list);
        s->r = add(s->r, scale(h, m.v));
        s->v = add(s->v, scale(h, k2));
        s->fuel *= s->thrusting ? 0.98f : 1.0f;
        s->thrusting = s->thrusting && s->fuel > 0.9f;
    }
}
