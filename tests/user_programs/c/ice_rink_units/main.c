/* Refrigeration of an ice rink in several units, whose derivatives are asked for by ltoad.toml, one with a rule. */
#include "../../expect.h"
#include "rink.h"
#include <string.h>

double rink_cost_gradient(const double *settings, double *dsettings, double *profile, double *dprofile, int hours, double price);
double rink_cost_tangent(const double *settings, double *profile, int hours, double price, double dprice);
extern int vapour_rules_used;

static double fresh(const double *s, const double *start, double price)
{
    double p[6];
    memcpy(p, start, sizeof p);
    return rink_cost(s, p, 40, price);
}

int main(void)
{
    double s[4] = {0.2, 0.15, 0.04, -5}, ds[4] = {0}, start[6] = {-3, -2, -1.5, 0, 0.5, 1}, dp[6] = {0}, price = 0.12;
    double p[6];
    memcpy(p, start, sizeof p);
    const double dprice = rink_cost_gradient(s, ds, p, dp, 40, price);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("setting", i, ds[i], fresh(s, start, price), s[i], 1e-3, 1e-6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("profile", i, dp[i], fresh(s, start, price), start[i], 1e-3, 1e-6);
    EXPECT_SLOPE("price", 0, dprice, fresh(s, start, price), price, 1e-3, 1e-7);
    memcpy(p, start, sizeof p);
    expect("tangent", 0, rink_cost_tangent(s, p, 40, price, 1), dprice, 1e-9);
    expect("rules", 0, vapour_rules_used > 0, 1, 0);
    return verdict();
}
