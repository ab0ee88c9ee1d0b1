/* Arrays of several types in one object: members of a struct, which end where the next begins, and
   memory in which rows really overlap: a workspace that has integers in its second half for a while,
   numbers that are moved as words, a union. */
#define TOLERANCE 1e-7
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
enum { N = 6, HALF = 20 };
static volatile int six = N, half = HALF;

/* without optimisation nothing tells what a long double is, and there are no tags for it */
#ifdef __OPTIMIZE__
typedef long double Far;
#else
typedef double Far;
#endif

typedef struct {
    char name[8];
    double place[N], speed[N];
    int rounds, left;
    float weight[N];
    int seen[N], next[N];
    Far far[N];
    double *more;
    short kinds[N];
} State;

NOINLINE static void move(State *s, int n)
{
    for (int i = 0; i < n; i++) {
        s->place[i] += 0.1 * s->speed[i] * s->rounds;
        s->weight[i] += (float)(0.25 * s->place[i]);
        s->seen[i]++;
        s->kinds[i] += 2;
        if (s->seen[s->next[i]] > 1)
            s->speed[i] = s->speed[i] * 0.9 + s->place[s->next[i]] * s->place[i] * 0.1;
        s->far[i] = s->far[i] / 2 + s->place[i] * s->place[i];
        s->more[i] *= s->place[i] + (s->name[i] == 'c');
    }
    s->rounds++;
}

static double of_members(const double *x)
{
    double more[N];
    State *s = malloc(sizeof *s);
    memset(s, 0, sizeof *s);
    memcpy(s->name, "abc", 4);
    s->more = more;
    s->rounds = 1;
    for (int i = 0; i < six; i++) {
        s->place[i] = x[i];
        s->speed[i] = x[i] * x[i];
        s->weight[i] = 1;
        s->next[i] = six - 1 - i;
        s->far[i] = x[i];
        more[i] = 1 + x[i];
    }
    for (s->left = 4; s->left > 0; s->left--)
        move(s, six);
    double sum = 0;
    for (int i = 0; i < six; i++)
        sum += s->place[i] * s->speed[i] + (double)s->far[i] + more[i] * s->seen[i];
    free(s);
    return sum;
}

/* integers lie in the second half between two times that numbers do */
typedef struct {
    double first[HALF];
    int second[2 * HALF];
} Shared;

NOINLINE static double reuse(double *w, const double *x, int n)
{
    Shared *as = (Shared *)w;
    double sum = 0;
    for (int i = 0; i < 2 * n; i++)
        w[i] = x[i % N] * (i + 1);
    for (int i = 0; i < 2 * n; i++)
        sum += w[i] * w[(i + 7) % (2 * n)];
    for (int i = 0; i < n; i++)
        as->second[i] = i;
    for (int i = 0; i < n; i++)
        as->second[i] += 2 * i;
    for (int i = 0; i < n; i++)
        sum += w[i] * as->second[i];
    for (int i = n; i < 2 * n; i++)
        w[i] = sin(w[i - n]);
    for (int i = 0; i < 2 * n; i++)
        sum += w[i] * w[i];
    return sum * 1e-2;
}

static double of_workspace(const double *x)
{
    double *w = malloc(2 * HALF * sizeof *w);
    const double sum = reuse(w, x, half);
    free(w);
    return sum;
}

/* numbers of the second half are moved as words, by a loop that a compiler leaves alone */
NOINLINE static void carry(uint64_t *to, const uint64_t *from, int n)
{
    for (int i = 0; i < n; i += 1 + (from[i] == 0))
        to[i] = from[i];
}

static double of_words(const double *x)
{
    Shared *s = malloc(2 * HALF * sizeof(double));
    double *w = (double *)s, *other = malloc(HALF * sizeof *other);
    for (int i = 0; i < half; i++) {
        s->first[i] = x[i % N];
        s->second[i] = i;
    }
    double sum = 0;
    for (int i = 0; i < half; i++)
        sum += s->first[i] * s->second[i];
    for (int i = half; i < 2 * half; i++)
        w[i] = x[i % N] * x[i % N];
    carry((uint64_t *)other, (uint64_t *)(w + half), half);
    for (int i = 0; i < half; i++)
        sum += other[i] * (i + 1);
    free(s);
    free(other);
    return sum;
}

typedef union {
    double all[8];
    struct {
        double some[4];
        int others[8];
    } parts;
} Either;

NOINLINE static Either make(const double *x, int whole)
{
    Either e;
    for (int i = 0; i < 4 * (1 + whole); i++)
        e.all[i] = x[i % N] * x[(i + 1) % N];
    for (int i = 0; !whole && i < 8; i++)
        e.parts.others[i] = 3 * i;
    return e;
}

NOINLINE static double use(const Either *e, int whole)
{
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += e->all[i];
    for (int i = 0; i < 4; i++)
        sum += whole ? e->all[4 + i] * (i + 2) : e->parts.others[i] * e->all[i];
    return sum;
}

static double of_union(const double *x)
{
    double sum = 0;
    for (int k = 0; k < 4; k++) {
        const Either made = make(x, k & 1), copy = made;
        sum += use(&copy, k & 1);
    }
    return sum;
}

#define COMPARE(f, tolerance)                                                                      \
    do {                                                                                           \
        double d[N] = {0};                                                                         \
        __enzyme_autodiff((void *)of_##f, enzyme_dup, x, d);                                       \
        for (int i = 0; i < N; i++)                                                                \
            check_within(#f, i, d[i], central_difference(again_##f, x, i), tolerance);             \
    } while (0)
#define AGAIN(f)                                                                                   \
    static double again_##f(double *x) { return of_##f(x); }
AGAIN(members)
AGAIN(workspace)
AGAIN(words)
AGAIN(union)

int main(void)
{
    double x[N] = {0.5, 0.6, 0.4, 0.9, 0.3, 0.7};
    COMPARE(members, TOLERANCE);
    COMPARE(workspace, TOLERANCE);
    COMPARE(words, TOLERANCE);
    COMPARE(union, TOLERANCE);
    return check_result();
}
