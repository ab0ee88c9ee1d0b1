/* A flowsheet: units with functions of their own in a linked list, streams of any number of components. */
#include "../expect.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 6 };

typedef struct stream {
    int components;
    double temperature, pressure;
    double moles[];
} stream;

struct unit;
typedef stream *(*unit_function)(struct unit *, stream *);

typedef struct unit {
    const char *name;
    unit_function run;
    void (*dispose)(struct unit *);
    union {
        struct {
            double duty, loss;
        } heater;
        struct {
            int stages;
            float reflux;
        } column;
        struct {
            double *rates;
            int n;
        } reactor;
    } u;
    struct unit *next;
    long calls;
} unit;

static stream *new_stream(int n)
{
    stream *s = calloc(1, sizeof *s + (size_t)n * sizeof(double));
    assert(s);
    s->components = n;
    return s;
}

static stream *copy_stream(const stream *s)
{
    size_t size = sizeof *s + (size_t)s->components * sizeof(double);
    return memcpy(malloc(size), s, size);
}

static double total(const stream *s)
{
    double t = 0;
    for (int i = 0; i < s->components; i++)
        t += s->moles[i];
    return t;
}

static stream *heat(unit *self, stream *in)
{
    const double before = in->temperature;
    in->temperature += self->u.heater.duty / (75 * total(in));
    in->temperature -= self->u.heater.loss * (before - 290);
    self->calls++;
    return in;
}

static double vapour_pressure(int i, double t)
{
    static const double antoine[MOST][3] = {{8.07, 1730.6, 233.4}, {8.20, 1642.9, 230.3}, {7.12, 1210.6, 229.7},
                                            {6.95, 1344.8, 219.5}, {7.5, 1500, 225},      {7.8, 1600, 240}};
    const double *a = antoine[i];
    return pow(10, a[0] - a[1] / (a[2] + t - 273.15)) / 760;
}

static stream *distil(unit *self, stream *in)
{
    stream *out = copy_stream(in);
    for (int stage = 0; stage < self->u.column.stages; stage++) {
        double rachford = 0.5, k[MOST];
        const double t = total(out);
        for (int i = 0; i < out->components; i++)
            k[i] = vapour_pressure(i, out->temperature) / out->pressure;
        for (int it = 0; it < 12; it++) {
            double f = 0, df = 0;
            for (int i = 0; i < out->components; i++) {
                const double z = out->moles[i] / t, d = 1 + rachford * (k[i] - 1);
                f += z * (k[i] - 1) / d;
                df -= z * (k[i] - 1) * (k[i] - 1) / (d * d);
            }
            rachford -= f / df;
            if (fabs(f) < 1e-13)
                break;
        }
        for (int i = 0; i < out->components; i++) {
            const double x = out->moles[i] / (1 + rachford * (k[i] - 1)) / t;
            out->moles[i] = rachford * t * k[i] * x * (1 - 0.125f * self->u.column.reflux);
        }
    }
    free(in);
    self->calls++;
    return out;
}

static stream *react(unit *self, stream *in)
{
    for (int step = 0; step < 10; step++)
        for (int i = 0; i + 1 < in->components && i < self->u.reactor.n; i++) {
            const double r = self->u.reactor.rates[i] * exp(-600 / in->temperature) * in->moles[i];
            in->moles[i] -= 0.1 * r;
            in->moles[i + 1] += 0.1 * r;
            in->temperature += 0.3 * r;
        }
    self->calls++;
    return in;
}

static void dispose_reactor(unit *self) { free(self->u.reactor.rates); }

static unit *push(unit *head, const char *name, unit_function run)
{
    unit *u = malloc(sizeof *u);
    *u = (unit){.name = name, .run = run, .next = head};
    return u;
}

static unit *reversed(unit *head)
{
    unit *done = NULL;
    while (head) {
        unit *next = head->next;
        head->next = done;
        done = head;
        head = next;
    }
    return done;
}

typedef struct {
    double feed[3];
    double duty, rates[2];
    float reflux;
} plant;

double spirit(const plant *p, int stages)
{
    unit *line = push(NULL, "still", distil);
    line->u.column.stages = stages;
    line->u.column.reflux = p->reflux;
    line = push(line, "heater", heat);
    line->u.heater.duty = p->duty;
    line->u.heater.loss = 0.05;
    line = push(line, "wash", react);
    line->u.reactor.rates = malloc(sizeof p->rates);
    memcpy(line->u.reactor.rates, p->rates, sizeof p->rates);
    line->u.reactor.n = 2;
    line->dispose = dispose_reactor;
    line = reversed(reversed(line));
    stream *s = new_stream(3);
    s->temperature = 330;
    s->pressure = 1;
    for (int i = 0; i < 3; i++)
        s->moles[i] = p->feed[i];
    for (unit *u = line; u; u = u->next)
        s = u->run(u, s);
    double value = s->moles[1] / total(s) + 0.01 * s->temperature;
    while (line) {
        unit *next = line->next;
        if (line->calls != 1)
            value = -1;
        if (line->dispose)
            line->dispose(line);
        free(line);
        line = next;
    }
    free(s);
    return value;
}

int main(void)
{
    plant p = {{4, 2, 1}, 12000, {0.6, 0.3}, 1.5f}, d = {0};
    __enzyme_autodiff((void *)spirit, enzyme_dup, &p, &d, enzyme_const, 2);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("feed", i, d.feed[i], spirit(&p, 2), p.feed[i], 1e-3, 1e-6);
    EXPECT_SLOPE("duty", 0, d.duty, spirit(&p, 2), p.duty, 1, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("rates", i, d.rates[i], spirit(&p, 2), p.rates[i], 1e-3, 1e-6);
    EXPECT_SLOPE("reflux", 0, d.reflux, spirit(&p, 2), p.reflux, 0.015625, 1e-4);
    return verdict();
}
