/* word statistics with a chained hash table; weights by word; entropy of the mixture */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct Entry {
    struct Entry *next;
    char *key;
    uint32_t hash;
    double weight;
    int count;
} Entry;
typedef struct {
    Entry **bucket;
    size_t n, used;
} Table;
static uint32_t fnv(const char *s)
{
    uint32_t h = 2166136261u;
    while (*s) {
        h ^= (unsigned char)*s++;
        h *= 16777619u;
    }
    return h;
}
static void rehash(Table *t, size_t n)
{
    Entry **b = calloc(n, sizeof *b);
    for (size_t i = 0; i < t->n; i++)
        for (Entry *e = t->bucket[i], *nx; e; e = nx) {
            nx = e->next;
            e->next = b[e->hash % n];
            b[e->hash % n] = e;
        }
    free(t->bucket);
    t->bucket = b;
    t->n = n;
}
static Entry *get(Table *t, const char *key)
{
    uint32_t h = fnv(key);
    for (Entry *e = t->n ? t->bucket[h % t->n] : NULL; e; e = e->next)
        if (e->hash == h && !strcmp(e->key, key))
            return e;
    if (t->used >= t->n)
        rehash(t, t->n ? t->n * 2 : 2);
    Entry *e = malloc(sizeof *e);
    e->key = strdup(key);
    e->hash = h;
    e->weight = 0;
    e->count = 0;
    e->next = t->bucket[h % t->n];
    t->bucket[h % t->n] = e;
    t->used++;
    return e;
}
static double entropy(const double *x, int n)
{
    static const char *words[] = {"the", "cat", "sat", "on",  "the",
                                  "mat", "the", "end", "cat", "ran"};
    Table t = {0};
    for (int i = 0; i < n; i++) {
        Entry *e = get(&t, words[i % 10]);
        e->weight += x[i] * x[i];
        e->count++;
    }
    double total = 0, h = 0;
    for (size_t i = 0; i < t.n; i++)
        for (Entry *e = t.bucket[i]; e; e = e->next)
            total += e->weight / e->count;
    for (size_t i = 0; i < t.n; i++)
        for (Entry *e = t.bucket[i], *nx; e; e = nx) {
            nx = e->next;
            double p = e->weight / e->count / total;
            h -= p * log(p);
            free(e->key);
            free(e);
        }
    free(t.bucket);
    return h;
}
int main(void)
{
    double x[10];
    for (int i = 0; i < 10; i++)
        x[i] = 0.5 + 0.13 * i;
    double d[10] = {0};
    __enzyme_autodiff((void *)entropy, enzyme_dup, x, d, enzyme_const, 10);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("entropy", i, d[i], entropy(x, 10), x[i], 1e-4, 1e-6);
    return verdict();
}
