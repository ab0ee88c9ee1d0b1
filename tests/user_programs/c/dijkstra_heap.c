/* Graphs: shortest path with a binary heap of (distance, node) records; gradient by edge lengths. */
#include "../expect.h"
#include <stdlib.h>

struct edge {
    int from, to;
    double length;
};
struct item {
    double distance;
    int node;
};
struct heap {
    struct item *items;
    int size, room;
};

static void push(struct heap *h, struct item it)
{
    if (h->size == h->room)
        h->items = realloc(h->items, (h->room = 2 * h->room + 2) * sizeof it);
    int i = h->size++;
    while (i > 0 && h->items[(i - 1) / 2].distance > it.distance) {
        h->items[i] = h->items[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    h->items[i] = it;
}

static struct item pop(struct heap *h)
{
    struct item top = h->items[0], last = h->items[--h->size];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= h->size)
            break;
        if (c + 1 < h->size && h->items[c + 1].distance < h->items[c].distance)
            c++;
        if (h->items[c].distance >= last.distance)
            break;
        h->items[i] = h->items[c];
        i = c;
    }
    h->items[i] = last;
    return top;
}

double shortest(const struct edge *edges, int m, int n, int goal)
{
    double best[16];
    char done[16] = {0};
    struct heap h = {0};
    for (int i = 0; i < n; i++)
        best[i] = 1e30;
    best[0] = 0;
    push(&h, (struct item){0, 0});
    while (h.size > 0) {
        const struct item it = pop(&h);
        if (done[it.node])
            continue;
        done[it.node] = 1;
        if (it.node == goal)
            break;
        for (int k = 0; k < m; k++)
            if (edges[k].from == it.node) {
                const double d = it.distance + edges[k].length * edges[k].length;
                if (d < best[edges[k].to]) {
                    best[edges[k].to] = d;
                    push(&h, (struct item){d, edges[k].to});
                }
            }
    }
    free(h.items);
    return best[goal];
}

int main(void)
{
    struct edge e[] = {{0, 1, 1.0}, {0, 2, 1.5}, {1, 3, 1.2}, {2, 3, 0.4}, {3, 4, 0.9}, {1, 4, 2.2}, {2, 4, 1.9}};
    struct edge d[7] = {{0}};
    __enzyme_autodiff((void *)shortest, enzyme_dup, e, d, enzyme_const, 7, enzyme_const, 5, enzyme_const, 4);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("length", i, d[i].length, shortest(e, 7, 5, 4), e[i].length, 1e-4, 1e-7);
    return verdict();
}
