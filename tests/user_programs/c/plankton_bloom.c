/* Marine biology: nutrients, plankton and detritus by X-macros and a union of names and numbers, parameters by name
 * from a string of settings, an embedded pair with rejected steps, and a log of what happened in a pool. */
#include "../expect.h"
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define POOLS(X) X(nutrient, 6.0) X(phyto, 0.4) X(zoo, 0.2) X(detritus, 0.1)
#define PARAMETERS(X) X(growth, 1.1) X(half, 0.5) X(graze, 0.8) X(mortality, 0.12) X(sink, 0.05) X(remin, 0.2)

typedef union {
    struct {
#define X(name, start) double name;
        POOLS(X)
#undef X
    };
    double all[4];
} pools;

typedef struct {
#define X(name, value) double name;
    PARAMETERS(X)
#undef X
} parameters;

static const struct {
    const char *name;
    size_t offset;
    double fallback;
} PARAMETER_TABLE[] = {
#define X(name, value) {#name, offsetof(parameters, name), value},
    PARAMETERS(X)
#undef X
};

enum { PARAMETER_COUNT = sizeof PARAMETER_TABLE / sizeof *PARAMETER_TABLE };

static double *parameter(parameters *p, const char *name, size_t length)
{
    for (int i = 0; i < PARAMETER_COUNT; i++)
        if (strlen(PARAMETER_TABLE[i].name) == length && strncmp(PARAMETER_TABLE[i].name, name, length) == 0)
            return (double *)((char *)p + PARAMETER_TABLE[i].offset);
    return NULL;
}

static int configure(parameters *p, const char *text)
{
    for (int i = 0; i < PARAMETER_COUNT; i++)
        *(double *)((char *)p + PARAMETER_TABLE[i].offset) = PARAMETER_TABLE[i].fallback;
    while (*text) {
        while (isspace((unsigned char)*text) || *text == ',')
            text++;
        const char *name = text;
        while (isalpha((unsigned char)*text))
            text++;
        double *slot = parameter(p, name, (size_t)(text - name));
        if (slot == NULL || (*text != '=' && *text != '*'))
            return -1;
        const char operation = *text++;
        char *end;
        const double value = strtod(text, &end);
        *slot = operation == '=' ? value : *slot * value;
        text = end;
    }
    return 0;
}

typedef enum { NOTE_REJECT, NOTE_BLOOM, NOTE_NIGHT } note_kind;

typedef struct note {
    note_kind kind;
    double at;
    union {
        double error;
        struct {
            float peak;
            int count;
        } bloom;
        char text[16];
    } u;
    struct note *next;
} note;

static note pool[64];
static int pool_used;

static void take_note(note **head, note n)
{
    if (pool_used == (int)(sizeof pool / sizeof *pool))
        return;
    note *slot = &pool[pool_used++];
    *slot = n;
    slot->next = *head;
    *head = slot;
}

static pools slope(const pools *y, double t, const parameters *p, double light)
{
    const double sun = sin(6.283185307 * t);
    const double rise = p->growth * light * (sun > 0 ? sun : 0) * y->nutrient / (p->half + y->nutrient) * y->phyto;
    const double eaten = p->graze * y->zoo * y->phyto * y->phyto / (0.3 + y->phyto * y->phyto);
    const double dead = p->mortality * y->phyto + p->mortality * y->zoo * y->zoo;
    return (pools){{-rise + p->remin * y->detritus + 0.3 * eaten, rise - eaten - p->mortality * y->phyto,
                    0.7 * eaten - p->mortality * y->zoo * y->zoo, dead - (p->remin + p->sink) * y->detritus}};
}

static double season(const double *start, double light, double graze)
{
    parameters p;
    if (configure(&p, "growth = 1.4, sink*0.5 remin=0.25") == 0 || configure(&p, "growth=1.4, sink*0.5 remin=0.25") != 0)
        return -1;
    p.graze *= graze;
    pools y;
    memcpy(y.all, start, sizeof y.all);
    note *notes = NULL;
    pool_used = 0;
    double t = 0, h = 0.05, caught = 0, last = y.phyto;
    int rising = 1;
    while (t < 3) {
        if (t + h > 3)
            h = 3 - t;
        pools k1 = slope(&y, t, &p, light), trial;
        for (int i = 0; i < 4; i++)
            trial.all[i] = y.all[i] + h * k1.all[i];
        pools k2 = slope(&trial, t + h, &p, light);
        double error = 0;
        for (int i = 0; i < 4; i++)
            error = fmax(error, 0.5 * h * fabs(k2.all[i] - k1.all[i]));
        if (error > 2e-3 && h > 1e-3) {
            take_note(&notes, (note){.kind = NOTE_REJECT, .at = t, .u.error = error});
            h *= 0.5;
            continue;
        }
        for (int i = 0; i < 4; i++)
            y.all[i] += 0.5 * h * (k1.all[i] + k2.all[i]);
        t += h;
        caught += h * y.zoo;
        if (rising && y.phyto < last)
            take_note(&notes, (note){.kind = NOTE_BLOOM, .at = t, .u.bloom = {(float)y.phyto, pool_used}});
        if (sin(6.283185307 * t) < 0 && (notes == NULL || notes->kind != NOTE_NIGHT)) {
            note n = {.kind = NOTE_NIGHT, .at = t};
            snprintf(n.u.text, sizeof n.u.text, "night %d", (int)t);
            take_note(&notes, n);
        }
        rising = y.phyto > last;
        last = y.phyto;
        if (error < 5e-4)
            h *= 1.5;
    }
    for (const note *n = notes; n; n = n->next)
        switch (n->kind) {
        case NOTE_REJECT: caught += n->u.error; break;
        case NOTE_BLOOM: caught += 0.1 * n->u.bloom.peak * (n->u.bloom.count > 0); break;
        case NOTE_NIGHT: caught += 1e-3 * strlen(n->u.text); break;
        }
    return caught + 0.2 * y.detritus;
}

struct two {
    double light, graze;
};
extern struct two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double start[4] = {
#define X(name, value) value,
        POOLS(X)
#undef X
    };
    double d[4] = {0}, light = 1.2, graze = 1.1;
    struct two by = __enzyme_autodiff_two((void *)season, enzyme_dup, start, d, light, graze);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("start", i, d[i], season(start, light, graze), start[i], 1e-4, 1e-3);
    EXPECT_SLOPE("light", 0, by.light, season(start, light, graze), light, 1e-4, 1e-3);
    EXPECT_SLOPE("graze", 0, by.graze, season(start, light, graze), graze, 1e-4, 1e-3);
    for (int i = 0; i < 4; i++) {
        double v[4] = {0};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff((void *)season, enzyme_dup, start, v, enzyme_const, light, enzyme_const, graze), d[i], 1e-9);
    }
    return verdict();
}
