// A melt of polymers: vectors as expression templates, potentials as a variadic list of policies, neighbours in
// cells of an unordered_map; energies and forces, which are compared with those of the derivative.
#include "../expect.h"
#include <array>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

template <class E> struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
    double operator[](int i) const { return self()[i]; }
};

struct V3 : Expr<V3> {
    std::array<double, 3> a{};
    V3() = default;
    V3(double x, double y, double z) : a{x, y, z} {}
    template <class E> V3(const Expr<E> &e) : a{e[0], e[1], e[2]} {}
    template <class E> V3 &operator+=(const Expr<E> &e)
    {
        for (int i = 0; i < 3; ++i)
            a[i] += e[i];
        return *this;
    }
    double operator[](int i) const { return a[i]; }
    double &operator[](int i) { return a[i]; }
};

template <class L, class R, class Op> struct Binary : Expr<Binary<L, R, Op>> {
    L l;
    R r;
    Binary(const L &x, const R &y) : l(x), r(y) {}
    double operator[](int i) const { return Op::of(l[i], r[i]); }
};
struct Minus { static double of(double x, double y) { return x - y; } };
struct Plus { static double of(double x, double y) { return x + y; } };
template <class E> struct Scaled : Expr<Scaled<E>> {
    double s;
    E e;
    Scaled(double t, const E &x) : s(t), e(x) {}
    double operator[](int i) const { return s * e[i]; }
};
template <class L, class R> Binary<L, R, Minus> operator-(const Expr<L> &l, const Expr<R> &r) { return {l.self(), r.self()}; }
template <class L, class R> Binary<L, R, Plus> operator+(const Expr<L> &l, const Expr<R> &r) { return {l.self(), r.self()}; }
template <class E> Scaled<E> operator*(double s, const Expr<E> &e) { return {s, e.self()}; }
template <class L, class R> double dot(const Expr<L> &l, const Expr<R> &r) { return l[0] * r[0] + l[1] * r[1] + l[2] * r[2]; }

struct Parameters { double epsilon, sigma, stiffness, bend; };

struct Bead { V3 place; int chain; };

struct Bonds {
    static double energy(const Parameters &p, const std::vector<Bead> &beads)
    {
        double sum = 0;
        for (std::size_t i = 1; i < beads.size(); ++i)
            if (beads[i].chain == beads[i - 1].chain) {
                const V3 r = beads[i].place - beads[i - 1].place;
                const double l = std::sqrt(dot(r, r)) - 1;
                sum += 0.5 * p.stiffness * l * l;
            }
        return sum;
    }
};

struct Angles {
    static double energy(const Parameters &p, const std::vector<Bead> &b)
    {
        double sum = 0;
        for (std::size_t i = 2; i < b.size(); ++i)
            if (b[i].chain == b[i - 2].chain) {
                const V3 second = b[i].place + (-2.0) * b[i - 1].place + b[i - 2].place;
                sum += p.bend * dot(second, second);
            }
        return sum;
    }
};

struct Pairs {
    static double energy(const Parameters &p, const std::vector<Bead> &beads)
    {
        const double cut = 2.5;
        const auto cell = [&](const V3 &v, int dx, int dy, int dz) {
            const auto part = [&](int i, int d) { return static_cast<std::uint64_t>(std::floor(v[i] / cut) + d + 512) & 1023; };
            return part(0, dx) << 20 | part(1, dy) << 10 | part(2, dz);
        };
        std::unordered_map<std::uint64_t, std::vector<int>> cells;
        for (int i = 0; i < static_cast<int>(beads.size()); ++i)
            cells[cell(beads[i].place, 0, 0, 0)].push_back(i);
        double sum = 0;
        for (int i = 0; i < static_cast<int>(beads.size()); ++i)
            for (int n = 0; n < 27; ++n) {
                const auto it = cells.find(cell(beads[i].place, n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1));
                if (it == cells.end())
                    continue;
                for (int j : it->second) {
                    if (j >= i - 1)
                        continue;
                    const V3 r = beads[i].place - beads[j].place;
                    const double r2 = dot(r, r);
                    if (r2 > cut * cut)
                        continue;
                    const double s6 = std::pow(p.sigma * p.sigma / r2, 3);
                    sum += 4 * p.epsilon * (s6 * s6 - s6);
                }
            }
        return sum;
    }
};

template <class... Terms> double total(const Parameters &p, const std::vector<Bead> &beads) { return (Terms::energy(p, beads) + ...); }

double energy(const double *places, int n, const Parameters *p)
{
    std::vector<Bead> beads;
    beads.reserve(n);
    for (int i = 0; i < n; ++i)
        beads.push_back({V3(places[3 * i], places[3 * i + 1], places[3 * i + 2]), i / 5});
    return total<Bonds, Angles, Pairs>(*p, beads);
}

int main()
{
    const int n = 15;
    std::vector<double> x(3 * n), d(3 * n);
    for (int i = 0; i < n; ++i) {
        x[3 * i] = 0.95 * (i % 5) + 0.1 * std::sin(i);
        x[3 * i + 1] = 1.2 * (i / 5) + 0.1 * std::cos(2.0 * i);
        x[3 * i + 2] = 0.3 * std::sin(1.3 * i);
    }
    Parameters p{0.8, 0.9, 30, 2}, dp{};
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, x.data(), d.data(), enzyme_const, n, enzyme_dup, &p, &dp);
    for (int i = 0; i < 3 * n; i += 2)
        EXPECT_SLOPE("x", i, d[i], energy(x.data(), n, &p), x[i], 1e-5, 1e-6);
    EXPECT_SLOPE("epsilon", 0, dp.epsilon, energy(x.data(), n, &p), p.epsilon, 1e-3, 1e-7);
    EXPECT_SLOPE("sigma", 0, dp.sigma, energy(x.data(), n, &p), p.sigma, 1e-5, 1e-6);
    EXPECT_SLOPE("stiffness", 0, dp.stiffness, energy(x.data(), n, &p), p.stiffness, 1e-2, 1e-7);
    EXPECT_SLOPE("bend", 0, dp.bend, energy(x.data(), n, &p), p.bend, 1e-3, 1e-7);
    double none[45] = {}, along = 0;
    Parameters q{1, -0.5, 0, 3};
    along = __enzyme_fwddiff<double>((void *)energy, enzyme_dup, x.data(), none, enzyme_const, n, enzyme_dup, &p, &q);
    expect("along", 0, along, dp.epsilon - 0.5 * dp.sigma + 3 * dp.bend, 1e-9);
    return verdict();
}
