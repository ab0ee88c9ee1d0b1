/* Telemetry packets: packed structs with bit fields and checksums are filled, sent through a ring
 * buffer of bytes, and decoded. */
#include <math.h>
#include <stdint.h>
#include <string.h>
#include "../expect.h"
#pragma pack(push, 1)
typedef struct {
    uint8_t kind : 3, urgent : 1, channel : 4;
    uint16_t size;
    float value;
    double stamp;
    uint32_t sum;
} packet;
#pragma pack(pop)
typedef struct {
    unsigned char bytes[128];
    unsigned head, tail;
} ring;
static void ring_write(ring *r, const void *p, unsigned n)
{
    const unsigned char *b = p;
    for (unsigned i = 0; i < n; i++)
        r->bytes[r->head++ % sizeof r->bytes] = b[i];
}
static int ring_read(ring *r, void *p, unsigned n)
{
    if (r->head - r->tail < n)
        return 0;
    unsigned char *b = p;
    for (unsigned i = 0; i < n; i++)
        b[i] = r->bytes[r->tail++ % sizeof r->bytes];
    return 1;
}
static uint32_t checksum(const packet *p)
{
    const unsigned char *b = (const unsigned char *)p;
    uint32_t s = 1, t = 0;
    for (unsigned i = 0; i < sizeof *p - 4; i++) {
        s = (s + b[i]) % 65521;
        t = (t + s) % 65521;
    }
    return t << 16 | s;
}
static double telemetry(const float *v, const double *stamp, int n)
{
    ring r = {{0}, 0, 0};
    double level[16] = {0}, last = 0, energy = 0;
    int lost = 0;
    for (int i = 0; i < n; i++) {
        packet p = {.kind = (uint8_t)(i % 5),
                    .urgent = i % 7 == 0,
                    .channel = (uint8_t)(i % 16),
                    .size = sizeof(packet),
                    .value = v[i] * v[i],
                    .stamp = stamp[i]};
        p.sum = checksum(&p);
        ring_write(&r, &p, sizeof p);
        packet q;
        while (i % 3 == 2 && ring_read(&r, &q, sizeof q)) {
            if (checksum(&q) != q.sum) {
                lost++;
                continue;
            }
            level[q.channel] = 0.5 * level[q.channel] + q.value * (q.urgent ? 2 : 1);
            energy += level[q.channel] * (q.stamp - last);
            last = q.stamp;
        }
    }
    return energy + lost;
}
int main(void)
{
    float v[9], dv[9] = {0};
    double s[9], ds[9] = {0};
    for (int i = 0; i < 9; i++)
        v[i] = 0.5f + 0.25f * (i % 4), s[i] = i + 0.1 * (i % 3);
    __enzyme_autodiff((void *)telemetry, enzyme_dup, v, dv, enzyme_dup, s, ds, enzyme_const, 9);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("stamp", i, ds[i], telemetry(v, s, 9), s[i], 1e-3, 1e-6);
    for (int i = 0; i < 9; i++) {
        float k = v[i];
        v[i] = k + 0.0625f;
        double a = telemetry(v, s, 9);
        v[i] = k - 0.0625f;
        double b = telemetry(v, s, 9);
        v[i] = k;
        expect("value", i, dv[i], (a - b) / 0.125, 1e-4);
    }
    return verdict();
}
