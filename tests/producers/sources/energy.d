module energy;

import core.stdc.math : sin;

extern (C) double energy(const(double)* x, size_t n, double scale)
{
    double sum = 0;
    foreach (v; x[0 .. n])
        sum += scale * sin(v) * v;
    return sum;
}

struct Particle
{
    double mass;
    double[3] velocity;
}

extern (C) double kinetic(Particle* particles, size_t n)
{
    double sum = 0;
    foreach (ref p; particles[0 .. n])
    {
        double square = 0;
        foreach (v; p.velocity)
            square += v * v;
        sum += 0.5 * p.mass * square;
    }
    return sum;
}

double mangled(double x, double y)
{
    return x * x * y;
}
