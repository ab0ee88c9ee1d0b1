/* A B-tree of samples by time with splits by memmove and memcpy; interpolation and a cumulative
 * integral over it. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
enum { ORDER = 4 };
typedef struct {
    double time;
    float value;
    int flags;
} sample;
typedef struct page {
    int n;
    bool leaf;
    sample keys[ORDER];
    struct page *down[ORDER + 1];
} page;
static page *fresh(bool leaf)
{
    page *p = malloc(sizeof *p);
    memset(p, 0, sizeof *p);
    p->leaf = leaf;
    return p;
}
static void split(page *parent, int i)
{
    page *full = parent->down[i], *right = fresh(full->leaf);
    int half = ORDER / 2;
    right->n = full->n - half - 1;
    memcpy(right->keys, full->keys + half + 1, right->n * sizeof(sample));
    if (!full->leaf)
        memcpy(right->down, full->down + half + 1, (right->n + 1) * sizeof(page *));
    full->n = half;
    memmove(parent->keys + i + 1, parent->keys + i, (parent->n - i) * sizeof(sample));
    memmove(parent->down + i + 2, parent->down + i + 1, (parent->n - i) * sizeof(page *));
    parent->keys[i] = full->keys[half];
    parent->down[i + 1] = right;
    parent->n++;
}
static void insert(page **root, sample s)
{
    if ((*root)->n == ORDER) {
        page *up = fresh(false);
        up->down[0] = *root;
        *root = up;
        split(up, 0);
    }
    page *p = *root;
    for (;;) {
        int i = p->n;
        while (i > 0 && p->keys[i - 1].time > s.time)
            i--;
        if (p->leaf) {
            memmove(p->keys + i + 1, p->keys + i, (p->n - i) * sizeof s);
            p->keys[i] = s;
            p->n++;
            return;
        }
        if (p->down[i]->n == ORDER) {
            split(p, i);
            if (p->keys[i].time < s.time)
                i++;
        }
        p = p->down[i];
    }
}
typedef struct {
    sample last;
    double integral, peak;
    int count;
} walk;
static void visit(const page *p, walk *w)
{
    for (int i = 0; i <= p->n; i++) {
        if (!p->leaf)
            visit(p->down[i], w);
        if (i == p->n)
            break;
        const sample *s = &p->keys[i];
        if (w->count++)
            w->integral += 0.5 * (s->value + w->last.value) * (s->time - w->last.time);
        if (s->value > w->peak)
            w->peak = s->value;
        w->last = *s;
    }
}
static void destroy(page *p)
{
    if (!p->leaf)
        for (int i = 0; i <= p->n; i++)
            destroy(p->down[i]);
    free(p);
}
static double dose(const double *time, const float *value, int n)
{
    page *root = fresh(true);
    for (int i = 0; i < n; i++)
        insert(&root, (sample){time[i], value[i] * value[i], i});
    walk w = {0};
    visit(root, &w);
    destroy(root);
    return w.integral + w.peak * w.count;
}
int main(void)
{
    double t[12], dt[12] = {0};
    float v[12], dv[12] = {0};
    for (int i = 0; i < 12; i++)
        t[i] = (i * 7 % 12) + 0.1 * i, v[i] = 1 + 0.25f * (i * 5 % 9);
    __enzyme_autodiff((void *)dose, enzyme_dup, t, dt, enzyme_dup, v, dv, enzyme_const, 12);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("time", i, dt[i], dose(t, v, 12), t[i], 1e-3, 1e-6);
    for (int i = 0; i < 12; i++) {
        float k = v[i];
        v[i] = k + 0.03125f;
        double a = dose(t, v, 12);
        v[i] = k - 0.03125f;
        double b = dose(t, v, 12);
        v[i] = k;
        expect("value", i, dv[i], (a - b) / 0.0625, 1e-4);
    }
    return verdict();
}
