// The equation of state, and how long the next step may be.
#include <cmath>

#include "steps.hpp"

namespace {

struct Point {
    double energy, pressure, viscosity, sound;
};

// Pressure, sound and viscosity at an energy; energies are per initial volume.
Point point_at(Domain &domain, const Material &material, Index e, double energy)
{
    const double volume = domain.volume(e), reference = domain.mass(e) / domain.first_volume(e);
    Point p;
    p.energy = energy < material.least_energy ? material.least_energy : energy;
    p.pressure = material.gamma_minus_one * p.energy / volume;
    const double square = (1.0 + material.gamma_minus_one) * p.pressure * volume / reference;
    p.sound = std::sqrt(square > 1e-18 ? square : 1e-18);
    p.viscosity = domain.volume_change(e) < 0.0 ? domain.linear(e) * p.sound + domain.quadratic(e) : 0.0;
    return p;
}

// The work of the mean pressure over the step changes the energy, which changes the pressure.
void settle(Domain &domain, const Material &material, Index e)
{
    const double before = domain.energy(e), change = domain.volume_change(e);
    const double old = domain.pressure(e) + domain.viscosity(e);
    Point p = point_at(domain, material, e, before - change * old);
    for (int round = 0; round < 8; round++) {
        const double energy = before - 0.5 * change * (old + p.pressure + p.viscosity);
        const double off = std::fabs(energy - p.energy);
        p = point_at(domain, material, e, energy);
        if (off <= 1e-10 * std::fabs(energy))
            break;
    }
    domain.energy(e) = p.energy;
    domain.pressure(e) = p.pressure;
    domain.viscosity(e) = p.viscosity;
    domain.sound(e) = p.sound;
}

double longest_step_of(Domain &domain, Index e)
{
    const double rate = domain.strain_rate(e), width = domain.length(e);
    double square = domain.sound(e) * domain.sound(e);
    if (rate < 0.0)
        square += 4.0 * width * width * rate * rate;
    return width / std::sqrt(square);
}

} // namespace

void settle_elements(Domain &domain, const Material &material)
{
    for (Index region = 0; region < domain.regions(); region++) {
        const Index begin = domain.region_begin(region), end = domain.region_end(region);
#pragma omp parallel for
        for (Index i = begin; i < end; i++)
            settle(domain, material, domain.region_element(i));
    }
}

double longest_step(Domain &domain)
{
    const Index elements = domain.elements();
    double shortest = 1e20;
#pragma omp parallel for reduction(min : shortest)
    for (Index e = 0; e < elements; e++) {
        const double step = longest_step_of(domain, e);
        if (step < shortest)
            shortest = step;
    }
    return shortest;
}
