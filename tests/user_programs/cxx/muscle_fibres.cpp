// Muscles of a forearm: Hill-type fibres with policies for their curves, expression templates for state vectors.
#include "../expect.h"
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <tuple>
#include <utility>

namespace expr {
template <class E> struct Base {
    const E &self() const { return static_cast<const E &>(*this); }
};
template <std::size_t n> struct Vec : Base<Vec<n>> {
    std::array<double, n> v{};
    Vec() = default;
    explicit Vec(double x) { v.fill(x); }
    template <class E> Vec(const Base<E> &e)
    {
        for (std::size_t i = 0; i < n; ++i)
            v[i] = e.self()[i];
    }
    template <class E> Vec &operator+=(const Base<E> &e)
    {
        for (std::size_t i = 0; i < n; ++i)
            v[i] += e.self()[i];
        return *this;
    }
    double operator[](std::size_t i) const { return v[i]; }
    double &operator[](std::size_t i) { return v[i]; }
};
template <class E> struct Held {
    using type = const E;
};
template <std::size_t n> struct Held<Vec<n>> {
    using type = const Vec<n> &;
};
template <class L, class R, class Op> struct Binary : Base<Binary<L, R, Op>> {
    typename Held<L>::type l;
    typename Held<R>::type r;
    Binary(const L &l, const R &r) : l(l), r(r) {}
    double operator[](std::size_t i) const { return Op{}(l[i], r[i]); }
};
template <class E, class F> struct Mapped : Base<Mapped<E, F>> {
    typename Held<E>::type e;
    F f;
    Mapped(const E &e, F f) : e(e), f(std::move(f)) {}
    double operator[](std::size_t i) const { return f(e[i]); }
};
template <class L, class R> auto operator+(const Base<L> &l, const Base<R> &r) { return Binary<L, R, std::plus<>>(l.self(), r.self()); }
template <class L, class R> auto operator-(const Base<L> &l, const Base<R> &r) { return Binary<L, R, std::minus<>>(l.self(), r.self()); }
template <class L, class R> auto operator*(const Base<L> &l, const Base<R> &r) { return Binary<L, R, std::multiplies<>>(l.self(), r.self()); }
template <class E, class F> auto map(const Base<E> &e, F f) { return Mapped<E, F>(e.self(), std::move(f)); }
template <class E> auto operator*(double s, const Base<E> &e)
{
    return map(e, [s](double x) { return s * x; });
}
} // namespace expr
using expr::Vec;

struct GaussianActive {
    double width = 0.45;
    double active(double length) const { return std::exp(-std::pow((length - 1) / width, 2)); }
};
struct PolynomialActive {
    double a = 6.25;
    double active(double length) const
    {
        const double x = 1 - a * (length - 1) * (length - 1);
        return x > 0 ? x * x * (3 - 2 * x) : 0;
    }
};
struct ExponentialPassive {
    double stiffness = 4;
    double passive(double length) const { return length > 1 ? (std::exp(stiffness * (length - 1)) - 1 - stiffness * (length - 1)) / 20 : 0; }
};
struct NoPassive {
    double passive(double) const { return 0; }
};

template <class Active, class Passive> class Fibre : Active, Passive {
public:
    double strength, arm; // N, m
    Fibre(double strength, double arm, Active a = {}, Passive p = {}) : Active(a), Passive(p), strength(strength), arm(arm) {}
    double torque(double activation, double angle, double speed) const
    {
        const double length = 1 + 3.0 * arm * (angle - 1.2), v = -3.0 * arm * speed;
        const double hill = v > 0 ? (1 - v / 10) / (1 + v / 2.5) : (1 - 1.3 * v) / (1 - v);
        return strength * arm * (activation * this->active(length) * hill + this->passive(length));
    }
};

template <class... F> class Arm {
    std::tuple<F...> fibres_;

public:
    static constexpr std::size_t n = sizeof...(F);
    using State = Vec<n + 2>; // activations, angle, speed
    double inertia, damping;
    Arm(double inertia, double damping, F... f) : fibres_(std::move(f)...), inertia(inertia), damping(damping) {}

    template <std::size_t... i> double torque(const State &s, std::index_sequence<i...>) const
    {
        return (std::get<i>(fibres_).torque(s[i], s[n], s[n + 1]) + ...);
    }
    State rate(const State &s, const std::array<double, n> &excitation) const
    {
        State r;
        for (std::size_t k = 0; k < n; ++k) {
            const double tau = excitation[k] > s[k] ? 0.012 * (0.5 + 1.5 * s[k]) : 0.035 / (0.5 + 1.5 * s[k]);
            r[k] = (excitation[k] - s[k]) / tau;
        }
        r[n] = s[n + 1];
        r[n + 1] = (torque(s, std::make_index_sequence<n>{}) - damping * s[n + 1] - 9.0 * std::sin(s[n]) * 0.2) / inertia;
        return r;
    }
    State step(const State &s, const std::array<double, n> &e, double h) const
    {
        const State k1 = rate(s, e);
        const State k2 = rate(s + (h / 2) * k1, e);
        const State k3 = rate(s + (h / 2) * k2, e);
        const State k4 = rate(s + h * k3, e);
        return s + (h / 6) * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
    }
};

struct Task {
    double target, onset;
    double pulse[4]; // excitations: two phases of two muscles and a third that holds
    double operator()(double inertia, double damping) const
    {
        using Flexor = Fibre<GaussianActive, ExponentialPassive>;
        using Extensor = Fibre<PolynomialActive, NoPassive>;
        Arm arm(inertia, damping, Flexor(900, 0.04), Flexor(400, 0.03, {0.6}, {3.5}), Extensor(700, -0.035));
        Vec<5> s(0.05);
        s[3] = 0.6;
        s[4] = 0;
        double effort = 0;
        for (int i = 0; i < 150; ++i) {
            const double t = 0.002 * i, late = 1 / (1 + std::exp(-(t - onset) / 0.01));
            const std::array<double, 3> e{pulse[0] * (1 - late), pulse[1], pulse[2] * late + pulse[3] * (1 - late)};
            s = arm.step(s, e, 0.002);
            const Vec<5> squares = s * s - 0.1 * map(s, [](double x) { return std::tanh(x); });
            effort += 0.002 * (squares[0] + squares[1] + squares[2]);
        }
        return std::pow(s[3] - target, 2) + 0.01 * s[4] * s[4] + 0.1 * effort;
    }
};

struct Body {
    double inertia, damping;
};

static double perform(const Task *t, double inertia, double damping) { return (*t)(inertia, damping); }

static void gradient(const Task *t, Task *g, double inertia, double damping)
{
    *g = Task{};
    __enzyme_autodiff<void>((void *)perform, enzyme_dup, t, g, enzyme_const, inertia, enzyme_const, damping);
}

int main()
{
    Task t{1.4, 0.16, {0.7, 0.3, 0.5, 0.1}}, g{};
    double inertia = 0.08, damping = 0.3;
    const Body by = __enzyme_autodiff<Body>((void *)perform, enzyme_dup, &t, &g, enzyme_out, inertia, enzyme_out, damping);
    EXPECT_SLOPE("inertia", 0, by.inertia, perform(&t, inertia, damping), inertia, 1e-4, 1e-4);
    EXPECT_SLOPE("damping", 0, by.damping, perform(&t, inertia, damping), damping, 1e-4, 1e-4);
    EXPECT_SLOPE("target", 0, g.target, perform(&t, inertia, damping), t.target, 1e-4, 1e-4);
    EXPECT_SLOPE("onset", 0, g.onset, perform(&t, inertia, damping), t.onset, 1e-5, 1e-4);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("pulse", i, g.pulse[i], perform(&t, inertia, damping), t.pulse[i], 1e-5, 1e-4);
    Task v{0.3, 0.01, {0.1, -0.2, 0.3, 0}}, hv{}, first{};
    __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, &t, &v, enzyme_dup, &first, &hv, enzyme_const, inertia, enzyme_const, damping);
    double *tp = &t.target, *vp = &v.target, *hp = &hv.target;
    const double h = 1e-4;
    Task plus{}, minus{}, moved = t;
    for (int i = 0; i < 6; ++i)
        (&moved.target)[i] = tp[i] + h * vp[i];
    gradient(&moved, &plus, inertia, damping);
    for (int i = 0; i < 6; ++i)
        (&moved.target)[i] = tp[i] - h * vp[i];
    gradient(&moved, &minus, inertia, damping);
    for (int i = 0; i < 6; ++i)
        expect("hessian", i, hp[i], ((&plus.target)[i] - (&minus.target)[i]) / (2 * h), 1e-3);
    return verdict();
}
