/* Operations research: Nelder and Mead's simplex inside of what is differentiated would be no good; here an assignment of
   lorries to docks by auction, a heap of events, and circular lists with sentinels; strings name the lorries. */
#include "../expect.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define CONTAINER(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

struct node {
    struct node *prev, *next;
};

typedef struct {
    char plate[10];
    unsigned char axles;
    float tonnes;
    double arrival, started, finished;
    struct node queue;
} Lorry;

typedef struct {
    struct node waiting;
    Lorry *busy;
    double rate, price;
    int served;
} Dock;

typedef enum { ARRIVES, LEAVES } Kind;
typedef struct {
    double when;
    Kind kind;
    union {
        Lorry *lorry;
        int dock;
    } of;
} Event;

typedef struct {
    Event *heap;
    int n, room;
} Agenda;

static void insert(struct node *list, struct node *n)
{
    n->next = list;
    n->prev = list->prev;
    list->prev->next = n;
    list->prev = n;
}
static void take_out(struct node *n)
{
    n->prev->next = n->next;
    n->next->prev = n->prev;
    n->next = n->prev = n;
}

static void plan(Agenda *a, Event e)
{
    if (a->n == a->room)
        a->heap = realloc(a->heap, (size_t)(a->room = a->room * 2 + 4) * sizeof *a->heap);
    int i = a->n++;
    while (i > 0 && a->heap[(i - 1) / 2].when > e.when) {
        a->heap[i] = a->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    a->heap[i] = e;
}

static bool next(Agenda *a, Event *e)
{
    if (!a->n)
        return false;
    *e = a->heap[0];
    const Event last = a->heap[--a->n];
    int i = 0;
    for (;;) {
        int child = 2 * i + 1;
        if (child >= a->n)
            break;
        if (child + 1 < a->n && a->heap[child + 1].when < a->heap[child].when)
            child++;
        if (last.when <= a->heap[child].when)
            break;
        a->heap[i] = a->heap[child];
        i = child;
    }
    if (a->n)
        a->heap[i] = last;
    return true;
}

static void start(Agenda *a, Dock *docks, int d, Lorry *l, double now)
{
    l->started = now;
    docks[d].busy = l;
    plan(a, (Event){now + l->tonnes * (1 + 0.1 * l->axles) / docks[d].rate, LEAVES, {.dock = d}});
}

static double day(const double *rates, const float *tonnes, double headway)
{
    enum { DOCKS = 3, LORRIES = 9 };
    Dock docks[DOCKS];
    for (int d = 0; d < DOCKS; d++) {
        docks[d] = (Dock){.rate = rates[d], .price = 0.2 * d};
        docks[d].waiting.prev = docks[d].waiting.next = &docks[d].waiting;
    }
    Lorry *lorries = calloc(LORRIES, sizeof *lorries);
    Agenda agenda = {0};
    for (int i = 0; i < LORRIES; i++) {
        Lorry *l = lorries + i;
        sprintf(l->plate, "LR%02d-%c", i, 'A' + i % 3);
        l->axles = (unsigned char)(2 + i % 3);
        l->tonnes = tonnes[i];
        l->arrival = headway * i * (1 + 0.05 * (i % 4));
        plan(&agenda, (Event){l->arrival, ARRIVES, {.lorry = l}});
    }
    Event e;
    double cost = 0;
    while (next(&agenda, &e)) {
        if (e.kind == ARRIVES) {
            int best = 0;
            for (int d = 1; d < DOCKS; d++)
                if (docks[d].price < docks[best].price)
                    best = d;
            docks[best].price += e.of.lorry->tonnes / docks[best].rate;
            if (docks[best].busy)
                insert(&docks[best].waiting, &e.of.lorry->queue);
            else
                start(&agenda, docks, best, e.of.lorry, e.when);
        } else {
            Dock *dock = docks + e.of.dock;
            Lorry *done = dock->busy;
            done->finished = e.when;
            cost += 10 * dock->price / (1 + dock->served++) * (done->plate[5] == 'B' ? 1.5 : 1);
            dock->busy = NULL;
            if (dock->waiting.next != &dock->waiting) {
                Lorry *l = CONTAINER(dock->waiting.next, Lorry, queue);
                take_out(&l->queue);
                start(&agenda, docks, e.of.dock, l, e.when);
            }
        }
    }
    for (int i = 0; i < LORRIES; i++) {
        const double wait = lorries[i].started - lorries[i].arrival, stay = lorries[i].finished - lorries[i].arrival;
        cost += wait * wait + 0.3 * stay;
    }
    free(agenda.heap);
    free(lorries);
    return cost;
}

int main(void)
{
    double rates[3] = {5, 4, 6}, d[3] = {0}, headway = 0.9;
    float tonnes[9] = {8, 12, 7.5f, 20, 11, 9, 16, 10, 13}, dt[9] = {0};
    const double dh = __enzyme_autodiff((void *)day, enzyme_dup, rates, d, enzyme_dup, tonnes, dt, enzyme_out, headway);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("rate", i, d[i], day(rates, tonnes, headway), rates[i], 1e-4, 1e-6);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("tonnes", i, dt[i], day(rates, tonnes, headway), tonnes[i], 0.0009765625f, 1e-5);
    EXPECT_SLOPE("headway", 0, dh, day(rates, tonnes, headway), headway, 1e-4, 1e-6);
    double v[3] = {1, -1, 2};
    float w[9] = {0};
    expect("forward", 0, __enzyme_fwddiff((void *)day, enzyme_dup, rates, v, enzyme_dup, tonnes, w, enzyme_dup, headway, 1.0),
           d[0] - d[1] + 2 * d[2] + dh, 1e-8);
    return verdict();
}
