/* Open addressing hash table of void* values with callbacks: word counts become a language model's
 * likelihood. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef struct {
    char *key;
    void *value;
    unsigned hash;
} slot;
typedef struct {
    slot *slots;
    size_t used, room;
    void (*release)(void *);
} table;
static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}
static slot *find(table *t, const char *key, unsigned h)
{
    size_t i = h & (t->room - 1);
    while (t->slots[i].key && (t->slots[i].hash != h || strcmp(t->slots[i].key, key)))
        i = (i + 1) & (t->room - 1);
    return &t->slots[i];
}
static void grow(table *t)
{
    table bigger = {calloc(t->room ? t->room * 2 : 4, sizeof(slot)), 0, t->room ? t->room * 2 : 4,
                    t->release};
    for (size_t i = 0; i < t->room; i++)
        if (t->slots[i].key) {
            *find(&bigger, t->slots[i].key, t->slots[i].hash) = t->slots[i];
            bigger.used++;
        }
    free(t->slots);
    *t = bigger;
}
static void *put(table *t, const char *key, void *value)
{
    if (4 * (t->used + 1) > 3 * t->room)
        grow(t);
    unsigned h = hash(key);
    slot *s = find(t, key, h);
    if (s->key) {
        void *old = s->value;
        s->value = value;
        return old;
    }
    s->key = strdup(key);
    s->value = value;
    s->hash = h;
    t->used++;
    return NULL;
}
static void *get(table *t, const char *key)
{
    return t->room ? find(t, key, hash(key))->value : NULL;
}
static void clear(table *t)
{
    for (size_t i = 0; i < t->room; i++)
        if (t->slots[i].key) {
            free(t->slots[i].key);
            t->release(t->slots[i].value);
        }
    free(t->slots);
}
typedef struct {
    int count;
    double weight;
} word;
static double likelihood(const char *text, const double *w, int n)
{
    table t = {NULL, 0, 0, free};
    char copy[256];
    strncpy(copy, text, sizeof copy - 1);
    copy[255] = 0;
    double total = 0;
    int k = 0;
    for (char *p = strtok(copy, " "); p; p = strtok(NULL, " "), k++) {
        word *x = get(&t, p);
        if (!x) {
            x = malloc(sizeof *x);
            x->count = 0;
            x->weight = 0;
            put(&t, p, x);
        }
        x->count++;
        x->weight += exp(w[k % n]) / x->count;
        total += exp(w[k % n]);
    }
    double sum = 0;
    for (size_t i = 0; i < t.room; i++)
        if (t.slots[i].key) {
            word *x = t.slots[i].value;
            sum += x->count * log(x->weight / total);
        }
    clear(&t);
    return sum;
}
int main(void)
{
    const char *text =
        "the cat and the dog and the bird saw a cat in the garden of a house by the sea";
    double w[5] = {0.1, -0.3, 0.8, 0.2, -0.6}, d[5] = {0};
    __enzyme_autodiff((void *)likelihood, enzyme_const, text, enzyme_dup, w, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("w", i, d[i], likelihood(text, w, 5), w[i], 1e-4, 1e-6);
    return verdict();
}
