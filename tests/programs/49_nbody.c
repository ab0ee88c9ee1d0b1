/* Bodies under gravity, leap-frog steps in place, forces over all pairs. */
#include "check.h"

enum { bodies = 4, dims = 3, coordinates = bodies * dims };

static void forces(const double *position, const double *mass, double *force)
{
    for (int i = 0; i < coordinates; i++)
        force[i] = 0.0;
    for (int i = 0; i < bodies; i++) {
        for (int j = 0; j < i; j++) {
            double d[dims], r2 = 0.01;
            for (int k = 0; k < dims; k++) {
                d[k] = position[j * dims + k] - position[i * dims + k];
                r2 += d[k] * d[k];
            }
            const double scale = mass[i] * mass[j] / (r2 * sqrt(r2));
            for (int k = 0; k < dims; k++) {
                force[i * dims + k] += scale * d[k];
                force[j * dims + k] -= scale * d[k];
            }
        }
    }
}

static void simulate(double *position, double *velocity, const double *mass, int steps, double *out)
{
    double force[coordinates];
    for (int s = 0; s < steps; s++) {
        forces(position, mass, force);
        for (int i = 0; i < coordinates; i++) {
            velocity[i] += 0.05 * force[i] / mass[i / dims];
            position[i] += 0.05 * velocity[i];
        }
    }
    *out = 0.0;
    for (int i = 0; i < coordinates; i++)
        *out += velocity[i] * velocity[i] * mass[i / dims] + position[i];
}

static void unpack(const double *z, double *position, double *velocity)
{
    for (int i = 0; i < coordinates; i++) {
        position[i] = z[i];
        velocity[i] = z[coordinates + i];
    }
}

static double at(double *z)
{
    double position[coordinates], velocity[coordinates], out;
    unpack(z, position, velocity);
    simulate(position, velocity, z + 2 * coordinates, 8, &out);
    return out;
}

int main(void)
{
    enum { count = 2 * coordinates + bodies };
    double z[count], dz[count] = {0.0}, position[coordinates], velocity[coordinates];
    double out, dout = 1.0;
    for (int i = 0; i < count; i++)
        z[i] = i < 2 * coordinates ? 2.0 * sin(1.9 * i) : 0.5 + 0.1 * (i - 2 * coordinates);
    unpack(z, position, velocity);
    __enzyme_autodiff_void((void *)simulate, enzyme_dup, position, dz, enzyme_dup, velocity,
                           dz + coordinates, enzyme_dup, z + 2 * coordinates, dz + 2 * coordinates,
                           8, enzyme_dupnoneed, &out, &dout);
    check_gradient("n-body", at, count, z, dz);
    return check_result();
}
