/* A JSON value as tagged union, built, deep-copied and walked with realloc'd arrays and strdup'd
 * keys. */
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef enum { NUL, BOOL, NUM, STR, ARR, OBJ } tag;
typedef struct value {
    tag t;
    union {
        int b;
        double n;
        char *s;
        struct {
            struct value *v;
            char **k;
            size_t n, cap;
        } a;
    };
} value;
static value num(double x)
{
    value v = {.t = NUM};
    v.n = x;
    return v;
}
static value str(const char *s)
{
    value v = {.t = STR};
    v.s = strdup(s);
    return v;
}
static void add(value *o, const char *key, value v)
{
    if (o->a.n == o->a.cap) {
        o->a.cap = o->a.cap ? 2 * o->a.cap : 2;
        o->a.v = realloc(o->a.v, o->a.cap * sizeof *o->a.v);
        if (o->t == OBJ)
            o->a.k = realloc(o->a.k, o->a.cap * sizeof *o->a.k);
    }
    if (o->t == OBJ)
        o->a.k[o->a.n] = strdup(key);
    o->a.v[o->a.n++] = v;
}
static value copy(const value *v)
{
    value r = *v;
    if (v->t == STR)
        r.s = strdup(v->s);
    if (v->t == ARR || v->t == OBJ) {
        r.a.v = NULL;
        r.a.k = NULL;
        r.a.n = r.a.cap = 0;
        for (size_t i = 0; i < v->a.n; i++)
            add(&r, v->t == OBJ ? v->a.k[i] : "", copy(&v->a.v[i]));
    }
    return r;
}
static void drop(value *v)
{
    if (v->t == STR)
        free(v->s);
    if (v->t == ARR || v->t == OBJ) {
        for (size_t i = 0; i < v->a.n; i++) {
            drop(&v->a.v[i]);
            if (v->t == OBJ)
                free(v->a.k[i]);
        }
        free(v->a.v);
        free(v->a.k);
    }
}
static const value *get(const value *o, const char *key)
{
    for (size_t i = 0; i < o->a.n; i++)
        if (!strcmp(o->a.k[i], key))
            return &o->a.v[i];
    return NULL;
}
static double total(const value *v)
{
    switch (v->t) {
    case BOOL:
        return v->b;
    case NUM:
        return v->n * v->n;
    case STR:
        return (double)strlen(v->s);
    case ARR:
    case OBJ: {
        double s = 0;
        for (size_t i = 0; i < v->a.n; i++)
            s += total(&v->a.v[i]) * (i + 1);
        return s;
    }
    default:
        return 0;
    }
}
double document(const double *x, int n)
{
    value root = {.t = OBJ}, list = {.t = ARR}, flag = {.t = BOOL};
    flag.b = 1;
    for (int i = 0; i < n; i++) {
        value o = {.t = OBJ};
        add(&o, "x", num(x[i]));
        add(&o, "name", str("point"));
        add(&o, "y", num(x[i] * x[(i + 1) % n]));
        add(&list, "", o);
    }
    add(&root, "list", list);
    add(&root, "valid", flag);
    add(&root, "scale", num(x[0] + 2));
    value other = copy(&root);
    double s = total(&other) * get(&root, "scale")->n;
    drop(&root);
    drop(&other);
    return s;
}
int main(void)
{
    double x[5] = {0.5, -1.2, 0.8, 1.9, -0.4}, d[5] = {0};
    __enzyme_autodiff((void *)document, enzyme_dup, x, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("x", i, d[i], document(x, 5), x[i], 1e-3, 1e-7);
    return verdict();
}
