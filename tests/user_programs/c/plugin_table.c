/* Filters with opaque state behind a vtable of function pointers, chained, each with its own struct
 * after a common head. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef struct filter filter;
typedef struct {
    const char *name;
    size_t size;
    void (*init)(filter *, const double *);
    double (*step)(filter *, double);
    void (*reset)(filter *);
} vtable;
struct filter {
    const vtable *v;
    filter *next;
    long calls;
};
typedef struct {
    filter head;
    double alpha, y;
} lowpass;
typedef struct {
    filter head;
    float gain;
    unsigned char taps;
    double line[4];
    int at;
} delay;
typedef struct {
    filter head;
    double limit;
    union {
        double seen;
        long count;
    } stat;
} clip;
static void lp_init(filter *f, const double *p)
{
    ((lowpass *)f)->alpha = p[0];
}
static double lp_step(filter *f, double x)
{
    lowpass *l = (lowpass *)f;
    l->y += l->alpha * (x - l->y);
    return l->y;
}
static void lp_reset(filter *f)
{
    ((lowpass *)f)->y = 0;
}
static void d_init(filter *f, const double *p)
{
    delay *d = (delay *)f;
    d->gain = (float)p[1];
    d->taps = 3;
}
static double d_step(filter *f, double x)
{
    delay *d = (delay *)f;
    double old = d->line[d->at];
    d->line[d->at] = x;
    d->at = (d->at + 1) % d->taps;
    return x + d->gain * old;
}
static void d_reset(filter *f)
{
    delay *d = (delay *)f;
    memset(d->line, 0, sizeof d->line);
    d->at = 0;
}
static void c_init(filter *f, const double *p)
{
    ((clip *)f)->limit = p[2];
}
static double c_step(filter *f, double x)
{
    clip *c = (clip *)f;
    if (fabs(x) > c->limit)
        c->stat.seen += fabs(x);
    return c->limit * tanh(x / c->limit);
}
static void c_reset(filter *f)
{
    ((clip *)f)->stat.seen = 0;
}
static const vtable kinds[] = {{"lowpass", sizeof(lowpass), lp_init, lp_step, lp_reset},
                               {"delay", sizeof(delay), d_init, d_step, d_reset},
                               {"clip", sizeof(clip), c_init, c_step, c_reset}};
static double chain(const double *p, const double *in, int n)
{
    filter *first = NULL, **last = &first;
    static const char *wanted[] = {"lowpass", "clip", "delay", "lowpass"};
    for (int i = 0; i < 4; i++)
        for (size_t k = 0; k < 3; k++)
            if (!strcmp(kinds[k].name, wanted[i])) {
                filter *f = calloc(1, kinds[k].size);
                f->v = &kinds[k];
                f->v->init(f, p);
                f->v->reset(f);
                *last = f;
                last = &f->next;
            }
    double energy = 0;
    for (int i = 0; i < n; i++) {
        double x = in[i];
        for (filter *f = first; f; f = f->next) {
            x = f->v->step(f, x);
            f->calls++;
        }
        energy += x * x;
    }
    for (filter *f = first, *g; f; f = g) {
        g = f->next;
        if (f->v == &kinds[2])
            energy += 0.1 * ((clip *)f)->stat.seen;
        energy += 1e-3 * (double)f->calls;
        free(f);
    }
    return energy;
}
int main(void)
{
    double p[3] = {0.4, 0.7, 0.9}, d[3] = {0}, x[10], dx[10] = {0};
    for (int i = 0; i < 10; i++)
        x[i] = 1.5 * sin(i * 0.9 + 0.2);
    __enzyme_autodiff((void *)chain, enzyme_dup, p, d, enzyme_dup, x, dx, enzyme_const, 10);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], chain(p, x, 10), p[i], i == 1 ? 1e-2 : 1e-6, 1e-4);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("x", i, dx[i], chain(p, x, 10), x[i], 1e-5, 1e-5);
    return verdict();
}
