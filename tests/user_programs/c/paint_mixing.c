/* Colour: paints by name from a sorted table, mixed by Kubelka and Munk, seen under lamps, matched by a golden
 * section with a callback; a memory pool with marks, tagged recipes, and colour spaces in a table of functions. */
#include "../expect.h"
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BANDS = 8 };

typedef struct {
    const char *name;
    float absorb[BANDS], scatter[BANDS];
} pigment;

static const pigment PIGMENTS[] = {
    {"black", {9, 9, 9, 9, 9, 9, 9, 9}, {.5f, .5f, .5f, .5f, .5f, .5f, .5f, .5f}},
    {"blue", {.3f, .2f, .4f, 1.2f, 2.f, 2.5f, 2.6f, 2.2f}, {1, 1, .9f, .8f, .7f, .6f, .5f, .5f}},
    {"ochre", {2.2f, 1.9f, 1.1f, .5f, .3f, .2f, .2f, .1f}, {.6f, .7f, .8f, 1, 1.1f, 1.1f, 1.2f, 1.2f}},
    {"white", {.02f, .02f, .01f, .01f, .01f, .01f, .01f, .02f}, {3, 3, 3, 3, 3, 3, 3, 3}},
};

static int by_name(const void *key, const void *item) { return strcmp(key, ((const pigment *)item)->name); }

static const pigment *find(const char *name) { return bsearch(name, PIGMENTS, sizeof PIGMENTS / sizeof *PIGMENTS, sizeof *PIGMENTS, by_name); }

typedef struct {
    unsigned char *base;
    size_t used, size;
} pool;

static void *pool_take(pool *p, size_t bytes)
{
    const size_t at = (p->used + 15u) & ~(size_t)15u;
    if (at + bytes > p->size)
        return NULL;
    p->used = at + bytes;
    return memset(p->base + at, 0, bytes);
}

typedef struct recipe {
    enum { PURE, MIX, GLAZE } tag;
    union {
        const pigment *pure;
        struct {
            struct recipe **parts;
            double *amounts;
            int count;
        } mix;
        struct {
            struct recipe *under, *over;
            float thickness;
        } glaze;
    } u;
} recipe;

static recipe *pure(pool *p, const char *name)
{
    recipe *r = pool_take(p, sizeof *r);
    r->tag = PURE;
    r->u.pure = find(name);
    return r;
}

static recipe *mix(pool *p, int count, ...)
{
    recipe *r = pool_take(p, sizeof *r);
    r->tag = MIX;
    r->u.mix.count = count;
    r->u.mix.parts = pool_take(p, (size_t)count * sizeof *r->u.mix.parts);
    r->u.mix.amounts = pool_take(p, (size_t)count * sizeof *r->u.mix.amounts);
    va_list list;
    va_start(list, count);
    for (int i = 0; i < count; i++) {
        r->u.mix.parts[i] = va_arg(list, recipe *);
        r->u.mix.amounts[i] = va_arg(list, double);
    }
    va_end(list);
    return r;
}

static void coefficients(const recipe *r, double k[BANDS], double s[BANDS])
{
    switch (r->tag) {
    case PURE:
        for (int b = 0; b < BANDS; b++)
            k[b] = r->u.pure->absorb[b], s[b] = r->u.pure->scatter[b];
        break;
    case MIX: {
        double total = 0;
        memset(k, 0, BANDS * sizeof *k);
        memset(s, 0, BANDS * sizeof *s);
        for (int i = 0; i < r->u.mix.count; i++) {
            double pk[BANDS], ps[BANDS];
            coefficients(r->u.mix.parts[i], pk, ps);
            for (int b = 0; b < BANDS; b++) {
                k[b] += r->u.mix.amounts[i] * pk[b];
                s[b] += r->u.mix.amounts[i] * ps[b];
            }
            total += r->u.mix.amounts[i];
        }
        for (int b = 0; b < BANDS; b++)
            k[b] /= total, s[b] /= total;
        break;
    }
    case GLAZE: coefficients(r->u.glaze.over, k, s); break;
    }
}

static void reflectance(const recipe *r, double out[BANDS])
{
    double k[BANDS], s[BANDS], under[BANDS];
    coefficients(r, k, s);
    if (r->tag == GLAZE)
        reflectance(r->u.glaze.under, under);
    for (int b = 0; b < BANDS; b++) {
        const double q = k[b] / s[b], a = 1 + q, c = sqrt(a * a - 1);
        if (r->tag == GLAZE) {
            const double t = c / tanh(c * s[b] * r->u.glaze.thickness);
            out[b] = (1 - under[b] * (a - t)) / (a - under[b] + t);
        } else {
            out[b] = a - c;
        }
    }
}

typedef struct {
    double v[3];
} colour;

static colour linear(colour c) { return c; }
static colour cube_root(colour c)
{
    for (int i = 0; i < 3; i++)
        c.v[i] = c.v[i] > 0.008856 ? cbrt(c.v[i]) : 7.787 * c.v[i] + 0.1379;
    return (colour){{116 * c.v[1] - 16, 500 * (c.v[0] - c.v[1]), 200 * (c.v[1] - c.v[2])}};
}
static colour (*const SPACES[])(colour) = {linear, cube_root};

static colour seen(const double r[BANDS], double warmth, int space)
{
    colour c = {{0}};
    double white[3] = {0};
    for (int b = 0; b < BANDS; b++)
        for (int i = 0; i < 3; i++) {
            const double lamp = exp(warmth * (b - 3.5) / BANDS), sees = exp(-0.5 * (b - 1.5 - 2 * (2 - i)) * (b - 1.5 - 2 * (2 - i)) / 1.7);
            c.v[i] += lamp * sees * r[b];
            white[i] += lamp * sees;
        }
    for (int i = 0; i < 3; i++)
        c.v[i] /= white[i];
    return SPACES[space](c);
}

typedef struct {
    pool *pool;
    const double *amounts;
    double warmth;
    colour target;
} match;

static double off(double thickness, void *context)
{
    match *m = context;
    const size_t mark = m->pool->used;
    recipe *base = mix(m->pool, 3, pure(m->pool, "white"), m->amounts[0], pure(m->pool, "blue"), m->amounts[1], pure(m->pool, "black"), 0.02);
    recipe *over = mix(m->pool, 2, pure(m->pool, "ochre"), m->amounts[2], base, 0.1);
    recipe *glaze = pool_take(m->pool, sizeof *glaze);
    glaze->tag = GLAZE;
    glaze->u.glaze.under = base;
    glaze->u.glaze.over = over;
    glaze->u.glaze.thickness = (float)thickness;
    double r[BANDS], sum = 0;
    reflectance(glaze, r);
    const colour c = seen(r, m->warmth, 1);
    for (int i = 0; i < 3; i++)
        sum += (c.v[i] - m->target.v[i]) * (c.v[i] - m->target.v[i]);
    m->pool->used = mark;
    return sum;
}

static double golden(double (*f)(double, void *), void *context, double low, double high, double *where)
{
    const double g = 0.6180339887498949;
    double a = high - g * (high - low), b = low + g * (high - low), fa = f(a, context), fb = f(b, context);
    while (high - low > 0.02) {
        const bool left = fa < fb;
        if (left) {
            high = b, b = a, fb = fa;
            a = high - g * (high - low), fa = f(a, context);
        } else {
            low = a, a = b, fa = fb;
            b = low + g * (high - low), fb = f(b, context);
        }
    }
    *where = 0.5 * (low + high);
    return fa < fb ? fa : fb;
}

static double best_match(const double *amounts, double warmth)
{
    _Alignas(16) unsigned char bytes[4096];
    pool p = {bytes, 0, sizeof bytes};
    match m = {&p, amounts, warmth, {{62, 3, 9}}};
    double at = 0;
    const double best = golden(off, &m, 0.1, 1.2, &at);
    return sqrt(best) + at;
}

int main(void)
{
    double amounts[3] = {1.0, 0.12, 0.4}, d[3] = {0}, warmth = 0.8;
    const double dw = __enzyme_autodiff((void *)best_match, enzyme_dup, amounts, d, warmth);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("amounts", i, d[i], best_match(amounts, warmth), amounts[i], 1e-4, 1e-6);
    EXPECT_SLOPE("warmth", 0, dw, best_match(amounts, warmth), warmth, 1e-4, 1e-6);
    return verdict();
}
