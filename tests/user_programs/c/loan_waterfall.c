/* Securitised loans: cash flows of a pool go down a waterfall of tranches, of kinds in a tagged union. */
#include "../expect.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double balance, rate;
    int months;
    char region[4];
} loan;

typedef struct {
    loan *items;
    size_t used, room;
} pool;

enum kind { SENIOR, MEZZANINE, EQUITY };

typedef struct {
    enum kind kind;
    double balance, received;
    union {
        struct {
            double coupon;
        } senior;
        struct {
            float coupon, trigger;
            int deferred;
        } mezzanine;
        struct {
            double share[2];
        } equity;
    };
} tranche;

typedef struct {
    double prepay, default_rate, recovery, discount;
} assumptions;

typedef void (*visitor)(void *context, int month, double interest, double principal);

struct payout {
    tranche *tranches;
    int n;
    double factor, reserve;
    const assumptions *with;
};

static void add(pool *p, loan l)
{
    if (p->used == p->room) {
        p->room = p->room ? 2 * p->room : 4;
        p->items = realloc(p->items, p->room * sizeof *p->items);
    }
    p->items[p->used++] = l;
}

static double annuity(double balance, double rate, int months)
{
    return fabs(rate) < 1e-9 ? balance / months : balance * rate / (1 - pow(1 + rate, -months));
}

static void amortise(pool *p, const assumptions *with, int months, visitor visit, void *context)
{
    for (int m = 0; m < months; m++) {
        double interest = 0, principal = 0;
        for (size_t i = 0; i < p->used;) {
            loan *l = &p->items[i];
            if (l->months == 0 || l->balance < 1e-3) {
                *l = p->items[--p->used]; /* the last takes its place */
                continue;
            }
            const double due = annuity(l->balance, l->rate / 12, l->months);
            const double paid = l->balance * l->rate / 12;
            const double lost = l->balance * with->default_rate * (strcmp(l->region, "CA") == 0 ? 1.5 : 1);
            const double early = (l->balance - due + paid - lost) * with->prepay;
            interest += paid * (1 - with->default_rate);
            principal += due - paid + early + lost * with->recovery;
            l->balance -= due - paid + early + lost;
            l->months--;
            i++;
        }
        visit(context, m, interest, principal);
    }
}

static double take(double *cash, double wanted)
{
    const double got = wanted < *cash ? wanted : *cash;
    *cash -= got;
    return got;
}

static void pay(struct payout *o, int at, double *interest, double *principal)
{
    if (at == o->n)
        return;
    tranche *t = o->tranches + at;
    double got = 0;
    switch (t->kind) {
    case SENIOR:
        got = take(interest, t->balance * t->senior.coupon / 12);
        break;
    case MEZZANINE:
        if (t->balance < t->mezzanine.trigger) {
            t->mezzanine.deferred++;
            break;
        }
        got = take(interest, t->balance * t->mezzanine.coupon / 12);
        break;
    case EQUITY:
        for (int i = 0; i < 2; i++)
            got += *interest * t->equity.share[i];
        *interest -= got;
        break;
    }
    const double back = take(principal, t->balance);
    t->balance -= back;
    t->received += o->factor * (got + back);
    pay(o, at + 1, interest, principal);
}

static void month_end(void *context, int month, double interest, double principal)
{
    struct payout *o = context;
    o->factor *= 1 / (1 + o->with->discount / 12);
    if (month % 6 == 5)
        o->reserve += 0.1 * interest;
    pay(o, 0, &interest, &principal);
    o->reserve += interest + principal;
}

double value_of(const assumptions *with, const double *balances, const float *terms, int n, int wanted)
{
    pool p = {NULL, 0, 0};
    for (int i = 0; i < n; i++) {
        loan l = {balances[i], 0.05 + 0.002 * i, 8 + 3 * (i % 4), "NY"};
        if (i % 3 == 1)
            memcpy(l.region, "CA", 3);
        add(&p, l);
    }
    tranche t[3] = {{SENIOR, 0, 0, .senior = {terms[0]}},
                    {MEZZANINE, 0, 0, .mezzanine = {terms[1], 5, 0}},
                    {EQUITY, 0, 0, .equity = {{terms[2], 0.25}}}};
    static const double parts[] = {0.6, 0.3, 0.1};
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            t[k].balance += parts[k] * balances[i];
    struct payout o = {t, 3, 1, 0, with};
    amortise(&p, with, 15, month_end, &o);
    double value = 0.01 * o.reserve;
    for (int k = 0; k < 3; k++)
        if (wanted & 1 << k)
            value += t[k].received;
    free(p.items);
    return value;
}

int main(void)
{
    assumptions a = {0.02, 0.003, 0.4, 0.03}, da = {0};
    double b[7] = {100, 250, 80, 120, 60, 300, 90}, db[7] = {0};
    float terms[3] = {0.0390625f, 0.0625f, 0.5f}, dt[3] = {0};
    __enzyme_autodiff((void *)value_of, enzyme_dup, &a, &da, enzyme_dup, b, db, enzyme_dup, terms, dt, enzyme_const, 7,
                      enzyme_const, 7);
    EXPECT_SLOPE("prepay", 0, da.prepay, value_of(&a, b, terms, 7, 7), a.prepay, 1e-5, 1e-5);
    EXPECT_SLOPE("default", 0, da.default_rate, value_of(&a, b, terms, 7, 7), a.default_rate, 1e-5, 1e-5);
    EXPECT_SLOPE("recovery", 0, da.recovery, value_of(&a, b, terms, 7, 7), a.recovery, 1e-4, 1e-5);
    EXPECT_SLOPE("discount", 0, da.discount, value_of(&a, b, terms, 7, 7), a.discount, 1e-4, 1e-5);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("balance", i, db[i], value_of(&a, b, terms, 7, 7), b[i], 1e-3, 1e-5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("term", i, dt[i], value_of(&a, b, terms, 7, 7), terms[i], 0.0009765625, 1e-4);
    double direction[7] = {1, 0, 2, 0, 0, -1, 0};
    double tangent = __enzyme_fwddiff((void *)value_of, enzyme_const, &a, enzyme_dup, b, direction, enzyme_const, terms,
                                      enzyme_const, 7, enzyme_const, 7);
    expect("forward", 0, tangent, db[0] + 2 * db[2] - db[5], 1e-10);
    return verdict();
}
