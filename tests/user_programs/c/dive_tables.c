/* Diving: Buehlmann tissues, gas switches and gradient factors; a plan in text, gases by hash. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define TISSUES 8
static const double half_times[TISSUES] = {5, 8, 12.5, 18.5, 27, 38.3, 54.3, 77};
static const double a_n2[TISSUES] = {1.1696, 1, .8618, .7562, .62, .5043, .441, .4};
static const double b_n2[TISSUES] = {.5578, .6514, .7222, .7825, .8126, .8434, .8693, .891};

typedef struct {
    double o2, he;
} Mix;

typedef struct entry {
    char name[12];
    Mix mix;
    struct entry *next;
} Entry;

typedef struct {
    Entry *buckets[7];
    int count;
} Gases;

typedef enum { DESCEND, STAY, SWITCH, ASCEND } Kind;
typedef struct {
    Kind kind;
    union {
        struct {
            double depth, rate;
        } move;
        double minutes;
        const Mix *gas;
    } u;
} Step;

static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)tolower(*s++)) * 16777619u;
    return h % 7;
}

static Mix *gas(Gases *g, const char *name, int create)
{
    Entry **at = &g->buckets[hash(name)];
    while (*at && strcmp((*at)->name, name))
        at = &(*at)->next;
    if (!*at && create) {
        *at = calloc(1, sizeof **at);
        strncpy((*at)->name, name, sizeof (*at)->name - 1);
        g->count++;
    }
    return *at ? &(*at)->mix : NULL;
}

static void drop(Gases *g)
{
    for (int i = 0; i < 7; i++)
        while (g->buckets[i]) {
            Entry *next = g->buckets[i]->next;
            free(g->buckets[i]);
            g->buckets[i] = next;
        }
}

static int parse(const char *text, Gases *gases, const double *depths, Step **steps)
{
    int n = 0, room = 0;
    char copy[256], *save, *word;
    strcpy(copy, text);
    for (word = strtok_r(copy, " ;", &save); word; word = strtok_r(NULL, " ;", &save)) {
        if (n == room)
            *steps = realloc(*steps, (room = room ? room * 2 : 2) * sizeof **steps);
        Step *s = &(*steps)[n++];
        switch (word[0]) {
        case 'd': s->kind = DESCEND; s->u.move.depth = depths[atoi(word + 1)]; s->u.move.rate = 20; break;
        case 'a': s->kind = ASCEND; s->u.move.depth = depths[atoi(word + 1)]; s->u.move.rate = 9; break;
        case 's': s->kind = STAY; s->u.minutes = strtod(word + 1, NULL); break;
        case 'g': s->kind = SWITCH; s->u.gas = gas(gases, word + 2, 0); break;
        default: return -1;
        }
    }
    return n;
}

typedef struct {
    double n2[TISSUES], depth, time;
    const Mix *gas;
} Diver;

static double pressure(double depth) { return 1.013 + depth / 10.06; }

static void breathe(Diver *d, double minutes, double rate)
{
    const double f = 1 - d->gas->o2 - d->gas->he;
    for (int i = 0; i < TISSUES; i++) {
        const double k = log(2) / half_times[i], r = rate / 10.06 * f;
        const double inspired = (pressure(d->depth) - 0.0627) * f;
        d->n2[i] = inspired + r * (minutes - 1 / k) - (inspired - d->n2[i] - r / k) * exp(-k * minutes);
    }
    d->depth += rate * minutes;
    d->time += minutes;
}

static double ceiling(const Diver *d, double factor)
{
    double worst = 0;
    for (int i = 0; i < TISSUES; i++) {
        const double p = (d->n2[i] - a_n2[i] * factor) / (factor / b_n2[i] - factor + 1);
        worst = fmax(worst, (p - 1.013) * 10.06);
    }
    return worst;
}

double deco(const double *depths, const double *mixes, double factor)
{
    Gases gases = {{0}, 0};
    Step *steps = NULL;
    Diver d = {.gas = NULL};
    double penalty = 0;
    *gas(&gases, "air", 1) = (Mix){mixes[0], 0};
    *gas(&gases, "trimix", 1) = (Mix){mixes[1], mixes[2]};
    *gas(&gases, "ean50", 1) = (Mix){mixes[3], 0};
    const int n = parse("g:air d0 g:trimix d1 s12.5 a2 g:ean50 s4 a3 s6", &gases, depths, &steps);
    for (int i = 0; i < TISSUES; i++)
        d.n2[i] = (1.013 - 0.0627) * 0.79;
    for (int i = 0; i < n; i++) {
        const Step *s = &steps[i];
        if (s->kind == SWITCH)
            d.gas = s->u.gas;
        else if (s->kind == STAY)
            breathe(&d, s->u.minutes, 0);
        else {
            const double way = s->u.move.depth - d.depth;
            const double rate = way < 0 ? -s->u.move.rate : s->u.move.rate;
            breathe(&d, way / rate, rate);
        }
        const double c = ceiling(&d, factor);
        penalty += c * c * 1e-2 + 1e-3 * d.time * pow(pressure(d.depth) * d.gas->o2, 2);
    }
    drop(&gases);
    free(steps);
    return penalty;
}

int main(void)
{
    double depths[4] = {18, 52, 21, 6}, dd[4] = {0}, mixes[4] = {0.21, 0.18, 0.4, 0.5}, dm[4] = {0};
    const double factor = 0.8;
    __enzyme_autodiff((void *)deco, enzyme_dup, depths, dd, enzyme_dup, mixes, dm, enzyme_const, factor);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("depth", i, dd[i], deco(depths, mixes, factor), depths[i], 1e-3, 1e-6);
        EXPECT_SLOPE("mix", i, dm[i], deco(depths, mixes, factor), mixes[i], 1e-4, 1e-6);
    }
    return verdict();
}
