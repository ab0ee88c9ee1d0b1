/* Electronic music: modules of a modular synthesizer share an interface of functions and a void pointer, cables are
   ring buffers with power-of-two masks, noise is a shift register, knobs are floats. */
#include "../expect.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

float __enzyme_fwddiff_float(void *, ...);

#define CABLE 16u
typedef struct {
    float data[CABLE];
    uint32_t head, tail;
} Cable;

static inline bool push(Cable *c, float x)
{
    if (c->head - c->tail == CABLE)
        return false;
    c->data[c->head++ & (CABLE - 1)] = x;
    return true;
}
static inline float pull(Cable *c)
{
    return c->head == c->tail ? 0.0f : c->data[c->tail++ & (CABLE - 1)];
}

struct module;
struct ops {
    void (*tick)(struct module *);
    void (*destroy)(struct module *);
};
typedef struct module {
    const struct ops *ops;
    Cable *in, *out;
    void *state;
    struct module *next;
} Module;

typedef struct {
    uint16_t lfsr;
    float level;
} Noise;
typedef struct {
    float phase, hertz, fold;
} Oscillator;
typedef struct {
    float cutoff, resonance, pole[4];
} Ladder;
typedef struct {
    float line[37], feedback;
    unsigned at;
} Echo;

static void noise_tick(Module *m)
{
    Noise *n = m->state;
    const uint16_t bit = (n->lfsr ^ (n->lfsr >> 2) ^ (n->lfsr >> 3) ^ (n->lfsr >> 5)) & 1u;
    n->lfsr = (uint16_t)((n->lfsr >> 1) | (bit << 15));
    const float was = pull(m->in);
    push(m->out, was + n->level * ((int16_t)n->lfsr / 32768.0f));
}
static void oscillator_tick(Module *m)
{
    Oscillator *o = m->state;
    o->phase += o->hertz / 1000.0f;
    if (o->phase >= 1.0f)
        o->phase -= 1.0f;
    push(m->out, sinf(o->fold * sinf(6.2831853f * o->phase)));
}
static void ladder_tick(Module *m)
{
    Ladder *l = m->state;
    float x = pull(m->in) - l->resonance * l->pole[3];
    for (int i = 0; i < 4; i++) {
        l->pole[i] += l->cutoff * (tanhf(x) - tanhf(l->pole[i]));
        x = l->pole[i];
    }
    push(m->out, x);
}
static void echo_tick(Module *m)
{
    Echo *e = m->state;
    const float wet = e->line[e->at];
    e->line[e->at] = pull(m->in) + e->feedback * wet;
    e->at = (e->at + 1) % (sizeof e->line / sizeof *e->line);
    push(m->out, 0.7f * e->line[(e->at + 36) % 37] + 0.3f * wet);
}
static void drop(Module *m)
{
    free(m->state);
    free(m->out);
    free(m);
}

static const struct ops kinds[] = {{noise_tick, drop}, {oscillator_tick, drop}, {ladder_tick, drop}, {echo_tick, drop}};

static Module *plug(Module *rack, int kind, const void *state, size_t size)
{
    Module *m = malloc(sizeof *m);
    m->ops = &kinds[kind];
    m->state = memcpy(malloc(size), state, size);
    m->out = calloc(1, sizeof *m->out);
    m->in = rack ? rack->out : NULL;
    m->next = rack;
    return m;
}

static void tick(Module *m)
{
    if (m->next)
        tick(m->next);
    m->ops->tick(m);
}

static float loudness(const float *knob, int samples)
{
    Module *rack = plug(NULL, 1, &(Oscillator){0.1f, knob[0], knob[1]}, sizeof(Oscillator));
    rack = plug(rack, 0, &(Noise){0xACE1u, knob[2]}, sizeof(Noise));
    rack = plug(rack, 2, &(Ladder){.cutoff = knob[3], .resonance = knob[4]}, sizeof(Ladder));
    rack = plug(rack, 3, &(Echo){.feedback = knob[5]}, sizeof(Echo));
    float sum = 0, peak = 0;
    for (int i = 0; i < samples; i++) {
        tick(rack);
        const float y = pull(rack->out);
        sum += y * y;
        peak = fmaxf(peak, fabsf(y));
    }
    while (rack) {
        Module *rest = rack->next;
        rack->ops->destroy(rack);
        rack = rest;
    }
    return sum / (float)samples * 100 + peak;
}

int main(void)
{
    float knob[6] = {41, 1.4f, 0.2f, 0.45f, 0.8f, 0.5f}, d[6] = {0};
    __enzyme_autodiff((void *)loudness, enzyme_dup, knob, d, enzyme_const, 100);
    const float h[6] = {1e-2f, 1e-3f, 4e-3f, 4e-3f, 4e-3f, 4e-3f};
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("knob", i, d[i], loudness(knob, 100), knob[i], h[i], 1e-2);
    for (int i = 0; i < 6; i++) {
        float v[6] = {0};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff_float((void *)loudness, enzyme_dup, knob, v, enzyme_const, 100), d[i], 1e-3);
    }
    return verdict();
}
