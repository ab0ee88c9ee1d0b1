/* Photographic plates: stars of a catalogue in text, sorted and searched, whose places calibrate a plate. */
#include "../expect.h"
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char name[24];
    double ra, dec; /* degrees */
    union {
        float visual;
        struct {
            float blue, red;
        } bands;
    } magnitude;
    bool has_bands;
    unsigned flags;
} star;

typedef struct {
    size_t count;
    char observer[16];
    star stars[];
} catalogue;

typedef struct {
    double scale, rotation, ra, dec;
    double distortion[3];
    float limit;
} plate;

static const char *const text = "# name ra dec kind magnitudes\n"
                                "Vega 279.23 38.78 V 0.03\n"
                                "Deneb 310.36 45.28 BR 1.33 1.20\n"
                                "Sadr 305.56 40.26 V 2.23\n"
                                "Sulafat 284.74 32.69 BR 3.15 3.30\n"
                                "Sheliak 282.52 33.36 V 3.52\n"
                                "Albireo 292.68 27.96 BR 3.9 2.6\n"
                                "Rukh 296.24 45.13 V 2.87\n";

static int by_name(const void *a, const void *b)
{
    return strcmp(((const star *)a)->name, ((const star *)b)->name);
}

static int by_declination(const void *a, const void *b)
{
    const star *x = a, *y = b;
    return (x->dec > y->dec) - (x->dec < y->dec);
}

static catalogue *read_catalogue(const char *source)
{
    size_t room = 2;
    catalogue *c = malloc(sizeof *c + room * sizeof(star));
    c->count = 0;
    strncpy(c->observer, "nobody", sizeof c->observer - 1);
    c->observer[15] = 0;
    while (*source) {
        char line[80], kind[4];
        size_t n = strcspn(source, "\n");
        memcpy(line, source, n);
        line[n] = 0;
        source += n + (source[n] == '\n');
        if (line[0] == '#')
            continue;
        if (c->count == room) {
            room *= 2;
            c = realloc(c, sizeof *c + room * sizeof(star));
        }
        star *s = &c->stars[c->count];
        memset(s, 0, sizeof *s);
        int used = 0;
        if (sscanf(line, "%23s %lf %lf %3s%n", s->name, &s->ra, &s->dec, kind, &used) != 4)
            continue;
        if (kind[0] == 'V') {
            s->magnitude.visual = strtof(line + used, NULL);
        } else {
            char *end;
            s->magnitude.bands.blue = strtof(line + used, &end);
            s->magnitude.bands.red = strtof(end, NULL);
            s->has_bands = true;
        }
        for (const char *p = s->name; *p; p++)
            s->flags = (s->flags << 3 | s->flags >> 29) ^ (unsigned)tolower(*p);
        c->count++;
    }
    qsort(c->stars, c->count, sizeof(star), by_name);
    return c;
}

static double magnitude_of(const star *s)
{
    return s->has_bands ? 0.6 * s->magnitude.bands.blue + 0.4 * s->magnitude.bands.red : s->magnitude.visual;
}

static bool project(const plate *p, const star *s, double out[2])
{
    const double d = M_PI / 180;
    const double a = (s->ra - p->ra) * d, b = s->dec * d, b0 = p->dec * d;
    const double cosine = sin(b0) * sin(b) + cos(b0) * cos(b) * cos(a);
    if (cosine < 0.1)
        return false;
    const double x = cos(b) * sin(a) / cosine, y = (cos(b0) * sin(b) - sin(b0) * cos(b) * cos(a)) / cosine;
    const double r2 = x * x + y * y;
    double k = 1;
    for (int i = 2; i >= 0; i--)
        k = k * r2 + p->distortion[i];
    const double c = cos(p->rotation), t = sin(p->rotation);
    out[0] = p->scale * (1 + k) * (c * x - t * y);
    out[1] = p->scale * (1 + k) * (t * x + c * y);
    return true;
}

double misfit(const plate *p, const double *measured, const char *const *names, int n)
{
    catalogue *c = read_catalogue(text);
    double sum = 0;
    star key = {0};
    for (int i = 0; i < n; i++) {
        strcpy(key.name, names[i]);
        const star *s = bsearch(&key, c->stars, c->count, sizeof(star), by_name);
        double at[2];
        if (!s || !project(p, s, at))
            continue;
        const double m = magnitude_of(s);
        const double weight = 1 / (1 + exp(m - p->limit));
        sum += weight * (pow(at[0] - measured[2 * i], 2) + pow(at[1] - measured[2 * i + 1], 2));
    }
    qsort(c->stars, c->count, sizeof(star), by_declination);
    double edge[2];
    if (project(p, &c->stars[c->count - 1], edge))
        sum += 0.01 * hypot(edge[0], edge[1]);
    free(c);
    return sum;
}

int main(void)
{
    const char *const names[] = {"Vega", "Albireo", "Nowhere", "Deneb", "Sheliak"};
    double at[10], dat[10] = {0};
    for (int i = 0; i < 10; i++)
        at[i] = 3 * sin(i + 1.0);
    plate p = {20, 0.1, 295, 38, {0.01, 0.2, -0.1}, 3}, d = {0};
    __enzyme_autodiff((void *)misfit, enzyme_dup, &p, &d, enzyme_dup, at, dat, enzyme_const, names, enzyme_const, 5);
    EXPECT_SLOPE("scale", 0, d.scale, misfit(&p, at, names, 5), p.scale, 1e-3, 1e-6);
    EXPECT_SLOPE("rotation", 0, d.rotation, misfit(&p, at, names, 5), p.rotation, 1e-4, 1e-6);
    EXPECT_SLOPE("ra", 0, d.ra, misfit(&p, at, names, 5), p.ra, 1e-3, 1e-6);
    EXPECT_SLOPE("dec", 0, d.dec, misfit(&p, at, names, 5), p.dec, 1e-3, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("distortion", i, d.distortion[i], misfit(&p, at, names, 5), p.distortion[i], 1e-3, 1e-6);
    EXPECT_SLOPE("limit", 0, d.limit, misfit(&p, at, names, 5), p.limit, 0.015625, 1e-4);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("at", i, dat[i], misfit(&p, at, names, 5), at[i], 1e-3, 1e-6);
    return verdict();
}
