/* What the designer asks for: offsets and tensions over load cases. */
#include "mooring.h"
#include <math.h>

double mooring_cost(const struct design *d, double wind, int cases)
{
    static const char *const kinds[4] = {"fixed", "ct", "buffer", "fixed"};
    platform *p = platform_new(d->depth);
    double cost = 0;
    if (!p)
        return NAN;
    for (int i = 0; i < 4; i++)
        if (platform_add(p, (fairlead){0.3 + 1.5707963 * i, 555 + d->pretension[i]}, d->lengths[i], d->weight, d->stiffness, kinds[i]) < 0)
            goto out;
    for (int k = 0; k < cases; k++) {
        const double a = 0.7 * k, load = 0.5 * wind * wind;
        const double force[2] = {load * cos(a), load * sin(a) + 20};
        double offset[2] = {0, 0}, worst;
        platform_settle(p, force, offset);
        cost += 0.1 * (offset[0] * offset[0] + offset[1] * offset[1]) + 1e-3 * platform_tension(p, offset, &worst);
        cost += 2e-3 * worst;
    }
out:
    platform_free(p);
    return cost;
}
