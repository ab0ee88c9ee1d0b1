// Rowers move in a shell: a stroke is integrated by Runge and Kutta, three sensitivities at once.
#include "../expect.h"
#include <string.h>

struct crew {
    double mass, shell, drag, force, slide;
};

struct batch {
    double v[3];
};

struct batch __enzyme_fwddiff_batch(void *, ...);

typedef struct {
    double x, v, s; /* place and speed of the shell, place of the seats */
} state;

typedef struct {
    unsigned drive : 1, steps : 12;
    double rate;
} phase;

static state slope(const struct crew *c, state y, double t, phase ph)
{
    const double w = 2 * M_PI * ph.rate;
    const double push = ph.drive ? c->force * sin(w * t) * sin(w * t) : 0;
    const double seat = c->slide * w * w * cos(w * t);
    state d;
    d.x = y.v;
    d.v = (push - c->drag * y.v * fabs(y.v) - c->mass * seat * 0.1) / (c->mass + c->shell);
    d.s = c->slide * w * sin(w * t) - 0.1 * y.s;
    return d;
}

static state add(state a, double h, state b)
{
    return (state){a.x + h * b.x, a.v + h * b.v, a.s + h * b.s};
}

static state advance(const struct crew *c, state y, phase ph)
{
    const double h = 0.5 / ph.rate / ph.steps;
    for (unsigned i = 0; i < ph.steps; i++) {
        const double t = i * h;
        const state k1 = slope(c, y, t, ph), k2 = slope(c, add(y, h / 2, k1), t + h / 2, ph);
        const state k3 = slope(c, add(y, h / 2, k2), t + h / 2, ph), k4 = slope(c, add(y, h, k3), t + h, ph);
        y = add(y, h / 6, k1);
        y = add(y, h / 3, k2);
        y = add(y, h / 3, k3);
        y = add(y, h / 6, k4);
    }
    return y;
}

double distance(const struct crew *c, double rate)
{
    state y = {0, 4, 0};
    for (int stroke = 0; stroke < 4; stroke++) {
        y = advance(c, y, (phase){1, 40, rate});
        y = advance(c, y, (phase){0, 30, rate});
    }
    return y.x + 0.01 * y.s * y.s;
}

int main(void)
{
    struct crew c = {680, 96, 13, 2900, 0.6}, d;
    memset(&d, 0, sizeof d);
    const double drate = __enzyme_autodiff((void *)distance, enzyme_dup, &c, &d, enzyme_out, 0.6);
    double rate = 0.6;
    EXPECT_SLOPE("rate", 0, drate, distance(&c, rate), rate, 1e-4, 1e-6);
    EXPECT_SLOPE("mass", 0, d.mass, distance(&c, rate), c.mass, 1e-1, 1e-7);
    EXPECT_SLOPE("shell", 0, d.shell, distance(&c, rate), c.shell, 1e-1, 1e-7);
    EXPECT_SLOPE("drag", 0, d.drag, distance(&c, rate), c.drag, 1e-3, 1e-7);
    EXPECT_SLOPE("force", 0, d.force, distance(&c, rate), c.force, 1e-1, 1e-7);
    EXPECT_SLOPE("slide", 0, d.slide, distance(&c, rate), c.slide, 1e-3, 1e-7);

    struct crew a = {.drag = 1}, b = {.force = 1}, e = {.mass = 1, .shell = 1};
    const struct batch three = __enzyme_fwddiff_batch((void *)distance, enzyme_width, 3, enzyme_dup, &c, &a, &b, &e,
                                                      enzyme_dup, rate, 0.0, 0.0, 1.0);
    expect("lane", 0, three.v[0], d.drag, 1e-9);
    expect("lane", 1, three.v[1], d.force, 1e-9);
    expect("lane", 2, three.v[2], d.mass + d.shell + drate, 1e-9);
    return verdict();
}
