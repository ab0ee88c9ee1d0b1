/* Compares the derivatives that ltoad.toml asks for with differences. */
#include "../../expect.h"
#include "mooring.h"
#include <string.h>

double mooring_cost_gradient(const struct design *d, struct design *dd, double wind, int cases);
double mooring_cost_along(const struct design *d, double wind, double dwind, int cases);

int main(void)
{
    struct design d = {{600, 598, 603, 601}, 1.1, 4e5, 110, {0, 1, -1, 0.5f}}, g;
    double wind = 17;
    memset(&g, 0, sizeof g);
    const double dw = mooring_cost_gradient(&d, &g, wind, 3);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("length", i, g.lengths[i], mooring_cost(&d, wind, 3), d.lengths[i], 5e-3, 1e-4);
        EXPECT_SLOPE("pretension", i, g.pretension[i], mooring_cost(&d, wind, 3), d.pretension[i], 0.015625f, 1e-3);
    }
    EXPECT_SLOPE("weight", 0, g.weight, mooring_cost(&d, wind, 3), d.weight, 1e-3, 1e-4);
    EXPECT_SLOPE("stiffness", 0, g.stiffness * 1e4, mooring_cost(&d, wind, 3) * 1e4, d.stiffness, 400, 1e-4);
    EXPECT_SLOPE("depth", 0, g.depth, mooring_cost(&d, wind, 3), d.depth, 1e-2, 1e-4);
    EXPECT_SLOPE("wind", 0, dw, mooring_cost(&d, wind, 3), wind, 1e-2, 1e-4);
    expect("along", 0, mooring_cost_along(&d, wind, 1, 3), dw, 1e-8);
    return verdict();
}
