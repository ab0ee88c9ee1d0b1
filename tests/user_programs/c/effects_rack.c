/* Audio: a rack of plugins behind void * states, biquads and an echo in a ring buffer of floats, loudness in dB. */
#include "../expect.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct plugin {
    const char *name;
    void *(*create)(const float *settings);
    void (*process)(void *state, float *block, size_t frames);
    void (*destroy)(void *state);
} Plugin;

struct biquad {
    float b[3], a[2], z[2];
};

static void *biquad_create(const float *s)
{
    struct biquad *f = malloc(sizeof *f);
    const float w = 2 * (float)M_PI * s[0] / 8000.0f, alpha = sinf(w) / (2 * s[1]);
    const float a0 = 1 + alpha;
    f->b[0] = f->b[2] = (1 - cosf(w)) / 2 / a0;
    f->b[1] = (1 - cosf(w)) / a0;
    f->a[0] = -2 * cosf(w) / a0;
    f->a[1] = (1 - alpha) / a0;
    memset(f->z, 0, sizeof f->z);
    return f;
}
static void biquad_process(void *state, float *block, size_t n)
{
    struct biquad *f = state;
    for (size_t i = 0; i < n; i++) {
        const float in = block[i], out = f->b[0] * in + f->z[0];
        f->z[0] = f->b[1] * in - f->a[0] * out + f->z[1];
        f->z[1] = f->b[2] * in - f->a[1] * out;
        block[i] = out;
    }
}

typedef struct {
    uint32_t mask, head;
    float feedback, mix;
    float line[];
} Echo;

static void *echo_create(const float *s)
{
    Echo *e = calloc(1, sizeof *e + 16 * sizeof(float));
    e->mask = 15;
    e->feedback = s[0];
    e->mix = s[1];
    return e;
}
static void echo_process(void *state, float *block, size_t n)
{
    Echo *e = (Echo *)state;
    while (n--) {
        float *tap = &e->line[(e->head + 5) & e->mask];
        const float dry = *block;
        *block++ = dry * (1 - e->mix) + *tap * e->mix;
        e->line[e->head++ & e->mask] = dry + e->feedback * *tap;
    }
}

struct saturation {
    float drive;
    bool soft;
};
static void *saturation_create(const float *s)
{
    struct saturation *x = malloc(sizeof *x);
    *x = (struct saturation){.drive = s[0], .soft = s[1] > 0.5f};
    return x;
}
static void saturation_process(void *state, float *block, size_t n)
{
    const struct saturation *x = state;
    for (size_t i = 0; i < n; i++)
        block[i] = x->soft ? tanhf(x->drive * block[i]) : block[i];
}

static const Plugin plugins[] = {
    {"biquad", biquad_create, biquad_process, free},
    {"echo", echo_create, echo_process, free},
    {"saturation", saturation_create, saturation_process, free},
};

typedef struct {
    const Plugin *plugin;
    void *state;
} Slot;

static const Plugin *find(const char *name)
{
    for (size_t i = 0; i < sizeof plugins / sizeof *plugins; i++)
        if (strcmp(plugins[i].name, name) == 0)
            return plugins + i;
    abort();
}

static double loudness(const float *settings)
{
    static const char *chain[] = {"saturation", "biquad", "echo"};
    Slot rack[3];
    for (int i = 0; i < 3; i++) {
        rack[i].plugin = find(chain[i]);
        rack[i].state = rack[i].plugin->create(settings + 2 * i);
    }
    double energy = 0;
    float block[32];
    for (int b = 0; b < 6; b++) {
        for (int i = 0; i < 32; i++)
            block[i] = sinf(0.21f * (float)(b * 32 + i)) + 0.3f * sinf(1.3f * (float)(b * 32 + i));
        for (int i = 0; i < 3; i++)
            rack[i].plugin->process(rack[i].state, block, 32);
        for (int i = 0; i < 32; i++)
            energy += (double)block[i] * block[i];
    }
    for (int i = 0; i < 3; i++)
        rack[i].plugin->destroy(rack[i].state);
    return 10 * log10(energy);
}

int main(void)
{
    float s[6] = {1.5f, 1.0f, 900.0f, 0.9f, 0.4f, 0.3f}, d[6] = {0};
    const float h[6] = {0.02f, 0, 8.0f, 0.02f, 0.02f, 0.02f};
    __enzyme_autodiff((void *)loudness, enzyme_dup, s, d);
    for (int i = 0; i < 6; i++) {
        if (h[i] == 0)
            continue;
        const float kept = s[i];
        double sum = 0;
        static const double weights[] = {1, -8, 0, 8, -1};
        for (int k = -2; k <= 2; k++) {
            s[i] = kept + (float)k * h[i];
            if (k)
                sum += weights[k + 2] * loudness(s);
        }
        s[i] = kept;
        expect("setting", i, d[i] * h[i], sum / 12, 2e-5);
    }
    float u[6] = {1, 0, 0, 0, -1, 0};
    expect("forward", 0, __enzyme_fwddiff((void *)loudness, enzyme_dup, s, u), d[0] - d[4], 1e-4);
    return verdict();
}
