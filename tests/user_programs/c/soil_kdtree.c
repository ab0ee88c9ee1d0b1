/* Agronomy: soil samples in a k-d tree from an arena; nearest neighbours with a bounded heap; variance. */
#include "../expect.h"
#include <stdlib.h>

typedef struct sample {
    float position[2];
    double carbon;
    int plot;
} sample;
typedef struct node {
    const sample *s;
    struct node *child[2];
} node;
typedef struct {
    char *memory;
    size_t used;
} arena;
typedef struct {
    double distance;
    const sample *s;
} candidate;
typedef struct {
    candidate best[3];
    int n;
} nearest;

static int sort_axis;
static int by_axis(const void *a, const void *b)
{
    const sample *const *p = a, *const *q = b;
    float d = (*p)->position[sort_axis] - (*q)->position[sort_axis];
    return (d > 0) - (d < 0);
}

static void *take(arena *a, size_t n)
{
    void *p = a->memory + a->used;
    a->used += (n + 15) & ~(size_t)15;
    return p;
}

static node *build(arena *a, const sample **s, int n, int depth)
{
    if (n == 0)
        return NULL;
    sort_axis = depth & 1;
    qsort(s, n, sizeof *s, by_axis);
    node *k = take(a, sizeof *k);
    k->s = s[n / 2];
    k->child[0] = build(a, s, n / 2, depth + 1);
    k->child[1] = build(a, s + n / 2 + 1, n - n / 2 - 1, depth + 1);
    return k;
}

static void offer(nearest *found, const sample *s, double distance)
{
    int i = found->n < 3 ? found->n++ : 2;
    if (i == 2 && found->n == 3 && found->best[2].s && found->best[2].distance <= distance)
        return;
    while (i > 0 && found->best[i - 1].distance > distance) {
        found->best[i] = found->best[i - 1];
        i--;
    }
    found->best[i] = (candidate){distance, s};
}

static void search(const node *k, const double *at, int depth, nearest *found)
{
    if (!k)
        return;
    const double dx = at[0] - k->s->position[0], dy = at[1] - k->s->position[1];
    offer(found, k->s, dx * dx + dy * dy);
    const double over = depth & 1 ? dy : dx;
    search(k->child[over > 0], at, depth + 1, found);
    if (found->n < 3 || over * over < found->best[found->n - 1].distance)
        search(k->child[over <= 0], at, depth + 1, found);
}

double interpolate(const sample *samples, int n, double x, double y)
{
    arena a = {malloc(n * 64), 0};
    const sample **order = malloc(n * sizeof *order);
    for (int i = 0; i < n; i++)
        order[i] = samples + i;
    node *root = build(&a, order, n, 0);
    nearest found = {.n = 0};
    const double at[2] = {x, y};
    search(root, at, 0, &found);
    double weights = 0, sum = 0, squares = 0;
    for (int i = 0; i < found.n; i++) {
        const double w = 1 / (0.1 + found.best[i].distance), c = found.best[i].s->carbon;
        weights += w;
        sum += w * c;
        squares += w * c * c;
    }
    free(order);
    free(a.memory);
    return sum / weights + 0.3 * sqrt(squares / weights - sum * sum / (weights * weights));
}

struct point {
    double x, y;
};
struct point __enzyme_autodiff_point(void *, ...);

int main(void)
{
    sample s[20], ds[20] = {0};
    for (int i = 0; i < 20; i++)
        s[i] = (sample){{(float)((i * 7) % 20) / 4, (float)((i * 11) % 20) / 4}, 1 + sin(i), i};
    double x = 2.1, y = 1.7;
    const struct point g = __enzyme_autodiff_point((void *)interpolate, enzyme_dup, s, ds, enzyme_const, 20, enzyme_out,
                                                   x, enzyme_out, y);
    EXPECT_SLOPE("x", 0, g.x, interpolate(s, 20, x, y), x, 1e-4, 1e-6);
    EXPECT_SLOPE("y", 0, g.y, interpolate(s, 20, x, y), y, 1e-4, 1e-6);
    for (int i = 0; i < 20; i++) {
        EXPECT_SLOPE("carbon", i, ds[i].carbon, interpolate(s, 20, x, y), s[i].carbon, 1e-4, 1e-6);
        EXPECT_SLOPE("east", i, ds[i].position[0], interpolate(s, 20, x, y), s[i].position[0], 0.0078125, 1e-4);
    }
    return verdict();
}
