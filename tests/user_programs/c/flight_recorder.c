/* A flight recorder: records of several lengths in a ring of bytes, written by one pass and replayed by another. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum kind { ATTITUDE = 1, AIR, EVENT };

typedef struct {
    uint8_t kind;
    uint8_t size;
    uint16_t tick;
} header;

typedef struct {
    float pitch, roll;
    double yaw;
} attitude;

typedef struct {
    double pressure;
    float temperature;
    int16_t flags;
} air;

typedef struct {
    uint8_t *bytes;
    size_t size, head, tail;
    unsigned lost;
} ring;

static size_t filled(const ring *r) { return (r->head + r->size - r->tail) % r->size; }

static void copy_in(ring *r, const void *from, size_t n)
{
    size_t first = r->size - r->head < n ? r->size - r->head : n;
    memcpy(r->bytes + r->head, from, first);
    memcpy(r->bytes, (const char *)from + first, n - first);
    r->head = (r->head + n) % r->size;
}

static void copy_out(ring *r, void *to, size_t n)
{
    size_t first = r->size - r->tail < n ? r->size - r->tail : n;
    memcpy(to, r->bytes + r->tail, first);
    memcpy((char *)to + first, r->bytes, n - first);
    r->tail = (r->tail + n) % r->size;
}

static void write_record(ring *r, enum kind k, unsigned tick, const void *payload, size_t n)
{
    header h = {(uint8_t)k, (uint8_t)n, (uint16_t)tick};
    while (r->size - 1 - filled(r) < sizeof h + n) { /* make room: drop the oldest */
        header old;
        copy_out(r, &old, sizeof old);
        r->tail = (r->tail + old.size) % r->size;
        r->lost++;
    }
    copy_in(r, &h, sizeof h);
    copy_in(r, payload, n);
}

static void fly(ring *r, const double *gains, int ticks)
{
    double pitch = 0.1, rate = 0, altitude = 1000, speed = 80;
    for (int t = 0; t < ticks; t++) {
        const double command = gains[0] * (0.05 - pitch) - gains[1] * rate;
        rate += 0.1 * command;
        pitch += 0.1 * rate;
        speed += 0.1 * (gains[2] - 9.81 * sin(pitch) - 1e-4 * speed * speed);
        altitude += 0.1 * speed * sin(pitch);
        attitude a = {(float)pitch, (float)(0.1 * rate), speed / 100};
        write_record(r, ATTITUDE, t, &a, sizeof a);
        if (t % 3 == 0) {
            air w = {1013.25 * exp(-altitude / 8400), (float)(288 - 0.0065 * altitude), (int16_t)t};
            write_record(r, AIR, t, &w, sizeof w);
        }
        if (t % 7 == 0)
            write_record(r, EVENT, t, "bell", 5);
    }
}

double score(const double *gains, int ticks, size_t bytes)
{
    ring r = {malloc(bytes), bytes, 0, 0, 0};
    fly(&r, gains, ticks);
    double sum = 0;
    int events = 0;
    while (filled(&r)) {
        header h;
        copy_out(&r, &h, sizeof h);
        switch (h.kind) {
        case ATTITUDE: {
            attitude a;
            copy_out(&r, &a, sizeof a);
            sum += a.pitch * a.pitch + a.roll + a.yaw * (1 + 0.01 * h.tick);
            break;
        }
        case AIR: {
            air w;
            copy_out(&r, &w, sizeof w);
            sum += 0.001 * w.pressure + 0.01 * w.temperature + 0.001 * w.flags;
            break;
        }
        default: {
            char text[16];
            copy_out(&r, text, h.size);
            events += text[0] == 'b';
        }
        }
    }
    free(r.bytes);
    return sum + events * (r.lost > 0);
}

int main(void)
{
    double gains[3] = {2, 1.5, 1.2}, d[3] = {0}, small[3] = {0};
    __enzyme_autodiff((void *)score, enzyme_dup, gains, d, enzyme_const, 30, enzyme_const, (size_t)4096);
    __enzyme_autodiff((void *)score, enzyme_dup, gains, small, enzyme_const, 30, enzyme_const, (size_t)301);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("large", i, d[i], score(gains, 30, 4096), gains[i], 0.03125, 1e-4);
        EXPECT_SLOPE("small", i, small[i], score(gains, 30, 301), gains[i], 0.03125, 1e-4);
    }
    return verdict();
}
