/* Mooring lines of a floating platform. */
#ifndef MOORING_H
#define MOORING_H
#include <stddef.h>

typedef struct fairlead {
    double angle, radius;
} fairlead;

typedef struct line {
    fairlead at;
    double length, weight, stiffness; /* m, kN/m, kN */
    const char *winch;
    struct line *next;
} line;

typedef struct platform platform;

struct design {
    double lengths[4];
    double weight, stiffness, depth;
    float pretension[4];
};

platform *platform_new(double depth);
void platform_free(platform *p);
int platform_add(platform *p, fairlead at, double length, double weight, double stiffness, const char *winch);
int platform_settle(platform *p, const double force[2], double offset[2]);
double platform_tension(const platform *p, const double offset[2], double *worst);
double catenary(double span, double depth, double length, double weight, double stiffness, double *vertical);
double winch_pull(const char *kind, double tension, double length);

double mooring_cost(const struct design *d, double wind, int cases);
#endif
