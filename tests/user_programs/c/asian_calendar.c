/* Finance: an Asian option over a calendar of dates (struct tm by hand), holidays in a bit set, a function table. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>

typedef struct { int16_t year; int8_t month, day; } date;
typedef struct { uint64_t bits[6]; } holidays;
typedef struct {
    date start, end;
    int every;
    double strike;
    double (*payoff)(double average, double strike);
} contract;
typedef struct { double spot, rate, volatility[2], dividend; } market;

static int leap(int y) { return (y % 4 == 0 && y % 100) || y % 400 == 0; }

static int length(date d)
{
    static const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[d.month - 1] + (d.month == 2 && leap(d.year));
}

static date next(date d)
{
    if (++d.day > length(d)) {
        d.day = 1;
        if (++d.month > 12) {
            d.month = 1;
            d.year++;
        }
    }
    return d;
}

static int same(date a, date b) { return a.year == b.year && a.month == b.month && a.day == b.day; }

static int is_free(const holidays *h, int number) { return (int)(h->bits[number / 64 % 6] >> (number % 64) & 1) || number % 7 >= 5; }

static double call(double a, double k) { return log1p(exp((a - k) * 3)) / 3; }
static double put(double a, double k) { return log1p(exp((k - a) * 3)) / 3; }
static double digital(double a, double k) { return 1 / (1 + exp(-(a - k))); }

static double normal(uint32_t *state)
{
    double sum = -3;
    for (int i = 0; i < 6; i++) {
        *state = *state * 1664525u + 1013904223u;
        sum += *state / 4294967296.0;
    }
    return sum * 1.4142135;
}

static double path(const market *m, const contract *c, const holidays *h, uint32_t seed)
{
    double s = m->spot, sum = 0;
    int seen = 0, number = 0, pause = 1;
    for (date d = c->start; !same(d, c->end); d = next(d), number++) {
        if (is_free(h, number)) {
            pause++;
            continue;
        }
        const double dt = pause / 365.0, v = m->volatility[d.month > 3];
        s *= exp((m->rate - m->dividend - v * v / 2) * dt + v * sqrt(dt) * normal(&seed));
        pause = 1;
        if (d.day % c->every == 0) {
            sum += s;
            seen++;
        }
    }
    return exp(-m->rate * number / 365.0) * c->payoff(seen ? sum / seen : s, c->strike);
}

static double value(const market *m, const double *strikes)
{
    holidays h = {{0}};
    static const int list[] = {0, 24, 25, 89, 120, 121};
    for (unsigned i = 0; i < sizeof list / sizeof *list; i++)
        h.bits[list[i] / 64] |= UINT64_C(1) << (list[i] % 64);
    const contract book[] = {
        {{2023, 12, 20}, {2024, 3, 15}, 2, strikes[0], call},
        {{2024, 2, 1}, {2024, 6, 1}, 5, strikes[1], put},
        {{2024, 1, 1}, {2024, 4, 9}, 7, strikes[0], digital},
    };
    double sum = 0;
    for (int k = 0; k < 3; k++)
        for (uint32_t p = 1; p <= 8; p++)
            sum += (k + 1) * path(m, &book[k], &h, p * 77u) / 8;
    return sum;
}

int main(void)
{
    market m = {20, 0.05, {0.2, 0.35}, 0.01}, d = {0};
    double k[2] = {19, 21}, dk[2] = {0};
    __enzyme_autodiff((void *)value, enzyme_dup, &m, &d, enzyme_dup, k, dk);
    double *x = &m.spot, *dx = &d.spot;
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("market", i, dx[i], value(&m, k), x[i], 1e-4, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("strike", i, dk[i], value(&m, k), k[i], 1e-3, 1e-6);
    return verdict();
}
