/* Kernel-style intrusive lists and container_of, a slab allocator, timers kept in order by
 * deadline. */
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include "../expect.h"
struct list {
    struct list *next, *prev;
};
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
#define for_each(it, head)                                                                         \
    for (struct list *it = (head)->next, *it##_next = it->next; it != (head);                      \
         it = it##_next, it##_next = it->next)
static void init(struct list *l)
{
    l->next = l->prev = l;
}
static void add_before(struct list *n, struct list *at)
{
    n->prev = at->prev;
    n->next = at;
    at->prev->next = n;
    at->prev = n;
}
static void take(struct list *n)
{
    n->prev->next = n->next;
    n->next->prev = n->prev;
    init(n);
}
struct timer {
    int id;
    struct list by_time;
    double deadline;
    float weight;
    struct list all;
    void (*fire)(struct timer *, double *);
};
static void decay(struct timer *t, double *state)
{
    *state *= exp(-0.1 * t->weight);
}
static void kick(struct timer *t, double *state)
{
    *state += t->deadline * t->weight;
}
static double simulate(const double *period, int n, double start)
{
    struct timer *slab = calloc(n, sizeof *slab);
    struct list queue, every;
    init(&queue);
    init(&every);
    for (int i = 0; i < n; i++) {
        struct timer *t = &slab[i];
        t->id = i;
        t->deadline = period[i];
        t->weight = 0.5f + 0.1f * i;
        t->fire = i % 2 ? decay : kick;
        struct list *at = &queue;
        for_each(it, &queue) if (container_of(it, struct timer, by_time)->deadline > t->deadline)
        {
            at = it;
            break;
        }
        add_before(&t->by_time, at);
        add_before(&t->all, &every);
    }
    double state = start;
    for (int step = 0; step < 12; step++) {
        struct timer *t = container_of(queue.next, struct timer, by_time);
        t->fire(t, &state);
        take(&t->by_time);
        t->deadline += period[t->id];
        struct list *at = &queue;
        for_each(it, &queue) if (container_of(it, struct timer, by_time)->deadline > t->deadline)
        {
            at = it;
            break;
        }
        add_before(&t->by_time, at);
    }
    for_each(it, &every) state += 0.01 * container_of(it, struct timer, all)->deadline;
    free(slab);
    return state;
}
int main(void)
{
    double p[4] = {1.0, 0.73, 1.9, 2.6}, d[4] = {0};
    double ds =
        __enzyme_autodiff((void *)simulate, enzyme_dup, p, d, enzyme_const, 4, enzyme_out, 1.5);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("period", i, d[i], simulate(p, 4, 1.5), p[i], 1e-4, 1e-6);
    double s = 1.5;
    EXPECT_SLOPE("start", 0, ds, simulate(p, 4, s), s, 1e-4, 1e-6);
    return verdict();
}
