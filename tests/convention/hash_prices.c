/* An open-addressing table from strings to prices, that grows; flexible array members; qsort. */
#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { char key[12]; uint32_t hash; double price; int n; } slot;
typedef struct { size_t cap, used; slot slots[]; } table;
static uint32_t hash(const char *s) { uint32_t h = 2166136261u; while (*s) h = (h ^ (unsigned char)*s++) * 16777619u; return h ? h : 1; }
static table *make(size_t cap) { table *t = calloc(1, sizeof *t + cap * sizeof(slot)); if (t) t->cap = cap; return t; }
static slot *find(table *t, const char *k, uint32_t h) { for (size_t i = h & (t->cap - 1);; i = (i + 1) & (t->cap - 1)) { slot *s = &t->slots[i]; if (!s->hash || (s->hash == h && !strcmp(s->key, k))) return s; } }
static table *grow(table *t) { table *n = make(t->cap * 2); for (size_t i = 0; i < t->cap; i++) if (t->slots[i].hash) { slot *s = find(n, t->slots[i].key, t->slots[i].hash); *s = t->slots[i]; n->used++; } free(t); return n; }
static int add(table **t, const char *k, double v)
{
    if ((*t)->used * 2 >= (*t)->cap) *t = grow(*t);
    uint32_t h = hash(k); slot *s = find(*t, k, h);
    if (!s->hash) { strncpy(s->key, k, sizeof s->key - 1); s->hash = h; (*t)->used++; }
    s->price += v; s->n++;
    return s->n;
}
static int by_price(const void *a, const void *b) { double x = (*(const slot *const *)a)->price, y = (*(const slot *const *)b)->price; return (x > y) - (x < y); }
static double f(const double *x, int n)
{
    static const char *const names[] = {"oak", "elm", "fir", "yew", "ash"};
    table *t = make(2);
    for (int i = 0; i < n; i++) add(&t, names[i * 7 % 5], x[i] * (1 + i % 3));
    slot **order = malloc(t->used * sizeof *order); size_t m = 0;
    for (size_t i = 0; i < t->cap; i++) if (t->slots[i].hash) order[m++] = &t->slots[i];
    qsort(order, m, sizeof *order, by_price);
    double s = 0;
    for (size_t i = 0; i < m; i++) s += (double)(i + 1) * order[i]->price * order[i]->price / order[i]->n;
    free(order); free(t);
    return s;
}
int main(void)
{
    double x[8] = {1, 0.3, 2.5, 0.7, 1.9, 0.2, 1.1, 0.4}, d[8] = {0}, p[5] = {0}; int c[5] = {0}, r[5];
    for (int i = 0; i < 8; i++) { p[i * 7 % 5] += x[i] * (1 + i % 3); c[i * 7 % 5]++; }
    for (int i = 0; i < 5; i++) { r[i] = 1; for (int j = 0; j < 5; j++) r[i] += p[j] < p[i]; }
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 8);
    for (int i = 0; i < 8; i++) { int k = i * 7 % 5; EQ(d[i], 2.0 * r[k] * p[k] / c[k] * (1 + i % 3)); }
    double v[8] = {0, 0, 1}; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 8), d[2]);
    return end();
}
