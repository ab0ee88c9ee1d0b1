/* Coffee: water percolates through layers of a puck; layers lie behind a header with a flexible array, grains are float. */
#include "../expect.h"
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    float fines, coarse;   /* dissolved share of each, still in the grains */
    uint16_t open : 12, wet : 1, cracked : 1;
    double water, solids; /* grams in the pores */
} Layer;

typedef struct puck {
    size_t count;
    double dose;
    const char *origin;
    Layer layer[];
} Puck;

typedef struct {
    double in_cup, strength;
    int drops;
} Cup;

struct shot_log {
    struct shot_log *older;
    double at, flow;
};

double __enzyme_fwddiff_shot(void *, ...);

static Puck *tamp(size_t n, double dose, float grind)
{
    Puck *p = malloc(offsetof(Puck, layer) + n * sizeof(Layer));
    if (!p)
        return NULL;
    *p = (Puck){.count = n, .dose = dose, .origin = "Yirgacheffe"};
    for (size_t i = 0; i < n; i++)
        p->layer[i] = (Layer){.fines = 0.1f * grind, .coarse = 0.2f / grind, .open = (uint16_t)(400 + 13 * i), .cracked = i == 2};
    return p;
}

static double conductivity(Layer l, double pressure)
{
    double k = l.open / 1000.0 * (1 - 0.3 * tanh(pressure / 12));
    if (l.cracked)
        k *= 1.4;
    return k;
}

static Cup brew(Puck *p, double pressure, double kelvin, struct shot_log **log)
{
    Cup cup = {0};
    const double rate = 0.08 * exp(-1500 * (1 / kelvin - 1 / 366.0));
    for (int step = 0; step < 40; step++) {
        double inflow = 1.2 * pressure / 9, carried = 0;
        for (size_t i = 0; i < p->count; i++) {
            Layer *l = p->layer + i;
            l->wet |= l->water > 0.05;
            l->water += 0.5 * inflow;
            l->solids += 0.5 * carried;
            if (l->wet) {
                const float f = l->fines * (float)(2 * rate), c = l->coarse * (float)(0.4 * rate);
                l->fines -= f;
                l->coarse -= c;
                l->solids += (double)(f + c) * p->dose / (double)p->count;
            }
            const double out = conductivity(*l, pressure) * l->water;
            carried = l->solids * out / (l->water + 1e-3);
            l->water -= 0.5 * out;
            l->solids -= 0.5 * carried;
            inflow = out;
        }
        cup.in_cup += 0.5 * inflow;
        cup.strength += 0.5 * carried;
        if (step % 8 == 7) {
            struct shot_log *entry = malloc(sizeof *entry);
            memcpy(entry, &(struct shot_log){*log, step * 0.5, inflow}, sizeof *entry);
            *log = entry;
            cup.drops++;
        }
    }
    return cup;
}

/* How far the shot is from what the barista wants. */
static double taste(const double *knobs, float grind)
{
    Puck *p = tamp(6, knobs[0], grind);
    struct shot_log *log = NULL;
    const Cup cup = brew(p, knobs[1], knobs[2], &log);
    double uneven = 0;
    for (struct shot_log *e = log, *next; e; e = next) {
        next = e->older;
        if (next)
            uneven += (e->flow - next->flow) * (e->flow - next->flow) / (e->at - next->at);
        free(e);
    }
    free(p);
    const double tds = 100 * cup.strength / cup.in_cup;
    return (tds - 9) * (tds - 9) + 0.1 * fabs(cup.in_cup - 14) + uneven + 0.01 * cup.drops;
}

int main(void)
{
    double knobs[3] = {18, 9, 366}, d[3] = {0};
    const float grind = 1.25f;
    __enzyme_autodiff((void *)taste, enzyme_dup, knobs, d, enzyme_const, grind);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("knob", i, d[i], taste(knobs, grind), knobs[i], i == 2 ? 4.0 : 0.25, 2e-4);
    for (int i = 0; i < 3; i++) {
        double v[3] = {0};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff_shot((void *)taste, enzyme_dup, knobs, v, enzyme_const, grind), d[i], 1e-5);
    }
    return verdict();
}
