/* A ring of links: in its head lies a count where the nodes have their numbers. Without metadata
 * (-O0) nothing but what is done with it tells which it is. */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

struct link {
    struct link *next, *previous;
};

struct node {
    struct link link;
    double value;
};

struct ring {
    struct link link;
    long count;
};

NOINLINE static void put_before(struct link *made, struct link *place)
{
    made->next = place;
    made->previous = place->previous;
    place->previous->next = made;
    place->previous = made;
}

NOINLINE static void add(struct ring *r, double value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    put_before(&n->link, &r->link);
    r->count++;
}

NOINLINE static double take(struct ring *r)
{
    struct link *first = r->link.next;
    const double value = ((struct node *)first)->value;
    first->previous->next = first->next;
    first->next->previous = first->previous;
    free(first);
    r->count--;
    return value;
}

static double f(double *x)
{
    struct ring r = {{&r.link, &r.link}, 0};
    for (int i = 0; i < 4; i++)
        add(&r, x[i] * x[0]);
    double sum = take(&r) * take(&r);
    add(&r, sum * x[1]);
    for (struct link *l = r.link.next; l != &r.link; l = l->next)
        sum += ((struct node *)l)->value * ((struct node *)l)->value * (double)r.count;
    while (r.count)
        sum += take(&r) * (double)(r.count + 1);
    return sum;
}

int main(void)
{
    double x[4] = {1.1, 0.6, -0.8, 1.7}, d[4] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    check_gradient("ring", f, 4, x, d);
    return check_result();
}
