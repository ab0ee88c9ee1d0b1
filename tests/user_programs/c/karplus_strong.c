/* Audio: a plucked string in floats, a ring buffer as delay line, a one-pole and a biquad filter. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    float *data;
    int size, head;
} Ring;

typedef struct {
    float b0, b1, b2, a1, a2;
    float z1, z2;
} Biquad;

static Ring ring_new(int size) { return (Ring){calloc(size, sizeof(float)), size, 0}; }
static float ring_step(Ring *r, float in)
{
    const float out = r->data[r->head];
    r->data[r->head] = in;
    r->head = (r->head + 1) % r->size;
    return out;
}
static float biquad(Biquad *f, float in)
{
    const float out = f->b0 * in + f->z1;
    f->z1 = f->b1 * in - f->a1 * out + f->z2;
    f->z2 = f->b2 * in - f->a2 * out;
    return out;
}

typedef struct {
    float damping, brightness, cutoff;
    int delay;
} Patch;

double loudness(const Patch *p, int samples)
{
    Ring ring = ring_new(p->delay);
    Biquad f;
    memset(&f, 0, sizeof f);
    const float w = tanf(p->cutoff), norm = 1 / (1 + 1.4142f * w + w * w);
    f.b0 = w * w * norm;
    f.b1 = 2 * f.b0;
    f.b2 = f.b0;
    f.a1 = 2 * (w * w - 1) * norm;
    f.a2 = (1 - 1.4142f * w + w * w) * norm;
    float last = 0;
    double sum = 0;
    for (int i = 0; i < samples; i++) {
        const float pluck = i < p->delay ? (i % 3 - 1) * 0.5f : 0;
        const float delayed = ring_step(&ring, pluck + p->damping * last);
        last = p->brightness * delayed + (1 - p->brightness) * last;
        const float y = biquad(&f, last);
        sum += (double)y * y;
    }
    free(ring.data);
    return sum;
}

int main(void)
{
    Patch p = {0.9f, 0.6f, 0.5f, 11}, d = {0};
    __enzyme_autodiff((void *)loudness, enzyme_dup, &p, &d, enzyme_const, 120);
    EXPECT_SLOPE("damping", 0, d.damping, loudness(&p, 120), p.damping, 0.0078125, 2e-3);
    EXPECT_SLOPE("brightness", 0, d.brightness, loudness(&p, 120), p.brightness, 0.0078125, 2e-3);
    EXPECT_SLOPE("cutoff", 0, d.cutoff, loudness(&p, 120), p.cutoff, 0.0078125, 2e-3);
    return verdict();
}
