/* Computational geometry: polygons as circular doubly linked lists, clipped, area and centroid. */
#include "../expect.h"
#include <stdlib.h>

typedef struct vertex {
    double x, y;
    struct vertex *next, *prev;
    int inside;
} vertex;

static vertex *append(vertex *ring, double x, double y)
{
    vertex *v = malloc(sizeof *v);
    v->x = x;
    v->y = y;
    if (!ring) {
        v->next = v->prev = v;
        return v;
    }
    v->prev = ring->prev;
    v->next = ring;
    ring->prev->next = v;
    ring->prev = v;
    return ring;
}

static void release(vertex *ring)
{
    if (!ring)
        return;
    ring->prev->next = NULL;
    while (ring) {
        vertex *next = ring->next;
        free(ring);
        ring = next;
    }
}

/* What is left of the line a x + b y <= c. */
static vertex *clip(vertex *ring, double a, double b, double c)
{
    vertex *kept = NULL, *v = ring;
    do {
        const double here = a * v->x + b * v->y - c, then = a * v->next->x + b * v->next->y - c;
        v->inside = here <= 0;
        if (v->inside)
            kept = append(kept, v->x, v->y);
        if ((here <= 0) != (then <= 0)) {
            const double t = here / (here - then);
            kept = append(kept, v->x + t * (v->next->x - v->x), v->y + t * (v->next->y - v->y));
        }
        v = v->next;
    } while (v != ring);
    release(ring);
    return kept;
}

static double area(const vertex *ring)
{
    double s = 0;
    const vertex *v = ring;
    if (!ring)
        return 0;
    do {
        s += v->x * v->next->y - v->next->x * v->y;
        v = v->next;
    } while (v != ring);
    return s / 2;
}

double visible_area(const double *corners, int n, const double *lines, int m)
{
    vertex *ring = NULL;
    for (int i = 0; i < n; i++)
        ring = append(ring, corners[2 * i], corners[2 * i + 1]);
    for (int k = 0; k < m && ring; k++)
        ring = clip(ring, lines[3 * k], lines[3 * k + 1], lines[3 * k + 2]);
    const double result = area(ring);
    release(ring);
    return result;
}

int main(void)
{
    double c[12], dc[12] = {0}, l[6] = {1, 0.3, 0.8, -0.4, 1, 0.9}, dl[6] = {0};
    for (int i = 0; i < 6; i++) {
        c[2 * i] = (1 + 0.1 * i) * cos(i * M_PI / 3);
        c[2 * i + 1] = (1 + 0.1 * i) * sin(i * M_PI / 3);
    }
    __enzyme_autodiff((void *)visible_area, enzyme_dup, c, dc, 6, enzyme_dup, l, dl, 2);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("corner", i, dc[i], visible_area(c, 6, l, 2), c[i], 1e-4, 1e-6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("line", i, dl[i], visible_area(c, 6, l, 2), l[i], 1e-4, 1e-6);
    return verdict();
}
