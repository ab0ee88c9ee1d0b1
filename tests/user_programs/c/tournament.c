/* A knock-out tournament: who wins with which odds; masks of players, a memo by bit mask, an own random generator. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char name[12];
    double skill;
    float form;
    uint8_t seed;
} player;

typedef struct {
    player *p;
    int n;
    double *memo; /* by mask and winner */
    uint8_t *known;
    double upset;
} tournament;

static int popcount(uint32_t m)
{
    int n = 0;
    while (m) {
        m &= m - 1;
        n++;
    }
    return n;
}

static double beats(const tournament *t, int a, int b)
{
    double d = t->p[a].skill + t->p[a].form - t->p[b].skill - t->p[b].form;
    return t->upset / 2 + (1 - t->upset) / (1 + exp(-d));
}

static double wins(tournament *t, uint32_t mask, int who)
{
    size_t at = (size_t)mask * t->n + who;
    if (!(mask >> who & 1u))
        return 0;
    if (popcount(mask) == 1)
        return 1;
    if (t->known[at])
        return t->memo[at];
    /* split the mask into its lower and upper half */
    int half = popcount(mask) / 2;
    uint32_t low = 0, rest = mask;
    for (int i = 0; i < half; i++) {
        low |= rest & -rest;
        rest &= rest - 1;
    }
    uint32_t mine = low >> who & 1u ? low : rest, other = mask ^ mine;
    double p = 0, reach = wins(t, mine, who);
    for (int j = 0; j < t->n; j++)
        if (other >> j & 1u)
            p += wins(t, other, j) * beats(t, who, j);
    t->known[at] = 1;
    return t->memo[at] = reach * p;
}

static uint64_t splitmix(uint64_t *s)
{
    uint64_t z = (*s += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

static int by_seed(const void *a, const void *b)
{
    return (int)((const player *)a)->seed - (int)((const player *)b)->seed;
}

double prize_money(const double *skills, const float *form, int n, double upset)
{
    tournament t = {malloc(n * sizeof(player)), n, NULL, NULL, upset};
    uint64_t rng = 42;
    for (int i = 0; i < n; i++) {
        player *p = &t.p[i];
        snprintf(p->name, sizeof p->name, "player %d", i);
        p->skill = skills[i];
        p->form = form[i];
        p->seed = (uint8_t)(splitmix(&rng) >> 40);
    }
    qsort(t.p, n, sizeof *t.p, by_seed);
    t.memo = calloc((size_t)n << n, sizeof(double));
    t.known = calloc((size_t)n << n, 1);
    double total = 0;
    for (int i = 0; i < n; i++) {
        double w = wins(&t, (1u << n) - 1, i);
        total += w * w * (1 + 0.25 * (t.p[i].name[7] - '0'));
    }
    free(t.memo);
    free(t.known);
    free(t.p);
    return total;
}

int main(void)
{
    double skills[8] = {0.1, 0.9, -0.3, 0.4, 1.2, -0.8, 0.2, 0.6}, ds[8] = {0}, upset = 0.1;
    float form[8] = {0, 0.25f, -0.5f, 0.125f, 0, 0.5f, 0, -0.25f}, df[8] = {0};
    double du = __enzyme_autodiff((void *)prize_money, enzyme_dup, skills, ds, enzyme_dup, form, df, enzyme_const, 8,
                                  enzyme_out, upset);
    EXPECT_SLOPE("upset", 0, du, prize_money(skills, form, 8, upset), upset, 1e-3, 1e-8);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("skill", i, ds[i], prize_money(skills, form, 8, upset), skills[i], 1e-3, 1e-8);
        EXPECT_SLOPE("form", i, df[i], prize_money(skills, form, 8, upset), form[i], 0.0078125, 1e-5);
    }
    return verdict();
}
