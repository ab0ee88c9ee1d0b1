/* Loops that keep more values an iteration than fit side by side: of several types, in nests, in
   split mode, and beside loops that keep few. */
#define TOLERANCE 1e-8
#include "check.h"
#include <string.h>

#define NOINLINE __attribute__((noinline))
enum { CELLS = 7, LAYERS = 3, NODES = 12 };
static volatile int layers = LAYERS, cells = CELLS, rounds = 3;

typedef struct {
    double place[NODES], speed[NODES];
    float weight[NODES];
} State;

static const int corners[CELLS][8] = {{0, 1, 2, 3, 4, 5, 6, 7},    {1, 2, 3, 4, 5, 6, 7, 8},
                                      {2, 3, 4, 5, 6, 7, 8, 9},    {3, 4, 5, 6, 7, 8, 9, 10},
                                      {4, 5, 6, 7, 8, 9, 10, 11},  {11, 9, 7, 5, 3, 1, 0, 2},
                                      {10, 8, 6, 4, 2, 0, 1, 11}};

/* gathers sixteen doubles, four floats and a test, all overwritten afterwards */
static double energy(const State *s, int cell, int layer)
{
    const int *at = corners[cell];
    double sum = 0, product = 1;
    for (int k = 0; k < 8; k++) {
        const double p = s->place[at[k]], v = s->speed[at[(k + layer) % 8]];
        sum += sin(p * v) + p * p * v;
        if (v > 0.2)
            product *= 1 + 0.1 * v * p;
    }
    for (int k = 0; k < 4; k++)
        sum += s->weight[at[k]] * (double)s->weight[at[k]] * 0.3;
    const long double wide = (long double)s->place[at[2]] * s->speed[at[5]];
    return sum * product + (double)(wide * wide);
}

NOINLINE static void find(const State *s, double *restrict out, int layer, int count)
{
    for (int c = 0; c < count; c++)
        out[c] = 0.01 * energy(s, c, layer);
}

NOINLINE static void move(State *s, const double *restrict e, int count)
{
    for (int n = 0; n < NODES; n++) {
        const double a = e[n % count];
        s->place[n] += 0.1 * a * s->speed[n];
        s->speed[n] *= 1 - 0.05 * a;
        s->weight[n] += (float)(0.25 * s->place[n]);
    }
}

/* in calls that keep what they need for later */
static double in_calls(const double *x)
{
    State s;
    double e[CELLS];
    for (int n = 0; n < NODES; n++) {
        s.place[n] = x[n];
        s.speed[n] = x[NODES + n];
        s.weight[n] = 0.5f;
    }
    for (int round = 0; round < rounds; round++) {
        find(&s, e, round % 2, cells);
        move(&s, e, cells);
    }
    double sum = 0;
    for (int n = 0; n < NODES; n++)
        sum += s.place[n] * s.place[n] + s.speed[n];
    return sum;
}

/* in a nest, all of whose iterations are kept at once */
static double in_a_nest(const double *x)
{
    State s;
    double e[LAYERS][CELLS];
    memset(&s, 0, sizeof s);
    for (int n = 0; n < NODES; n++) {
        s.place[n] = x[n];
        s.speed[n] = x[NODES + n];
    }
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        for (int l = 0; l < layers; l++)
            for (int c = 0; c < cells; c++) {
                e[l][c] = energy(&s, c, l);
                s.place[c] = s.place[c] * 0.9 + 0.01 * e[l][c];
                s.weight[c] = (float)(0.5 + 0.125 * l);
            }
        for (int n = 0; n < NODES; n++)
            sum += s.place[n] * s.speed[n] * (1 + round);
    }
    return sum + e[1][2] * e[LAYERS - 1][CELLS - 1];
}

static double of_calls(double *x)
{
    return in_calls(x);
}

static double of_nest(double *x)
{
    return in_a_nest(x);
}

int main(void)
{
    double x[2 * NODES], d[2 * NODES] = {0};
    for (int n = 0; n < 2 * NODES; n++)
        x[n] = 0.4 + 0.3 * sin(1.7 * n);
    __enzyme_autodiff((void *)in_a_nest, enzyme_dup, x, d);
    for (int n = 0; n < 2 * NODES; n++)
        check("in a nest", d[n], central_difference(of_nest, x, n));
    memset(d, 0, sizeof d);
    __enzyme_autodiff((void *)in_calls, enzyme_dup, x, d);
    /* floats are rounded: differences are right to five digits */
    for (int n = 0; n < 2 * NODES; n++)
        check_within("in calls", n, d[n], central_difference(of_calls, x, n), 1e-4);
    return check_result();
}
