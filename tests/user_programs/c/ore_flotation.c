/* A flotation plant: global state that is set up and shut down, banks in a ring with recycle, retries with more damping. */
#include "../expect.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define CLASSES 3

struct stream {
    double solids[CLASSES]; /* t/h of chalcopyrite, pyrite, gangue */
    double water;
};

struct bank {
    char tag[8];
    int cells;
    double volume;
    const double *rates;
    struct bank *froth_to, *tails_to; /* NULL leaves the plant */
    struct stream feed, froth, tails;
    struct bank *next;
};

static struct {
    int ready;
    struct bank *banks;
    double *rate_table;
    int solves, retries;
    double worst_residual;
} plant;

static struct bank *add_bank(const char *tag, int cells, double volume, const double *rates)
{
    struct bank *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    strncpy(b->tag, tag, sizeof b->tag - 1);
    b->cells = cells;
    b->volume = volume;
    b->rates = rates;
    b->next = plant.banks;
    plant.banks = b;
    return b;
}

int plant_init(void)
{
    if (plant.ready++)
        return 0;
    plant.rate_table = malloc(3 * CLASSES * sizeof *plant.rate_table);
    if (!plant.rate_table)
        return -ENOMEM;
    const double rates[3][CLASSES] = {{1.1, 0.25, 0.03}, {0.6, 0.3, 0.04}, {0.9, 0.1, 0.01}};
    memcpy(plant.rate_table, rates, sizeof rates);
    struct bank *cleaner = add_bank("CL", 4, 8, plant.rate_table + 2 * CLASSES);
    struct bank *scavenger = add_bank("SC", 6, 20, plant.rate_table + CLASSES);
    struct bank *rougher = add_bank("RO", 8, 20, plant.rate_table);
    if (!cleaner || !scavenger || !rougher)
        return -ENOMEM;
    rougher->froth_to = cleaner;
    rougher->tails_to = scavenger;
    scavenger->froth_to = rougher;
    cleaner->tails_to = rougher;
    return 0;
}

void plant_shutdown(void)
{
    if (--plant.ready)
        return;
    for (struct bank *b = plant.banks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    free(plant.rate_table);
    memset(&plant, 0, sizeof plant);
}

static void add(struct stream *to, const struct stream *s, double share)
{
    for (int i = 0; i < CLASSES; i++)
        to->solids[i] += share * s->solids[i];
    to->water += share * s->water;
}

static void split(struct bank *b, double collector, double air)
{
    double flow = b->feed.water;
    for (int i = 0; i < CLASSES; i++)
        flow += b->feed.solids[i] / (i == 2 ? 2.7 : 4.5);
    const double residence = 60 * b->volume * (1 - 0.08 * air) / (flow + 1e-3);
    for (int i = 0; i < CLASSES; i++) {
        const double k = b->rates[i] * sqrt(air) * (i < 2 ? collector / (0.5 + collector) : 1);
        const double recovery = 1 - pow(1 + k * residence, -b->cells);
        b->froth.solids[i] = recovery * b->feed.solids[i];
        b->tails.solids[i] = b->feed.solids[i] - b->froth.solids[i];
    }
    b->froth.water = b->feed.water * 0.12 * air;
    b->tails.water = b->feed.water - b->froth.water;
}

static double sweep(const struct stream *fresh, double collector, double air, double damping)
{
    double moved = 0;
    for (struct bank *b = plant.banks; b; b = b->next) {
        struct stream in = {{0}, 0};
        if (b->tag[0] == 'R')
            add(&in, fresh, 1);
        for (struct bank *from = plant.banks; from; from = from->next) {
            if (from->froth_to == b)
                add(&in, &from->froth, 1);
            if (from->tails_to == b)
                add(&in, &from->tails, 1);
        }
        for (int i = 0; i < CLASSES; i++) {
            const double step = in.solids[i] - b->feed.solids[i];
            moved += step * step;
            b->feed.solids[i] += damping * step;
        }
        b->feed.water += damping * (in.water - b->feed.water);
        split(b, collector, air);
    }
    return sqrt(moved);
}

static int solve(const struct stream *fresh, double collector, double air)
{
    double damping = 1.2;
    for (int attempt = 0; attempt < 5; attempt++, damping *= 0.7) {
        for (struct bank *b = plant.banks; b; b = b->next) {
            memset(&b->feed, 0, sizeof b->feed);
            memset(&b->froth, 0, sizeof b->froth);
            memset(&b->tails, 0, sizeof b->tails);
        }
        double residual = 1;
        int n = attempt == 0 ? 6 : 400; /* a quick try first */
        while (n-- > 0 && residual > 1e-12)
            residual = sweep(fresh, collector, air, damping);
        plant.solves++;
        plant.worst_residual = residual;
        if (residual <= 1e-11)
            return 0;
        plant.retries++;
    }
    return -EDOM;
}

double profit(const struct stream *fresh, const double *setpoints, double price)
{
    if (solve(fresh, setpoints[0], setpoints[1]))
        return NAN;
    double value = 0;
    for (const struct bank *b = plant.banks; b; b = b->next)
        if (!b->froth_to) {
            const double mass = b->froth.solids[0] + b->froth.solids[1] + b->froth.solids[2];
            const double grade = b->froth.solids[0] / mass;
            value += price * b->froth.solids[0] * grade - 3 * mass;
        }
    return value - 40 * setpoints[0] - 11 * setpoints[1] * setpoints[1] - 0.01 * plant.banks->feed.water;
}

int main(void)
{
    if (plant_init() || plant_init())
        return 2;
    struct stream fresh = {{12, 30, 400}, 900}, d;
    double set[2] = {0.4, 1.1}, dset[2] = {0, 0}, price = 60;
    for (int again = 0; again < 2; again++) {
        memset(&d, 0, sizeof d);
        dset[0] = dset[1] = 0;
        const double dprice = __enzyme_autodiff((void *)profit, enzyme_dup, &fresh, &d, enzyme_dup, set, dset, enzyme_out, price);
        for (int i = 0; i < CLASSES; i++)
            EXPECT_SLOPE("solids", i, d.solids[i], profit(&fresh, set, price), fresh.solids[i], 1e-3 * fresh.solids[i], 1e-6);
        EXPECT_SLOPE("water", 0, d.water, profit(&fresh, set, price), fresh.water, 0.1, 1e-6);
        for (int i = 0; i < 2; i++)
            EXPECT_SLOPE("setpoint", i, dset[i], profit(&fresh, set, price), set[i], 1e-4, 1e-6);
        EXPECT_SLOPE("price", 0, dprice, profit(&fresh, set, price), price, 1e-2, 1e-7);
        fresh.solids[0] += 1;
        const double v[2] = {1, -2};
        const double along = __enzyme_fwddiff((void *)profit, enzyme_const, &fresh, enzyme_dup, set, v, enzyme_const, price);
        dset[0] = dset[1] = 0;
        __enzyme_autodiff((void *)profit, enzyme_const, &fresh, enzyme_dup, set, dset, enzyme_out, price);
        expect("forward", again, along, dset[0] - 2 * dset[1], 1e-9);
    }
    const int seen = plant.retries;
    plant_shutdown();
    plant_shutdown();
    return verdict() || seen < 1;
}
