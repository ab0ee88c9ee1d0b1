/* Epidemiology: a state that is a struct of names and an array of numbers at once, by value. */
#include "../expect.h"
#include <string.h>

typedef union {
    struct {
        double s, e, i, r;
    } at;
    double v[4];
} State;

typedef struct {
    double contact, incubation, recovery;
    struct {
        int day;
        float strength;
    } measure[3];
    int measures;
} Model;

static State flow(const Model *m, State y, double day)
{
    double contact = m->contact;
    for (int k = 0; k < m->measures; k++)
        if (day >= m->measure[k].day)
            contact *= 1 - m->measure[k].strength;
    const double n = y.at.s + y.at.e + y.at.i + y.at.r;
    const double infected = contact * y.at.s * y.at.i / n;
    State d;
    d.at.s = -infected;
    d.at.e = infected - m->incubation * y.at.e;
    d.at.i = m->incubation * y.at.e - m->recovery * y.at.i;
    d.at.r = m->recovery * y.at.i;
    return d;
}

static State plus(State a, double h, State b)
{
    for (int k = 0; k < 4; k++)
        a.v[k] += h * b.v[k];
    return a;
}

double peak(const Model *m, const State *start)
{
    State history[61];
    history[0] = *start;
    for (int day = 0; day < 60; day++) {
        const State k1 = flow(m, history[day], day);
        const State k2 = flow(m, plus(history[day], 0.5, k1), day + 0.5);
        history[day + 1] = plus(history[day], 1, k2);
    }
    double best = 0;
    for (int day = 0; day <= 60; day++)
        best = fmax(best, history[day].at.i);
    return best + 0.01 * history[60].at.r;
}

int main(void)
{
    Model m = {0.6, 0.3, 0.15, {{20, 0.2f}, {30, 0.4f}}, 2}, d;
    State y = {{990, 5, 3, 2}}, dy;
    memset(&d, 0, sizeof d);
    memset(&dy, 0, sizeof dy);
    __enzyme_autodiff((void *)peak, enzyme_dup, &m, &d, enzyme_dup, &y, &dy);
    EXPECT_SLOPE("contact", 0, d.contact, peak(&m, &y), m.contact, 1e-5, 1e-5);
    EXPECT_SLOPE("incubation", 0, d.incubation, peak(&m, &y), m.incubation, 1e-5, 1e-5);
    EXPECT_SLOPE("recovery", 0, d.recovery, peak(&m, &y), m.recovery, 1e-5, 1e-5);
    for (int k = 0; k < 4; k++)
        EXPECT_SLOPE("start", k, dy.v[k], peak(&m, &y), y.v[k], 1e-3, 1e-5);
    for (int k = 0; k < 2; k++)
        EXPECT_SLOPE("strength", k, d.measure[k].strength, peak(&m, &y), m.measure[k].strength, 0.0009765625, 1e-4);
    return verdict();
}
