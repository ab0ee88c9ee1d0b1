// Graphics: a cloth of particles and springs, with references, sets of edges and constraints in a list.
#include "../expect.h"
#include <functional>
#include <list>
#include <set>
#include <utility>
#include <vector>

struct Vec {
    double x = 0, y = 0, z = 0;
    Vec &operator+=(const Vec &o) { x += o.x, y += o.y, z += o.z; return *this; }
    friend Vec operator+(Vec a, const Vec &b) { return a += b; }
    friend Vec operator-(const Vec &a, const Vec &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec operator*(double s, const Vec &a) { return {s * a.x, s * a.y, s * a.z}; }
    double dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
    double norm() const { return std::sqrt(dot(*this)); }
};
struct Particle {
    Vec position, velocity, force;
    double mass = 1;
    bool pinned = false;
};
class Spring {
    std::reference_wrapper<Particle> a_, b_;
    double stiffness_, rest_;

public:
    Spring(Particle &a, Particle &b, double k) : a_(a), b_(b), stiffness_(k), rest_((a.position - b.position).norm()) {}
    void pull()
    {
        Particle &a = a_, &b = b_;
        const Vec d = b.position - a.position;
        const double l = d.norm();
        const Vec f = (stiffness_ * (l - rest_) / l) * d;
        a.force += f;
        b.force += -1.0 * f;
    }
    double energy() const
    {
        const double e = (a_.get().position - b_.get().position).norm() - rest_;
        return 0.5 * stiffness_ * e * e;
    }
};
class Cloth {
    std::vector<Particle> particles_;
    std::list<Spring> springs_;
    std::set<std::pair<int, int>> edges_;
    int n_;

    void join(int a, int b, double k)
    {
        if (edges_.emplace(std::minmax(a, b)).second)
            springs_.emplace_back(particles_[a], particles_[b], k);
    }

public:
    Cloth(int n, double k, double shear) : particles_(n * n), n_(n)
    {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                particles_[i * n + j].position = {0.1 * j, 0, 0.1 * i};
        particles_.front().pinned = particles_[n - 1].pinned = true;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                for (auto [di, dj] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}, {0, 1}})
                    if (i + di < n && j + dj >= 0 && j + dj < n)
                        join(i * n + j, (i + di) * n + j + dj, di && dj ? shear : k);
    }
    void step(double h, const Vec &wind)
    {
        for (auto &p : particles_)
            p.force = p.mass * Vec{0, -9.81, 0} + wind + -0.8 * p.velocity;
        for (auto &s : springs_)
            s.pull();
        for (auto &p : particles_) {
            if (p.pinned)
                continue;
            p.velocity += (h / p.mass) * p.force;
            p.position += h * p.velocity;
        }
    }
    double energy() const
    {
        double e = 0;
        for (const Spring &s : springs_)
            e += s.energy();
        for (const Particle &p : particles_)
            e += p.mass * (0.5 * p.velocity.dot(p.velocity) + 9.81 * p.position.y);
        return e;
    }
    const Vec &corner() const { return particles_.back().position; }
};
static double drape(double k, double shear, double wind)
{
    Cloth cloth(4, k, shear);
    for (int i = 0; i < 20; i++)
        cloth.step(0.01, {wind, 0, 0.3 * wind * std::sin(0.2 * i)});
    return cloth.energy() + 10 * cloth.corner().norm();
}
struct Three {
    double k, s, w;
};
int main()
{
    double k = 120, s = 60, w = 2.1;
    const Three g = __enzyme_autodiff<Three>((void *)drape, enzyme_out, k, enzyme_out, s, enzyme_out, w);
    EXPECT_SLOPE("k", 0, g.k, drape(k, s, w), k, 1e-2, 1e-6);
    EXPECT_SLOPE("s", 0, g.s, drape(k, s, w), s, 1e-2, 1e-6);
    EXPECT_SLOPE("w", 0, g.w, drape(k, s, w), w, 1e-3, 1e-6);
    return verdict();
}
