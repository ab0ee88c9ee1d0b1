/* Traffic on a ring road: the state is set up once, behind a static pointer, and every run starts it anew. */
#include "../expect.h"
#include <stdlib.h>

typedef struct {
    int cells;
    double length;
    double *density, *flow, *next;
} road;

static road *ring;

static void set_up(int cells, double length)
{
    ring = malloc(sizeof *ring);
    ring->cells = cells;
    ring->length = length;
    ring->density = calloc(cells, sizeof(double));
    ring->flow = calloc(cells, sizeof(double));
    ring->next = calloc(cells, sizeof(double));
}

static void tear_down(void)
{
    free(ring->density);
    free(ring->flow);
    free(ring->next);
    free(ring);
    ring = NULL;
}

static double speed(double density, const double *law)
{
    return law[0] * exp(-density * density / law[1]);
}

static void step(road *r, const double *law, double dt)
{
    for (int i = 0; i < r->cells; i++)
        r->flow[i] = r->density[i] * speed(r->density[i], law);
    for (int i = 0; i < r->cells; i++) {
        int before = (i + r->cells - 1) % r->cells;
        r->next[i] = r->density[i] - dt / r->length * (r->flow[i] - r->flow[before]);
    }
    for (int i = 0; i < r->cells; i++)
        r->density[i] = r->next[i];
}

static double congestion(const double *law)
{
    for (int i = 0; i < ring->cells; i++)
        ring->density[i] = law[2] * (1.2 + sin(6.283185307179586 * i / ring->cells));
    for (int n = 0; n < 12; n++)
        step(ring, law, 0.02);
    double sum = 0;
    for (int i = 0; i < ring->cells; i++)
        sum += ring->density[i] * ring->density[i] * (1 + 0.1 * i);
    return sum;
}

int main(void)
{
    double law[3] = {1.4, 0.8, 0.5}, d[3] = {0};
    set_up(16, 0.3);
    __enzyme_autodiff((void *)congestion, enzyme_dup, law, d);
    for (int k = 0; k < 3; k++)
        EXPECT_SLOPE("law", k, d[k], congestion(law), law[k], 1e-4, 1e-7);
    tear_down();
    return verdict();
}
