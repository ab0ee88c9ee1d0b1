#include "rink.h"
#include <math.h>

int vapour_rules_used;

__attribute__((noinline, weak)) double vapour_pressure(double t)
{
    return 0.611 * exp(17.27 * t / (t + 237.3));
}

double vapour_pressure_augmented(double t)
{
    return vapour_pressure(t);
}

double vapour_pressure_reverse(double t, double seed)
{
    vapour_rules_used++;
    return seed * vapour_pressure(t) * 17.27 * 237.3 / ((t + 237.3) * (t + 237.3));
}
