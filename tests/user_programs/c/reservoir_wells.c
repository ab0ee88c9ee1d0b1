/* Petroleum: a reservoir of cells with neighbours by index, wells in a linked list that open and shut. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

enum { CELLS = 12, MONTHS = 24 };

typedef struct well {
    struct well *next;
    char name[12];
    int cell, opens, shuts;
    double rate;
    struct { double oil, water; } produced;
} well;

typedef struct {
    double pressure, saturation, volume;
    short neighbours[3];
    unsigned char count;
} cell;

typedef struct {
    cell *cells;
    well *wells;
    double permeability[2], viscosity_ratio;
} field;

static void connect(field *f, int a, int b)
{
    f->cells[a].neighbours[f->cells[a].count++] = (short)b;
    f->cells[b].neighbours[f->cells[b].count++] = (short)a;
}

static void drill(field *f, const char *name, int cell, double rate, int opens, int shuts)
{
    well *w = calloc(1, sizeof *w);
    strncpy(w->name, name, sizeof w->name - 1);
    w->cell = cell;
    w->rate = rate;
    w->opens = opens;
    w->shuts = shuts;
    w->next = f->wells;
    f->wells = w;
}

static double fraction(const field *f, double s)
{
    const double oil = s * s, water = (1 - s) * (1 - s) * f->viscosity_ratio;
    return oil / (oil + water);
}

static void month(field *f, int t)
{
    double flux[CELLS] = {0}, oil[CELLS] = {0};
    for (int i = 0; i < CELLS; i++)
        for (int k = 0; k < f->cells[i].count; k++) {
            const int j = f->cells[i].neighbours[k];
            const double drop = f->cells[i].pressure - f->cells[j].pressure;
            const double q = f->permeability[(i + j) % 2] * drop;
            flux[i] -= q;
            oil[i] -= q * fraction(f, drop > 0 ? f->cells[i].saturation : f->cells[j].saturation);
        }
    for (well *w = f->wells; w; w = w->next) {
        if (t < w->opens || t >= w->shuts)
            continue;
        cell *c = &f->cells[w->cell];
        const double q = w->rate * (w->name[0] == 'I' ? 1 : c->pressure / 100), part = fraction(f, c->saturation);
        flux[w->cell] += w->name[0] == 'I' ? q : -q;
        if (w->name[0] != 'I') {
            oil[w->cell] -= q * part;
            w->produced.oil += q * part;
            w->produced.water += q * (1 - part);
        }
    }
    for (int i = 0; i < CELLS; i++) {
        f->cells[i].pressure += flux[i] / f->cells[i].volume * 10;
        f->cells[i].saturation += oil[i] / f->cells[i].volume / 10;
    }
}

static double revenue(const double *x)
{
    field f = {calloc(CELLS, sizeof(cell)), NULL, {x[0], x[1]}, x[2]};
    for (int i = 0; i < CELLS; i++) {
        f.cells[i].pressure = 100 + i % 3;
        f.cells[i].saturation = 0.7;
        f.cells[i].volume = 40 + 2 * i;
    }
    for (int i = 0; i + 1 < CELLS; i++)
        connect(&f, i, i + 1);
    connect(&f, 1, 9);
    drill(&f, "P-1", 3, x[3], 0, MONTHS);
    drill(&f, "P-2", 10, x[3] * 0.5, 6, 20);
    drill(&f, "I-1", 7, x[4], 3, MONTHS);
    for (int t = 0; t < MONTHS; t++)
        month(&f, t);
    double sum = 0;
    while (f.wells) {
        well *w = f.wells;
        f.wells = w->next;
        sum += 60 * w->produced.oil - 4 * w->produced.water - (w->name[0] == 'I' ? 2 * w->rate : 0);
        free(w);
    }
    free(f.cells);
    return sum;
}

int main(void)
{
    double x[5] = {0.3, 0.5, 2.0, 1.2, 0.8}, d[5] = {0};
    __enzyme_autodiff((void *)revenue, enzyme_dup, x, d);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("x", i, d[i], revenue(x), x[i], 1e-4, 1e-6);
    return verdict();
}
