#include "../../expect.h"
#include "orbit.h"

struct mission {
    elements start;
    double j2;
    struct {
        int layers;
        double density[3], scale_height;
    } air;
    double push[2];
};

static double miss(const struct mission *m, const vec3 *target)
{
    struct mission copy = *m;
    struct perturbation list[3] = {{oblateness, &copy.j2, &list[1]}, {drag, &copy.air, &list[2]}, {thruster, copy.push, NULL}};
    state s = from_elements(&copy.start);
    propagate(&s, 0, 3, 60, list);
    const vec3 d = add(s.r, scale(-1, *target));
    return dot(d, d) + 0.1 * norm(s.v) + 0.05 * s.fuel;
}

int main(void)
{
    struct mission m = {{1.6, 0.15, 0.5, 0.3, 1.1, 2.6}, 0.05, {2, {0.02, 0.01, 0.0}, 0.4}, {0.05, 0.7}}, d = {0};
    vec3 target = {-0.4, 1.2, 0.3}, dtarget = {0};
    __enzyme_autodiff((void *)miss, enzyme_dup, &m, &d, enzyme_dup, &target, &dtarget);
    double *x[] = {&m.start.a, &m.start.e, &m.start.inclination, &m.start.node, &m.start.perigee, &m.start.anomaly,
                   &m.j2, &m.air.density[0], &m.air.density[1], &m.air.scale_height, &m.push[0], &target.x, &target.z};
    const double got[] = {d.start.a, d.start.e, d.start.inclination, d.start.node, d.start.perigee, d.start.anomaly,
                          d.j2, d.air.density[0], d.air.density[1], d.air.scale_height, d.push[0], dtarget.x, dtarget.z};
    for (int i = 0; i < 13; i++)
        EXPECT_SLOPE("mission", i, got[i], miss(&m, &target), *x[i], 1e-4, 1e-5);
    return verdict();
}
