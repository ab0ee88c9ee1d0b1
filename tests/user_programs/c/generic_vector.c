/* Libraries: a vector of anything (void pointers and sizes), used for records of two kinds. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

struct vector {
    char *data;
    size_t element, size, capacity;
};

static void vector_init(struct vector *v, size_t element) { *v = (struct vector){NULL, element, 0, 0}; }
static void vector_push(struct vector *v, const void *item)
{
    if (v->size == v->capacity) {
        v->capacity = v->capacity ? v->capacity * 3 / 2 + 1 : 2;
        v->data = realloc(v->data, v->capacity * v->element);
    }
    memcpy(v->data + v->size++ * v->element, item, v->element);
}
static void *vector_at(const struct vector *v, size_t i) { return v->data + i * v->element; }
static void vector_erase(struct vector *v, size_t i)
{
    memmove(v->data + i * v->element, v->data + (i + 1) * v->element, (--v->size - i) * v->element);
}
static void vector_each(struct vector *v, void (*visit)(void *, void *), void *context)
{
    for (size_t i = 0; i < v->size; i++)
        visit(vector_at(v, i), context);
}

struct spring {
    int from, to;
    float stiffness;
    double rest;
};
struct load {
    int node;
    double force;
};

struct sum {
    const double *at;
    double total;
};

static void spring_energy(void *item, void *context)
{
    const struct spring *s = item;
    struct sum *sum = context;
    const double stretch = sum->at[s->to] - sum->at[s->from] - s->rest;
    sum->total += 0.5 * s->stiffness * stretch * stretch;
}
static void load_energy(void *item, void *context)
{
    const struct load *l = item;
    struct sum *sum = context;
    sum->total -= l->force * sum->at[l->node];
}

double energy(const double *rest, const double *force, const double *at, int n)
{
    struct vector springs, loads;
    vector_init(&springs, sizeof(struct spring));
    vector_init(&loads, sizeof(struct load));
    for (int i = 0; i < n; i++) {
        struct spring s = {i, i + 1, 2.0f + i, rest[i]};
        struct load l = {i, force[i]};
        vector_push(&springs, &s);
        vector_push(&loads, &l);
    }
    vector_erase(&springs, 1);
    vector_erase(&loads, 0);
    struct sum sum = {at, 0};
    vector_each(&springs, spring_energy, &sum);
    vector_each(&loads, load_energy, &sum);
    free(springs.data);
    free(loads.data);
    return sum.total;
}

int main(void)
{
    double r[5], dr[5] = {0}, f[5], df[5] = {0}, x[6], dx[6] = {0};
    for (int i = 0; i < 6; i++) {
        x[i] = i + 0.2 * sin(i);
        if (i < 5) {
            r[i] = 0.9 + 0.05 * i;
            f[i] = cos(i);
        }
    }
    __enzyme_autodiff((void *)energy, enzyme_dup, r, dr, enzyme_dup, f, df, enzyme_dup, x, dx, enzyme_const, 5);
    for (int i = 0; i < 5; i++) {
        EXPECT_SLOPE("rest", i, dr[i], energy(r, f, x, 5), r[i], 1e-3, 1e-7);
        EXPECT_SLOPE("force", i, df[i], energy(r, f, x, 5), f[i], 1e-3, 1e-7);
        EXPECT_SLOPE("at", i, dx[i], energy(r, f, x, 5), x[i], 1e-3, 1e-7);
    }
    return verdict();
}
