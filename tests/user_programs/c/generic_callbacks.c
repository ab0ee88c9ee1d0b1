/* generic containers with void* elements of any size, callbacks for map and fold */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>
typedef struct {
    void *data;
    size_t size, used, cap;
    void (*destroy)(void *);
} Vec;
static Vec vec(size_t size, void (*destroy)(void *))
{
    Vec v = {NULL, size, 0, 0, destroy};
    return v;
}
static void *at(const Vec *v, size_t i)
{
    return (char *)v->data + i * v->size;
}
static void vpush(Vec *v, const void *e)
{
    if (v->used == v->cap) {
        v->cap = v->cap * 3 / 2 + 1;
        v->data = realloc(v->data, v->cap * v->size);
    }
    memcpy(at(v, v->used++), e, v->size);
}
static void vfree(Vec *v)
{
    if (v->destroy)
        for (size_t i = 0; i < v->used; i++)
            v->destroy(at(v, i));
    free(v->data);
}
static void map(const Vec *a, Vec *out, void (*f)(const void *, void *, void *), void *env)
{
    char tmp[64];
    for (size_t i = 0; i < a->used; i++) {
        f(at(a, i), tmp, env);
        vpush(out, tmp);
    }
}
static void fold(const Vec *a, void *acc, void (*f)(void *, const void *))
{
    for (size_t i = 0; i < a->used; i++)
        f(acc, at(a, i));
}
typedef struct {
    int id;
    float w;
    double mass;
    char tag;
} Part;
typedef struct {
    Part *p;
    double radius;
} Orbit;
static void to_orbit(const void *e, void *out, void *env)
{
    Orbit o;
    o.p = malloc(sizeof(Part));
    *o.p = *(const Part *)e;
    o.radius = *(double *)env * o.p->mass + o.p->id;
    memcpy(out, &o, sizeof o);
}
static void kill_orbit(void *e)
{
    free(((Orbit *)e)->p);
}
static void energy(void *acc, const void *e)
{
    const Orbit *o = e;
    *(double *)acc += o->p->mass * o->p->w / o->radius + (o->p->tag == 'b' ? o->radius : 0);
}
static double total(const double *x, int n)
{
    Vec parts = vec(sizeof(Part), NULL), orbits = vec(sizeof(Orbit), kill_orbit);
    for (int i = 0; i < n - 1; i++) {
        Part p = {i, 0.5f * (float)i + 1, x[i] * x[i], i % 2 ? 'b' : 'a'};
        vpush(&parts, &p);
    }
    double scale = x[n - 1], e = 0;
    map(&parts, &orbits, to_orbit, &scale);
    fold(&orbits, &e, energy);
    vfree(&parts);
    vfree(&orbits);
    return e;
}
int main(void)
{
    double x[7] = {1.1, 0.9, 1.7, 2.2, 0.4, 1.9, 0.8};
    double d[7] = {0};
    __enzyme_autodiff((void *)total, enzyme_dup, x, d, enzyme_const, 7);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("total", i, d[i], total(x, 7), x[i], 1e-4, 1e-6);
    return verdict();
}
