// Position based dynamics of a rope: CRTP vectors, list of constraints with unique_ptr and virtual
// calls, std::list splice.
#include <array>
#include <cmath>
#include <list>
#include <memory>
#include <vector>
#include "../expect.h"
template <class Derived> struct VectorOps {
    const Derived &self() const
    {
        return static_cast<const Derived &>(*this);
    }
    friend Derived operator+(const Derived &a, const Derived &b)
    {
        Derived r;
        for (int i = 0; i < 3; ++i)
            r[i] = a[i] + b[i];
        return r;
    }
    friend Derived operator-(const Derived &a, const Derived &b)
    {
        Derived r;
        for (int i = 0; i < 3; ++i)
            r[i] = a[i] - b[i];
        return r;
    }
    friend Derived operator*(double s, const Derived &a)
    {
        Derived r;
        for (int i = 0; i < 3; ++i)
            r[i] = s * a[i];
        return r;
    }
    double norm() const
    {
        double s = 0;
        for (int i = 0; i < 3; ++i)
            s += self()[i] * self()[i];
        return std::sqrt(s);
    }
};
struct Vec : VectorOps<Vec> {
    std::array<double, 3> v{};
    double &operator[](int i)
    {
        return v[i];
    }
    double operator[](int i) const
    {
        return v[i];
    }
};
struct Particle {
    Vec x, old;
    double inverse_mass;
};
struct Constraint {
    virtual ~Constraint() = default;
    virtual void project(std::vector<Particle> &) const = 0;
    virtual int priority() const
    {
        return 0;
    }
};
struct Distance final : Constraint {
    int a, b;
    double rest, stiffness;
    Distance(int a, int b, double rest, double k) : a(a), b(b), rest(rest), stiffness(k)
    {
    }
    void project(std::vector<Particle> &p) const override
    {
        const Vec d = p[b].x - p[a].x;
        const double l = d.norm(), w = p[a].inverse_mass + p[b].inverse_mass;
        const Vec c = (stiffness * (l - rest) / (l * w)) * d;
        p[a].x = p[a].x + p[a].inverse_mass * c;
        p[b].x = p[b].x - p[b].inverse_mass * c;
    }
};
struct Floor final : Constraint {
    double height;
    explicit Floor(double h) : height(h)
    {
    }
    int priority() const override
    {
        return 1;
    }
    void project(std::vector<Particle> &p) const override
    {
        for (auto &q : p)
            if (q.x[2] < height)
                q.x[2] = height + 0.1 * (q.x[2] - height);
    }
};
static double rope(const double *parameter)
{
    std::vector<Particle> p(6);
    for (int i = 0; i < 6; ++i)
        p[i].x[0] = 0.5 * i, p[i].x[2] = parameter[2], p[i].old = p[i].x,
        p[i].inverse_mass = i ? 1.0 / (1 + 0.1 * i) : 0;
    std::list<std::unique_ptr<Constraint>> now, late;
    for (int i = 0; i < 5; ++i)
        now.push_back(std::make_unique<Distance>(i, i + 1, parameter[0], parameter[1]));
    late.push_back(std::make_unique<Floor>(-0.3));
    now.splice(now.end(), late);
    Vec gravity;
    gravity[2] = -9.81;
    for (int step = 0; step < 8; ++step) {
        for (auto &q : p)
            if (q.inverse_mass > 0) {
                Vec next = q.x + 0.98 * (q.x - q.old) + (0.03 * 0.03) * gravity;
                q.old = q.x;
                q.x = next;
            }
        for (int k = 0; k < 3; ++k)
            for (const auto &c : now)
                if (c->priority() == 0 || k == 2)
                    c->project(p);
    }
    return (p[5].x - p[0].x).norm() + p[3].x[2];
}
int main()
{
    double q[3] = {0.45, 0.8, 0.2}, d[3] = {};
    __enzyme_autodiff<void>((void *)rope, enzyme_dup, q, d);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("rope", i, d[i], rope(q), q[i], 1e-5, 1e-6);
    return verdict();
}
