/* Hydrology: a river network with links inside its structs (container_of), ordered by a queue, Muskingum's method. */
#include "../expect.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct list {
    struct list *next, *prev;
};
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

static void list_init(struct list *l) { l->next = l->prev = l; }
static void list_append(struct list *l, struct list *node)
{
    node->prev = l->prev;
    node->next = l;
    l->prev->next = node;
    l->prev = node;
}
static struct list *list_pop(struct list *l)
{
    struct list *first = l->next;
    if (first == l)
        return NULL;
    l->next = first->next;
    first->next->prev = l;
    return first;
}

typedef struct reach {
    int id, waiting;
    struct reach *downstream;
    struct list queue;
    double k, x; /* hours; weight */
    double inflow[2], outflow;
    struct {
        int hours;
        double *lateral;
    } series;
} Reach;

static Reach *reach_new(int id, Reach *downstream, double k, double x, const double *rain, int hours)
{
    Reach *r = calloc(1, sizeof *r);
    r->id = id;
    r->downstream = downstream;
    if (downstream)
        downstream->waiting++;
    r->k = k;
    r->x = x;
    r->series.hours = hours;
    r->series.lateral = malloc(hours * sizeof(double));
    for (int t = 0; t < hours; t++)
        r->series.lateral[t] = 0.1 + 0.3 * id * rain[(t + id) % hours];
    return r;
}

static int sort_reaches(Reach **all, int n, Reach **order)
{
    struct list ready;
    list_init(&ready);
    int waiting[16], done = 0;
    for (int i = 0; i < n; i++) {
        waiting[all[i]->id] = all[i]->waiting;
        if (!all[i]->waiting)
            list_append(&ready, &all[i]->queue);
    }
    struct list *at;
    while ((at = list_pop(&ready))) {
        Reach *r = container_of(at, Reach, queue);
        order[done++] = r;
        if (r->downstream && --waiting[r->downstream->id] == 0)
            list_append(&ready, &r->downstream->queue);
    }
    return done == n;
}

static void route(Reach *r, int t, double h)
{
    const double lateral = r->series.lateral[t % r->series.hours];
    const double in = r->inflow[1] + lateral, denominator = 2 * r->k * (1 - r->x) + h;
    const double c0 = (h - 2 * r->k * r->x) / denominator, c1 = (h + 2 * r->k * r->x) / denominator;
    const double out = c0 * in + c1 * r->inflow[0] + (1 - c0 - c1) * r->outflow;
    r->inflow[0] = in;
    r->inflow[1] = 0;
    r->outflow = out;
    if (r->downstream)
        r->downstream->inflow[1] += out;
}

static double flood_peak(const double *k, const double *x, const double *rain)
{
    enum { n = 6, hours = 24 };
    static const int down[n] = {-1, 0, 0, 1, 1, 2};
    Reach *all[n], *order[n];
    for (int i = 0; i < n; i++)
        all[i] = reach_new(i, down[i] < 0 ? NULL : all[down[i]], k[i], x[i], rain, 8);
    double sum = 0;
    if (sort_reaches(all, n, order))
        for (int t = 0; t < hours; t++) {
            for (int i = 0; i < n; i++)
                route(order[i], t, 1.0);
            sum += exp(0.5 * order[n - 1]->outflow);
        }
    for (int i = 0; i < n; i++) {
        free(all[i]->series.lateral);
        free(all[i]);
    }
    return log(sum);
}

int main(void)
{
    double k[6] = {1.6, 1.2, 1.9, 1.4, 2.1, 1.1}, x[6] = {0.2, 0.25, 0.15, 0.3, 0.1, 0.22};
    double rain[8] = {0, 0.2, 1.1, 1.8, 0.9, 0.4, 0.1, 0}, dk[6] = {0}, dx[6] = {0}, dr[8] = {0};
    __enzyme_autodiff((void *)flood_peak, enzyme_dup, k, dk, enzyme_dup, x, dx, enzyme_dup, rain, dr);
    for (int i = 0; i < 6; i++) {
        EXPECT_SLOPE("k", i, dk[i], flood_peak(k, x, rain), k[i], 1e-4, 1e-7);
        EXPECT_SLOPE("x", i, dx[i], flood_peak(k, x, rain), x[i], 1e-4, 1e-7);
    }
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("rain", i, dr[i], flood_peak(k, x, rain), rain[i], 1e-4, 1e-7);
    double none[6] = {0}, one[8] = {0, 0, 0, 1};
    expect("forward", 3, __enzyme_fwddiff((void *)flood_peak, enzyme_dup, k, none, enzyme_dup, x, none, enzyme_dup, rain, one),
           dr[3], 1e-9);
    return verdict();
}
