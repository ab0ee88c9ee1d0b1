/* Calibration: parameters in a hash map with open addressing and tombstones, values of several types, formulas by name. */
#include "../expect.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *key;
    enum { EMPTY, NUMBER, COUNT, SERIES, GONE } type;
    union {
        double number;
        int64_t count;
        struct { float *items; uint32_t length; } series;
    } value;
} slot;

typedef struct { slot *slots; size_t room, filled; } map;

static uint32_t hash(const char *s)
{
    uint32_t h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}

static slot *lookup(map *m, const char *key)
{
    slot *grave = NULL;
    for (size_t i = hash(key) & (m->room - 1);; i = (i + 1) & (m->room - 1)) {
        slot *s = &m->slots[i];
        if (s->type == EMPTY)
            return grave ? grave : s;
        if (s->type == GONE)
            grave = grave ? grave : s;
        else if (!strcmp(s->key, key))
            return s;
    }
}

static slot *put(map *m, const char *key)
{
    if (2 * (m->filled + 1) > m->room) {
        map bigger = {calloc(m->room ? 2 * m->room : 4, sizeof(slot)), m->room ? 2 * m->room : 4, m->filled};
        for (size_t i = 0; i < m->room; i++)
            if (m->slots[i].type != EMPTY && m->slots[i].type != GONE)
                *lookup(&bigger, m->slots[i].key) = m->slots[i];
        free(m->slots);
        *m = bigger;
    }
    slot *s = lookup(m, key);
    if (s->type == EMPTY || s->type == GONE) {
        s->key = strdup(key);
        m->filled++;
    } else if (s->type == SERIES)
        free(s->value.series.items);
    return s;
}

static void set_number(map *m, const char *key, double v)
{
    slot *s = put(m, key);
    s->type = NUMBER;
    s->value.number = v;
}

static void set_count(map *m, const char *key, int64_t v)
{
    slot *s = put(m, key);
    s->type = COUNT;
    s->value.count = v;
}

static void set_series(map *m, const char *key, const double *v, uint32_t n)
{
    slot *s = put(m, key);
    s->type = SERIES;
    s->value.series.items = malloc(n * sizeof(float));
    s->value.series.length = n;
    for (uint32_t i = 0; i < n; i++)
        s->value.series.items[i] = (float)v[i];
}

static void drop(map *m, const char *key)
{
    slot *s = lookup(m, key);
    if (s->type == EMPTY || s->type == GONE)
        return;
    if (s->type == SERIES)
        free(s->value.series.items);
    free(s->key);
    s->type = GONE;
}

static double get(map *m, const char *key)
{
    const slot *s = lookup(m, key);
    double sum = 0;
    switch (s->type) {
    case NUMBER: return s->value.number;
    case COUNT: return (double)s->value.count;
    case SERIES:
        for (uint32_t i = 0; i < s->value.series.length; i++)
            sum += (double)s->value.series.items[i] * (i + 1);
        return sum;
    default: return 0;
    }
}

static double model(const double *x)
{
    map m = {NULL, 0, 0};
    set_number(&m, "growth", x[0]);
    set_number(&m, "capacity", 10 * x[1]);
    set_count(&m, "years", 12);
    set_series(&m, "harvest", x, 3);
    set_number(&m, "scratch", x[2] * 5);
    drop(&m, "scratch");
    set_count(&m, "capacity of boats", 4);
    set_series(&m, "quota", x + 1, 2);
    set_number(&m, "harvest total", get(&m, "harvest") * 0.05);
    set_number(&m, "quota", get(&m, "quota") * get(&m, "capacity of boats"));
    double p = 1, sum = 0;
    for (int t = 0; t < (int)get(&m, "years"); t++) {
        p += get(&m, "growth") * p * (1 - p / get(&m, "capacity")) - get(&m, "harvest total") * 0.1;
        set_number(&m, "last", p);
        sum += get(&m, "last") * 0.1 + get(&m, "scratch");
    }
    sum += get(&m, "quota");
    for (size_t i = 0; i < m.room; i++)
        if (m.slots[i].type == SERIES)
            free(m.slots[i].value.series.items);
    for (size_t i = 0; i < m.room; i++)
        if (m.slots[i].type != EMPTY && m.slots[i].type != GONE)
            free(m.slots[i].key);
    free(m.slots);
    return sum;
}

int main(void)
{
    double x[3] = {0.4, 0.9, 0.3}, d[3] = {0};
    __enzyme_autodiff((void *)model, enzyme_dup, x, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, d[i], model(x), x[i], 1e-2, 1e-4);
    return verdict();
}
