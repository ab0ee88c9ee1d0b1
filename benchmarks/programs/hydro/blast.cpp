// A blast from the origin of a cube of gas (Sedov).
#include "geometry.hpp"
#include "steps.hpp"

namespace {

void begin(Domain &domain, const double *energies, const Material &material, Neighbours &neighbours)
{
    for (Index e = 0; e < domain.elements(); e++) {
        Corners c;
        collect(domain, e, c);
        domain.first_volume(e) = domain.mass(e) = volume_of(c);
        domain.volume(e) = 1.0;
        domain.energy(e) = energies[e];
        domain.pressure(e) = material.gamma_minus_one * energies[e];
        for (int k = 0; k < 8; k++)
            domain.node_mass(domain.corner(e, k)) += 0.125 * domain.mass(e);
    }
    neighbours.add_masses(domain);
}

} // namespace

double blast(const double *energies, const Material *material, const Slab *slab, const Control *control)
{
    Domain domain(*slab, 5);
    Neighbours neighbours(*slab);
    begin(domain, energies, *material, neighbours);
    double time = 0.0, dt = control->first_step;
    for (Index cycle = 0; time < control->end && cycle < control->most_cycles; cycle++) {
        if (cycle > 0) {
            const double longest = control->courant * neighbours.shortest(longest_step(domain));
            const double most = control->growth * dt;
            dt = longest < most ? longest : most;
        }
        if (time + dt > control->end)
            dt = control->end - time;
        find_forces(domain, *material, neighbours);
        move_nodes(domain, dt);
        change_elements(domain, dt);
        find_viscosity(domain, *material, neighbours);
        settle_elements(domain, *material);
        time += dt;
    }
    return slab->first == 0 ? domain.energy(0) : 0.0;
}
