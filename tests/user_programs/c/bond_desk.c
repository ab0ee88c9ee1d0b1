/* Treasury desk: mark-to-market of a small book against a zero curve; bucketed
   risk (dPV/d node rate) of the whole book in one reverse sweep. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

#define NNODES 7

typedef struct {
    char   name[8];
    int    n;
    double t[NNODES];
    double r[NNODES];
} curve_t;

typedef enum { BOND, FRN, SWAP, CALLABLE, NKINDS } kind_t;

typedef struct {
    kind_t kind;
    char   isin[13];
    short  qty;
    union {
        struct { double coupon; int years; int freq; } bond;
        struct { double margin, fixing; int quarters; } frn;
        struct { double fixed; int years; char payer; } swap;
        struct { double coupon, strike, vol; int years, call_year; } callable;
    } u;
} position_t;

static double zero_rate(const curve_t *c, double t)
{
    if (t <= c->t[0]) return c->r[0];
    for (int i = 1; i < c->n; i++)
        if (t <= c->t[i]) {
            double w = (t - c->t[i - 1]) / (c->t[i] - c->t[i - 1]);
            return (1 - w) * c->r[i - 1] + w * c->r[i];
        }
    return c->r[c->n - 1];
}

static double discount(const curve_t *c, double t) { return exp(-zero_rate(c, t) * t); }
static double norm_cdf(double x) { return 0.5 * erfc(-x / sqrt(2.0)); }

static double pv_bond(const position_t *p, const curve_t *c)
{
    double pv = 0;
    int n = p->u.bond.years * p->u.bond.freq;
    for (int k = 1; k <= n; k++)
        pv += p->u.bond.coupon / p->u.bond.freq * discount(c, (double)k / p->u.bond.freq);
    return 100.0 * (pv + discount(c, p->u.bond.years));
}

static double pv_frn(const position_t *p, const curve_t *c)
{
    double pv = 0, prev = 1.0;
    for (int q = 1; q <= p->u.frn.quarters; q++) {
        double d = discount(c, q * 0.25);
        double fwd = q == 1 ? p->u.frn.fixing : (prev / d - 1.0) * 4.0;
        pv += (fwd + p->u.frn.margin) * 0.25 * d;
        prev = d;
    }
    return 100.0 * (pv + prev);
}

static double pv_swap(const position_t *p, const curve_t *c)
{
    double annuity = 0;
    for (int y = 1; y <= p->u.swap.years; y++) annuity += discount(c, y);
    double v = 1.0 - discount(c, p->u.swap.years) - p->u.swap.fixed * annuity;
    return 100.0 * (p->u.swap.payer == 'P' ? v : -v);
}

static double pv_callable(const position_t *p, const curve_t *c)
{
    double straight = 0, fwd = 0;
    int cy = p->u.callable.call_year;
    for (int y = 1; y <= p->u.callable.years; y++) {
        double cf = p->u.callable.coupon + (y == p->u.callable.years ? 1.0 : 0.0);
        double v = 100.0 * cf * discount(c, y);
        straight += v;
        if (y > cy) fwd += v;
    }
    double dc = discount(c, cy);
    fwd /= dc;
    double sd = p->u.callable.vol * sqrt((double)cy);
    double d1 = (log(fwd / p->u.callable.strike) + 0.5 * sd * sd) / sd;
    return straight - dc * (fwd * norm_cdf(d1) - p->u.callable.strike * norm_cdf(d1 - sd));
}

typedef double (*pricer_t)(const position_t *, const curve_t *);
static const pricer_t pricers[NKINDS] = { pv_bond, pv_frn, pv_swap, pv_callable };

static double book_value(const position_t *book, int n, const curve_t *curve)
{
    double total = 0;
    for (int i = 0; i < n; i++)
        total += book[i].qty * pricers[book[i].kind](&book[i], curve);
    return total;
}

int main(void)
{
    position_t book[5];
    memset(book, 0, sizeof book);
    book[0] = (position_t){ .kind = BOND, .isin = "US912828ZT04", .qty = 12, .u.bond = { 0.0425, 10, 2 } };
    book[1] = (position_t){ .kind = FRN, .isin = "XS0123456789", .qty = -4, .u.frn = { 0.0015, 0.031, 13 } };
    book[2] = (position_t){ .kind = SWAP, .isin = "SWP000000001", .qty = 30, .u.swap = { 0.0335, 8, 'P' } };
    book[3] = (position_t){ .kind = CALLABLE, .isin = "CA0987654321", .qty = 7, .u.callable = { 0.05, 101.0, 0.06, 9, 4 } };
    book[4] = (position_t){ .kind = SWAP, .isin = "SWP000000002", .qty = 15, .u.swap = { 0.0290, 3, 'R' } };
    curve_t c = { "USD", NNODES, { 0.25, 0.9, 2.1, 3.2, 5.3, 7.4, 12 },
                  { 0.030, 0.0315, 0.0332, 0.0340, 0.0352, 0.0361, 0.0375 } };
    curve_t dc;
    memset(&dc, 0, sizeof dc);
    printf("book value %.10f\n", book_value(book, 5, &c));
    __enzyme_autodiff((void *)book_value, enzyme_const, book, 5, enzyme_dup, &c, &dc);
    int bad = 0;
    for (int i = 0; i < NNODES; i++) {
        double h = 1e-5;
        curve_t up = c, dn = c;
        up.r[i] += h; dn.r[i] -= h;
        double fd = (book_value(book, 5, &up) - book_value(book, 5, &dn)) / (2 * h);
        printf("node %5.2fy ad=%.10g fd=%.10g\n", c.t[i], dc.r[i], fd);
        if (!(fabs(fd - dc.r[i]) <= 1e-5 * (1 + fabs(fd)))) {
            printf("MISMATCH node %d got %.10g expected %.10g\n", i, dc.r[i], fd);
            bad = 1;
        }
    }
    return bad;
}
