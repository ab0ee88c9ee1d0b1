/* Machine design: parts from a text with units, kept in a generic hash table of copied bytes; names are flexible arrays; errors by code. */
#include "../expect.h"
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { FINE, NO_MEMORY, BAD_LINE, NOT_FOUND } status;
typedef struct {
    uint32_t hash;
    uint16_t length;
    char text[];
} name;
typedef struct {
    size_t width;
    size_t count, room;
    name **keys;
    unsigned char *values;
} table;

static uint32_t fnv(const char *s, size_t n)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 16777619u;
    return h;
}
static name *intern(const char *s, size_t n)
{
    name *k = malloc(sizeof *k + n + 1);
    if (k) {
        k->hash = fnv(s, n);
        k->length = (uint16_t)n;
        memcpy(k->text, s, n);
        k->text[n] = '\0';
    }
    return k;
}
static size_t slot(const table *t, uint32_t hash, const char *s, size_t n)
{
    size_t i = hash & (t->room - 1);
    while (t->keys[i] && (t->keys[i]->hash != hash || t->keys[i]->length != n || memcmp(t->keys[i]->text, s, n) != 0))
        i = (i + 1) & (t->room - 1);
    return i;
}
static status table_put(table *t, const char *s, size_t n, const void *value)
{
    if (4 * (t->count + 1) > 3 * t->room) {
        table bigger = {t->width, t->count, t->room ? 2 * t->room : 4, NULL, NULL};
        bigger.keys = calloc(bigger.room, sizeof *bigger.keys);
        bigger.values = malloc(bigger.room * t->width);
        if (!bigger.keys || !bigger.values)
            return NO_MEMORY;
        for (size_t i = 0; i < t->room; i++)
            if (t->keys[i]) {
                const size_t to = slot(&bigger, t->keys[i]->hash, t->keys[i]->text, t->keys[i]->length);
                bigger.keys[to] = t->keys[i];
                memcpy(bigger.values + to * t->width, t->values + i * t->width, t->width);
            }
        free(t->keys);
        free(t->values);
        *t = bigger;
    }
    const size_t i = slot(t, fnv(s, n), s, n);
    if (!t->keys[i]) {
        if (!(t->keys[i] = intern(s, n)))
            return NO_MEMORY;
        t->count++;
    }
    memcpy(t->values + i * t->width, value, t->width);
    return FINE;
}
static void *table_get(const table *t, const char *s)
{
    const size_t n = strlen(s), i = t->room ? slot(t, fnv(s, n), s, n) : 0;
    return t->room && t->keys[i] ? t->values + i * t->width : NULL;
}
static void table_free(table *t)
{
    for (size_t i = 0; i < t->room; i++)
        free(t->keys[i]);
    free(t->keys);
    free(t->values);
}

typedef struct {
    int teeth;
    float width;
    double module, load;
    union {
        double hardness;
        char grade[8];
    } steel;
    unsigned graded : 1;
} gear;

static status parse(const char *text, table *gears, const double *p)
{
    const char *at = text;
    status s = FINE;
    while (*at && s == FINE) {
        const char *end = strchr(at, ';');
        if (!end)
            return BAD_LINE;
        while (isspace((unsigned char)*at))
            at++;
        size_t n = strcspn(at, " :");
        gear g = {0};
        char unit[4] = "", grade[8] = "";
        double module, load;
        int used = 0;
        if (sscanf(at + n, " : %d teeth %lf%3[a-z] load %lf %7[A-Z0-9]%n", &g.teeth, &module, unit, &load, grade, &used) < 4) {
            s = BAD_LINE;
            goto next;
        }
        g.module = p[0] * module * (strcmp(unit, "cm") == 0 ? 10 : 1);
        g.load = load * p[1];
        g.width = 8;
        if (grade[0]) {
            g.graded = 1;
            strcpy(g.steel.grade, grade);
        } else
            g.steel.hardness = 200 * p[2];
        s = table_put(gears, at, n, &g);
    next:
        at = end + 1;
    }
    return s;
}

static double stress(const gear *g)
{
    const double form = 0.154 - 0.912 / g->teeth;
    const double limit = g->graded ? (g->steel.grade[0] == 'C' ? 420.0 : 350.0) : 1.6 * g->steel.hardness;
    return g->load / (3.14159 * form * g->module * g->width) / limit;
}

static double failure(const double *p, double *worst)
{
    table gears = {sizeof(gear), 0, 0, NULL, NULL};
    const char *const chain[] = {"pinion", "wheel", "idler-of-the-second-stage", "missing", "ring"};
    double sum = 0;
    *worst = 0;
    if (parse("pinion: 18 teeth 2.5mm load 900;wheel: 57 teeth 2.5mm load 880 C45; ring : 90 teeth 0.3cm load 1500 X20;\n idler-of-the-second-stage: 31 teeth 2mm load 640;", &gears, p) == FINE)
        for (size_t i = 0; i < sizeof chain / sizeof *chain; i++) {
            const gear *g = table_get(&gears, chain[i]);
            if (!g)
                continue;
            const double s = stress(g);
            sum += exp(2 * s);
            if (s > *worst)
                *worst = s;
        }
    table_free(&gears);
    return sum;
}

int main(void)
{
    double p[3] = {1.05, 1.2, 0.9}, d[3] = {0}, worst = 0, dworst = 0.5, w;
    __enzyme_autodiff((void *)failure, enzyme_dup, p, d, enzyme_dup, &worst, &dworst);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], failure(p, &w) + 0.5 * w, p[i], 1e-3, 1e-6);
    return verdict();
}
