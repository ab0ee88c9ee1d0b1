/* What a winch adds, by its kind. */
#include "mooring.h"
#include <math.h>
#include <string.h>

static double fixed(double tension, double length)
{
    (void)length;
    return tension;
}

static double constant_tension(double tension, double length)
{
    return 900 * tanh(tension / 900) + 0.01 * length;
}

static double spring_buffer(double tension, double length)
{
    return tension * (1 - 0.1 * exp(-tension / (1 + length)));
}

static const struct entry {
    const char *kind;
    double (*pull)(double, double);
} table[] = {{"fixed", fixed}, {"ct", constant_tension}, {"buffer", spring_buffer}, {NULL, NULL}};

double winch_pull(const char *kind, double tension, double length)
{
    for (const struct entry *e = table; e->kind; e++)
        if (!strcmp(e->kind, kind))
            return e->pull(tension, length);
    return tension;
}
