/* Pharmacokinetics: a schedule of doses in a sorted linked list, two compartments, absorption, a Hill effect. */
#include "../expect.h"
#include <stdlib.h>

typedef enum { ORAL, BOLUS, INFUSION_START, INFUSION_STOP } Kind;

typedef struct Event {
    double time;
    Kind kind;
    float milligrams;
    struct Event *next;
} Event;

typedef struct {
    double ka, cl, v1, q, v2;
    struct {
        double emax, ec50, gamma;
    } effect;
} Patient;

static void schedule(Event **list, double time, Kind kind, float mg)
{
    Event **at = list;
    while (*at && (*at)->time <= time)
        at = &(*at)->next;
    Event *fresh = malloc(sizeof *fresh);
    *fresh = (Event){time, kind, mg, *at};
    *at = fresh;
}

static void drop(Event *list)
{
    if (!list)
        return;
    drop(list->next);
    free(list);
}

typedef struct {
    double amount[3]; /* gut, central, peripheral */
    double rate;
} Body;

static void slope(const Patient *p, const Body *b, double *out)
{
    const double k10 = p->cl / p->v1, k12 = p->q / p->v1, k21 = p->q / p->v2;
    out[0] = -p->ka * b->amount[0];
    out[1] = p->ka * b->amount[0] - (k10 + k12) * b->amount[1] + k21 * b->amount[2] + b->rate;
    out[2] = k12 * b->amount[1] - k21 * b->amount[2];
}

static void advance(const Patient *p, Body *b, double span)
{
    const int n = 1 + (int)(span / 0.25);
    const double h = span / n;
    for (int s = 0; s < n; s++) {
        double k[4][3];
        static const double part[4] = {0, 0.5, 0.5, 1};
        for (int stage = 0; stage < 4; stage++) {
            Body at = *b;
            if (stage)
                for (int i = 0; i < 3; i++)
                    at.amount[i] += part[stage] * h * k[stage - 1][i];
            slope(p, &at, k[stage]);
        }
        for (int i = 0; i < 3; i++)
            b->amount[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
}

static double effect(const Patient *p, const Body *b)
{
    const double c = pow(b->amount[1] / p->v1, p->effect.gamma);
    return p->effect.emax * c / (pow(p->effect.ec50, p->effect.gamma) + c);
}

/* area under the effect, by the trapezoid between events, and the trough before the last dose */
static double exposure(Patient *p, const float *doses)
{
    Event *list = NULL;
    schedule(&list, 0, ORAL, doses[0]);
    schedule(&list, 24, ORAL, doses[1]);
    schedule(&list, 12, BOLUS, doses[2]);
    schedule(&list, 6, INFUSION_START, doses[3] / 4);
    schedule(&list, 10, INFUSION_STOP, 0);
    schedule(&list, 30, INFUSION_STOP, 0);
    Body body = {{0.0, 1e-3, 0.0}, 0};
    double area = 0, trough = 0, now = 0;
    for (Event *e = list; e; e = e->next) {
        const double before = effect(p, &body);
        if (e->time > now)
            advance(p, &body, e->time - now);
        area += 0.5 * (before + effect(p, &body)) * (e->time - now);
        now = e->time;
        if (!e->next)
            trough = body.amount[1] / p->v1;
        switch (e->kind) {
        case ORAL:
            body.amount[0] += 0.8 * e->milligrams;
            break;
        case BOLUS:
            body.amount[1] += e->milligrams;
            break;
        case INFUSION_START:
            body.rate = e->milligrams;
            break;
        case INFUSION_STOP:
            body.rate = 0;
            break;
        }
    }
    drop(list);
    return area + 10 * trough;
}

int main(void)
{
    Patient p = {1.2, 4.1, 22.0, 2.5, 35.0, {10, 1.5, 1.7}}, d = {0};
    float doses[4] = {100, 120, 40, 60}, ddoses[4] = {0};
    __enzyme_autodiff((void *)exposure, enzyme_dup, &p, &d, enzyme_dup, doses, ddoses);
    double *in = (double *)&p, *out = (double *)&d;
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("patient", i, out[i], exposure(&p, doses), in[i], 1e-4, 1e-6);
    for (int i = 0; i < 4; i++) {
        double moved = doses[i];
        double sum = 0;
        for (int k = -1; k <= 1; k += 2) {
            doses[i] = (float)(moved + k * 0.5);
            sum += k * exposure(&p, doses);
        }
        doses[i] = (float)moved;
        expect("dose", i, ddoses[i], sum, 1e-3);
    }
    return verdict();
}
