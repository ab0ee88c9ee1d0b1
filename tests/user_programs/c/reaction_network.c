/* Chemistry: reactions with rate laws as function pointers, stoichiometry in small integers. */
#include "../expect.h"
#include <string.h>

struct reaction;
typedef double (*rate_law)(const struct reaction *, const double *c, double temperature);
struct reaction {
    const char *name;
    rate_law law;
    signed char change[4];
    double a, energy;
    int first, second;
};

static double arrhenius(const struct reaction *r, double t) { return r->a * exp(-r->energy / (8.314e-3 * t)); }
static double first_order(const struct reaction *r, const double *c, double t)
{
    return arrhenius(r, t) * c[r->first];
}
static double second_order(const struct reaction *r, const double *c, double t)
{
    return arrhenius(r, t) * c[r->first] * c[r->second];
}
static double michaelis(const struct reaction *r, const double *c, double t)
{
    return arrhenius(r, t) * c[r->first] / (0.2 + c[r->first]);
}

double yield_of(const double *a, const double *energy, double temperature, int steps)
{
    const struct reaction net[] = {
        {"A -> B", first_order, {-1, 1, 0, 0}, a[0], energy[0], 0, 0},
        {"A + B -> C", second_order, {-1, -1, 1, 0}, a[1], energy[1], 0, 1},
        {"C -> D", michaelis, {0, 0, -1, 1}, a[2], energy[2], 2, 0},
    };
    double c[4] = {1, 0.1, 0, 0};
    for (int s = 0; s < steps; s++) {
        double d[4] = {0};
        for (size_t r = 0; r < sizeof net / sizeof *net; r++) {
            const double rate = net[r].law(&net[r], c, temperature);
            for (int k = 0; k < 4; k++)
                d[k] += net[r].change[k] * rate;
        }
        for (int k = 0; k < 4; k++)
            c[k] += 0.02 * d[k];
    }
    return c[3] + 0.1 * c[2];
}

int main(void)
{
    double a[3] = {40, 90, 60}, da[3] = {0}, e[3] = {9, 11, 8}, de[3] = {0}, t = 350;
    const double dt = __enzyme_autodiff((void *)yield_of, enzyme_dup, a, da, enzyme_dup, e, de, enzyme_out, t,
                                        enzyme_const, 100);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("a", i, da[i], yield_of(a, e, t, 100), a[i], 1e-2, 1e-7);
        EXPECT_SLOPE("e", i, de[i], yield_of(a, e, t, 100), e[i], 1e-3, 1e-7);
    }
    EXPECT_SLOPE("t", 0, dt, yield_of(a, e, t, 100), t, 1e-2, 1e-7);
    return verdict();
}
