// A baker's plan of feeding a sourdough: a linked list of events, kept in order of time, some of which
// add others; yeast and bacteria grow between them.
#include "../expect.h"
#include <stdlib.h>

typedef enum { FEED, FOLD, CHILL, WARM, BAKE } action;

typedef struct event {
    struct event *next;
    double hour;
    action what;
    double amount;
} event;

typedef struct {
    double yeast, acid, flour, water, temperature;
} dough;

static event *insert(event *head, double hour, action what, double amount)
{
    event *e = malloc(sizeof *e), **at = &head;
    e->hour = hour;
    e->what = what;
    e->amount = amount;
    while (*at && (*at)->hour <= hour)
        at = &(*at)->next;
    e->next = *at;
    *at = e;
    return head;
}

static double rate(double temperature, double best, double width)
{
    const double off = (temperature - best) / width;
    return exp(-off * off);
}

static void ferment(dough *d, double hours)
{
    int steps = (int)ceil(hours / 0.25);
    if (steps < 1)
        steps = 1;
    const double h = hours / steps;
    for (int i = 0; i < steps; i++) {
        const double food = d->flour / (d->flour + 0.2);
        const double grown = 0.4 * rate(d->temperature, 27, 7) * d->yeast * food * (1 - d->yeast / 3);
        const double soured = 0.05 * rate(d->temperature, 33, 9) * d->yeast;
        d->yeast += h * grown;
        d->acid += h * soured;
        d->flour -= h * 0.04 * grown;
    }
}

static event *perform(event *rest, dough *d, const event *e)
{
    switch (e->what) {
    case FEED: {
        const double before = d->flour + d->water, after = before + 2 * e->amount;
        d->yeast *= before / after;
        d->acid *= before / after;
        d->flour += e->amount;
        d->water += e->amount;
        break;
    }
    case FOLD:
        d->yeast *= 1 + 0.02 * e->amount;
        break;
    case CHILL:
        d->temperature -= e->amount;
        rest = insert(rest, e->hour + 10, WARM, e->amount * 0.9);
        break;
    case WARM:
        d->temperature += e->amount;
        if (d->temperature > 15)
            rest = insert(rest, e->hour + 1, FOLD, d->acid);
        break;
    case BAKE:
        while (rest) {
            event *next = rest->next;
            free(rest);
            rest = next;
        }
    }
    return rest;
}

double loaf(double first_feed, double second_feed, double room, double cold)
{
    event *plan = NULL;
    plan = insert(plan, 30, BAKE, 0);
    plan = insert(plan, 0.5, FEED, first_feed);
    plan = insert(plan, 12.25, CHILL, cold);
    plan = insert(plan, 6, FEED, second_feed);
    plan = insert(plan, 40, FOLD, 1);
    for (int i = 0; i < 3; i++)
        plan = insert(plan, 8 + i, FOLD, 1 + 0.1 * i);
    dough d = {0.5, 0.1, 0.3, 0.3, room};
    double now = 0;
    while (plan) {
        event *e = plan;
        plan = plan->next;
        ferment(&d, e->hour - now);
        now = e->hour;
        plan = perform(plan, &d, e);
        free(e);
    }
    return d.yeast * 10 - (d.acid - 0.8) * (d.acid - 0.8);
}

struct four {
    double v[4];
};
struct four __enzyme_autodiff_four(void *, ...);

int main(void)
{
    double x[4] = {0.6, 1.1, 23, 17};
    const struct four g = __enzyme_autodiff_four((void *)loaf, x[0], x[1], x[2], x[3]);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("input", i, g.v[i], loaf(x[0], x[1], x[2], x[3]), x[i], 1e-4, 1e-6);
    const double along = __enzyme_fwddiff((void *)loaf, x[0], 1.0, x[1], -1.0, x[2], 2.0, x[3], 0.5);
    expect("along", 0, along, g.v[0] - g.v[1] + 2 * g.v[2] + 0.5 * g.v[3], 1e-9);
    return verdict();
}
