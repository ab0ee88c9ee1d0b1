/* Combustion: species and reactions by X-macros, _Generic and typed vectors that macros define. */
#include "../expect.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define SPECIES(X) X(H2, 2.016) X(O2, 31.998) X(H2O, 18.015) X(OH, 17.007) X(H, 1.008) X(O, 15.999)
#define AS_ENUM(name, mass) name,
#define AS_MASS(name, mass) [name] = mass,
#define AS_TEXT(name, mass) [name] = #name,
enum species { SPECIES(AS_ENUM) SPECIES_COUNT };
static const double masses[] = {SPECIES(AS_MASS)};
static const char *const names[] = {SPECIES(AS_TEXT)};

#define DEFINE_VECTOR(T, name)                                                                     \
    typedef struct {                                                                               \
        T *at;                                                                                     \
        int size, room;                                                                            \
    } name;                                                                                        \
    static inline T *name##_push(name *v, T value)                                                 \
    {                                                                                              \
        if (v->size == v->room) {                                                                  \
            v->room += v->room / 2 + 3;                                                            \
            v->at = realloc(v->at, v->room * sizeof(T));                                           \
        }                                                                                          \
        v->at[v->size] = value;                                                                    \
        return &v->at[v->size++];                                                                  \
    }                                                                                              \
    static inline void name##_free(name *v)                                                        \
    {                                                                                              \
        free(v->at);                                                                               \
        *v = (name){0};                                                                            \
    }

#define FOR_EACH(item, v) for (__typeof__(&*(v)->at) item = (v)->at; item < (v)->at + (v)->size; item++)
#define MAX_OF(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })

typedef struct {
    double a, n, e;
    signed char change[SPECIES_COUNT];
    bool third_body;
} Reaction;

DEFINE_VECTOR(Reaction, Reactions)
DEFINE_VECTOR(double, Numbers)

static double norm_d(const double *x, int n)
{
    double s = 0;
    while (n--)
        s += x[n] * x[n];
    return sqrt(s);
}
static double norm_v(const Numbers *v) { return norm_d(v->at, v->size); }
#define NORM(x, ...) _Generic((x), double *: norm_d, const double *: norm_d, Numbers *: norm_v)(x, ##__VA_ARGS__)

static int species_of(const char *name, size_t length)
{
    for (int i = 0; i < SPECIES_COUNT; i++)
        if (strlen(names[i]) == length && !memcmp(names[i], name, length))
            return i;
    abort();
}

/* "H+O2=OH+O" */
static Reaction reaction(const char *formula, double a, double n, double e)
{
    Reaction r = {.a = a, .n = n, .e = e};
    int sign = -1;
    while (*formula) {
        const size_t length = strcspn(formula, "+=");
        if (length == 1 && *formula == 'M')
            r.third_body = true;
        else
            r.change[species_of(formula, length)] += (signed char)sign;
        formula += length;
        if (*formula == '=')
            sign = 1;
        formula += *formula != 0;
    }
    return r;
}

static void rates(const Reactions *set, const double *c, double t, double *out)
{
    double total = 0;
    memset(out, 0, SPECIES_COUNT * sizeof *out);
    for (int i = 0; i < SPECIES_COUNT; i++)
        total += c[i];
    FOR_EACH(r, set) {
        double q = r->a * pow(t, r->n) * exp(-r->e / t);
        for (int i = 0; i < SPECIES_COUNT; i++)
            for (int k = r->change[i]; k < 0; k++)
                q *= MAX_OF(c[i], 0.0);
        if (r->third_body)
            q *= total;
        for (int i = 0; i < SPECIES_COUNT; i++)
            out[i] += r->change[i] * q;
    }
}

double ignition(const double *logs, const double *start, double t)
{
    Reactions set = {0};
    Numbers history = {0};
    Reactions_push(&set, reaction("H+O2=OH+O", exp(logs[0]), -0.4, 1.2));
    Reactions_push(&set, reaction("O+H2=H+OH", exp(logs[1]), 0.6, 0.9));
    Reactions_push(&set, reaction("H2+OH=H2O+H", exp(logs[2]), 0.3, 0.5));
    Reactions_push(&set, reaction("H+OH+M=H2O+M", exp(logs[3]), -0.5, 0));
    double c[SPECIES_COUNT], k1[SPECIES_COUNT], k2[SPECIES_COUNT], mid[SPECIES_COUNT];
    for (int i = 0; i < SPECIES_COUNT; i++)
        c[i] = start[i] / masses[i];
    for (int step = 0; step < 25; step++) {
        const double h = 0.02;
        rates(&set, c, t, k1);
        for (int i = 0; i < SPECIES_COUNT; i++)
            mid[i] = c[i] + 0.5 * h * k1[i];
        rates(&set, mid, t, k2);
        for (int i = 0; i < SPECIES_COUNT; i++)
            c[i] += h * k2[i];
        t *= 1 + 0.1 * h * k2[H2O];
        if (step % 3 == 0)
            Numbers_push(&history, c[OH] * 10);
    }
    const double result = NORM(&history) + NORM(k2, SPECIES_COUNT) + t + masses[H2O] * c[H2O];
    Reactions_free(&set);
    Numbers_free(&history);
    return result;
}

int main(void)
{
    double logs[4] = {1.2, 0.7, 1.5, 0.3}, dl[4] = {0};
    double start[SPECIES_COUNT] = {4, 30, 0.1, 0.2, 0.3, 1}, ds[SPECIES_COUNT] = {0}, t = 1.4;
    const double dt = __enzyme_autodiff((void *)ignition, enzyme_dup, logs, dl, enzyme_dup, start, ds, enzyme_out, t);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("log", i, dl[i], ignition(logs, start, t), logs[i], 1e-3, 1e-6);
    for (int i = 0; i < SPECIES_COUNT; i++)
        EXPECT_SLOPE("start", i, ds[i], ignition(logs, start, t), start[i], 1e-3, 1e-6);
    EXPECT_SLOPE("t", 0, dt, ignition(logs, start, t), t, 1e-3, 1e-6);
    return verdict();
}
