#pragma once
#include <stddef.h>

struct layer {
    const char *name;
    double thickness, conductivity;
    struct layer *below;
};

struct rink {
    double temperature, *profile;
    size_t cells;
    double (*load)(const struct rink *, double hour);
};

double rink_cost(const double *settings, double *profile, int hours, double price);
double vapour_pressure(double t);
struct layer *layer_push(struct layer *top, const char *name, double thickness, double conductivity);
double layer_resistance(const struct layer *top);
void layer_free(struct layer *top);
