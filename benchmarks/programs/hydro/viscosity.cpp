// How elements change, and the artificial viscosity that keeps shocks a few elements wide.
#include <cmath>
#include <cstdlib>

#include "geometry.hpp"
#include "steps.hpp"

namespace {

// The corners of the faces at either end of an element's three axes.
constexpr int behind[3][4] = {{0, 3, 7, 4}, {0, 1, 5, 4}, {0, 1, 2, 3}};
constexpr int ahead[3][4] = {{1, 2, 6, 5}, {3, 2, 6, 7}, {4, 5, 6, 7}};

double across(const double (&field)[8], int axis)
{
    double sum = 0.0;
    for (int k = 0; k < 4; k++)
        sum += field[ahead[axis][k]] - field[behind[axis][k]];
    return 0.25 * sum;
}

void change_element(Domain &domain, Index e, double dt)
{
    Corners c, speed, areas;
    collect(domain, e, c);
    collect_velocities(domain, e, speed);
    const double volume = volume_of(c), relative = volume / domain.first_volume(e);
    if (relative <= 0.0)
        std::abort(); // the mesh is tangled
    domain.volume_change(e) = relative - domain.volume(e);
    domain.volume(e) = relative;
    domain.length(e) = length_of(c, volume);
    // at the middle of the step
    for (int k = 0; k < 8; k++) {
        c.x[k] -= 0.5 * dt * speed.x[k];
        c.y[k] -= 0.5 * dt * speed.y[k];
        c.z[k] -= 0.5 * dt * speed.z[k];
    }
    areas_of(c, areas);
    double growth = 0.0;
    for (int k = 0; k < 8; k++)
        growth += areas.x[k] * speed.x[k] + areas.y[k] * speed.y[k] + areas.z[k] * speed.z[k];
    domain.strain_rate(e) = growth / volume_of(c);
    for (int axis = 0; axis < 3; axis++) {
        const double x = across(c.x, axis), y = across(c.y, axis), z = across(c.z, axis);
        const double width = std::sqrt(x * x + y * y + z * z);
        const double u = across(speed.x, axis), v = across(speed.y, axis), w = across(speed.z, axis);
        domain.width(axis, e) = width;
        domain.jump(axis, e) = (u * x + v * y + w * z) / width;
    }
}

// How smooth the flow is along an axis: 1 where neighbours change alike, 0 at a shock.
double smoothness(Domain &domain, Index e, int axis)
{
    const double mine = domain.jump(axis, e) / domain.width(axis, e) + 1e-36;
    const Index left = domain.neighbour(e, 2 * axis), right = domain.neighbour(e, 2 * axis + 1);
    const double before = domain.jump(axis, left) / domain.width(axis, left) / mine;
    const double after = domain.jump(axis, right) / domain.width(axis, right) / mine;
    double found = 0.5 * (before + after);
    if (2.0 * before < found)
        found = 2.0 * before;
    if (2.0 * after < found)
        found = 2.0 * after;
    if (found < 0.0)
        found = 0.0;
    if (found > 1.0)
        found = 1.0;
    return found;
}

void resist_compression(Domain &domain, const Material &material, Index e)
{
    double linear = 0.0, quadratic = 0.0;
    if (domain.strain_rate(e) < 0.0) {
        const double density = domain.mass(e) / (domain.volume(e) * domain.first_volume(e));
        for (int axis = 0; axis < 3; axis++) {
            const double jump = domain.jump(axis, e);
            if (jump < 0.0) {
                const double smooth = smoothness(domain, e, axis);
                linear -= density * jump * (1.0 - smooth);
                quadratic += density * jump * jump * (1.0 - smooth * smooth);
            }
        }
    }
    domain.linear(e) = material.linear_viscosity * linear;
    domain.quadratic(e) = material.quadratic_viscosity * quadratic;
}

} // namespace

void change_elements(Domain &domain, double dt)
{
    const Index elements = domain.elements();
#pragma omp parallel for
    for (Index e = 0; e < elements; e++)
        change_element(domain, e, dt);
}

void find_viscosity(Domain &domain, const Material &material, Neighbours &neighbours)
{
    neighbours.begin_jumps(domain);
    neighbours.finish_jumps(domain);
    for (Index region = 0; region < domain.regions(); region++) {
        const Index begin = domain.region_begin(region), end = domain.region_end(region);
#pragma omp parallel for
        for (Index i = begin; i < end; i++)
            resist_compression(domain, material, domain.region_element(i));
    }
}
