/* Geotechnics: the safety of a slope by slices (Fellenius, Bishop, Janbu in a table of methods), soils in a static
 * pool by index, strata as polylines in one ragged array, and a search for the worst circle through callbacks. */
#include "../expect.h"
#include <assert.h>
#include <float.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SOILS 8
#define FOR_SLICES(s, list) for (slice *s = (list)->first; s != NULL; s = s->next)
#define CLAMP(x, lo, hi) ((x) < (lo) ? (lo) : (x) > (hi) ? (hi) : (x))

typedef struct {
    char name[12];
    double weight, cohesion, friction;
    uint8_t drained : 1, colour : 3;
} soil;

static soil soils[MAX_SOILS];
static int soil_count;

typedef struct slice {
    struct slice *next;
    double width, weight, alpha, pore;
    const soil *at_base;
} slice;

typedef struct {
    slice *first, **last;
    int count;
} slice_list;

typedef struct {
    int offset, count;
} span;

typedef struct {
    double points[32][2];
    span strata[4];
    int strata_soil[4];
    int count, used;
} profile;

typedef struct {
    double x, y, r;
} circle;

typedef double (*method)(const slice_list *, double guess);

static int add_soil(const char *name, double weight, double cohesion, double friction, bool drained)
{
    assert(soil_count < MAX_SOILS);
    soil *s = &soils[soil_count];
    strncpy(s->name, name, sizeof s->name - 1);
    s->weight = weight;
    s->cohesion = cohesion;
    s->friction = friction;
    s->drained = drained;
    s->colour = (uint8_t)(soil_count & 7);
    return soil_count++;
}

static void add_stratum(profile *p, int soil_index, int n, const double (*points)[2])
{
    memcpy(p->points[p->used], points, (size_t)n * sizeof *points);
    p->strata[p->count] = (span){p->used, n};
    p->strata_soil[p->count++] = soil_index;
    p->used += n;
}

static double height(const profile *p, int stratum, double x)
{
    const span s = p->strata[stratum];
    const double(*at)[2] = (const double(*)[2])p->points + s.offset;
    for (int i = 1; i < s.count; i++)
        if (x <= at[i][0])
            return at[i - 1][1] + (at[i][1] - at[i - 1][1]) * (x - at[i - 1][0]) / (at[i][0] - at[i - 1][0]);
    return at[s.count - 1][1];
}

static bool cut(const profile *p, const circle *c, double water, slice_list *list)
{
    list->first = NULL;
    list->last = &list->first;
    list->count = 0;
    const int n = 12;
    const double from = c->x - 0.95 * c->r, to = c->x + 0.95 * c->r, width = (to - from) / n;
    for (int i = 0; i < n; i++) {
        const double x = from + (i + 0.5) * width, base = c->y - sqrt(c->r * c->r - (x - c->x) * (x - c->x));
        double top = height(p, 0, x), weight = 0;
        if (top <= base)
            continue;
        slice *s = calloc(1, sizeof *s);
        if (s == NULL)
            return false;
        for (int k = 0; k < p->count; k++) {
            const double lower = k + 1 < p->count ? fmax(height(p, k + 1, x), base) : base;
            if (lower < top) {
                weight += (top - lower) * soils[p->strata_soil[k]].weight;
                s->at_base = &soils[p->strata_soil[k]];
                top = lower;
            }
        }
        s->width = width;
        s->weight = weight * width;
        s->alpha = asin((x - c->x) / c->r);
        s->pore = s->at_base->drained ? 0 : 9.81 * CLAMP(water - base, 0, 5);
        *list->last = s;
        list->last = &s->next;
        list->count++;
    }
    return list->count > 2;
}

static void release(slice_list *list)
{
    for (slice *s = list->first, *next; s != NULL; s = next) {
        next = s->next;
        free(s);
    }
}

static double fellenius(const slice_list *list, double guess)
{
    double resist = 0, drive = 1e-9;
    (void)guess;
    FOR_SLICES(s, list)
    {
        const double length = s->width / cos(s->alpha);
        resist += s->at_base->cohesion * length + (s->weight * cos(s->alpha) - s->pore * length) * tan(s->at_base->friction);
        drive += s->weight * sin(s->alpha);
    }
    return resist / fabs(drive);
}

static double bishop(const slice_list *list, double f)
{
    for (int i = 0; i < 12; i++) {
        double resist = 0, drive = 1e-9;
        FOR_SLICES(s, list)
        {
            const double t = tan(s->at_base->friction), m = cos(s->alpha) * (1 + tan(s->alpha) * t / f);
            resist += (s->at_base->cohesion * s->width + (s->weight - s->pore * s->width) * t) / m;
            drive += s->weight * sin(s->alpha);
        }
        f = resist / fabs(drive);
    }
    return f;
}

static double janbu(const slice_list *list, double f)
{
    double last;
    do {
        double resist = 0, drive = 1e-9;
        last = f;
        FOR_SLICES(s, list)
        {
            const double t = tan(s->at_base->friction), c = cos(s->alpha);
            resist += (s->at_base->cohesion * s->width + (s->weight - s->pore * s->width) * t) / (c * c * (1 + tan(s->alpha) * t / f));
            drive += s->weight * tan(s->alpha);
        }
        f = resist / fabs(drive);
    } while (fabs(f - last) > 1e-13);
    return f;
}

static const struct {
    const char *name;
    method run;
    double share;
} METHODS[] = {{"fellenius", fellenius, 0.2}, {"bishop", bishop, 0.5}, {"janbu", janbu, 0.3}};

typedef bool (*on_circle)(const circle *, double safety, void *);

static void search(const profile *p, double water, double r, on_circle tell, void *context)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++) {
            const circle c = {6 + 1.5 * i, 9 + 1.2 * j, r + 0.5 * j};
            slice_list list;
            if (!cut(p, &c, water, &list)) {
                release(&list);
                continue;
            }
            double f = 1, sum = 0;
            for (size_t k = 0; k < sizeof METHODS / sizeof *METHODS; k++)
                sum += METHODS[k].share * (f = METHODS[k].run(&list, f));
            release(&list);
            if (!tell(&c, sum, context))
                return;
        }
}

typedef struct {
    double worst, smooth;
    circle at;
    int seen;
} finding;

static bool note(const circle *c, double safety, void *context)
{
    finding *f = context;
    if (safety < f->worst) {
        f->worst = safety;
        f->at = *c;
    }
    f->smooth += exp(-4 * safety);
    return ++f->seen < 50;
}

double safety(const double *clay, const double *sand, double water, double radius)
{
    static const double surface[][2] = {{-5, 0}, {3, 0}, {9, 5}, {20, 5.5}}, below[][2] = {{-5, -2}, {6, -1}, {20, 1.5}};
    profile *p = malloc(sizeof *p);
    if (p == NULL)
        return -1;
    memset(p, 0, sizeof *p);
    soil_count = 0;
    memset(soils, 0, sizeof soils);
    const int upper = add_soil("clay", clay[0], clay[1], clay[2], false), lower = add_soil("sand", sand[0], sand[1], sand[2], true);
    add_stratum(p, upper, 4, surface);
    add_stratum(p, lower, 3, below);
    finding f = {.worst = DBL_MAX};
    search(p, water, radius, note, &f);
    free(p);
    return f.worst - 0.25 * log(f.smooth) + 0.01 * f.at.r;
}

struct two {
    double water, radius;
};
extern struct two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double clay[3] = {18.5, 12, 0.35}, sand[3] = {19.5, 1, 0.6}, dc[3] = {0}, ds[3] = {0}, water = 1.3, radius = 10.2;
    struct two by = __enzyme_autodiff_two((void *)safety, enzyme_dup, clay, dc, enzyme_dup, sand, ds, water, radius);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("clay", i, dc[i], safety(clay, sand, water, radius), clay[i], 1e-4, 1e-6);
        EXPECT_SLOPE("sand", i, ds[i], safety(clay, sand, water, radius), sand[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("water", 0, by.water, safety(clay, sand, water, radius), water, 1e-5, 1e-6);
    EXPECT_SLOPE("radius", 0, by.radius, safety(clay, sand, water, radius), radius, 1e-5, 1e-6);
    return verdict();
}
