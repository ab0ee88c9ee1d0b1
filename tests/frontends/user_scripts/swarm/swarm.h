#ifndef SWARM_H
#define SWARM_H
/* Structure of arrays: all agents' coordinates lie one behind the other. */
typedef struct {
    int n;
    double *px, *py;
    double *vx, *vy;
    const double *mass;
    double softening;
} swarm;

struct settings {
    double dt;
    double drag;
    int steps;
    _Bool repel;
};

double kinetic(const swarm *s);
void simulate(swarm *s, const struct settings *how);
#endif
