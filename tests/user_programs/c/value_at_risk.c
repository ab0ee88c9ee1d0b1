/* Finance: losses of a portfolio in scenarios, sorted with qsort, expected shortfall. */
#include "../expect.h"
#include <stdlib.h>

typedef struct {
    double loss;
    float probability;
    short scenario;
} Outcome;

static int worse_first(const void *a, const void *b)
{
    const double x = ((const Outcome *)a)->loss, y = ((const Outcome *)b)->loss;
    return (x < y) - (x > y);
}

static unsigned next(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

double expected_shortfall(const double *weights, int assets, int scenarios, double level)
{
    Outcome *out = malloc(scenarios * sizeof *out);
    unsigned state = 42;
    for (int s = 0; s < scenarios; s++) {
        double loss = 0;
        for (int a = 0; a < assets; a++) {
            const double shock = next(&state) / 16777216.0 - 0.5;
            loss -= weights[a] * (exp(shock * (1 + 0.3 * a) * weights[a]) - 1);
        }
        out[s] = (Outcome){loss, 1.0f / scenarios, (short)s};
    }
    qsort(out, scenarios, sizeof *out, worse_first);
    double tail = 0, mass = 0;
    for (int s = 0; s < scenarios; s++) {
        if (mass + out[s].probability > level) {
            tail += (level - mass) * out[s].loss;
            break;
        }
        tail += out[s].probability * out[s].loss;
        mass += out[s].probability;
    }
    free(out);
    return tail / level;
}

int main(void)
{
    double w[5] = {0.4, 0.2, 0.7, 0.3, 0.5}, d[5] = {0};
    __enzyme_autodiff((void *)expected_shortfall, enzyme_dup, w, d, 5, 64, enzyme_const, 0.1);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("w", i, d[i], expected_shortfall(w, 5, 64, 0.1), w[i], 1e-6, 1e-5);
    return verdict();
}
