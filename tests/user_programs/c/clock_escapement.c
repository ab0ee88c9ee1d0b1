/* Horology: a pendulum clock with an escapement; phases in a table of functions, flags in bit fields, temperature
 * from a table of days, events in a ring, and fixed steps with a search for the moment of each tick. */
#include "../expect.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
#define SQUARE(x) ((x) * (x))

enum phase { FREE, IMPULSE, RECOIL, PHASES };

typedef struct {
    unsigned phase : 2;
    unsigned left : 1;
    unsigned wound : 1;
    unsigned tooth : 12;
} clock_flags;

typedef struct {
    double angle, speed, time;
    clock_flags flags;
} clock_state;

typedef struct {
    double length, damping, torque, expansion, lock;
    const float *celsius;
    size_t days;
} clock_design;

typedef double (*torque_fn)(const clock_design *, const clock_state *);

static double torque_free(const clock_design *d, const clock_state *s)
{
    (void)d, (void)s;
    return 0;
}

static double torque_impulse(const clock_design *d, const clock_state *s)
{
    const double sign = s->flags.left ? -1 : 1;
    return sign * d->torque * (s->flags.wound ? 1.0 : 0.6);
}

static double torque_recoil(const clock_design *d, const clock_state *s)
{
    return -0.3 * d->torque * (s->angle > 0 ? 1 : -1) * SQUARE(s->angle / d->lock);
}

static const struct {
    const char *name;
    torque_fn torque;
} PHASE_TABLE[PHASES] = {
    [FREE] = {"free", torque_free},
    [IMPULSE] = {"impulse", torque_impulse},
    [RECOIL] = {"recoil", torque_recoil},
};

typedef struct {
    double at;
    float amplitude;
    uint8_t kind;
} tick;

typedef struct {
    tick slots[8];
    uint32_t head, used;
} tick_ring;

static void ring_push(tick_ring *r, tick t)
{
    r->slots[r->head++ % COUNT(r->slots)] = t;
    if (r->used < COUNT(r->slots))
        r->used++;
}

static double temperature(const clock_design *d, double time)
{
    const double day = time / 4.0;
    size_t i = (size_t)day;
    if (i + 1 >= d->days)
        return d->celsius[d->days - 1];
    const double f = day - (double)i;
    return (1 - f) * d->celsius[i] + f * d->celsius[i + 1];
}

static void slopes(const clock_design *d, const clock_state *s, double *da, double *ds)
{
    const double length = d->length * (1 + d->expansion * (temperature(d, s->time) - 20));
    *da = s->speed;
    *ds = -9.81 / length * sin(s->angle) - d->damping * s->speed + PHASE_TABLE[s->flags.phase].torque(d, s);
}

static clock_state step(const clock_design *d, clock_state s, double h)
{
    double a[4], b[4];
    clock_state t = s;
    slopes(d, &t, &a[0], &b[0]);
    for (int k = 1; k < 4; k++) {
        const double f = k == 3 ? h : h / 2;
        t = s;
        t.angle += f * a[k - 1];
        t.speed += f * b[k - 1];
        t.time += f;
        slopes(d, &t, &a[k], &b[k]);
    }
    s.angle += h / 6 * (a[0] + 2 * a[1] + 2 * a[2] + a[3]);
    s.speed += h / 6 * (b[0] + 2 * b[1] + 2 * b[2] + b[3]);
    s.time += h;
    return s;
}

static double run(const clock_design *d, double seconds)
{
    clock_state s = {.angle = 0.08, .flags = {.phase = FREE, .wound = 1}};
    tick_ring ring;
    memset(&ring, 0, sizeof ring);
    const double h = 0.02;
    for (int i = 0; i * h < seconds; i++) {
        const clock_state before = s;
        s = step(d, s, h);
        if ((before.angle < 0) != (s.angle < 0)) {
            const double f = before.angle / (before.angle - s.angle);
            tick t = {before.time + f * h, (float)fabs(s.speed), (uint8_t)s.flags.tooth};
            ring_push(&ring, t);
            s.flags.tooth++;
            s.flags.left = s.speed < 0;
            s.flags.phase = IMPULSE;
            if (s.flags.tooth % 5 == 4)
                s.flags.wound ^= 1;
        } else if (s.flags.phase == IMPULSE && fabs(s.angle) > d->lock * 0.5) {
            s.flags.phase = RECOIL;
        } else if (s.flags.phase == RECOIL && s.angle * s.speed < 0) {
            s.flags.phase = FREE;
        }
    }
    double sum = 0, weight = 0;
    for (uint32_t i = 1; i < ring.used; i++) {
        const tick *a = &ring.slots[(ring.head - i - 1) % COUNT(ring.slots)], *b = &ring.slots[(ring.head - i) % COUNT(ring.slots)];
        sum += (b->at - a->at) * (b->kind & 1 ? 2 : 1);
        weight += b->amplitude;
    }
    return sum + 0.05 * weight + s.angle;
}

double rate_of_clock(double length, double damping, double torque, const float *celsius, int days)
{
    clock_design d = {length, damping, torque, 1.2e-3, 0.06, celsius, (size_t)days};
    return run(&d, 8);
}

typedef struct {
    double length, damping, torque;
} by_design;
extern by_design __enzyme_autodiff_design(void *, ...);

int main(void)
{
    float celsius[4] = {18.5f, 22.0f, 27.25f, 21.0f}, dc[4] = {0};
    double length = 0.31, damping = 0.11, torque = 0.2;
    by_design by = __enzyme_autodiff_design((void *)rate_of_clock, enzyme_out, length, enzyme_out, damping, enzyme_out, torque, enzyme_dup, celsius, dc, enzyme_const, 4);
    EXPECT_SLOPE("length", 0, by.length, rate_of_clock(length, damping, torque, celsius, 4), length, 1e-7, 1e-2);
    EXPECT_SLOPE("damping", 0, by.damping, rate_of_clock(length, damping, torque, celsius, 4), damping, 1e-6, 1e-2);
    EXPECT_SLOPE("torque", 0, by.torque, rate_of_clock(length, damping, torque, celsius, 4), torque, 1e-6, 1e-2);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("celsius", i, dc[i], rate_of_clock(length, damping, torque, celsius, 4), celsius[i], 0.015625f, 1e-2);
    return verdict();
}
