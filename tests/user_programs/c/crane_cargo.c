/* Cargo for a crane: manifests with a flexible array are put into bytes by memcpy, checked, and taken out again. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t id;
    float mass;
    double offset;
    uint8_t hazard;
} crate;

typedef struct {
    uint16_t count;
    char vessel[10];
    double boom, wind;
    crate crates[];
} manifest;

typedef struct {
    uint8_t *bytes;
    size_t used, size;
} wire;

static void put(wire *w, const void *from, size_t n)
{
    if (w->used + n > w->size) {
        w->size = 2 * (w->used + n);
        w->bytes = realloc(w->bytes, w->size);
        if (!w->bytes)
            exit(3);
    }
    memcpy(w->bytes + w->used, from, n);
    w->used += n;
}

static int get(wire *w, void *to, size_t n)
{
    if (w->used + n > w->size)
        return -1;
    memcpy(to, w->bytes + w->used, n);
    w->used += n;
    return 0;
}

static uint32_t adler(const uint8_t *data, size_t n)
{
    uint32_t a = 1, b = 0;
    while (n--) {
        a = (a + *data++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static manifest *new_manifest(uint16_t count, const char *vessel)
{
    manifest *m = calloc(1, sizeof *m + count * sizeof m->crates[0]);
    if (!m)
        exit(3);
    m->count = count;
    strcpy(m->vessel, vessel);
    return m;
}

static wire pack(const manifest *m)
{
    wire w = {0};
    put(&w, &m->count, sizeof m->count);
    put(&w, m->vessel, sizeof m->vessel);
    put(&w, &m->boom, sizeof m->boom);
    put(&w, &m->wind, sizeof m->wind);
    for (int i = 0; i < m->count; i++) {
        put(&w, &m->crates[i].id, sizeof(uint32_t));
        put(&w, &m->crates[i].mass, sizeof(float));
        put(&w, &m->crates[i].offset, sizeof(double));
        put(&w, &m->crates[i].hazard, 1);
    }
    return w;
}

static manifest *unpack(wire w)
{
    uint16_t count;
    w.size = w.used;
    w.used = 0;
    if (get(&w, &count, sizeof count))
        return NULL;
    manifest *m = new_manifest(count, "");
    int bad = get(&w, m->vessel, sizeof m->vessel);
    bad |= get(&w, &m->boom, sizeof m->boom);
    bad |= get(&w, &m->wind, sizeof m->wind);
    for (int i = 0; i < count; i++) {
        bad |= get(&w, &m->crates[i].id, sizeof(uint32_t));
        bad |= get(&w, &m->crates[i].mass, sizeof(float));
        bad |= get(&w, &m->crates[i].offset, sizeof(double));
        bad |= get(&w, &m->crates[i].hazard, 1);
    }
    if (bad) {
        free(m);
        return NULL;
    }
    return m;
}

static double moment(const manifest *m)
{
    double sum = 0;
    for (const crate *c = m->crates; c < m->crates + m->count; c++) {
        double reach = m->boom + c->offset * cos(0.1 * m->wind);
        sum += 9.81 * c->mass * reach * (c->hazard & 2 ? 1.5 : 1);
    }
    return sum;
}

double worst_moment(const float *masses, const double *place, int count)
{
    manifest *m = new_manifest((uint16_t)count, "Albatros");
    m->boom = place[0];
    m->wind = place[1];
    for (int i = 0; i < count; i++)
        m->crates[i] = (crate){100u + (uint32_t)i, masses[i], place[2] * (i - 1.5), (uint8_t)(i & 3)};
    wire w = pack(m);
    const uint32_t sum = adler(w.bytes, w.used);
    wire copy = {malloc(w.used), w.used, w.used};
    if (!copy.bytes)
        exit(3);
    memcpy(copy.bytes, w.bytes, w.used);
    if (adler(copy.bytes, copy.used) != sum)
        return -1;
    free(w.bytes);
    manifest *arrived = unpack(copy);
    free(copy.bytes);
    if (!arrived || strcmp(arrived->vessel, m->vessel))
        return -2;
    double result = log(1 + moment(arrived) * moment(m));
    free(m);
    free(arrived);
    return result;
}

int main(void)
{
    float masses[5] = {1.5f, 2.25f, 0.75f, 3, 1}, d_masses[5] = {0};
    double place[3] = {6, 4, 0.5}, d_place[3] = {0};
    __enzyme_autodiff((void *)worst_moment, enzyme_dup, masses, d_masses, enzyme_dup, place, d_place, enzyme_const, 5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("place", i, d_place[i], worst_moment(masses, place, 5), place[i], 1e-3, 1e-7);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("mass", i, d_masses[i], worst_moment(masses, place, 5), masses[i], 0.0625f, 1e-4);
    return verdict();
}
