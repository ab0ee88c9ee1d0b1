/* Plate-ish reverb matched to a recorded impulse: comb filters with power-of-two
   ring buffers in static storage, all-pass, one-pole damping.  Arena scratch. */
#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

typedef struct { unsigned char *base; size_t used, cap; } arena;

static void *arena_alloc(arena *a, size_t bytes)
{
    size_t at = (a->used + 15) & ~(size_t)15;
    assert(at + bytes <= a->cap);
    a->used = at + bytes;
    return a->base + at;
}

#define NCOMB 4
#define RING 64                 /* power of two */
#define MASK (RING - 1)

typedef struct {
    double feedback[NCOMB];
    double damp;
    double allpass_gain;
    double wet, dry;
    float  drive;
} settings;

typedef struct { double buf[RING]; uint32_t pos; double lp; } ring;

static ring combs[NCOMB];       /* the plug-in keeps its state between blocks */
static ring ap;
static const int delay[NCOMB] = { 29, 37, 41, 53 };

static void reset(void)
{
    memset(combs, 0, sizeof combs);
    memset(&ap, 0, sizeof ap);
}

static double comb(ring *r, int d, double fb, double damp, double x)
{
    double y = r->buf[(r->pos - d) & MASK];
    r->lp = y * (1 - damp) + r->lp * damp;
    r->buf[r->pos & MASK] = x + fb * r->lp;
    r->pos++;
    return y;
}

static double allpass(ring *r, int d, double g, double x)
{
    double z = r->buf[(r->pos - d) & MASK];
    double w = x - g * z;
    r->buf[r->pos++ & MASK] = w;
    return z + g * w;
}

static void process_block(const settings *s, const double *in, double *out, int n)
{
    for (int i = 0; i < n; i++) {
        double x = tanh(s->drive * in[i]), acc = 0;
        for (int c = 0; c < NCOMB; c++) acc += comb(&combs[c], delay[c], s->feedback[c], s->damp, x);
        acc = allpass(&ap, 17, s->allpass_gain, acc * 0.25);
        out[i] = s->wet * acc + s->dry * x;
    }
}

double mismatch_energy(const settings *s, const double *in, const double *ref, int n)
{
    arena a = { malloc(1 << 14), 0, 1 << 14 };
    char *tag = arena_alloc(&a, 21);
    snprintf(tag, 21, "block of %d", n);
    double *out = arena_alloc(&a, n * sizeof *out);
    double *env = arena_alloc(&a, n * sizeof *env);
    reset();
    for (int at = 0; at < n; at += 48) process_block(s, in + at, out + at, n - at < 48 ? n - at : 48);
    double e = 0, follow = 0.1;
    for (int i = 0; i < n; i++) {
        follow = 0.95 * follow + 0.05 * out[i] * out[i];
        env[i] = sqrt(follow);
        e += (env[i] - ref[i]) * (env[i] - ref[i]);
    }
    e *= 1 + 0.001 * (double)strlen(tag);
    free(a.base);
    return e;
}

int main(void)
{
    enum { N = 240 };
    static double in[N], ref[N];
    uint32_t x = 0x9E3779B9u;
    for (int i = 0; i < N; i++) {
        x ^= x << 13; x ^= x >> 17; x ^= x << 5;
        in[i] = i < 60 ? (int32_t)x / 2147483648.0 : 0;
        ref[i] = 0.3 * exp(-i / 80.0);
    }
    settings s = { { 0.81, 0.78, 0.74, 0.7 }, 0.2, 0.5, 0.9, 0.4, 1.5f }, d;
    memset(&d, 0, sizeof d);
    printf("energy %.12f\n", mismatch_energy(&s, in, ref, N));
    __enzyme_autodiff((void *)mismatch_energy, enzyme_dup, &s, &d, enzyme_const, in, enzyme_const, ref, N);
    double *px[] = { &s.feedback[0], &s.feedback[1], &s.feedback[2], &s.feedback[3], &s.damp, &s.allpass_gain, &s.wet, &s.dry };
    double g[] = { d.feedback[0], d.feedback[1], d.feedback[2], d.feedback[3], d.damp, d.allpass_gain, d.wet, d.dry };
    int bad = 0;
    for (int i = 0; i < 8; i++) {
        double x0 = *px[i], h = 1e-5;
        *px[i] = x0 + h; double up = mismatch_energy(&s, in, ref, N);
        *px[i] = x0 - h; double dn = mismatch_energy(&s, in, ref, N);
        *px[i] = x0;
        double fd = (up - dn) / (2 * h);
        printf("setting %d ad=%.10g fd=%.10g\n", i, g[i], fd);
        if (!(fabs(g[i] - fd) <= 1e-5 * fabs(fd) + 1e-8)) { printf("MISMATCH setting %d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
    }
    return bad;
}
