#include "reactor.h"

#include <math.h>

/* Concentration at the outlet of a chain of stirred tanks with two reactions. */
double outlet(struct reactor r, double inlet, double temperature)
{
    const double k = r.rate[0] * exp(-r.rate[1] / temperature);
    const double time = r.volume / r.flow / r.stages;
    double c = inlet;
    for (int i = 0; i < r.stages; i++)
        c /= 1.0 + k * time;
    return c;
}

double total(const struct reactor *all, int count, double inlet)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += outlet(all[i], inlet, 350.0);
    return sum;
}
