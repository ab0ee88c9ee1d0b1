/* Adaptive quadrature: intervals in an arena, the worst first by a heap of pointers, Gauss and Kronrod beside each other. */
#include "../expect.h"
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct arena {
    unsigned char *base;
    size_t used, size;
    struct arena *older;
} arena;

static void *arena_alloc(arena **a, size_t n)
{
    size_t at = ((*a)->used + 15) & ~(size_t)15;
    if (at + n > (*a)->size) {
        arena *fresh = malloc(sizeof *fresh);
        *fresh = (arena){malloc((*a)->size * 2), 0, (*a)->size * 2, *a};
        *a = fresh;
        at = 0;
    }
    (*a)->used = at + n;
    return (*a)->base + at;
}

static void arena_free(arena *a)
{
    while (a) {
        arena *older = a->older;
        free(a->base);
        free(a);
        a = older;
    }
}

typedef struct {
    double a, b, value, error;
    int depth;
} interval;

typedef struct {
    interval **items;
    int n, room;
} heap;

static void heap_push(heap *h, interval *i)
{
    if (h->n == h->room)
        h->items = realloc(h->items, (h->room = h->room * 2 + 4) * sizeof *h->items);
    int at = h->n++;
    while (at > 0 && h->items[(at - 1) / 2]->error < i->error) {
        h->items[at] = h->items[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    h->items[at] = i;
}

static interval *heap_pop(heap *h)
{
    interval *top = h->items[0], *last = h->items[--h->n];
    int at = 0;
    for (int child; (child = 2 * at + 1) < h->n; at = child) {
        if (child + 1 < h->n && h->items[child + 1]->error > h->items[child]->error)
            child++;
        if (last->error >= h->items[child]->error)
            break;
        h->items[at] = h->items[child];
    }
    h->items[at] = last;
    return top;
}

typedef double (*integrand)(double x, void *context);

static const double nodes[8] = {0.991455371120813, 0.949107912342759, 0.864864423359769, 0.741531185599394,
                                0.586087235467691, 0.405845151377397, 0.207784955007898, 0.0};
static const double kronrod[8] = {0.022935322010529, 0.063092092629979, 0.104790010322250, 0.140653259715525,
                                  0.169004726639267, 0.190350578064785, 0.204432940075298, 0.209482141084728};
static const double gauss[4] = {0.129484966168870, 0.279705391489277, 0.381830050505119, 0.417959183673469};

static interval *estimate(arena **memory, integrand f, void *context, double a, double b, int depth)
{
    interval *i = arena_alloc(memory, sizeof *i);
    double m = (a + b) / 2, h = (b - a) / 2, k = 0, g = 0;
    for (int n = 0; n < 8; n++) {
        double y = f(m + h * nodes[n], context);
        if (n < 7)
            y += f(m - h * nodes[n], context);
        k += kronrod[n] * y;
        if (n & 1)
            g += gauss[n / 2] * y;
    }
    *i = (interval){a, b, h * k, fabs(h * (k - g)), depth};
    return i;
}

static double integrate(integrand f, void *context, double a, double b, double tolerance)
{
    arena *memory = malloc(sizeof *memory);
    *memory = (arena){malloc(256), 0, 256, NULL};
    heap h = {0};
    heap_push(&h, estimate(&memory, f, context, a, b, 0));
    double error = h.items[0]->error;
    for (int splits = 0; splits < 40 && error > tolerance; splits++) {
        interval *worst = heap_pop(&h);
        double m = (worst->a + worst->b) / 2;
        heap_push(&h, estimate(&memory, f, context, worst->a, m, worst->depth + 1));
        heap_push(&h, estimate(&memory, f, context, m, worst->b, worst->depth + 1));
        error = 0;
        for (int i = 0; i < h.n; i++)
            error += h.items[i]->error;
    }
    double sum = 0;
    while (h.n)
        sum += heap_pop(&h)->value;
    free(h.items);
    arena_free(memory);
    return sum;
}

typedef struct {
    double centre;
    float width;
    double power;
    long count;
} lorentz;

static double line(double x, void *context)
{
    lorentz *l = context;
    l->count++;
    double u = (x - l->centre) / l->width;
    return pow(1 + u * u, -l->power) * (1 + 0.2 * sin(3 * x));
}

double absorbed(double centre, float width, double power, double upper)
{
    lorentz l = {centre, width, power, 0};
    double d = integrate(line, &l, -1, upper, 1e-9);
    return l.count > 30 ? log1p(d) : NAN;
}

struct four {
    double centre;
    float width;
    double power, upper;
};
struct four __enzyme_autodiff_four(void *, ...);

int main(void)
{
    double centre = 0.3, power = 1.5, upper = 2;
    float width = 0.125f;
    struct four g = __enzyme_autodiff_four((void *)absorbed, centre, width, power, upper);
    EXPECT_SLOPE("centre", 0, g.centre, absorbed(centre, width, power, upper), centre, 1e-3, 1e-5);
    EXPECT_SLOPE("width", 0, g.width, absorbed(centre, width, power, upper), width, 0.001953125, 1e-5);
    EXPECT_SLOPE("power", 0, g.power, absorbed(centre, width, power, upper), power, 1e-3, 1e-5);
    EXPECT_SLOPE("upper", 0, g.upper, absorbed(centre, width, power, upper), upper, 1e-3, 1e-5);
    return verdict();
}
