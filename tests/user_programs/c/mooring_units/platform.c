/* The platform: an opaque list of lines, and its offset under a load. */
#include "mooring.h"
#include <math.h>
#include <stdlib.h>

struct platform {
    double depth;
    int count;
    line *lines;
};

platform *platform_new(double depth)
{
    platform *p = malloc(sizeof *p);
    if (p) {
        p->depth = depth;
        p->count = 0;
        p->lines = NULL;
    }
    return p;
}

void platform_free(platform *p)
{
    while (p && p->lines) {
        line *next = p->lines->next;
        free(p->lines);
        p->lines = next;
    }
    free(p);
}

int platform_add(platform *p, fairlead at, double length, double weight, double stiffness, const char *winch)
{
    line *l = malloc(sizeof *l);
    if (!l)
        return -1;
    *l = (line){at, length, weight, stiffness, winch, p->lines};
    p->lines = l;
    return ++p->count;
}

static void pull(const platform *p, const double offset[2], double force[2])
{
    force[0] = force[1] = 0;
    for (const line *l = p->lines; l; l = l->next) {
        const double x = l->at.radius * cos(l->at.angle) - offset[0], y = l->at.radius * sin(l->at.angle) - offset[1];
        const double span = hypot(x, y);
        double vertical;
        const double h = winch_pull(l->winch, catenary(span, p->depth, l->length, l->weight, l->stiffness, &vertical), l->length);
        force[0] += h * x / span;
        force[1] += h * y / span;
    }
}

int platform_settle(platform *p, const double force[2], double offset[2])
{
    for (int i = 0; i < 25; i++) {
        double f[2], fx[2], fy[2];
        const double e = 1e-3;
        const double right[2] = {offset[0] + e, offset[1]}, up[2] = {offset[0], offset[1] + e};
        pull(p, offset, f);
        pull(p, right, fx);
        pull(p, up, fy);
        const double rx = f[0] + force[0], ry = f[1] + force[1];
        if (rx * rx + ry * ry < 1e-18)
            return i;
        const double a = (fx[0] - f[0]) / e, b = (fy[0] - f[0]) / e, c = (fx[1] - f[1]) / e, d = (fy[1] - f[1]) / e;
        const double det = a * d - b * c;
        offset[0] -= (d * rx - b * ry) / det;
        offset[1] -= (a * ry - c * rx) / det;
    }
    return 25;
}

double platform_tension(const platform *p, const double offset[2], double *worst)
{
    double sum = 0;
    *worst = 0;
    for (const line *l = p->lines; l; l = l->next) {
        const double x = l->at.radius * cos(l->at.angle) - offset[0], y = l->at.radius * sin(l->at.angle) - offset[1];
        double vertical;
        const double h = catenary(hypot(x, y), p->depth, l->length, l->weight, l->stiffness, &vertical), t = hypot(h, vertical);
        sum += t;
        if (t > *worst)
            *worst = t;
    }
    return sum;
}
