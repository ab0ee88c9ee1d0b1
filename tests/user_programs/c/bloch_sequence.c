/* Magnetic resonance: a pulse sequence of unions with a flexible end, isochromats, complex signals. */
#include "../expect.h"
#include <complex.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { EV_PULSE, EV_GRADIENT, EV_DELAY, EV_READ } event_kind;

typedef struct {
    uint8_t kind;
    uint8_t repeat;
    float duration; /* ms */
    union {
        struct {
            double flip, phase;
        } pulse;
        struct {
            float moment[3];
        } gradient;
        struct {
            unsigned samples;
            int32_t offset;
        } read;
    } u;
} event;

typedef struct {
    uint32_t count, capacity;
    double repetition;
    event events[];
} sequence;

typedef struct {
    double t1, t2, density, b1, off_resonance;
} tissue;

typedef struct {
    double complex transverse;
    double longitudinal;
    double x;
} spin;

static sequence *append(sequence *s, event e)
{
    if (!s || s->count == s->capacity) {
        const uint32_t capacity = s ? 2 * s->capacity : 2;
        sequence *bigger = realloc(s, sizeof *s + capacity * sizeof(event));
        if (!bigger) {
            free(s);
            return NULL;
        }
        if (!s) {
            bigger->count = 0;
            bigger->repetition = 0;
        }
        s = bigger;
        s->capacity = capacity;
    }
    s->events[s->count++] = e;
    s->repetition += e.duration * (e.repeat ? e.repeat : 1);
    return s;
}

static sequence *spin_echo(double flip, double echo_time)
{
    sequence *s = NULL;
    s = append(s, (event){.kind = EV_PULSE, .duration = 0.5f, .u.pulse = {flip, 0}});
    s = append(s, (event){.kind = EV_GRADIENT, .duration = (float)(echo_time / 2), .u.gradient = {{0.8f, 0, 0}}});
    s = append(s, (event){.kind = EV_PULSE, .duration = 0.5f, .u.pulse = {2 * flip, M_PI / 2}});
    s = append(s, (event){.kind = EV_GRADIENT, .duration = (float)(echo_time / 4), .u.gradient = {{0.4f, 0.1f, 0}}});
    s = append(s, (event){.kind = EV_READ, .duration = (float)(echo_time / 2), .u.read = {8, 0}});
    return append(s, (event){.kind = EV_DELAY, .repeat = 3, .duration = 40});
}

static void precess(spin *p, const tissue *t, double ms, double angle)
{
    p->transverse *= cexp(-ms / t->t2 + I * (angle + 2 * M_PI * t->off_resonance * ms * 1e-3));
    p->longitudinal = t->density + (p->longitudinal - t->density) * exp(-ms / t->t1);
}

static void rotate(spin *p, double flip, double phase)
{
    const double complex axis = cexp(I * phase), m = p->transverse * conj(axis);
    const double c = cos(flip), s = sin(flip);
    const double z = p->longitudinal;
    p->transverse = (creal(m) + I * (cimag(m) * c - z * s)) * axis;
    p->longitudinal = cimag(m) * s + z * c;
}

static void run(const event *e, spin *spins, int n, const tissue *t, double complex *out, int *filled)
{
    switch ((event_kind)e->kind) {
    case EV_PULSE:
        for (int i = 0; i < n; i++) {
            rotate(&spins[i], e->u.pulse.flip * t->b1 * (1 + 0.05 * spins[i].x), e->u.pulse.phase);
            precess(&spins[i], t, e->duration, 0);
        }
        break;
    case EV_GRADIENT:
        for (int i = 0; i < n; i++)
            precess(&spins[i], t, e->duration, 2 * M_PI * (e->u.gradient.moment[0] + e->u.gradient.moment[1] * spins[i].x) * spins[i].x);
        break;
    case EV_READ:
        for (unsigned k = 0; k < e->u.read.samples; k++) {
            double complex sum = 0;
            for (int i = 0; i < n; i++) {
                precess(&spins[i], t, e->duration / e->u.read.samples, 0.2 * spins[i].x);
                sum += spins[i].transverse;
            }
            out[(*filled)++] = sum / n;
        }
        break;
    case EV_DELAY:
        for (int r = 0; r < e->repeat; r++)
            for (int i = 0; i < n; i++) {
                precess(&spins[i], t, e->duration, 0);
                spins[i].transverse *= 0.1; /* a spoiler */
            }
        break;
    }
}

/* The misfit of two repetitions to a measured signal; -1 without memory. */
double misfit(const tissue *t, double flip, const double complex *measured, int samples)
{
    enum { SPINS = 12 };
    sequence *s = spin_echo(flip, 30.0);
    double complex *signal = calloc((size_t)samples, sizeof *signal);
    spin spins[SPINS];
    double error = -1;
    int filled = 0;
    if (!s || !signal)
        goto out;
    for (int i = 0; i < SPINS; i++)
        spins[i] = (spin){.transverse = 0, .longitudinal = t->density, .x = (i - 5.5) / SPINS};
    for (int repetition = 0; repetition < 2; repetition++)
        for (uint32_t k = 0; k < s->count; k++)
            run(&s->events[k], spins, SPINS, t, signal, &filled);
    error = 1e-6 * s->repetition;
    for (int k = 0; k < samples; k++) {
        const double complex r = signal[k] - measured[k];
        error += creal(r * conj(r)) + 0.1 * pow(cabs(signal[k]) - cabs(measured[k]), 2);
    }
out:
    free(signal);
    free(s);
    return error;
}

void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

int main(void)
{
    enum { N = 16 };
    double complex measured[N];
    for (int k = 0; k < N; k++)
        measured[k] = (0.4 - 0.02 * k) * cexp(I * 0.3 * k);
    tissue t = {820, 75, 0.9, 0.97, 4.0}, d;
    double flip = 1.4;
    memset(&d, 0, sizeof d);
    double df = __enzyme_autodiff((void *)misfit, enzyme_dup, &t, &d, enzyme_out, flip, enzyme_const, measured, enzyme_const, N);
    EXPECT_SLOPE("flip", 0, df, misfit(&t, flip, measured, N), flip, 1e-4, 1e-7);
    EXPECT_SLOPE("t1", 0, d.t1, misfit(&t, flip, measured, N), t.t1, 1e-1, 1e-7);
    EXPECT_SLOPE("t2", 0, d.t2, misfit(&t, flip, measured, N), t.t2, 1e-2, 1e-7);
    EXPECT_SLOPE("density", 0, d.density, misfit(&t, flip, measured, N), t.density, 1e-4, 1e-7);
    EXPECT_SLOPE("b1", 0, d.b1, misfit(&t, flip, measured, N), t.b1, 1e-4, 1e-7);
    EXPECT_SLOPE("off", 0, d.off_resonance, misfit(&t, flip, measured, N), t.off_resonance, 1e-3, 1e-7);
    tissue split;
    memset(&split, 0, sizeof split);
    void *tape = __enzyme_augmentfwd((void *)misfit, enzyme_dup, &t, &split, enzyme_out, flip, enzyme_const, measured, enzyme_const, N);
    df -= __enzyme_reverse((void *)misfit, enzyme_dup, &t, &split, enzyme_out, flip, enzyme_const, measured, enzyme_const, N, 1.0, tape);
    expect("split flip", 0, df, 0, 1e-12);
    expect("split t2", 0, split.t2, d.t2, 1e-12);
    expect("split b1", 0, split.b1, d.b1, 1e-12);
    return verdict();
}
