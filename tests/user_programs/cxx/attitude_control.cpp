// Space: attitude of a satellite with CRTP vectors, std::complex filters, std::bind and controllers by template.
#include "../expect.h"
#include <array>
#include <complex>
#include <functional>
#include <initializer_list>
#include <numeric>
#include <vector>

template <typename Derived, std::size_t N> struct Tuple {
    std::array<double, N> c{};
    Derived &self() { return static_cast<Derived &>(*this); }
    const Derived &self() const { return static_cast<const Derived &>(*this); }
    Derived &operator+=(const Derived &o)
    {
        for (std::size_t i = 0; i < N; i++)
            c[i] += o.c[i];
        return self();
    }
    Derived scaled(double k) const
    {
        Derived d = self();
        for (auto &v : d.c)
            v *= k;
        return d;
    }
    double norm() const { return std::sqrt(std::inner_product(c.begin(), c.end(), c.begin(), 0.0)); }
};
struct Rate : Tuple<Rate, 3> {
    Rate() = default;
    Rate(std::initializer_list<double> l) { std::copy(l.begin(), l.end(), c.begin()); }
};
struct Quaternion : Tuple<Quaternion, 4> {
    Quaternion derivative(const Rate &w) const
    {
        Quaternion q;
        q.c = {-c[1] * w.c[0] - c[2] * w.c[1] - c[3] * w.c[2], c[0] * w.c[0] + c[2] * w.c[2] - c[3] * w.c[1],
               c[0] * w.c[1] + c[3] * w.c[0] - c[1] * w.c[2], c[0] * w.c[2] + c[1] * w.c[1] - c[2] * w.c[0]};
        return q.scaled(0.5);
    }
};

class NotchFilter {
    std::complex<double> pole_, state_{0, 0};

public:
    NotchFilter(double radius, double angle) : pole_(std::polar(radius, angle)) {}
    double operator()(double in)
    {
        state_ = pole_ * state_ + in;
        return in - 0.2 * state_.real() + 0.1 * std::abs(state_);
    }
};

struct Gains {
    double p, d, radius, angle;
};

static double law(const Gains &g, double error, double rate)
{
    return -g.p * error - g.d * rate;
}

template <typename Law> static double simulate(const Rate &inertia, std::array<Law, 3> laws, std::vector<NotchFilter> filters, double dt)
{
    Quaternion q;
    q.c = {0.9, 0.3, -0.2, 0.25};
    Rate w{0.1, -0.05, 0.2};
    double cost = 0;
    for (int n = 0; n < 50; n++) {
        q += q.derivative(w).scaled(dt);
        q = q.scaled(1 / q.norm());
        Rate torque;
        for (int k = 0; k < 3; k++)
            torque.c[k] = filters[k](laws[k](q.c[k + 1], w.c[k]));
        const auto &j = inertia.c;
        Rate a{(torque.c[0] + (j[1] - j[2]) * w.c[1] * w.c[2]) / j[0], (torque.c[1] + (j[2] - j[0]) * w.c[2] * w.c[0]) / j[1],
               (torque.c[2] + (j[0] - j[1]) * w.c[0] * w.c[1]) / j[2]};
        w += a.scaled(dt);
        cost += 1 - q.c[0] * q.c[0] + 0.1 * torque.norm();
    }
    return cost;
}

static double cost(const Gains *g, const double *inertia)
{
    using namespace std::placeholders;
    auto bound = std::bind(law, std::cref(*g), _1, _2);
    std::vector<NotchFilter> filters(3, NotchFilter(g->radius, g->angle));
    return simulate(Rate{inertia[0], inertia[1], inertia[2]}, std::array{bound, bound, bound}, filters, 0.05);
}

int main()
{
    Gains g{1.2, 1.9, 0.7, 0.8}, d{};
    double inertia[3] = {1.0, 1.4, 2.1}, di[3] = {};
    __enzyme_autodiff<double>((void *)cost, enzyme_dup, &g, &d, enzyme_dup, inertia, di);
    EXPECT_SLOPE("p", 0, d.p, cost(&g, inertia), g.p, 1e-4, 1e-7);
    EXPECT_SLOPE("d", 0, d.d, cost(&g, inertia), g.d, 1e-4, 1e-7);
    EXPECT_SLOPE("radius", 0, d.radius, cost(&g, inertia), g.radius, 1e-4, 1e-7);
    EXPECT_SLOPE("angle", 0, d.angle, cost(&g, inertia), g.angle, 1e-4, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("inertia", i, di[i], cost(&g, inertia), inertia[i], 1e-4, 1e-7);
    return verdict();
}
