#include "glm.h"
#include <math.h>
#include <string.h>

static double logistic(double eta) { return 1 / (1 + exp(-eta)); }
static double logistic_slope(double eta)
{
    const double p = logistic(eta);
    return p * (1 - p);
}
static double bernoulli(double mu) { return mu * (1 - mu); }
static double identity(double x) { return x; }
static double one(double x)
{
    (void)x;
    return 1;
}
static double probit(double eta) { return 0.5 * erfc(-eta / sqrt(2)); }
static double probit_slope(double eta) { return exp(-eta * eta / 2) / sqrt(2 * M_PI); }

static const struct link LINKS[] = {
    {"logit", logistic, logistic_slope, bernoulli, true},
    {"log", exp, exp, identity, true},
    {"identity", identity, one, one, true},
    {"probit", probit, probit_slope, bernoulli, false},
};

const struct link *find_link(const char *name)
{
    for (size_t i = 0; i < sizeof LINKS / sizeof *LINKS; i++)
        if (strcmp(LINKS[i].name, name) == 0)
            return &LINKS[i];
    return NULL;
}
