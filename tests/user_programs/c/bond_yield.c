/* Fixed income: dates in text, cash flows in an array that grows, a curve with log-linear discounts, yields by Newton. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    int year, month, day;
} Date;
typedef struct {
    long due; /* days */
    double amount;
    enum { COUPON, PRINCIPAL } kind;
} Flow;
typedef struct {
    Flow *flows;
    int count, room;
} Flows;
typedef struct {
    int count;
    struct {
        long day;
        double log_discount;
    } pillar[8];
} Curve;

static long serial(Date d)
{
    const int a = (14 - d.month) / 12, y = d.year + 4800 - a, m = d.month + 12 * a - 3;
    return d.day + (153 * m + 2) / 5 + 365L * y + y / 4 - y / 100 + y / 400 - 32045;
}
static Date parse_date(const char *s)
{
    Date d;
    char *end;
    d.year = (int)strtol(s, &end, 10);
    d.month = (int)strtol(end + 1, &end, 10);
    d.day = (int)strtol(end + 1, NULL, 10);
    return d;
}
static Date months_later(Date d, int months)
{
    d.month += months;
    while (d.month > 12)
        d.month -= 12, d.year++;
    if (d.day > 28)
        d.day = 28;
    return d;
}

static void push(Flows *f, Flow flow)
{
    if (f->count >= f->room) {
        f->room = f->room ? 2 * f->room : 3;
        f->flows = (Flow *)realloc(f->flows, sizeof(Flow) * f->room);
    }
    f->flows[f->count++] = flow;
}
static int earlier(const void *a, const void *b)
{
    const Flow *x = (const Flow *)a, *y = (const Flow *)b;
    return x->due != y->due ? (x->due > y->due) - (x->due < y->due) : (int)x->kind - (int)y->kind;
}

static Flows bond(const char *issue, int years, int frequency, double rate, double step_up)
{
    Flows f = {0};
    const Date start = parse_date(issue);
    push(&f, (Flow){serial(months_later(start, 12 * years)), 100, PRINCIPAL});
    for (int k = 1; k <= years * frequency; k++) {
        const Date due = months_later(start, 12 / frequency * k);
        push(&f, (Flow){.due = serial(due), .amount = 100 * rate / frequency, .kind = COUPON});
        rate += step_up;
    }
    qsort(f.flows, f.count, sizeof(Flow), earlier);
    return f;
}

static double discount(const Curve *c, long day)
{
    if (day <= c->pillar[0].day)
        return 1;
    int low = 0, high = c->count - 1;
    while (high - low > 1) {
        const int mid = (low + high) / 2;
        if (c->pillar[mid].day > day)
            high = mid;
        else
            low = mid;
    }
    const double w = (double)(day - c->pillar[low].day) / (double)(c->pillar[high].day - c->pillar[low].day);
    return exp((1 - w) * c->pillar[low].log_discount + w * c->pillar[high].log_discount);
}

static double yield_of(const Flows *f, double price, long today)
{
    double y = 0.03;
    for (int i = 0; i < 40; i++) {
        double value = -price, slope = 0;
        for (const Flow *c = f->flows; c < f->flows + f->count; ++c) {
            if (c->due <= today)
                continue;
            const double t = (double)(c->due - today) / 365.25, v = c->amount * pow(1 + y, -t);
            value += v;
            slope -= t * v / (1 + y);
        }
        const double change = value / slope;
        y -= change;
        if (fabs(change) < 1e-15)
            break;
    }
    return y;
}

double spread(const double *rates, double coupon, double step_up)
{
    const long today = serial(parse_date("2024-03-17"));
    Curve c = {.count = 5};
    static const int years[] = {0, 1, 3, 7, 12};
    for (int i = 0; i < c.count; i++) {
        c.pillar[i].day = today + 365L * years[i];
        c.pillar[i].log_discount = i ? -rates[i - 1] * years[i] : 0;
    }
    Flows first = bond("2022-06-30", 8, 2, coupon, step_up), second = bond("2023-01-15", 5, 1, coupon * 1.1, 0);
    double price[2] = {0, 0};
    Flows *both[2] = {&first, &second};
    for (int b = 0; b < 2; b++)
        for (int i = 0; i < both[b]->count; i++)
            if (both[b]->flows[i].due > today)
                price[b] += both[b]->flows[i].amount * discount(&c, both[b]->flows[i].due);
    const double result = 1e2 * (yield_of(&first, price[0] - 0.5, today) - yield_of(&second, price[1], today)) + price[0] / 50;
    free(first.flows);
    free(second.flows);
    return result;
}

int main(void)
{
    double rates[4] = {0.021, 0.024, 0.028, 0.031}, d[4] = {0}, coupon = 0.04, step_up = 5e-4;
    struct pair {
        double coupon, step_up;
    } __enzyme_autodiff_pair(void *, ...);
    const struct pair by = __enzyme_autodiff_pair((void *)spread, enzyme_dup, rates, d, coupon, step_up);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("rate", i, d[i], spread(rates, coupon, step_up), rates[i], 1e-4, 1e-6);
    EXPECT_SLOPE("coupon", 0, by.coupon, spread(rates, coupon, step_up), coupon, 1e-4, 1e-6);
    EXPECT_SLOPE("step", 0, by.step_up, spread(rates, coupon, step_up), step_up, 1e-5, 1e-6);
    return verdict();
}
