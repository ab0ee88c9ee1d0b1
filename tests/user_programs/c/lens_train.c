/* Optics: a train of elements in a tagged union, ray transfer matrices from a table of functions, a Gaussian beam. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>

typedef enum { SPACE, LENS, SURFACE, MIRROR, KINDS } ElementKind;

typedef struct element {
    ElementKind kind;
    union {
        struct {
            double length, index;
        } space;
        struct {
            double focal;
        } lens;
        struct {
            double radius, before, after;
        } surface;
        double curvature;
    } u;
} Element;

typedef struct {
    double a, b, c, d;
} Abcd;

static Abcd space(const Element *e)
{
    return (Abcd){1, e->u.space.length / e->u.space.index, 0, 1};
}
static Abcd lens(const Element *e)
{
    return (Abcd){1, 0, -1 / e->u.lens.focal, 1};
}
static Abcd surface(const Element *e)
{
    const double n1 = e->u.surface.before, n2 = e->u.surface.after;
    return (Abcd){1, 0, (n1 - n2) / (e->u.surface.radius * n2), n1 / n2};
}
static Abcd mirror(const Element *e)
{
    return (Abcd){1, 0, -2 * e->u.curvature, 1};
}
static Abcd (*const transfer[KINDS])(const Element *) = {space, lens, surface, mirror};

static Abcd after(Abcd m, Abcd n)
{
    return (Abcd){m.a * n.a + m.b * n.c, m.a * n.b + m.b * n.d, m.c * n.a + m.d * n.c, m.c * n.b + m.d * n.d};
}

typedef struct {
    int count, room;
    Element **items;
} Train;

static Element *add(Train *t, ElementKind kind)
{
    if (t->count == t->room) {
        t->room = t->room * 2 + 1;
        t->items = realloc(t->items, t->room * sizeof *t->items);
    }
    Element *e = calloc(1, sizeof *e);
    e->kind = kind;
    return t->items[t->count++] = e;
}

static double spot(const double *p, double wavelength)
{
    Train t = {0};
    add(&t, SPACE)->u.space.length = p[0];
    t.items[0]->u.space.index = 1;
    add(&t, LENS)->u.lens.focal = p[1];
    Element *s = add(&t, SURFACE);
    s->u.surface.radius = p[2];
    s->u.surface.before = 1;
    s->u.surface.after = p[3];
    Element *glass = add(&t, SPACE);
    glass->u.space.length = p[4];
    glass->u.space.index = p[3];
    add(&t, MIRROR)->u.curvature = p[5];
    Element *back = add(&t, SPACE);
    *back = *t.items[0];
    back->u.space.length *= 0.5;
    Abcd m = {1, 0, 0, 1};
    for (int i = 0; i < t.count; i++)
        m = after(transfer[t.items[i]->kind](t.items[i]), m);
    const double complex q = I * M_PI * 0.04 / wavelength;
    const double complex out = (m.a * q + m.b) / (m.c * q + m.d);
    const double w = sqrt(-wavelength / (M_PI * cimag(1 / out)));
    while (t.count)
        free(t.items[--t.count]);
    free(t.items);
    return w * 10 + creal(out);
}

int main(void)
{
    double p[6] = {2.0, 1.5, 3.0, 1.5, 0.8, 0.2}, d[6] = {0}, wavelength = 0.1;
    const double dw = __enzyme_autodiff((void *)spot, enzyme_dup, p, d, enzyme_out, wavelength);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("element", i, d[i], spot(p, wavelength), p[i], 1e-3, 1e-7);
    EXPECT_SLOPE("wavelength", 0, dw, spot(p, wavelength), wavelength, 1e-3, 1e-7);
    for (int i = 0; i < 6; i++) {
        double u[6] = {0};
        u[i] = 1;
        expect("forward", i, __enzyme_fwddiff((void *)spot, enzyme_dup, p, u, enzyme_dup, wavelength, 0.0), d[i], 1e-10);
    }
    return verdict();
}
