/* event queue: binary heap of events by time (active), states and handlers in a table */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>
typedef struct Sim Sim;
typedef struct {
    double time;
    unsigned kind : 3, prio : 5;
    int who;
    double load;
} Event;
typedef void (*Handler)(Sim *, Event);
struct Sim {
    Event heap[64];
    int n;
    double clock, cost;
    double *rate;
    int left;
    Handler on[4];
};
static void put(Sim *s, Event e)
{
    int i = s->n++;
    while (i > 0 && s->heap[(i - 1) / 2].time > e.time) {
        s->heap[i] = s->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    s->heap[i] = e;
}
static Event take(Sim *s)
{
    Event top = s->heap[0], last = s->heap[--s->n];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= s->n)
            break;
        if (c + 1 < s->n && s->heap[c + 1].time < s->heap[c].time)
            c++;
        if (s->heap[c].time >= last.time)
            break;
        s->heap[i] = s->heap[c];
        i = c;
    }
    s->heap[i] = last;
    return top;
}
static void arrive(Sim *s, Event e)
{
    e.kind = 1;
    e.load = e.load * s->rate[e.who % 3] + 0.1 * s->clock;
    e.time = s->clock + e.load;
    put(s, e);
    if (s->left-- > 0) {
        Event n = {s->clock + 0.37 * s->rate[2], 0, 1, e.who + 1, 1.0};
        put(s, n);
    }
}
static void serve(Sim *s, Event e)
{
    s->cost += e.load * s->clock * s->clock;
    if (e.prio < 4) {
        e.kind = 2;
        e.prio++;
        e.time = s->clock * 1.1 + 0.01;
        put(s, e);
    }
}
static void leave(Sim *s, Event e)
{
    s->cost += log1p(s->clock) * e.prio;
}
static double run(const double *x, int n)
{
    Sim s = {.rate = malloc(n * sizeof(double)), .left = 5, .on = {arrive, serve, leave}};
    memcpy(s.rate, x, n * sizeof(double));
    put(&s, (Event){0.1 * x[0], 0, 1, 0, 1.0});
    int steps = 0;
    while (s.n && steps++ < 60) {
        Event e = take(&s);
        s.clock = e.time;
        s.on[e.kind](&s, e);
    }
    free(s.rate);
    return s.cost;
}
int main(void)
{
    double x[3] = {1.3, 0.71, 1.9};
    double d[3] = {0};
    __enzyme_autodiff((void *)run, enzyme_dup, x, d, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("run", i, d[i], run(x, 3), x[i], 1e-4, 1e-6);
    return verdict();
}
