/* An array of structs, read and written field by field. */
#include "check.h"

typedef struct {
    double position, velocity;
    int fixed;
    double mass;
} particle_t;

enum { count = 5, steps = 6 };

static double simulate(particle_t *p, int n, int trips)
{
    for (int t = 0; t < trips; t++) {
        for (int i = 0; i < n; i++) {
            if (p[i].fixed)
                continue;
            const double left = i > 0 ? p[i - 1].position - p[i].position : 0.0;
            const double right = i + 1 < n ? p[i + 1].position - p[i].position : 0.0;
            p[i].velocity += 0.1 * (left + right + left * right * right) / p[i].mass;
        }
        for (int i = 0; i < n; i++)
            p[i].position += 0.1 * p[i].velocity;
    }
    double energy = 0.0;
    for (int i = 0; i < n; i++)
        energy += 0.5 * p[i].mass * p[i].velocity * p[i].velocity;
    return energy;
}

static void unpack(const double *x, particle_t *p)
{
    for (int i = 0; i < count; i++)
        p[i] = (particle_t){x[i], x[count + i], i == 2, x[2 * count + i]};
}

static double at(double *x)
{
    particle_t p[count];
    unpack(x, p);
    return simulate(p, count, steps);
}

int main(void)
{
    double x[3 * count], gradient[3 * count];
    for (int i = 0; i < 3 * count; i++)
        x[i] = 1.0 + 0.5 * sin(2.1 * i);
    particle_t p[count], dp[count] = {0};
    unpack(x, p);
    __enzyme_autodiff_void((void *)simulate, enzyme_dup, p, dp, count, steps);
    for (int i = 0; i < count; i++) {
        gradient[i] = dp[i].position;
        gradient[count + i] = dp[i].velocity;
        gradient[2 * count + i] = dp[i].mass;
    }
    check_gradient("particles", at, 3 * count, x, gradient);
    return check_result();
}
