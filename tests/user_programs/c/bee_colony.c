/* A colony of bees: cohorts in a linked list that ages from day to day; errors are codes, and cleaning up is a goto. */
#include "../expect.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { EGG, LARVA, PUPA, NURSE, FORAGER, STAGES } stage_t;

typedef struct cohort {
    struct cohort *next;
    uint16_t age;
    uint8_t stage;
    double size;
    char *note;
} cohort_t;

typedef struct {
    cohort_t *head;
    size_t count;
    double honey, pollen;
    int swarmed;
} colony_t;

typedef struct {
    double laying, mortality[STAGES], harvest, eaten;
} traits_t;

static const int last_day[STAGES] = {3, 8, 20, 38, 60};
static const char *const stage_names[STAGES] = {"egg", "larva", "pupa", "nurse", "forager"};

static int add_cohort(colony_t *c, double size, int day)
{
    cohort_t *fresh = malloc(sizeof *fresh);
    if (!fresh)
        return -ENOMEM;
    char label[32];
    snprintf(label, sizeof label, "day %d %s", day, stage_names[EGG]);
    fresh->note = strdup(label);
    if (!fresh->note) {
        free(fresh);
        return -ENOMEM;
    }
    fresh->age = 0;
    fresh->stage = EGG;
    fresh->size = size;
    fresh->next = c->head;
    c->head = fresh;
    c->count++;
    return 0;
}

static void sum_stages(const colony_t *c, double sums[static STAGES])
{
    memset(sums, 0, STAGES * sizeof *sums);
    for (const cohort_t *b = c->head; b; b = b->next)
        sums[b->stage] += b->size;
}

static void age_cohorts(colony_t *c, const traits_t *t, double crowding)
{
    cohort_t **link = &c->head;
    while (*link) {
        cohort_t *b = *link;
        b->size *= 1 - t->mortality[b->stage] * (1 + 0.1 * crowding);
        b->age++;
        while (b->stage < STAGES && b->age > last_day[b->stage])
            b->stage++;
        if (b->stage == STAGES) {
            *link = b->next;
            free(b->note);
            free(b);
            c->count--;
            continue;
        }
        link = &b->next;
    }
}

static int live_one_day(colony_t *c, const traits_t *t, int day)
{
    double sums[STAGES];
    sum_stages(c, sums);
    double season = 1 + 0.6 * sin(2 * 3.14159265358979 * (day - 30) / 365.0);
    double workers = sums[NURSE] + sums[FORAGER];
    double queen = t->laying * season * workers / (workers + 2);
    int err = add_cohort(c, queen, day);
    if (err)
        return err;
    c->pollen += 0.05 * sums[FORAGER] * season - 0.04 * sums[LARVA];
    c->honey += t->harvest * sums[FORAGER] * season - t->eaten * workers;
    if (c->honey < 0)
        return -ERANGE;
    if (workers > 1e6)
        c->swarmed |= 1 << (day & 7);
    age_cohorts(c, t, workers / (10 + c->honey));
    return 0;
}

static int season_of(const traits_t *t, int days, double *honey)
{
    int err;
    colony_t c = {.honey = 5, .pollen = 1};
    double *history = malloc((size_t)days * sizeof *history);
    if (!history)
        return -ENOMEM;
    for (int i = 0; i < 30; i++) {
        err = add_cohort(&c, 0.2 + 0.01 * i, -i);
        if (err)
            goto out;
        c.head->age = (uint16_t)(21 + i);
        c.head->stage = c.head->age > last_day[NURSE] ? FORAGER : NURSE;
    }
    for (int day = 0; day < days; day++) {
        err = live_one_day(&c, t, day);
        if (err)
            goto out;
        history[day] = c.honey + 0.1 * c.pollen;
    }
    *honey = 0;
    for (int day = 0; day < days; day++)
        *honey += history[day] * (day + 1) / days;
    err = c.swarmed ? -EAGAIN : 0;
out:
    while (c.head) {
        cohort_t *next = c.head->next;
        free(c.head->note);
        free(c.head);
        c.head = next;
    }
    free(history);
    return err;
}

double honey_of(const traits_t *t, int days)
{
    double honey;
    int err = season_of(t, days, &honey);
    if (err) {
        fprintf(stderr, "season failed: %s\n", strerror(-err));
        return -1;
    }
    return honey;
}

int main(void)
{
    traits_t t = {1.5, {0.05, 0.04, 0.02, 0.015, 0.06}, 0.08, 0.01}, d = {0};
    __enzyme_autodiff((void *)honey_of, enzyme_dup, &t, &d, enzyme_const, 50);
    EXPECT_SLOPE("laying", 0, d.laying, honey_of(&t, 50), t.laying, 1e-3, 1e-6);
    EXPECT_SLOPE("harvest", 0, d.harvest, honey_of(&t, 50), t.harvest, 1e-4, 1e-6);
    EXPECT_SLOPE("eaten", 0, d.eaten, honey_of(&t, 50), t.eaten, 1e-4, 1e-6);
    for (int i = 0; i < STAGES; i++)
        EXPECT_SLOPE("mortality", i, d.mortality[i], honey_of(&t, 50), t.mortality[i], 1e-4, 1e-6);
    return verdict();
}
