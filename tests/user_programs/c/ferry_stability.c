/* Shipping: trim of a ferry with decks in flexible arrays, vehicles in intrusive lists, memory by a bump allocator. */
#include "../expect.h"
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct link {
    struct link *next, *prev;
} Link;

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

typedef struct {
    unsigned char *base;
    size_t used, size;
} Arena;

static void *arena_alloc(Arena *a, size_t size, size_t align)
{
    const uintptr_t start = ((uintptr_t)(a->base + a->used) + align - 1) & ~(uintptr_t)(align - 1);
    a->used = start + size - (uintptr_t)a->base;
    if (a->used > a->size)
        abort();
    return memset((void *)start, 0, size);
}
#define NEW(arena, type) ((type *)arena_alloc(arena, sizeof(type), alignof(type)))

typedef struct {
    char plate[7];
    uint8_t kind;
    float mass;
    Link on_deck;
    Link by_mass;
    double place;
} Vehicle;

typedef struct {
    Link vehicles;
    double height;
    short lanes;
    double lane_mass[];
} Deck;

static void list_init(Link *l) { l->next = l->prev = l; }
static void list_insert(Link *before, Link *l)
{
    l->next = before;
    l->prev = before->prev;
    l->prev->next = l;
    before->prev = l;
}

static Deck *deck_new(Arena *a, int lanes, double height)
{
    Deck *d = arena_alloc(a, sizeof *d + lanes * sizeof *d->lane_mass, alignof(Deck));
    list_init(&d->vehicles);
    d->lanes = (short)lanes;
    d->height = height;
    return d;
}

static const float standard[] = {1.4f, 3.2f, 18.5f};

static Vehicle *board(Arena *a, Deck *d, Link *sorted, const char *plate, int kind, double mass)
{
    Vehicle *v = NEW(a, Vehicle);
    strncpy(v->plate, plate, sizeof v->plate - 1);
    v->kind = (uint8_t)kind;
    v->mass = standard[kind] * (float)mass;
    int lane = 0;
    for (int i = 1; i < d->lanes; i++)
        if (d->lane_mass[i] < d->lane_mass[lane])
            lane = i;
    d->lane_mass[lane] += v->mass;
    v->place = (lane - (d->lanes - 1) / 2.0) * 3.1;
    list_insert(&d->vehicles, &v->on_deck);
    Link *at = sorted->next;
    while (at != sorted && container_of(at, Vehicle, by_mass)->mass > v->mass)
        at = at->next;
    list_insert(at, &v->by_mass);
    return v;
}

struct hull {
    double displacement, gm, ballast[2];
};

double trim(const struct hull *h, const double *loads, double wind)
{
    Arena arena = {malloc(8192), 0, 8192};
    Deck *decks[2] = {deck_new(&arena, 4, 4.2), deck_new(&arena, 3, 7.9)};
    Link sorted;
    list_init(&sorted);
    for (int i = 0; i < 9; i++) {
        char plate[8];
        snprintf(plate, sizeof plate, "FE%04d", 17 * i % 1000);
        board(&arena, decks[i % 4 == 3], &sorted, plate, (i * 5) % 3, loads[i % 5]);
    }
    double mass = h->displacement, moment = 0, vertical = 0, heaviest = 0;
    for (int k = 0; k < 2; k++) {
        for (Link *l = decks[k]->vehicles.next; l != &decks[k]->vehicles; l = l->next) {
            const Vehicle *v = container_of(l, Vehicle, on_deck);
            mass += v->mass;
            moment += v->mass * v->place;
            vertical += v->mass * decks[k]->height;
        }
        mass += h->ballast[k];
        moment += h->ballast[k] * (k ? 6 : -6);
    }
    int n = 0;
    for (Link *l = sorted.next; l != &sorted && n < 3; l = l->next, n++)
        heaviest += container_of(l, Vehicle, by_mass)->mass / (n + 1);
    const double gm = h->gm - vertical / mass * 0.1;
    double heel = 0.01;
    for (int i = 0; i < 20; i++)
        heel = 0.7 * heel + 0.3 * asin((moment / mass + wind * cos(heel) * 0.02) / gm);
    free(arena.base);
    return 57.3 * fabs(heel) + heaviest * 1e-2;
}

int main(void)
{
    struct hull h = {900, 1.6, {12, 20}}, dh = {0, 0, {0, 0}};
    double loads[5] = {1, 1.25, 0.8, 1.1, 0.9}, d[5] = {0}, wind = 14;
    const double dw = __enzyme_autodiff((void *)trim, enzyme_dup, &h, &dh, enzyme_dup, loads, d, enzyme_out, wind);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("load", i, d[i], trim(&h, loads, wind), loads[i], 1e-2, 1e-4);
    EXPECT_SLOPE("mass", 0, dh.displacement, trim(&h, loads, wind), h.displacement, 1, 1e-6);
    EXPECT_SLOPE("gm", 0, dh.gm, trim(&h, loads, wind), h.gm, 1e-3, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("ballast", i, dh.ballast[i], trim(&h, loads, wind), h.ballast[i], 1e-2, 1e-6);
    EXPECT_SLOPE("wind", 0, dw, trim(&h, loads, wind), wind, 1e-2, 1e-6);
    return verdict();
}
