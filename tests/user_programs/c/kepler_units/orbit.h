/* Space flight: orbital elements, vectors by value, perturbations that register themselves in a list. */
#pragma once
#include <complex.h>
#include <math.h>

typedef struct {
    double x, y, z;
} vec3;

typedef struct {
    double a, e, inclination, node, perigee, anomaly;
} elements;

typedef struct {
    vec3 r, v;
    float fuel;
    int thrusting;
} state;

typedef vec3 acceleration(const state *s, double t, void *data);

struct perturbation {
    acceleration *function;
    void *data;
    struct perturbation *next;
};

static inline vec3 add(vec3 a, vec3 b) { return (vec3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline vec3 scale(double s, vec3 a) { return (vec3){s * a.x, s * a.y, s * a.z}; }
static inline double dot(vec3 a, vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

#define norm(v) _Generic((v), vec3: norm_vec3, double complex: cabs)(v)
static inline double norm_vec3(vec3 a) { return sqrt(dot(a, a)); }

extern const double MU;
state from_elements(const elements *);
double solve_kepler(double mean, double e);
void propagate(state *, double t0, double t1, int steps, const struct perturbation *);
acceleration oblateness, drag, thruster;
