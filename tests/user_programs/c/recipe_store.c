/* Nutrition: a hash table from names to void *, holding ingredients, and recipes that refer to others. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *key;
    void *value;
    struct entry *next;
} entry;
typedef struct {
    entry **buckets;
    size_t size, used;
} table;

static unsigned long hash(const char *s)
{
    unsigned long h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}

static void table_grow(table *t)
{
    size_t size = t->size ? 2 * t->size : 4;
    entry **buckets = calloc(size, sizeof *buckets);
    for (size_t i = 0; i < t->size; i++)
        for (entry *e = t->buckets[i], *next; e; e = next) {
            next = e->next;
            e->next = buckets[hash(e->key) % size];
            buckets[hash(e->key) % size] = e;
        }
    free(t->buckets);
    t->buckets = buckets;
    t->size = size;
}

static void table_put(table *t, const char *key, void *value)
{
    if (t->used >= t->size)
        table_grow(t);
    entry *e = malloc(sizeof *e);
    e->key = strdup(key);
    e->value = value;
    e->next = t->buckets[hash(key) % t->size];
    t->buckets[hash(key) % t->size] = e;
    t->used++;
}

static void *table_get(const table *t, const char *key)
{
    for (entry *e = t->buckets[hash(key) % t->size]; e; e = e->next)
        if (!strcmp(e->key, key))
            return e->value;
    return NULL;
}

static void table_free(table *t)
{
    for (size_t i = 0; i < t->size; i++)
        for (entry *e = t->buckets[i], *next; e; e = next) {
            next = e->next;
            free(e->key);
            free(e->value);
            free(e);
        }
    free(t->buckets);
}

typedef struct {
    double energy, protein;
    float fat;
} food;

static food *new_food(double energy, double protein, float fat)
{
    food *f = malloc(sizeof *f);
    *f = (food){energy, protein, fat};
    return f;
}

static int mix(table *t, const char *name, const char *list, const double *grams)
{
    char copy[80];
    strncpy(copy, list, sizeof copy - 1);
    copy[sizeof copy - 1] = 0;
    food total = {0, 0, 0};
    double weight = 0;
    for (char *part = strtok(copy, ","); part; part = strtok(NULL, ",")) {
        const food *f = table_get(t, part);
        if (!f)
            return -1;
        total.energy += *grams * f->energy;
        total.protein += *grams * f->protein;
        total.fat += (float)*grams * f->fat;
        weight += *grams++;
    }
    food *made = malloc(sizeof *made);
    made->energy = total.energy / weight;
    made->protein = total.protein / weight;
    made->fat = total.fat / (float)weight;
    table_put(t, name, made);
    return 0;
}

double imbalance(const double *grams, const double *energy)
{
    static const char *names[] = {"flour", "egg", "butter", "milk", "sugar"};
    table t = {0};
    for (int i = 0; i < 5; i++)
        table_put(&t, names[i], new_food(energy[i], 0.02 * (i + 1), 0.125f * (float)i));
    double result = -1;
    if (mix(&t, "dough", "flour,egg,butter", grams) || mix(&t, "cream", "milk,sugar,egg", grams + 3))
        goto done;
    if (mix(&t, "cake", "dough,cream", grams + 5))
        goto done;
    const food *cake = table_get(&t, "cake");
    result = pow(cake->energy - 3, 2) + 10 * cake->protein * cake->fat;
    if (table_get(&t, "poison"))
        result = 1e9;
done:
    table_free(&t);
    return result;
}

int main(void)
{
    double grams[7] = {2.5, 1.2, 0.8, 3, 0.5, 0.6, 1.1}, energy[5] = {3.6, 1.5, 7.2, 0.6, 4};
    double dg[7] = {0}, de[5] = {0};
    __enzyme_autodiff((void *)imbalance, enzyme_dup, grams, dg, enzyme_dup, energy, de);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("grams", i, dg[i], imbalance(grams, energy), grams[i], 0.03125, 1e-4);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("energy", i, de[i], imbalance(grams, energy), energy[i], 1e-2, 1e-5);
    return verdict();
}
