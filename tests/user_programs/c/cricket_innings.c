/* Sport: a cricket innings by dynamic programming; X-macros, bit fields, memo in a static 3-D table and 2-D double**, a Hessian. */
#include "../expect.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define OUTCOMES(X) \
    X(DOT, 0, 0.0) \
    X(ONE, 1, 0.3) \
    X(TWO, 2, 0.1) \
    X(FOUR, 4, -0.4) \
    X(SIX, 6, -1.2) \
    X(WICKET, -1, -1.6)
enum outcome {
#define ENTRY(name, runs, bias) name,
    OUTCOMES(ENTRY)
#undef ENTRY
    OUTCOME_COUNT
};
static const int runs_of[] = {
#define ENTRY(name, runs, bias) [name] = runs,
    OUTCOMES(ENTRY)
#undef ENTRY
};
static const double bias_of[] = {
#define ENTRY(name, runs, bias) [name] = bias,
    OUTCOMES(ENTRY)
#undef ENTRY
};

struct batter {
    unsigned number : 4, left_handed : 1, tail : 1;
    float skill;
    double rate[OUTCOME_COUNT];
};
struct side {
    struct batter men[4];
    double risk_slope;
    bool declared;
};

static double **grid(int n, int m)
{
    double **g = malloc(n * sizeof *g);
    *g = calloc((size_t)n * m, sizeof **g);
    for (int i = 1; i < n; i++)
        g[i] = g[i - 1] + m;
    return g;
}
static void ungrid(double **g)
{
    free(*g);
    free(g);
}

static void chances(const struct batter *b, double risk, double out[OUTCOME_COUNT])
{
    double total = 0;
    for (enum outcome o = DOT; o < OUTCOME_COUNT; o++) {
        double score = bias_of[o] + b->rate[o];
        switch (o) {
        case FOUR:
        case SIX:
            score += risk * b->skill;
            break;
        case WICKET:
            score += 1.4 * risk - (b->tail ? 0 : 0.4 * b->skill);
            break;
        default:
            break;
        }
        total += out[o] = exp(score);
    }
    for (int o = 0; o < OUTCOME_COUNT; o++)
        out[o] /= total;
}

enum { BALLS = 12, MEN = 4 };
static double best(const struct side *s, double **value, int ball, int lost)
{
    if (ball == BALLS || lost == MEN)
        return 0;
    if (value[ball][lost] > 0)
        return value[ball][lost];
    double mean = 0, soft = 0;
    for (int r = 0; r < 3; r++) {
        double p[OUTCOME_COUNT], v = 0;
        chances(&s->men[lost], s->risk_slope * r, p);
        for (int o = 0; o < OUTCOME_COUNT; o++)
            v += p[o] * (o == WICKET ? best(s, value, ball + 1, lost + 1) : runs_of[o] + best(s, value, ball + 1, lost));
        soft += exp(2 * (v - 10));
        mean = v > mean ? v : mean;
    }
    return value[ball][lost] = 0.5 * mean + 0.5 * (log(soft / 3) / 2 + 10);
}

static double innings(const double *x)
{
    struct side s;
    memset(&s, 0, sizeof s);
    s.risk_slope = x[3];
    for (unsigned i = 0; i < MEN; i++) {
        s.men[i].number = i + 1;
        s.men[i].left_handed = i & 1;
        s.men[i].tail = i >= 2;
        s.men[i].skill = 1.0f - 0.25f * i;
        for (int o = 0; o < OUTCOME_COUNT; o++)
            s.men[i].rate[o] = x[o % 3] * (s.men[i].left_handed ? 0.8 : 1.0) * (o + 1) / 6;
    }
    struct batter spare = s.men[1];
    memcpy(&s.men[1], &s.men[2], sizeof spare);
    memcpy(&s.men[2], &spare, sizeof spare);
    double **value = grid(BALLS + 1, MEN + 1);
    const double v = best(&s, value, 0, 0);
    ungrid(value);
    return v;
}
static void gradient(const double *x, double *g)
{
    memset(g, 0, 4 * sizeof *g);
    __enzyme_autodiff((void *)innings, enzyme_dup, x, g);
}

int main(void)
{
    double x[4] = {0.2, -0.1, 0.15, 0.6}, g[4], work[4];
    gradient(x, g);
    for (int i = 0; i < 4; i++) {
        double e[4] = {0}, row[4] = {0};
        e[i] = 1;
        EXPECT_SLOPE("gradient", i, g[i], innings(x), x[i], 1e-3, 1e-7);
        __enzyme_fwddiff((void *)gradient, enzyme_dup, x, e, enzyme_dup, g, row);
        for (int j = 0; j < 4; j++)
            EXPECT_SLOPE("hessian", 4 * i + j, row[j], (gradient(x, work), work[j]), x[i], 1e-3, 1e-6);
    }
    return verdict();
}
