/* Post: letters through a sorting centre; handles with generations into a slot map of aligned blocks, interned strings,
 * a calendar queue of events, machines with tables of functions and private states, and sorting with a context. */
#define _GNU_SOURCE
#include "../expect.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint16_t index, generation;
} handle;

typedef struct letter {
    double weight, arrived, left;
    const char *town;
    uint8_t stamps : 3, express : 1, lost : 1;
} letter;

typedef struct {
    letter *items;
    uint16_t *generations, *free_list;
    size_t count, room, free_count;
} slot_map;

static handle slot_add(slot_map *m, letter l)
{
    uint16_t i;
    if (m->free_count > 0) {
        i = m->free_list[--m->free_count];
    } else {
        if (m->count == m->room) {
            const size_t room = m->room ? m->room * 2 : 4;
            void *fresh = NULL;
            if (posix_memalign(&fresh, 64, room * sizeof(letter)) != 0)
                abort();
            if (m->count > 0)
                memcpy(fresh, m->items, m->count * sizeof(letter));
            free(m->items);
            m->items = fresh;
            m->generations = reallocarray(m->generations, room, sizeof *m->generations);
            m->free_list = reallocarray(m->free_list, room, sizeof *m->free_list);
            memset(m->generations + m->room, 0, (room - m->room) * sizeof *m->generations);
            m->room = room;
        }
        i = (uint16_t)m->count++;
    }
    m->items[i] = l;
    return (handle){i, m->generations[i]};
}

static letter *slot_get(const slot_map *m, handle h) { return h.index < m->count && m->generations[h.index] == h.generation ? &m->items[h.index] : NULL; }

static void slot_remove(slot_map *m, handle h)
{
    if (slot_get(m, h)) {
        m->generations[h.index]++;
        m->free_list[m->free_count++] = h.index;
    }
}

typedef struct interned {
    struct interned *next;
    char text[];
} interned;
static interned *strings;

static const char *intern(const char *text, size_t length)
{
    for (interned *s = strings; s; s = s->next)
        if (strlen(s->text) == length && memcmp(s->text, text, length) == 0)
            return s->text;
    interned *s = malloc(offsetof(interned, text) + length + 1);
    if (s == NULL)
        abort();
    memcpy(s->text, text, length);
    s->text[length] = 0;
    s->next = strings;
    strings = s;
    return s->text;
}

static void forget_strings(void)
{
    while (strings) {
        interned *next = strings->next;
        free(strings);
        strings = next;
    }
}

typedef struct event {
    struct event *next;
    double at;
    handle letter;
    int stage;
} event;

enum { BUCKETS = 8 };
typedef struct {
    event *bucket[BUCKETS];
    double width, now;
    int size;
} calendar;

static void schedule(calendar *c, double at, handle h, int stage)
{
    event *e = malloc(sizeof *e), **place = &c->bucket[(size_t)(at / c->width) % BUCKETS];
    if (e == NULL)
        abort();
    *e = (event){NULL, at, h, stage};
    while (*place && (*place)->at <= at)
        place = &(*place)->next;
    e->next = *place;
    *place = e;
    c->size++;
}

static event *soonest(calendar *c)
{
    event **best = NULL;
    for (int b = 0; b < BUCKETS; b++)
        if (c->bucket[b] && (best == NULL || c->bucket[b]->at < (*best)->at))
            best = &c->bucket[b];
    if (best == NULL)
        return NULL;
    event *e = *best;
    *best = e->next;
    c->size--;
    c->now = e->at;
    return e;
}

typedef struct machine machine;
struct machine {
    const char *name;
    double (*delay)(machine *, const letter *, double now);
    void (*reset)(machine *);
    void *state;
};

typedef struct {
    double busy_until, speed, wear;
} canceller_state;

typedef struct {
    double load[4], share;
    int next;
} sorter_state;

static double canceller_delay(machine *m, const letter *l, double now)
{
    canceller_state *s = m->state;
    const double start = now > s->busy_until ? now : s->busy_until;
    s->wear += 0.01 * l->weight;
    s->busy_until = start + (1 + s->wear) * l->weight / s->speed;
    return s->busy_until - now;
}

static void canceller_reset(machine *m) { ((canceller_state *)m->state)->wear *= 0.5; }

static double sorter_delay(machine *m, const letter *l, double now)
{
    sorter_state *s = m->state;
    double *lane = &s->load[l->express ? 0 : 1 + s->next++ % 3];
    *lane = *lane * exp(-0.1 * now) + l->weight * s->share;
    return 0.2 + *lane;
}

static void sorter_reset(machine *m) { memset(((sorter_state *)m->state)->load, 0, sizeof(double[4])); }

static int by_town(const void *a, const void *b, void *context)
{
    const slot_map *m = context;
    const letter *x = slot_get(m, *(const handle *)a), *y = slot_get(m, *(const handle *)b);
    const int order = strcmp(x->town, y->town);
    return order ? order : (x->left > y->left) - (x->left < y->left);
}

static double waiting(const double *weight, int n, double speed, double share)
{
    static const char towns[] = "york,ely,bath,ely,wells,york,bath";
    slot_map letters = {0};
    calendar calendar = {.width = 0.5};
    canceller_state canceller = {.speed = speed};
    sorter_state sorter = {.share = share};
    machine machines[2] = {{"canceller", canceller_delay, canceller_reset, &canceller}, {"sorter", sorter_delay, sorter_reset, &sorter}};
    handle *all = calloc((size_t)n, sizeof *all);
    if (all == NULL)
        return -1;
    const char *town = towns;
    for (int i = 0; i < n; i++) {
        const size_t length = strcspn(town, ",");
        letter l = {.weight = weight[i], .arrived = 0.35 * i, .town = intern(town, length), .stamps = (uint8_t)(i % 8), .express = i % 3 == 0};
        all[i] = slot_add(&letters, l);
        if (i == 3) {
            slot_remove(&letters, all[1]);
            all[1] = slot_add(&letters, (letter){.weight = 0.5 * weight[1] * weight[1], .arrived = 1.1, .town = intern("ely", 3)});
        }
        town = town[length] ? town + length + 1 : towns;
    }
    for (int i = 0; i < n; i++)
        schedule(&calendar, slot_get(&letters, all[i])->arrived, all[i], 0);
    int served = 0;
    for (event *e; (e = soonest(&calendar)) != NULL; free(e)) {
        letter *l = slot_get(&letters, e->letter);
        if (l == NULL)
            continue;
        if (e->stage < 2)
            schedule(&calendar, e->at + machines[e->stage].delay(&machines[e->stage], l, e->at), e->letter, e->stage + 1);
        else
            l->left = e->at;
        if (++served % 5 == 0)
            machines[served / 5 % 2].reset(&machines[served / 5 % 2]);
    }
    qsort_r(all, (size_t)n, sizeof *all, by_town, &letters);
    double sum = 0, factor = 1;
    for (int i = 0; i < n; i++, factor *= 0.9) {
        const letter *l = slot_get(&letters, all[i]);
        sum += factor * (l->left - l->arrived) * (l->express ? 2 : 1) + 0.01 * strlen(l->town);
    }
    free(all);
    free(letters.items);
    free(letters.generations);
    free(letters.free_list);
    forget_strings();
    return sum;
}

struct two {
    double speed, share;
};
extern struct two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double weight[7] = {0.2, 0.5, 0.35, 0.9, 0.15, 0.6, 0.42}, d[7] = {0}, speed = 1.3, share = 0.4;
    struct two by = __enzyme_autodiff_two((void *)waiting, enzyme_dup, weight, d, enzyme_const, 7, speed, share);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("weight", i, d[i], waiting(weight, 7, speed, share), weight[i], 1e-5, 1e-6);
    EXPECT_SLOPE("speed", 0, by.speed, waiting(weight, 7, speed, share), speed, 1e-5, 1e-6);
    EXPECT_SLOPE("share", 0, by.share, waiting(weight, 7, speed, share), share, 1e-5, 1e-6);
    return verdict();
}
