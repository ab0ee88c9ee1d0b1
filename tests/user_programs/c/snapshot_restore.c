/* A simulation that writes its state into a byte buffer and goes back to it when a trial step is bad: memcpy streams. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned char *data;
    size_t used, size;
} Stream;

static void put(Stream *s, const void *p, size_t n)
{
    if (s->used + n > s->size) {
        s->size = 2 * (s->used + n);
        s->data = realloc(s->data, s->size);
    }
    memcpy(s->data + s->used, p, n);
    s->used += n;
}
static void get(const Stream *s, size_t *at, void *p, size_t n)
{
    memcpy(p, s->data + *at, n);
    *at += n;
}

typedef struct {
    uint32_t id;
    uint8_t fixed;
    double pos[2], vel[2];
    float charge;
} Bead;

typedef struct {
    uint16_t count;
    Bead *beads;
    double time;
} World;

static void save(Stream *s, const World *w)
{
    const uint32_t magic = 0xbeadbeadu;
    s->used = 0;
    put(s, &magic, sizeof magic);
    put(s, &w->count, sizeof w->count);
    put(s, &w->time, sizeof w->time);
    for (int i = 0; i < w->count; i++) {
        const Bead *b = &w->beads[i];
        put(s, &b->id, sizeof b->id);
        put(s, &b->fixed, 1);
        put(s, b->pos, sizeof b->pos);
        put(s, b->vel, sizeof b->vel);
        put(s, &b->charge, sizeof b->charge);
    }
}

static int load(const Stream *s, World *w)
{
    size_t at = 0;
    uint32_t magic;
    get(s, &at, &magic, sizeof magic);
    if (magic != 0xbeadbeadu)
        return -1;
    get(s, &at, &w->count, sizeof w->count);
    get(s, &at, &w->time, sizeof w->time);
    for (int i = 0; i < w->count; i++) {
        Bead *b = &w->beads[i];
        get(s, &at, &b->id, sizeof b->id);
        get(s, &at, &b->fixed, 1);
        get(s, &at, b->pos, sizeof b->pos);
        get(s, &at, b->vel, sizeof b->vel);
        get(s, &at, &b->charge, sizeof b->charge);
    }
    return 0;
}

static double advance(World *w, double dt, double k)
{
    double worst = 0;
    for (int i = 0; i < w->count; i++) {
        Bead *b = w->beads + i;
        if (b->fixed)
            continue;
        double f[2] = {0, -1};
        for (int j = 0; j < w->count; j++) {
            if (i == j)
                continue;
            const double dx = b->pos[0] - w->beads[j].pos[0], dy = b->pos[1] - w->beads[j].pos[1];
            const double r2 = dx * dx + dy * dy + 0.1, c = k * b->charge * w->beads[j].charge / (r2 * sqrt(r2));
            f[0] += c * dx;
            f[1] += c * dy;
        }
        for (int d = 0; d < 2; d++) {
            b->vel[d] += dt * f[d];
            b->pos[d] += dt * b->vel[d];
            worst = fmax(worst, fabs(dt * b->vel[d]));
        }
    }
    w->time += dt;
    return worst;
}

static double final_height(const double *charges, double k)
{
    World w = {5, calloc(5, sizeof(Bead)), 0};
    for (int i = 0; i < 5; i++) {
        w.beads[i] = (Bead){.id = 100u + (unsigned)i, .fixed = i == 2, .pos = {i, 0.3 * i * i}, .charge = (float)charges[i]};
    }
    Stream s = {0};
    double dt = 0.4;
    for (int n = 0; n < 40 && w.time < 2; n++) {
        save(&s, &w);
        const double moved = advance(&w, dt, k);
        if (moved > 0.35 && dt > 0.02) {
            if (load(&s, &w))
                return 0;
            dt *= 0.5;
        }
    }
    double e = 0;
    for (int i = 0; i < 5; i++)
        e += w.beads[i].pos[1] + 0.5 * w.beads[i].vel[0] * w.beads[i].vel[0] * w.beads[i].charge;
    free(s.data);
    free(w.beads);
    return e;
}

int main(void)
{
    double q[5] = {1, 0.75, 1.25, 0.5, 1.5}, d[5] = {0}, k = 0.8;
    const double dk = __enzyme_autodiff((void *)final_height, enzyme_dup, q, d, k);
    EXPECT_SLOPE("k", 0, dk, final_height(q, k), k, 1e-4, 1e-6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("charge", i, d[i], final_height(q, k), q[i], 1.0 / 1024, 1e-4);
    return verdict();
}
