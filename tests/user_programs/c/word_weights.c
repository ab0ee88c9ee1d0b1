/* Text: a hash table of words with weights (open addressing, grows), a logistic classifier. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

struct entry {
    char word[16];
    int count;
    double weight;
    char used;
};

struct table {
    struct entry *slots;
    unsigned size, room;
};

static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}

static struct entry *find(struct table *t, const char *word)
{
    unsigned i = hash(word) & (t->room - 1);
    while (t->slots[i].used && strcmp(t->slots[i].word, word) != 0)
        i = (i + 1) & (t->room - 1);
    return &t->slots[i];
}

static void grow(struct table *t)
{
    struct entry *old = t->slots;
    const unsigned before = t->room;
    t->room = before ? before * 2 : 4;
    t->slots = calloc(t->room, sizeof *t->slots);
    for (unsigned i = 0; i < before; i++)
        if (old[i].used)
            *find(t, old[i].word) = old[i];
    free(old);
}

static void set(struct table *t, const char *word, double weight)
{
    if (2 * (t->size + 1) > t->room)
        grow(t);
    struct entry *e = find(t, word);
    if (!e->used) {
        strncpy(e->word, word, sizeof e->word - 1);
        e->used = 1;
        t->size++;
    }
    e->weight = weight;
    e->count++;
}

static const char *WORDS[] = {"good", "bad", "fast", "slow", "cheap", "dear", "old", "new"};
static const char *REVIEWS[] = {"good fast cheap", "bad slow dear old", "good old dear", "new bad cheap fast"};
static const int LIKED[] = {1, 0, 1, 0};

double loss(const double *w, double bias)
{
    struct table t = {0};
    for (int i = 0; i < 8; i++)
        set(&t, WORDS[i], w[i]);
    double sum = 0;
    for (int k = 0; k < 4; k++) {
        char text[64], *rest = text, *word;
        double score = bias;
        strcpy(text, REVIEWS[k]);
        while ((word = strsep(&rest, " ")) != NULL) {
            const struct entry *e = find(&t, word);
            if (e->used)
                score += e->weight * e->count;
        }
        sum += log1p(exp(LIKED[k] ? -score : score));
    }
    free(t.slots);
    return sum;
}

int main(void)
{
    double w[8], d[8] = {0}, bias = 0.1;
    for (int i = 0; i < 8; i++)
        w[i] = 0.4 * sin(3 * i + 1);
    const double db = __enzyme_autodiff((void *)loss, enzyme_dup, w, d, bias);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("w", i, d[i], loss(w, bias), w[i], 1e-3, 1e-7);
    EXPECT_SLOPE("bias", 0, db, loss(w, bias), bias, 1e-3, 1e-7);
    return verdict();
}
