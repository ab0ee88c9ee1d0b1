/* Fireflies that flash together: a graph of neighbours in nodes from malloc, differentiated in two halves. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

struct fly;

struct edge {
    struct fly *to;
    double coupling;
    struct edge *next;
};

struct fly {
    int id;
    double phase, rate, pull;
    struct edge *edges;
    struct fly *next;
};

struct swarm {
    struct fly *first;
    struct fly **by_id;
    int size;
    unsigned seed;
};

static unsigned next_random(unsigned *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

static void connect(struct fly *a, struct fly *b, double coupling)
{
    struct edge *e = malloc(sizeof *e);
    e->to = b;
    e->coupling = coupling;
    e->next = a->edges;
    a->edges = e;
}

static struct swarm *hatch(int size, const double *rates, double coupling)
{
    struct swarm *s = malloc(sizeof *s);
    s->size = size;
    s->first = NULL;
    s->seed = 2463534242u;
    s->by_id = malloc(sizeof(struct fly *) * (size_t)size);
    for (int i = 0; i < size; i++) {
        struct fly *f = calloc(1, sizeof *f);
        f->id = i;
        f->phase = 6.0 * (next_random(&s->seed) % 1000) / 1000.0;
        f->rate = rates[i];
        f->next = s->first;
        s->first = s->by_id[i] = f;
    }
    for (int i = 0; i < size; i++)
        for (int k = 0; k < 3; k++) {
            int other = (int)(next_random(&s->seed) % (unsigned)size);
            if (other != i)
                connect(s->by_id[i], s->by_id[other], coupling * (1 + 0.1 * k));
        }
    return s;
}

static void release(struct swarm *s)
{
    for (int i = 0; i < s->size; i++) {
        struct edge *e = s->by_id[i]->edges;
        while (e) {
            struct edge *next = e->next;
            free(e);
            e = next;
        }
        free(s->by_id[i]);
    }
    free(s->by_id);
    free(s);
}

static void flash(struct swarm *s, double dt)
{
    for (struct fly *f = s->first; f; f = f->next) {
        f->pull = 0;
        for (const struct edge *e = f->edges; e != NULL; e = e->next)
            f->pull += e->coupling * sin(e->to->phase - f->phase);
    }
    for (struct fly *f = s->first; f; f = f->next)
        f->phase += dt * (f->rate + f->pull);
}

double order(const double *rates, int size, double coupling, int steps)
{
    struct swarm *s = hatch(size, rates, coupling);
    double sum = 0;
    for (int t = 0; t < steps; t++) {
        flash(s, 0.05);
        double re = 0, im = 0;
        for (const struct fly *f = s->first; f; f = f->next) {
            re += cos(f->phase);
            im += sin(f->phase);
        }
        sum += sqrt(re * re + im * im) / size;
    }
    release(s);
    return sum / steps;
}

void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

#define FLIES 9

int main(void)
{
    double rates[FLIES], d_rates[FLIES] = {0}, coupling = 0.4;
    for (int i = 0; i < FLIES; i++)
        rates[i] = 1 + 0.125 * (i % 4);
    void *tape = __enzyme_augmentfwd((void *)order, enzyme_dup, rates, d_rates, enzyme_const, FLIES, enzyme_out, coupling,
                                     enzyme_const, 60);
    double d_coupling = __enzyme_reverse((void *)order, enzyme_dup, rates, d_rates, enzyme_const, FLIES, enzyme_out,
                                         coupling, enzyme_const, 60, 1.0, tape);
    EXPECT_SLOPE("coupling", 0, d_coupling, order(rates, FLIES, coupling, 60), coupling, 1e-3, 1e-7);
    for (int i = 0; i < FLIES; i++)
        EXPECT_SLOPE("rate", i, d_rates[i], order(rates, FLIES, coupling, 60), rates[i], 1e-3, 1e-7);
    return verdict();
}
