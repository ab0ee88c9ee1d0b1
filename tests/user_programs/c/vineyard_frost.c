/* Frost in a vineyard: readings of many kinds in a tagged union, by plot in a hash table with open addressing. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NOTHING, COUNT, DEGREES, WIND, REMARK } kind;

typedef struct {
    kind kind;
    union {
        int64_t count;
        double degrees;
        struct {
            float speed, bearing;
        } wind;
        const char *remark;
    };
} reading;

typedef struct {
    uint64_t key;
    uint32_t hits;
    double chill;
    reading last;
} slot;

typedef struct {
    slot *slots;
    size_t mask, used;
} table;

static uint64_t mix(uint64_t x)
{
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ULL;
    return x ^ x >> 33;
}

static slot *find(table *t, uint64_t key)
{
    size_t i = mix(key) & t->mask;
    while (t->slots[i].key && t->slots[i].key != key)
        i = (i + 1) & t->mask;
    return &t->slots[i];
}

static void grow(table *t)
{
    table bigger = {calloc(2 * (t->mask + 1), sizeof(slot)), 2 * t->mask + 1, t->used};
    for (size_t i = 0; i <= t->mask; i++)
        if (t->slots[i].key)
            *find(&bigger, t->slots[i].key) = t->slots[i];
    free(t->slots);
    *t = bigger;
}

static void observe(table *t, uint64_t plot, reading r)
{
    if (4 * t->used > 3 * t->mask)
        grow(t);
    slot *s = find(t, plot);
    if (!s->key) {
        s->key = plot;
        t->used++;
    }
    s->hits++;
    switch (r.kind) {
    case DEGREES:
        s->chill += r.degrees < 0 ? -r.degrees : 0.1 * exp(-r.degrees);
        break;
    case WIND:
        s->chill *= 1 + 0.01 * r.wind.speed * cosf(r.wind.bearing);
        break;
    case COUNT:
        s->chill += 0.001 * (double)r.count;
        break;
    case REMARK:
        if (strstr(r.remark, "smoke"))
            s->chill *= 0.8;
        break;
    case NOTHING:
        break;
    }
    s->last = r;
}

static int ones(uint64_t x)
{
    int n = 0;
    for (; x; x &= x - 1)
        n++;
    return n;
}

double damage(const double *night, const float *breeze, double threshold)
{
    table t = {calloc(4, sizeof(slot)), 3, 0};
    for (int hour = 0; hour < 12; hour++)
        for (uint64_t plot = 1; plot <= 7; plot++) {
            reading r = {.kind = (kind)((hour + plot) % 5)};
            switch (r.kind) {
            case DEGREES: r.degrees = night[hour % 4] + 0.3 * (double)plot - 0.2 * hour; break;
            case WIND: r.wind.speed = breeze[0] + (float)hour; r.wind.bearing = breeze[1] * (float)plot; break;
            case COUNT: r.count = ones(plot * 37 + (uint64_t)hour); break;
            case REMARK: r.remark = hour % 2 ? "smoke pots lit" : "clear sky"; break;
            case NOTHING: break;
            }
            observe(&t, plot << 20 | 5, r);
        }
    double sum = 0;
    for (size_t i = 0; i <= t.mask; i++) {
        const slot *s = &t.slots[i];
        if (!s->key)
            continue;
        double hurt = 1 / (1 + exp(threshold - s->chill));
        if (s->last.kind == DEGREES)
            hurt += 0.02 * s->last.degrees;
        else if (s->last.kind == WIND)
            hurt += 0.01 * s->last.wind.speed * s->last.wind.bearing;
        sum += hurt * s->hits * (double)(s->key >> 20);
    }
    free(t.slots);
    return sum;
}

int main(void)
{
    double night[4] = {1.53, 0.25, -1.17, 2.05}, d_night[4] = {0}, threshold = 3;
    float breeze[2] = {2.5f, 0.5f}, d_breeze[2] = {0};
    double d_threshold = __enzyme_autodiff((void *)damage, enzyme_dup, night, d_night, enzyme_dup, breeze, d_breeze,
                                           enzyme_out, threshold);
    EXPECT_SLOPE("threshold", 0, d_threshold, damage(night, breeze, threshold), threshold, 1e-3, 1e-6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("night", i, d_night[i], damage(night, breeze, threshold), night[i], 1e-3, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("breeze", i, d_breeze[i], damage(night, breeze, threshold), breeze[i], 0.015625f, 1e-3);
    return verdict();
}
