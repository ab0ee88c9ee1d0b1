/* Life insurance: commutation tables that are filled once, policies in a pool, and a clean-up by goto. */
#include "../expect.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define AGES 111

typedef struct {
    double l[AGES], D[AGES], N[AGES], M[AGES];
    double interest;
} tables;

typedef struct {
    enum { WHOLE_LIFE, TERM, ANNUITY, ENDOWMENT } type;
    int age, term;
    double sum;
} policy;

typedef struct {
    double a, b, c; /* Makeham: a + b c^x */
} mortality;

static int build(tables *t, const mortality *m, double interest)
{
    if (interest <= -1)
        return -EINVAL;
    t->interest = interest;
    t->l[0] = 100000;
    for (int x = 1; x < AGES; x++) {
        double mu = m->a + m->b * pow(m->c, x - 0.5);
        t->l[x] = t->l[x - 1] * exp(-mu);
    }
    double v = 1 / (1 + interest);
    t->N[AGES - 1] = t->M[AGES - 1] = 0;
    for (int x = AGES - 1; x >= 0; x--) {
        t->D[x] = t->l[x] * pow(v, x);
        const double next_l = x + 1 < AGES ? t->l[x + 1] : 0;
        t->N[x] = t->D[x] + (x + 1 < AGES ? t->N[x + 1] : 0);
        t->M[x] = (t->l[x] - next_l) * pow(v, x + 1) + (x + 1 < AGES ? t->M[x + 1] : 0);
    }
    return 0;
}

static double present_value(const tables *t, const policy *p)
{
    const int x = p->age, n = p->term;
    switch (p->type) {
    case WHOLE_LIFE:
        return p->sum * t->M[x] / t->D[x];
    case TERM:
        return p->sum * (t->M[x] - t->M[x + n]) / t->D[x];
    case ANNUITY:
        return p->sum * (t->N[x] - t->N[x + n]) / t->D[x];
    case ENDOWMENT:
        return p->sum * (t->M[x] - t->M[x + n] + t->D[x + n]) / t->D[x];
    }
    return 0;
}

int reserve(const mortality *m, double interest, const double *sums, int count, double *result)
{
    int status = 0;
    tables *t = NULL;
    policy *book = NULL;
    *result = 0;
    t = malloc(sizeof *t);
    if (!t) {
        status = -ENOMEM;
        goto done;
    }
    status = build(t, m, interest);
    if (status)
        goto done;
    book = calloc(count, sizeof *book);
    if (!book) {
        status = -ENOMEM;
        goto done;
    }
    for (int i = 0; i < count; i++) {
        policy *p = book + i;
        p->type = i % 4;
        p->age = 25 + 7 * (i % 6);
        p->term = 10 + i % 9;
        p->sum = p->type == ANNUITY ? sums[i] / 10 : sums[i];
    }
    for (int i = 0; i < count; i++) {
        double pv = present_value(t, &book[i]);
        if (pv < 0) {
            status = -ERANGE;
            goto done;
        }
        *result += pv;
    }
done:
    free(book);
    free(t);
    return status;
}

static double value(const mortality *m, double interest, const double *sums, int count)
{
    double r;
    return reserve(m, interest, sums, count, &r) ? NAN : r;
}

void __enzyme_autodiff_reserve(void *, ...);
struct one {
    double interest;
};
struct one __enzyme_autodiff_interest(void *, ...);

int main(void)
{
    mortality m = {5e-4, 7.6e-5, 1.09}, dm = {0, 0, 0};
    double interest = 0.035, sums[9] = {1, 2, 3, 1.5, 0.5, 2.5, 1, 4, 0.25}, ds[9] = {0}, r, dr = 1;
    struct one di = __enzyme_autodiff_interest((void *)reserve, enzyme_dup, &m, &dm, enzyme_out, interest, enzyme_dup, sums,
                                               ds, enzyme_const, 9, enzyme_dupnoneed, &r, &dr);
    EXPECT_SLOPE("interest", 0, di.interest, value(&m, interest, sums, 9), interest, 1e-4, 1e-7);
    EXPECT_SLOPE("a", 0, dm.a, value(&m, interest, sums, 9), m.a, 1e-6, 1e-6);
    EXPECT_SLOPE("b", 0, dm.b, value(&m, interest, sums, 9), m.b, 1e-7, 1e-6);
    EXPECT_SLOPE("c", 0, dm.c, value(&m, interest, sums, 9), m.c, 1e-5, 1e-6);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("sum", i, ds[i], value(&m, interest, sums, 9), sums[i], 1e-3, 1e-8);
    expect("zeroed", 0, dr, 0, 1e-15);
    return verdict();
}
