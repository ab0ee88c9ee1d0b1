// Molecular mechanics: energy terms by CRTP, atoms in shared pointers, terms kept in a tuple and folded.
#include "../expect.h"
#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

struct Atom {
    std::string element;
    std::array<double, 3> r;
    double charge;
    std::vector<std::weak_ptr<Atom>> bonded;
};
using AtomPtr = std::shared_ptr<Atom>;

static double distance(const Atom &a, const Atom &b)
{
    double s = 0;
    for (int k = 0; k < 3; k++)
        s += (a.r[k] - b.r[k]) * (a.r[k] - b.r[k]);
    return std::sqrt(s);
}

template <typename Derived> struct Term {
    double weight = 1;
    double energy(const std::vector<AtomPtr> &atoms) const
    {
        double e = 0;
        for (std::size_t i = 0; i < atoms.size(); i++)
            for (std::size_t j = i + 1; j < atoms.size(); j++)
                e += static_cast<const Derived *>(this)->pair(*atoms[i], *atoms[j]);
        return weight * e;
    }
};

struct Coulomb : Term<Coulomb> {
    double pair(const Atom &a, const Atom &b) const { return a.charge * b.charge / distance(a, b); }
};
struct LennardJones : Term<LennardJones> {
    double sigma;
    explicit LennardJones(double s) : sigma(s) {}
    double pair(const Atom &a, const Atom &b) const
    {
        const double q = std::pow(sigma / distance(a, b), 6);
        return (a.element == b.element ? 4 : 3) * (q * q - q);
    }
};
struct Bond : Term<Bond> {
    double stiffness;
    explicit Bond(double k) : stiffness(k) {}
    double pair(const Atom &a, const Atom &b) const
    {
        for (const auto &weak : a.bonded)
            if (const auto other = weak.lock(); other && other.get() == &b)
                return 0.5 * stiffness * std::pow(distance(a, b) - 1.1, 2);
        return 0;
    }
};

template <typename... Terms> class ForceField {
    std::tuple<Terms...> terms_;

public:
    explicit ForceField(Terms... t) : terms_(std::move(t)...) {}
    double operator()(const std::vector<AtomPtr> &atoms) const
    {
        return std::apply([&](const auto &...t) { return (t.energy(atoms) + ...); }, terms_);
    }
    template <typename T> T &get() { return std::get<T>(terms_); }
};

static double energy(const double *x, int n, double sigma, double stiffness)
{
    std::vector<AtomPtr> atoms;
    for (int i = 0; i < n; i++)
        atoms.push_back(std::make_shared<Atom>(
            Atom{i % 3 ? "hydrogen" : "carbon", {x[3 * i], x[3 * i + 1], x[3 * i + 2]}, i % 2 ? -0.5 : 0.4, {}}));
    for (int i = 0; i + 1 < n; i++) {
        atoms[i]->bonded.push_back(atoms[i + 1]);
        if (i > 0)
            atoms[i]->bonded.emplace_back(atoms[i - 1]);
    }
    ForceField field{Coulomb{}, LennardJones{sigma}, Bond{stiffness}};
    field.get<Coulomb>().weight = 0.7;
    return field(atoms);
}

struct Two {
    double sigma, stiffness;
};

int main()
{
    double x[12] = {0, 0, 0, 1.2, 0.1, 0, 1.5, 1.2, 0.2, 0.3, 1.6, 0.9}, d[12] = {}, sigma = 0.9, stiffness = 20;
    const auto g = __enzyme_autodiff<Two>((void *)energy, enzyme_dup, x, d, enzyme_const, 4, enzyme_out, sigma,
                                          enzyme_out, stiffness);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("x", i, d[i], energy(x, 4, sigma, stiffness), x[i], 1e-4, 1e-6);
    EXPECT_SLOPE("sigma", 0, g.sigma, energy(x, 4, sigma, stiffness), sigma, 1e-4, 1e-6);
    EXPECT_SLOPE("stiffness", 0, g.stiffness, energy(x, 4, sigma, stiffness), stiffness, 1e-3, 1e-6);
    return verdict();
}
