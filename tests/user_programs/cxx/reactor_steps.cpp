// Chemistry: formulas in text, static tables, implicit steps by Newton that throw when they fail and are tried again shorter.
#include "../expect.h"
#include <cctype>
#include <cmath>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct NoConvergence : std::runtime_error { double worst; explicit NoConvergence(double w) : std::runtime_error("no convergence"), worst(w) {} };
static const std::map<std::string, double> masses{{"H", 1.008}, {"C", 12.011}, {"O", 15.999}, {"N", 14.007}};
static double mass_of(const std::string &formula)
{
    double m = 0;
    for (size_t i = 0; i < formula.size();) {
        std::string el(1, formula[i++]);
        while (i < formula.size() && std::islower((unsigned char)formula[i])) el += formula[i++];
        int n = 0;
        while (i < formula.size() && std::isdigit((unsigned char)formula[i])) n = 10 * n + (formula[i++] - '0');
        m += masses.at(el) * (n ? n : 1);
    }
    return m;
}
struct Reaction { std::vector<int> from, to; double a, e; };
class Reactor {
    std::vector<Reaction> r_; std::vector<std::string> names_;
public:
    Reactor(std::vector<std::string> names) : names_(std::move(names)) {}
    void add(Reaction r) { r_.push_back(std::move(r)); }
    std::vector<double> rates(const std::vector<double> &c, double T) const
    {
        std::vector<double> d(c.size());
        for (const auto &r : r_) {
            double k = r.a * std::exp(-r.e / T);
            for (int s : r.from) k *= c[s];
            for (int s : r.from) d[s] -= k;
            for (int s : r.to) d[s] += k;
        }
        return d;
    }
    std::vector<double> step(const std::vector<double> &c, double T, double dt) const
    {
        std::vector<double> x = c;
        for (int it = 0; it < 60; it++) {
            auto f = rates(x, T);
            double worst = 0;
            for (size_t i = 0; i < x.size(); i++) { const double n = c[i] + dt * f[i]; worst = std::max(worst, std::fabs(n - x[i])); x[i] = n; }
            if (worst < 1e-13) return x;
            if (worst > 5) throw NoConvergence(worst);
        }
        throw NoConvergence(-1);
    }
    double weight(const std::vector<double> &c) const { double w = 0; for (size_t i = 0; i < c.size(); i++) w += c[i] * c[i] * mass_of(names_[i]); return w; }
};
static double run(const double *p, int)
{
    Reactor re({"CH4", "O2", "CO2", "H2O", "N2O"});
    re.add({{0, 1}, {2, 3}, p[0], 1.2}); re.add({{2, 3}, {0, 1}, p[1], 2.0}); re.add({{1, 4}, {3}, p[2], 0.4});
    std::vector<double> c{1, 2, 0.1, 0.1, 0.5};
    double t = 0, dt = 4, T = 1.1;
    while (t < 2) {
        try { c = re.step(c, T, dt); t += dt; T += 0.02 * c[3]; dt *= 1.3; }
        catch (const NoConvergence &e) { dt *= e.worst < 0 ? 0.5 : 0.25; }
    }
    return re.weight(c) * T;
}
int main()
{
    double p[3] = {0.9, 0.4, 0.7}, d[3] = {};
    __enzyme_autodiff<void>((void *)run, enzyme_dup, p, d, enzyme_const, 3);
    for (int i = 0; i < 3; i++) EXPECT_SLOPE("factor", i, d[i], run(p, 3), p[i], 1e-4, 1e-5);
    return verdict();
}
