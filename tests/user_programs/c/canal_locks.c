/* A canal with locks: chambers are emptied by valves of different kinds, chosen from a table of functions. */
#include "../expect.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum valve_kind { SLUICE, BUTTERFLY, GROUND_PADDLE, VALVE_KINDS };

struct chamber {
    char name[12];
    enum valve_kind valve;
    unsigned char gates_open;
    double area, level, sill;
    struct chamber *below;
};

struct traffic {
    int boats;
    float weight;
    short priority;
};

typedef double (*discharge_fn)(const struct chamber *c, double head, double opening);

static double orifice(double head)
{
    return head > 0 ? sqrt(2 * 9.81 * head) : 0;
}

static double sluice(const struct chamber *c, double head, double opening)
{
    return 0.62 * opening * orifice(head) * (1 + 0.01 * c->sill);
}

static double butterfly(const struct chamber *c, double head, double opening)
{
    (void)c;
    double angle = opening * 1.2;
    return 0.8 * (1 - cos(angle)) * orifice(head);
}

static double ground_paddle(const struct chamber *c, double head, double opening)
{
    double blocked = c->gates_open ? 0.1 : 0.3;
    return (1 - blocked) * opening * opening * orifice(head);
}

static const struct {
    const char *label;
    discharge_fn flow;
    double largest;
} valves[VALVE_KINDS] = {
    [SLUICE] = {"sluice", sluice, 1.4},
    [BUTTERFLY] = {"butterfly", butterfly, 1.1},
    [GROUND_PADDLE] = {"paddle", ground_paddle, 0.9},
};

static double lost_water;
static int operations;

static double keeper_pace(double minutes)
{
    static double tired = 0;
    static int called = 0;
    if (minutes < 0) {
        tired = 0;
        called = 0;
        return 1;
    }
    called++;
    tired = (called > 3 ? 0.9 : 0.95) * tired + 0.01 * minutes;
    return 1 / (1 + tired);
}

static struct chamber *dig(const char *name, enum valve_kind valve, double area, double level, struct chamber *below)
{
    struct chamber *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    strncpy(c->name, name, sizeof c->name - 1);
    c->valve = valve;
    c->area = area;
    c->level = level;
    c->sill = below ? below->sill + 2 : 0.5;
    c->below = below;
    return c;
}

static bool empty_into_next(struct chamber *c, double opening, const struct traffic *boat)
{
    if (!c->below)
        return false;
    double seconds = 0;
    const double limit = valves[c->valve].largest;
    double used = opening < limit ? opening : limit;
    for (int step = 0; step < 40; step++) {
        double head = c->level + c->sill - c->below->level - c->below->sill;
        if (head < 0.02)
            break;
        double q = valves[c->valve].flow(c, head, used) * keeper_pace(seconds / 60);
        c->level -= 5 * q / c->area;
        c->below->level += 5 * q / c->below->area;
        seconds += 5;
    }
    lost_water += 0.02 * c->level * (boat ? boat->boats : 1) + 1e-3 * (boat ? boat->weight : 0);
    c->gates_open ^= 1;
    operations++;
    return true;
}

double passage(const double *openings, double upstream)
{
    lost_water = 0;
    operations = 0;
    keeper_pace(-1);
    struct chamber *reach = dig("reach", SLUICE, 900, 1.0, NULL);
    struct chamber *lower = dig("lower", GROUND_PADDLE, 180, 1.5, reach);
    struct chamber *middle = dig("middle", BUTTERFLY, 160, 2.0, lower);
    struct chamber *top = dig("top", SLUICE, 200, upstream, middle);
    struct traffic boats[] = {{1, 14.5f, 2}, {2, 30.25f, 1}, {1, 8.0f, 3}};
    double total = 0;
    for (size_t i = 0; i < sizeof boats / sizeof *boats; i++) {
        int gate = 0;
        for (struct chamber *c = top; c; c = c->below)
            if (empty_into_next(c, openings[gate], &boats[i]))
                gate++;
        top->level += 1.5;
        total += boats[i].priority * reach->level;
    }
    for (struct chamber *c = top; c;) {
        struct chamber *next = c->below;
        total += c->level * (c->gates_open ? 1.0 : 0.5) * (double)strlen(c->name);
        free(c);
        c = next;
    }
    return operations == 9 ? total - lost_water : -1;
}

int main(void)
{
    double openings[3] = {0.5, 0.8, 0.6}, d_openings[3] = {0}, upstream = 3.5;
    double d_upstream = __enzyme_autodiff((void *)passage, enzyme_dup, openings, d_openings, enzyme_out, upstream);
    EXPECT_SLOPE("upstream", 0, d_upstream, passage(openings, upstream), upstream, 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("opening", i, d_openings[i], passage(openings, upstream), openings[i], 1e-4, 1e-6);
    double direction[3] = {1, 0.5, -0.25};
    double along = __enzyme_fwddiff((void *)passage, enzyme_dup, openings, direction, enzyme_dup, upstream, 2.0);
    expect("along", 0, along, d_openings[0] + 0.5 * d_openings[1] - 0.25 * d_openings[2] + 2 * d_upstream, 1e-8);
    return verdict();
}
