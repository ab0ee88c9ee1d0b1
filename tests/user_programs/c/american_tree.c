/* Option trees: an American put on a binomial tree, early exercise, dividends from a static table. */
#include "../expect.h"
#include <stdlib.h>

static const struct {
    int step;
    double cash;
} DIVIDENDS[] = {{10, 1.5}, {25, 1.0}, {-1, 0}};

static double paid_after(int step)
{
    double sum = 0;
    for (int i = 0; DIVIDENDS[i].step >= 0; i++)
        if (DIVIDENDS[i].step > step)
            sum += DIVIDENDS[i].cash;
    return sum;
}

double put(double spot, double strike, double rate, double vol, double expiry)
{
    enum { STEPS = 40 };
    const double dt = expiry / STEPS, up = exp(vol * sqrt(dt)), down = 1 / up;
    const double p = (exp(rate * dt) - down) / (up - down), discount = exp(-rate * dt);
    double *value = malloc((STEPS + 1) * sizeof *value);
    for (int i = 0; i <= STEPS; i++)
        value[i] = fmax(0, strike - spot * pow(up, 2 * i - STEPS));
    for (int step = STEPS - 1; step >= 0; step--)
        for (int i = 0; i <= step; i++) {
            const double keep = discount * (p * value[i + 1] + (1 - p) * value[i]);
            const double s = spot * pow(up, 2 * i - step) + paid_after(step);
            value[i] = fmax(keep, strike - s);
        }
    const double result = value[0];
    free(value);
    return result;
}

struct greeks {
    double delta, dual, rho, vega, theta;
};
extern struct greeks __enzyme_autodiff_greeks(void *, ...);

int main(void)
{
    double s = 98.3, k = 100.7, r = 0.04, v = 0.3, t = 0.9;
    struct greeks g = __enzyme_autodiff_greeks((void *)put, s, k, r, v, t);
    EXPECT_SLOPE("delta", 0, g.delta, put(s, k, r, v, t), s, 1e-6, 1e-5);
    EXPECT_SLOPE("dual", 0, g.dual, put(s, k, r, v, t), k, 1e-6, 1e-5);
    EXPECT_SLOPE("rho", 0, g.rho, put(s, k, r, v, t), r, 1e-7, 1e-5);
    EXPECT_SLOPE("vega", 0, g.vega, put(s, k, r, v, t), v, 1e-7, 1e-5);
    EXPECT_SLOPE("theta", 0, g.theta, put(s, k, r, v, t), t, 1e-7, 1e-5);
    return verdict();
}
