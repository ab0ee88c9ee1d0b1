// Answers of a survey: rows of a table are parsed, sorted with qsort by two keys and grouped by district;
// the likelihood of an ordered probit model with effects of districts, and a short Metropolis chain.
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char district[8];
    int answer; /* 0, 1, 2 */
    double age, income;
} row;

static const char *const table[] = {
    "north;2;44;31.5", "south;0;23;18.0", "east;1;67;22.3", "north;1;38;27.9", "south;2;51;44.1", "west;0;29;15.2",
    "east;2;58;39.0",  "west;1;33;24.6",  "south;1;47;26.0", "north;0;71;19.4", "east;0;26;17.7", "west;2;62;50.3",
};
enum { ROWS = sizeof table / sizeof *table };

static int by_district_then_age(const void *a, const void *b)
{
    const row *p = a, *q = b;
    const int c = strcmp(p->district, q->district);
    if (c)
        return c;
    return (p->age > q->age) - (p->age < q->age);
}

static int read_rows(row *rows)
{
    for (int i = 0; i < ROWS; i++) {
        char copy[64], *save = NULL;
        strcpy(copy, table[i]);
        strncpy(rows[i].district, strtok_r(copy, ";", &save), sizeof rows[i].district - 1);
        rows[i].answer = atoi(strtok_r(NULL, ";", &save));
        rows[i].age = strtod(strtok_r(NULL, ";", &save), NULL);
        rows[i].income = strtod(strtok_r(NULL, ";", &save), NULL);
    }
    return ROWS;
}

static double normal(double x) { return 0.5 * erfc(-x * M_SQRT1_2); }

struct model {
    double age, income, cut[2], spread;
    double *district;
    int districts;
};

static double log_likelihood(const struct model *m, const row *rows, int n)
{
    double sum = 0;
    int d = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && strcmp(rows[i].district, rows[i - 1].district) != 0)
            d++;
        const double score = m->age * (rows[i].age - 45) / 15 + m->income * log(rows[i].income / 25) + m->district[d];
        const double low = normal(m->cut[0] - score), high = normal(m->cut[1] - score);
        const double p = rows[i].answer == 0 ? low : rows[i].answer == 1 ? high - low : 1 - high;
        sum += log(p > 1e-300 ? p : 1e-300);
    }
    for (d = 0; d < m->districts; d++)
        sum -= 0.5 * m->district[d] * m->district[d] / (m->spread * m->spread) + log(m->spread);
    return sum;
}

double posterior(const struct model *m)
{
    row *rows = calloc(ROWS, sizeof *rows);
    const int n = read_rows(rows);
    qsort(rows, n, sizeof *rows, by_district_then_age);
    const double result = log_likelihood(m, rows, n) - 0.5 * m->age * m->age - 0.5 * m->income * m->income;
    free(rows);
    return result;
}

static uint64_t seed;
static double uniform(void)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(seed >> 11) * 0x1p-53;
}

/* The mean of the likelihood along a chain, which starts from the model and moves by fixed steps. */
double chain(const struct model *start, int steps)
{
    double district[4];
    struct model now = *start;
    now.district = district;
    memcpy(district, start->district, sizeof district);
    double sum = 0, density = posterior(&now);
    seed = 42;
    for (int i = 0; i < steps; i++) {
        struct model next = now;
        next.age += 0.1 * (uniform() - 0.5);
        next.income += 0.1 * (uniform() - 0.5);
        const double there = posterior(&next);
        if (log(uniform()) < there - density) {
            now = next;
            density = there;
        }
        sum += density;
    }
    return sum / steps;
}

int main(void)
{
    double district[4] = {0.3, -0.2, 0.1, -0.1}, dd[4] = {0};
    struct model m = {-0.2, 1.1, {-0.6, 0.5}, 0.8, district, 4}, d = {0};
    d.district = dd;
    __enzyme_autodiff((void *)posterior, enzyme_dup, &m, &d);
    EXPECT_SLOPE("age", 0, d.age, posterior(&m), m.age, 1e-3, 1e-6);
    EXPECT_SLOPE("income", 0, d.income, posterior(&m), m.income, 1e-3, 1e-6);
    EXPECT_SLOPE("cut", 0, d.cut[0], posterior(&m), m.cut[0], 1e-3, 1e-6);
    EXPECT_SLOPE("cut", 1, d.cut[1], posterior(&m), m.cut[1], 1e-3, 1e-6);
    EXPECT_SLOPE("spread", 0, d.spread, posterior(&m), m.spread, 1e-3, 1e-6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("district", i, dd[i], posterior(&m), district[i], 1e-3, 1e-6);

    double dc[4] = {0};
    struct model c = {0};
    c.district = dc;
    __enzyme_autodiff((void *)chain, enzyme_dup, &m, &c, enzyme_const, 20);
    EXPECT_SLOPE("chain age", 0, c.age, chain(&m, 20), m.age, 1e-5, 1e-5);
    EXPECT_SLOPE("chain cut", 0, c.cut[0], chain(&m, 20), m.cut[0], 1e-5, 1e-5);
    EXPECT_SLOPE("chain district", 2, dc[2], chain(&m, 20), district[2], 1e-5, 1e-5);
    return verdict();
}
