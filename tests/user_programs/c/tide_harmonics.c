/* Tides: a station file in text, constituents found by name with bsearch, heights and the moment of high water. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char name[8];
    double speed;        /* degrees an hour */
    double phase_origin; /* degrees */
    int diurnal;
} Constituent;

static const Constituent catalogue[] = {
    {"K1", 15.0410686, 10.0, 1}, {"M2", 28.9841042, 40.0, 0}, {"M4", 57.9682084, 80.0, 0},
    {"N2", 28.4397295, 5.0, 0},  {"O1", 13.9430356, 300.0, 1}, {"S2", 30.0, 0.0, 0},
};

typedef struct {
    const Constituent *what;
    double amplitude, phase;
    unsigned flags;
} Harmonic;
enum { USED = 1, SHALLOW = 2 };

typedef struct {
    char *title;
    double datum;
    Harmonic *harmonics;
    size_t count, capacity;
} Station;

static int by_name(const void *key, const void *entry)
{
    return strcmp((const char *)key, ((const Constituent *)entry)->name);
}

static int by_amplitude(const void *a, const void *b)
{
    const double x = ((const Harmonic *)a)->amplitude, y = ((const Harmonic *)b)->amplitude;
    return (x < y) - (x > y);
}

static int parse_station(Station *s, const char *text)
{
    char *copy = strdup(text), *save = NULL;
    for (char *line = strtok_r(copy, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        while (isspace((unsigned char)*line))
            line++;
        if (*line == '#' || !*line)
            continue;
        if (!strncmp(line, "station ", 8)) {
            s->title = strdup(line + 8);
            continue;
        }
        char name[8];
        double amplitude, phase;
        if (sscanf(line, "%7s %lf %lf", name, &amplitude, &phase) != 3)
            continue;
        const Constituent *c = bsearch(name, catalogue, sizeof catalogue / sizeof *catalogue, sizeof *catalogue, by_name);
        if (!c) {
            if (!strcmp(name, "Z0"))
                s->datum = amplitude;
            continue;
        }
        if (s->count == s->capacity) {
            s->capacity = s->capacity ? 2 * s->capacity : 2;
            s->harmonics = realloc(s->harmonics, s->capacity * sizeof *s->harmonics);
        }
        Harmonic *h = &s->harmonics[s->count++];
        h->what = c;
        h->amplitude = amplitude;
        h->phase = phase;
        h->flags = USED | (name[1] == '4' ? SHALLOW : 0);
    }
    free(copy);
    return s->count > 0;
}

static double height(const Station *s, double hour, double nodal)
{
    double h = s->datum;
    for (size_t i = 0; i < s->count; i++) {
        const Harmonic *c = &s->harmonics[i];
        if (!(c->flags & USED))
            continue;
        double f = c->what->diurnal ? 1 + 0.11 * nodal : 1 - 0.037 * nodal;
        if (c->flags & SHALLOW)
            f *= f;
        h += f * c->amplitude * cos((c->what->speed * hour + c->what->phase_origin - c->phase) * M_PI / 180);
    }
    return h;
}

/* the highest water within a day, by steps and golden section */
static double high_water(const double *scale, double nodal)
{
    Station s = {0};
    if (!parse_station(&s, "# a made-up port\nstation Port of Test\nZ0 3.1 0\nM2 1.94 112\nS2 0.66 157\n"
                           "K1 0.11 35.5\nO1 0.09 344\nXX 1 1\nM4 0.21 220\nN2 0.37 95\n"))
        return -1;
    for (size_t i = 0; i < s.count; i++)
        s.harmonics[i].amplitude *= scale[i];
    qsort(s.harmonics, s.count, sizeof *s.harmonics, by_amplitude);
    s.harmonics[s.count - 1].flags &= ~(unsigned)USED;
    double best = 0, top = -1e9;
    for (int i = 0; i < 48; i++) {
        const double h = height(&s, 0.5 * i, nodal);
        if (h > top) {
            top = h;
            best = 0.5 * i;
        }
    }
    double a = best - 0.5, b = best + 0.5;
    for (int i = 0; i < 40; i++) {
        const double c = b - 0.6180339887498949 * (b - a), d = a + 0.6180339887498949 * (b - a);
        if (height(&s, c, nodal) > height(&s, d, nodal))
            b = d;
        else
            a = c;
    }
    const double result = height(&s, 0.5 * (a + b), nodal) + 0.1 * (double)strlen(s.title);
    free(s.harmonics);
    free(s.title);
    return result;
}

int main(void)
{
    double scale[6] = {1.0, 1.05, 0.9, 0.95, 1.1, 1.02}, d[6] = {0};
    double nodal = 0.4;
    const double dn = __enzyme_autodiff((void *)high_water, enzyme_dup, scale, d, enzyme_out, nodal);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("scale", i, d[i], high_water(scale, nodal), scale[i], 1e-4, 1e-6);
    EXPECT_SLOPE("nodal", 0, dn, high_water(scale, nodal), nodal, 1e-4, 1e-6);
    double u[6] = {1, 0, 0, -1, 0, 2};
    expect("along", 0, __enzyme_fwddiff((void *)high_water, enzyme_dup, scale, u, enzyme_const, nodal),
           d[0] - d[3] + 2 * d[5], 1e-9);
    return verdict();
}
