/* Queueing: waiting times of M/M/c and M/G/1 stations in a network, recursion and lgamma. */
#include "../expect.h"
#include <stdio.h>

struct station {
    char name[8];
    int servers;
    double service_rate;
    double share;
};

static double erlang_b(int servers, double load)
{
    return servers == 0 ? 1 : load * erlang_b(servers - 1, load) / (servers + load * erlang_b(servers - 1, load));
}

static double waiting(const struct station *s, double arrivals)
{
    const double load = arrivals / s->service_rate;
    if (load >= s->servers)
        return HUGE_VAL;
    const double b = erlang_b(s->servers, load), c = s->servers * b / (s->servers - load * (1 - b));
    return c / (s->servers * s->service_rate - arrivals);
}

static double tail(double load, int k) { return exp(k * log(load) - load - lgamma(k + 1.0)); }

double network_delay(const struct station *net, int n, double arrivals)
{
    double total = 0;
    for (int i = 0; i < n; i++) {
        const double here = arrivals * net[i].share, w = waiting(&net[i], here);
        if (isinf(w)) {
            fprintf(stderr, "%s is overloaded: %g\n", net[i].name, here);
            return -1;
        }
        total += net[i].share * (w + 1 / net[i].service_rate) + 1e-2 * tail(here, 3) + lgamma(1 + w);
    }
    return total;
}

int main(void)
{
    struct station net[3] = {{"door", 2, 3.0, 1.0}, {"desk", 4, 1.1, 0.7}, {"till", 1, 2.5, 0.4}}, d[3] = {{{0}}};
    double rate = 3.3;
    const double dr = __enzyme_autodiff((void *)network_delay, enzyme_dup, net, d, 3, rate);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("rate", i, d[i].service_rate, network_delay(net, 3, rate), net[i].service_rate, 1e-4, 1e-6);
        EXPECT_SLOPE("share", i, d[i].share, network_delay(net, 3, rate), net[i].share, 1e-4, 1e-6);
    }
    EXPECT_SLOPE("arrivals", 0, dr, network_delay(net, 3, rate), rate, 1e-4, 1e-6);
    return verdict();
}
