/* Optimisation: Newton's method with Hessians from forward over reverse; the objective makes its graph in an arena. */
#include "../expect.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void __enzyme_autodiff_void(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

typedef struct chunk {
    struct chunk *next;
    size_t used;
    _Alignas(16) char bytes[480];
} Chunk;
typedef struct { Chunk *head; } Arena;

static void *arena_alloc(Arena *a, size_t n)
{
    n = (n + 15) & ~(size_t)15;
    if (!a->head || a->head->used + n > sizeof a->head->bytes) {
        Chunk *c = malloc(sizeof *c);
        c->next = a->head;
        c->used = 0;
        a->head = c;
    }
    void *p = a->head->bytes + a->head->used;
    a->head->used += n;
    return p;
}
static void arena_free(Arena *a)
{
    while (a->head) {
        Chunk *c = a->head;
        a->head = c->next;
        free(c);
    }
}

typedef struct expr Expr;
struct expr {
    enum { CONST, VAR, ADD, MUL, SIN, SQ } op;
    union {
        double value;
        int index;
        struct { Expr *l, *r; } two;
        Expr *one;
    };
};

static Expr *make(Arena *a, int op, Expr *l, Expr *r)
{
    Expr *e = arena_alloc(a, sizeof *e);
    e->op = op;
    if (op == ADD || op == MUL) {
        e->two.l = l;
        e->two.r = r;
    } else
        e->one = l;
    return e;
}
static Expr *var(Arena *a, int i)
{
    Expr *e = arena_alloc(a, sizeof *e);
    e->op = VAR;
    e->index = i;
    return e;
}
static Expr *num(Arena *a, double v)
{
    Expr *e = arena_alloc(a, sizeof *e);
    e->op = CONST;
    e->value = v;
    return e;
}

static double eval(const Expr *e, const double *x)
{
    double t;
    switch (e->op) {
    case CONST: return e->value;
    case VAR: return x[e->index];
    case ADD: return eval(e->two.l, x) + eval(e->two.r, x);
    case MUL: return eval(e->two.l, x) * eval(e->two.r, x);
    case SIN: return sin(eval(e->one, x));
    case SQ: t = eval(e->one, x); return t * t;
    }
    return 0;
}

static void objective(const double *x, double *out, int n)
{
    Arena a = {NULL};
    Expr *sum = num(&a, 0);
    for (int i = 0; i < n; i++) {
        Expr *shifted = make(&a, ADD, var(&a, i), num(&a, -0.3 * (i + 1)));
        sum = make(&a, ADD, sum, make(&a, SQ, shifted, NULL));
        if (i)
            sum = make(&a, ADD, sum, make(&a, MUL, num(&a, 0.2 * x[i - 1]), make(&a, SIN, make(&a, MUL, var(&a, i), var(&a, i - 1)), NULL)));
    }
    *out = eval(sum, x);
    arena_free(&a);
}

static double value(const double *x, int n)
{
    double out;
    objective(x, &out, n);
    return out;
}

static void gradient(const double *x, double *g, int n)
{
    double out = 0, seed = 1;
    memset(g, 0, (size_t)n * sizeof *g);
    __enzyme_autodiff_void((void *)objective, enzyme_dup, x, g, enzyme_dupnoneed, &out, &seed, enzyme_const, n);
}

static void hessian_times(const double *x, const double *v, double *hv, int n)
{
    double g[8] = {0};
    memset(hv, 0, (size_t)n * sizeof *hv);
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dupnoneed, g, hv, enzyme_const, n);
}

int main(void)
{
    enum { N = 4 };
    double x[N] = {0.5, -0.2, 0.9, 1.1}, g[N];
    gradient(x, g, N);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("gradient", i, g[i], value(x, N), x[i], 1e-3, 1e-8);
    for (int i = 0; i < N; i++) {
        double v[N] = {0}, hv[N], plus[N], minus[N];
        v[i] = 1;
        hessian_times(x, v, hv, N);
        const double kept = x[i], h = 1e-4;
        x[i] = kept + h;
        gradient(x, plus, N);
        x[i] = kept - h;
        gradient(x, minus, N);
        x[i] = kept;
        for (int j = 0; j < N; j++)
            expect("hessian", i * N + j, hv[j], (plus[j] - minus[j]) / (2 * h), 1e-6);
    }
    for (int it = 0; it < 30; it++) { /* conjugate gradients in Newton's method */
        gradient(x, g, N);
        double p[N] = {0}, r[N], q[N], hq[N], rr = 0;
        for (int i = 0; i < N; i++)
            rr += (q[i] = r[i] = -g[i]) * r[i];
        if (rr < 1e-24)
            break;
        for (int k = 0; k < N && rr > 1e-26; k++) {
            hessian_times(x, q, hq, N);
            double qhq = 0, old = rr;
            for (int i = 0; i < N; i++)
                qhq += q[i] * hq[i];
            rr = 0;
            for (int i = 0; i < N; i++) {
                p[i] += old / qhq * q[i];
                r[i] -= old / qhq * hq[i];
                rr += r[i] * r[i];
            }
            for (int i = 0; i < N; i++)
                q[i] = r[i] + rr / old * q[i];
        }
        for (int i = 0; i < N; i++)
            x[i] += p[i];
    }
    gradient(x, g, N);
    for (int i = 0; i < N; i++)
        expect("stationary", i, g[i], 0, 1e-8);
    return verdict();
}
