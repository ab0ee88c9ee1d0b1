#include "rink.h"
#include <math.h>

static double spectators(const struct rink *r, double hour)
{
    return hour > 9 && hour < 20 ? 3 * vapour_pressure(r->temperature + 2) : 0.2;
}
static double empty(const struct rink *r, double hour)
{
    return 0.1 * r->temperature * sin(hour);
}

double rink_cost(const double *settings, double *profile, int hours, double price)
{
    struct layer *top = NULL;
    top = layer_push(top, "sand", settings[0], 0.4);
    top = layer_push(top, "concrete", settings[1], 1.4);
    top = layer_push(top, "ice", settings[2], 2.2);
    const double resistance = layer_resistance(top);
    struct rink r = {12, profile, 6, spectators};
    double cost = 0;
    for (int h = 0; h < hours; h++) {
        r.load = h % 24 < 7 ? empty : spectators;
        const double heat = r.load(&r, h % 24) + (r.temperature - settings[3]) / resistance;
        for (size_t i = r.cells - 1; i > 0; i--)
            r.profile[i] += 0.2 * (r.profile[i - 1] - r.profile[i]);
        r.profile[0] += 0.05 * (settings[3] - r.profile[0]) + 0.01 * heat;
        r.temperature += 0.02 * (15 + 3 * sin(0.26 * h) - r.temperature) - 0.001 * heat;
        cost += price * (h % 24 > 18 ? 1.5 : 1) * heat * heat;
    }
    for (size_t i = 0; i < r.cells; i++)
        cost += fmax(r.profile[i] + 1, 0) * 10;
    layer_free(top);
    return cost;
}
