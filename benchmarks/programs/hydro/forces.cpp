// Forces of pressure, viscosity and the resistance to hourglass modes, and what they do to the nodes.
#include <cmath>

#include "geometry.hpp"
#include "steps.hpp"

namespace {

// Ways in which a hexahedron moves that neither its volume nor a linear field knows of.
constexpr double modes[4][8] = {{1, 1, -1, -1, -1, -1, 1, 1},
                                {1, -1, -1, 1, -1, 1, 1, -1},
                                {1, -1, 1, -1, 1, -1, 1, -1},
                                {-1, 1, -1, 1, 1, -1, 1, -1}};

// The modes, without their share in linear fields.
void shapes_of(const Corners &c, const Corners &areas, double volume, double shapes[4][8])
{
    for (int m = 0; m < 4; m++) {
        double x = 0.0, y = 0.0, z = 0.0;
        for (int k = 0; k < 8; k++) {
            x += modes[m][k] * c.x[k];
            y += modes[m][k] * c.y[k];
            z += modes[m][k] * c.z[k];
        }
        for (int k = 0; k < 8; k++)
            shapes[m][k] = modes[m][k] - (x * areas.x[k] + y * areas.y[k] + z * areas.z[k]) / volume;
    }
}

void resist(Corners &force, const Corners &speed, const double shapes[4][8], double coefficient)
{
    for (int m = 0; m < 4; m++) {
        double x = 0.0, y = 0.0, z = 0.0;
        for (int k = 0; k < 8; k++) {
            x += shapes[m][k] * speed.x[k];
            y += shapes[m][k] * speed.y[k];
            z += shapes[m][k] * speed.z[k];
        }
        for (int k = 0; k < 8; k++) {
            force.x[k] -= coefficient * shapes[m][k] * x;
            force.y[k] -= coefficient * shapes[m][k] * y;
            force.z[k] -= coefficient * shapes[m][k] * z;
        }
    }
}

void force_of(Domain &domain, const Material &material, Index e)
{
    Corners c, areas, speed, force;
    double shapes[4][8];
    collect(domain, e, c);
    collect_velocities(domain, e, speed);
    areas_of(c, areas);
    const double volume = domain.volume(e) * domain.first_volume(e);
    const double push = domain.pressure(e) + domain.viscosity(e);
    for (int k = 0; k < 8; k++) {
        force.x[k] = push * areas.x[k];
        force.y[k] = push * areas.y[k];
        force.z[k] = push * areas.z[k];
    }
    shapes_of(c, areas, volume, shapes);
    resist(force, speed, shapes, 0.01 * material.hourglass * domain.sound(e) * domain.mass(e) / std::cbrt(volume));
    for (int k = 0; k < 8; k++) {
        domain.corner_fx(8 * e + k) = force.x[k];
        domain.corner_fy(8 * e + k) = force.y[k];
        domain.corner_fz(8 * e + k) = force.z[k];
    }
}

} // namespace

void find_forces(Domain &domain, const Material &material, Neighbours &neighbours)
{
    const Index elements = domain.elements(), nodes = domain.nodes();
#pragma omp parallel for
    for (Index e = 0; e < elements; e++)
        force_of(domain, material, e);
#pragma omp parallel for
    for (Index n = 0; n < nodes; n++) {
        double x = 0.0, y = 0.0, z = 0.0;
        for (Index i = domain.node_begin(n); i < domain.node_end(n); i++) {
            const Index c = domain.node_corner(i);
            x += domain.corner_fx(c);
            y += domain.corner_fy(c);
            z += domain.corner_fz(c);
        }
        domain.fx(n) = x;
        domain.fy(n) = y;
        domain.fz(n) = z;
    }
    neighbours.add_forces(domain);
}

void move_nodes(Domain &domain, double dt)
{
    const Index nodes = domain.nodes();
#pragma omp parallel for
    for (Index n = 0; n < nodes; n++) {
        domain.fx(n) /= domain.node_mass(n);
        domain.fy(n) /= domain.node_mass(n);
        domain.fz(n) /= domain.node_mass(n);
    }
    // nothing passes a plane of symmetry
    for (Index n : domain.wall(0))
        domain.fx(n) = 0.0;
    for (Index n : domain.wall(1))
        domain.fy(n) = 0.0;
    for (Index n : domain.wall(2))
        domain.fz(n) = 0.0;
#pragma omp parallel for
    for (Index n = 0; n < nodes; n++) {
        domain.xd(n) += dt * domain.fx(n);
        domain.yd(n) += dt * domain.fy(n);
        domain.zd(n) += dt * domain.fz(n);
        domain.x(n) += dt * domain.xd(n);
        domain.y(n) += dt * domain.yd(n);
        domain.z(n) += dt * domain.zd(n);
    }
}
