/* A synthesiser that plays a file of events: bytes in a buffer, envelopes as machines with states, noise by shifts. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { OFF, ATTACK, DECAY, SUSTAIN, RELEASE } phase;

typedef struct {
    uint8_t note, channel;
    uint16_t tick;
    float velocity;
} event;

typedef struct {
    phase state;
    double level, target;
    double angle;
    int note;
    uint32_t noise;
} voice;

typedef struct {
    double attack, decay, sustain, release, detune, breath;
} patch;

typedef double (*oscillator)(voice *, const patch *, double);

static double sine(voice *v, const patch *p, double step)
{
    v->angle += step * (1 + p->detune);
    return sin(v->angle);
}

static double organ(voice *v, const patch *p, double step)
{
    v->angle += step;
    double sum = 0;
    for (int k = 1; k <= 4; k <<= 1)
        sum += sin(k * v->angle) / (k + p->detune);
    return sum;
}

static double flute(voice *v, const patch *p, double step)
{
    v->noise ^= v->noise << 13;
    v->noise ^= v->noise >> 17;
    v->noise ^= v->noise << 5;
    const double hiss = (double)(int32_t)v->noise / 2147483648.0;
    return sine(v, p, step) + p->breath * hiss;
}

static const struct {
    const char *name;
    oscillator play;
} instruments[] = {{"sine", sine}, {"organ", organ}, {"flute", flute}};

static size_t put(uint8_t *to, event e)
{
    to[0] = e.note;
    to[1] = e.channel;
    to[2] = (uint8_t)(e.tick >> 8);
    to[3] = (uint8_t)e.tick;
    memcpy(to + 4, &e.velocity, sizeof e.velocity);
    return 8;
}

static size_t get(const uint8_t *from, event *e)
{
    e->note = from[0];
    e->channel = from[1];
    e->tick = (uint16_t)(from[2] << 8 | from[3]);
    memcpy(&e->velocity, from + 4, sizeof e->velocity);
    return 8;
}

static double envelope(voice *v, const patch *p)
{
    switch (v->state) {
    case OFF:
        return 0;
    case ATTACK:
        v->level += (1.2 * v->target - v->level) * p->attack;
        if (v->level >= v->target)
            v->state = DECAY;
        break;
    case DECAY:
        v->level += (p->sustain * v->target - v->level) * p->decay;
        if (fabs(v->level - p->sustain * v->target) < 0.05)
            v->state = SUSTAIN;
        break;
    case SUSTAIN:
        break;
    case RELEASE:
        v->level *= 1 - p->release;
        if (v->level < 0.01) {
            v->state = OFF;
            v->level = 0;
        }
    }
    return v->level;
}

static voice *free_voice(voice *voices, int n)
{
    voice *quiet = voices;
    for (voice *v = voices; v < voices + n; v++) {
        if (v->state == OFF)
            return v;
        if (v->level < quiet->level)
            quiet = v;
    }
    return quiet;
}

double loudness(const patch *patches, const float *velocities, int notes)
{
    uint8_t *file = malloc(16 * (size_t)notes);
    size_t length = 0;
    for (int i = 0; i < notes; i++) {
        length += put(file + length, (event){(uint8_t)(60 + 4 * i), (uint8_t)(i % 3), (uint16_t)(20 * i), velocities[i]});
        length += put(file + length, (event){(uint8_t)(60 + 4 * i), (uint8_t)(i % 3), (uint16_t)(20 * i + 19), 0});
    }
    voice voices[4] = {{OFF}};
    for (int i = 0; i < 4; i++)
        voices[i].noise = 2463534242u + i;
    size_t at = 0;
    double sum = 0, previous = 0;
    for (int tick = 0; tick < 20 * notes + 30; tick++) {
        event e;
        while (at < length) {
            size_t used = get(file + at, &e);
            if (e.tick > tick)
                break;
            at += used;
            if (e.velocity > 0) {
                voice *v = free_voice(voices, 4);
                v->state = ATTACK;
                v->target = e.velocity;
                v->note = e.note << 4 | e.channel;
                v->angle = 0;
            } else {
                for (int i = 0; i < 4; i++)
                    if (voices[i].state != OFF && voices[i].note >> 4 == e.note)
                        voices[i].state = RELEASE;
            }
        }
        double mix = 0;
        for (int i = 0; i < 4; i++) {
            voice *v = &voices[i];
            if (v->state == OFF)
                continue;
            const int channel = v->note & 15;
            const double step = 2 * M_PI * 440 * exp2(((v->note >> 4) - 69) / 12.0) / 8000;
            const double wave = instruments[channel].play(v, &patches[channel], step);
            mix += envelope(v, &patches[channel]) * wave;
        }
        const double filtered = 0.7 * mix + 0.3 * previous;
        previous = filtered;
        sum += filtered * filtered;
    }
    free(file);
    return sum;
}

int main(void)
{
    patch p[3], d[3];
    for (int i = 0; i < 3; i++) {
        p[i] = (patch){0.3 + 0.01 * i, 0.2, 0.6, 0.15, 0.02 + 0.001 * i, 0.1};
        memset(&d[i], 0, sizeof d[i]);
    }
    float v[5] = {0.75f, 0.5f, 1, 0.875f, 0.625f}, dv[5] = {0};
    __enzyme_autodiff((void *)loudness, enzyme_dup, p, d, enzyme_dup, v, dv, enzyme_const, 5);
    for (int i = 0; i < 18; i++)
        EXPECT_SLOPE("patch", i, ((double *)d)[i], loudness(p, v, 5), ((double *)p)[i], 1e-5, 1e-5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("velocity", i, dv[i], loudness(p, v, 5), v[i], 0.0009765625, 1e-3);
    return verdict();
}
