/* Ecology: a reef of cells with packed flags and a tagged union of organisms, stepped by a table of behaviours. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum kind { BARE, CORAL, ALGAE, SPONGE, KINDS };

typedef struct cell {
    unsigned kind : 3;
    unsigned age : 7;
    unsigned shaded : 1;
    unsigned neighbours : 4;
    int16_t depth_cm;
    union {
        struct { double biomass, calcium; } coral;
        struct { float cover; float toxin; } algae;
        struct { double volume; int pores; } sponge;
    } u;
} Cell;

struct reef {
    int w, h;
    Cell *cells;
    const double *rates; /* growth, calcification, overgrowth, grazing, filter */
    double exported;
};

typedef void (*Behaviour)(struct reef *, int, int, Cell *next);

static Cell *at(struct reef *r, int x, int y)
{
    x = (x + r->w) % r->w;
    y = (y + r->h) % r->h;
    return &r->cells[y * r->w + x];
}

static double cover_around(struct reef *r, int x, int y)
{
    static const int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        const Cell *c = at(r, x + dx[i], y + dy[i]);
        if (c->kind == ALGAE)
            sum += c->u.algae.cover;
        else if (c->kind == CORAL)
            sum += 0.1 * c->u.coral.biomass;
    }
    return sum / 4;
}

static void bare(struct reef *r, int x, int y, Cell *next)
{
    if (next->age > 2 && (x + y) % 3 == 0) {
        memset(&next->u, 0, sizeof next->u);
        next->kind = ALGAE;
        next->u.algae.cover = (float)(0.05 * r->rates[2]);
        next->u.algae.toxin = 0.01f;
    }
}

static void coral(struct reef *r, int x, int y, Cell *next)
{
    const double light = exp(-0.01 * next->depth_cm) * (next->shaded ? 0.5 : 1.0);
    const double shade = cover_around(r, x, y);
    next->u.coral.biomass += r->rates[0] * light * next->u.coral.biomass * (1 - next->u.coral.biomass) - 0.1 * shade;
    next->u.coral.calcium += r->rates[1] * next->u.coral.biomass;
    next->shaded = shade > 0.3;
}

static void algae(struct reef *r, int x, int y, Cell *next)
{
    const float grow = (float)r->rates[2] * (1 - next->u.algae.cover);
    next->u.algae.cover += next->u.algae.cover * grow - (float)r->rates[3] * next->u.algae.cover * next->u.algae.cover;
    next->u.algae.toxin += 0.1f * next->u.algae.cover;
    (void)x, (void)y;
}

static void sponge(struct reef *r, int x, int y, Cell *next)
{
    const double food = cover_around(r, x, y);
    next->u.sponge.volume *= 1 + r->rates[4] * food;
    r->exported += food * next->u.sponge.pores * 0.01;
}

static const Behaviour behaviours[KINDS] = {bare, coral, algae, sponge};

static double reef_value(const double *rates, int w, int h, int years)
{
    struct reef r = {w, h, calloc((size_t)(w * h), sizeof(Cell)), rates, 0};
    for (int i = 0; i < w * h; i++) {
        Cell *c = &r.cells[i];
        c->kind = (unsigned)(i * 7 % KINDS);
        c->depth_cm = (int16_t)(10 + 5 * (i % w));
        switch (c->kind) {
        case CORAL: c->u.coral.biomass = 0.2 + 0.01 * i; break;
        case ALGAE: c->u.algae.cover = 0.3f; break;
        case SPONGE: c->u.sponge.volume = 1; c->u.sponge.pores = 3 + i % 4; break;
        }
    }
    Cell *next = malloc((size_t)(w * h) * sizeof *next);
    for (int t = 0; t < years; t++) {
        memcpy(next, r.cells, (size_t)(w * h) * sizeof *next);
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++) {
                Cell *c = next + y * w + x;
                c->age++;
                behaviours[c->kind](&r, x, y, c);
            }
        Cell *swap = next;
        next = r.cells;
        r.cells = swap;
    }
    double value = r.exported;
    for (int i = 0; i < w * h; i++) {
        const Cell *c = r.cells + i;
        if (c->kind == CORAL)
            value += c->u.coral.calcium + c->u.coral.biomass;
        else if (c->kind == ALGAE)
            value -= 0.1 * c->u.algae.cover + c->u.algae.toxin;
        else if (c->kind == SPONGE)
            value += log(c->u.sponge.volume);
    }
    free(next);
    free(r.cells);
    return value;
}

int main(void)
{
    double rates[5] = {0.3, 0.2, 0.4, 0.1, 0.25}, d[5] = {0};
    __enzyme_autodiff((void *)reef_value, enzyme_dup, rates, d, enzyme_const, 5, enzyme_const, 4, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("rate", i, d[i], reef_value(rates, 5, 4, 5), rates[i], 2e-2, 2e-4);
    double v[5] = {1, 0.5, -1, 2, 0};
    expect("forward", 0, __enzyme_fwddiff((void *)reef_value, enzyme_dup, rates, v, 5, 4, 5), d[0] + 0.5 * d[1] - d[2] + 2 * d[3], 1e-6);
    return verdict();
}
