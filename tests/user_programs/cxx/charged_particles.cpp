// Physics: a std::vector of particles with int, float and double members, sorted and filtered.
#include "../expect.h"
#include <algorithm>
#include <cstdint>
#include <vector>

struct Vec3 {
    double x = 0, y = 0, z = 0;
    Vec3 operator+(const Vec3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec3 operator-(const Vec3 &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec3 operator*(double s) const { return {x * s, y * s, z * s}; }
    double dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};

struct Particle {
    int id;
    float charge;
    double mass;
    Vec3 position, velocity;
    bool frozen = false;
};

static double simulate(const double *masses, int n, double coupling)
{
    std::vector<Particle> particles;
    for (int i = 0; i < n; i++)
        particles.push_back({i, i % 2 ? 1.0f : -0.5f, masses[i], {1.0 * i, 0.3 * i * i, -0.1 * i}, {0, 0.1 * i, 0}});
    std::sort(particles.begin(), particles.end(),
              [](const Particle &a, const Particle &b) { return a.mass > b.mass; });
    particles.back().frozen = true;
    for (int step = 0; step < 10; step++) {
        for (auto &p : particles) {
            if (p.frozen)
                continue;
            Vec3 force;
            for (const auto &q : particles) {
                if (q.id == p.id)
                    continue;
                const Vec3 d = q.position - p.position;
                const double r2 = d.dot(d) + 0.5;
                force = force + d * (-coupling * p.charge * q.charge / (r2 * std::sqrt(r2)));
            }
            p.velocity = p.velocity + force * (0.05 / p.mass);
        }
        for (auto &p : particles)
            p.position = p.position + p.velocity * 0.05;
    }
    double energy = 0;
    for (const auto &p : particles)
        energy += 0.5 * p.mass * p.velocity.dot(p.velocity) + p.id * p.position.x;
    return energy;
}

int main()
{
    double m[5] = {1.1, 2.3, 0.7, 1.9, 3.1}, d[5] = {}, k = 2.0;
    const double dk = __enzyme_autodiff<double>((void *)simulate, enzyme_dup, m, d, enzyme_const, 5, enzyme_out, k);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("mass", i, d[i], simulate(m, 5, k), m[i], 1e-3, 1e-6);
    EXPECT_SLOPE("coupling", 0, dk, simulate(m, 5, k), k, 1e-3, 1e-6);
    return verdict();
}
