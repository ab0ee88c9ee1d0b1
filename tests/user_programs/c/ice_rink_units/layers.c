#include "rink.h"
#include <stdlib.h>

struct layer *layer_push(struct layer *top, const char *name, double thickness, double conductivity)
{
    struct layer *l = malloc(sizeof *l);
    l->name = name;
    l->thickness = thickness;
    l->conductivity = conductivity;
    l->below = top;
    return l;
}

double layer_resistance(const struct layer *l)
{
    return l ? l->thickness / l->conductivity + layer_resistance(l->below) : 0;
}

void layer_free(struct layer *l)
{
    if (!l)
        return;
    layer_free(l->below);
    free(l);
}
