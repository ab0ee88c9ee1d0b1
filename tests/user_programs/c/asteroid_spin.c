// An asteroid that tumbles: Euler's equations and quaternions, a light curve of its facets, and products of the
// Hessian of the misfit with directions (a forward derivative of a gradient).
#include "../expect.h"
#include <string.h>

typedef struct { double x, y, z; } vec;
typedef struct { double w; vec v; } quat;

struct body {
    double axes[3];
    vec spin;
    double albedo, scatter;
};

#define DOT(a, b) ((a).x * (b).x + (a).y * (b).y + (a).z * (b).z)

static vec cross(vec a, vec b)
{
    vec c = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    return c;
}

static quat times(quat a, quat b)
{
    const vec c = cross(a.v, b.v);
    quat q;
    q.w = a.w * b.w - DOT(a.v, b.v);
    q.v.x = a.w * b.v.x + b.w * a.v.x + c.x;
    q.v.y = a.w * b.v.y + b.w * a.v.y + c.y;
    q.v.z = a.w * b.v.z + b.w * a.v.z + c.z;
    return q;
}

static vec rotate(quat q, vec p)
{
    const quat r = times(times(q, (quat){0, p}), (quat){q.w, {-q.v.x, -q.v.y, -q.v.z}});
    return r.v;
}

static void tumble(const struct body *b, vec *spin, quat *q, double h)
{
    const double xx = b->axes[0] * b->axes[0], yy = b->axes[1] * b->axes[1], zz = b->axes[2] * b->axes[2];
    const double i1 = yy + zz, i2 = xx + zz, i3 = xx + yy;
    vec half = *spin;
    half.x += 0.5 * h * (i2 - i3) / i1 * spin->y * spin->z;
    half.y += 0.5 * h * (i3 - i1) / i2 * spin->z * spin->x;
    half.z += 0.5 * h * (i1 - i2) / i3 * spin->x * spin->y;
    spin->x += h * (i2 - i3) / i1 * half.y * half.z;
    spin->y += h * (i3 - i1) / i2 * half.z * half.x;
    spin->z += h * (i1 - i2) / i3 * half.x * half.y;
    const quat turn = times(*q, (quat){0, half});
    q->w += 0.5 * h * turn.w;
    q->v.x += 0.5 * h * turn.v.x;
    q->v.y += 0.5 * h * turn.v.y;
    q->v.z += 0.5 * h * turn.v.z;
    const double norm = 1 / sqrt(q->w * q->w + DOT(q->v, q->v));
    q->w *= norm;
    q->v.x *= norm;
    q->v.y *= norm;
    q->v.z *= norm;
}

static double brightness(const struct body *b, quat q)
{
    static const vec sun = {0.8, 0.6, 0}, eye = {0.6, 0.8, 0};
    double sum = 0;
    for (int axis = 0; axis < 3; axis++)
        for (int sign = -1; sign <= 1; sign += 2) {
            const vec normal = {axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0}, n = rotate(q, normal);
            const double lit = DOT(n, sun), seen = DOT(n, eye);
            if (lit <= 0 || seen <= 0)
                continue;
            const double area = b->axes[(axis + 1) % 3] * b->axes[(axis + 2) % 3];
            sum += area * b->albedo * lit * seen * (1 / (lit + seen) + b->scatter);
        }
    return sum;
}

double misfit(const struct body *b, const double *seen, int n)
{
    vec spin = b->spin;
    quat q = {1, {0, 0, 0}};
    double sum = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 4; j++)
            tumble(b, &spin, &q, 0.05);
        const double off = brightness(b, q) - seen[i];
        sum += off * off;
    }
    return sum;
}

static void gradient(const struct body *b, struct body *d, const double *seen, int n)
{
    __enzyme_autodiff((void *)misfit, enzyme_dup, b, d, enzyme_const, seen, enzyme_const, n);
}

int main(void)
{
    double seen[12];
    for (int i = 0; i < 12; i++)
        seen[i] = 1.5 + 0.4 * sin(0.9 * i);
    struct body b = {{1.7, 1.2, 0.9}, {0.3, 0.2, 1.4}, 0.8, 0.3}, d, plus, minus, t, h, g;
    memset(&d, 0, sizeof d);
    gradient(&b, &d, seen, 12);
    double *x = (double *)&b, *dx = (double *)&d;
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("gradient", i, dx[i], misfit(&b, seen, 12), x[i], 1e-4, 1e-7);

    t = (struct body){{0.3, -0.2, 0.5}, {1, -0.4, 0.2}, 0.1, -0.6};
    memset(&g, 0, sizeof g);
    memset(&h, 0, sizeof h);
    __enzyme_fwddiff((void *)gradient, enzyme_dup, &b, &t, enzyme_dup, &g, &h, enzyme_const, seen, enzyme_const, 12);
    const double e = 1e-5;
    for (int i = 0; i < 8; i++)
        x[i] += e * ((double *)&t)[i];
    memset(&plus, 0, sizeof plus);
    gradient(&b, &plus, seen, 12);
    for (int i = 0; i < 8; i++)
        x[i] -= 2 * e * ((double *)&t)[i];
    memset(&minus, 0, sizeof minus);
    gradient(&b, &minus, seen, 12);
    for (int i = 0; i < 8; i++)
        expect("second", i, ((double *)&h)[i], (((double *)&plus)[i] - ((double *)&minus)[i]) / (2 * e), 1e-6);
    return verdict();
}
