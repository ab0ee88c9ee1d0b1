// Ecology: species on a grid; interactions are parsed from a table of text; sets, bitsets and a visitor by overload.
#include "../expect.h"
#include <algorithm>
#include <bitset>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

template <class... F> struct overload : F... {
    using F::operator()...;
};

struct Grazes {
    std::string prey;
    double rate;
};
struct Competes {
    std::string rival;
    double strength;
};
struct Seeds {
    double amount;
};
using Trait = std::variant<Grazes, Competes, Seeds>;

struct Species {
    double growth = 0;
    std::vector<double> density;
    std::vector<Trait> traits;
};

static std::string_view trim(std::string_view s)
{
    while (!s.empty() && s.front() == ' ')
        s.remove_prefix(1);
    while (!s.empty() && s.back() == ' ')
        s.remove_suffix(1);
    return s;
}

class Pool {
    std::map<std::string, Species, std::less<>> species_;
    std::bitset<64> dry_;
    std::size_t cells_;

public:
    Pool(std::size_t cells, std::string_view table, const double *p) : cells_(cells)
    {
        for (std::size_t k = 0; k < cells; k += 5)
            dry_.set(k);
        while (!table.empty()) {
            const auto end = table.find(';');
            parse(trim(table.substr(0, end)), p);
            table = end == table.npos ? std::string_view{} : table.substr(end + 1);
        }
    }
    void parse(std::string_view line, const double *p)
    {
        std::istringstream in{std::string(line)};
        std::string name, verb, other;
        int index;
        in >> name >> verb;
        Species &s = species_[name];
        if (verb == "grows") {
            in >> index;
            s.growth = p[index];
            s.density.assign(cells_, 0.1 + 0.01 * name.size());
        } else if (verb == "grazes") {
            in >> other >> index;
            s.traits.emplace_back(Grazes{other, p[index]});
        } else if (verb == "competes") {
            in >> other >> index;
            s.traits.emplace_back(Competes{other, p[index]});
        } else {
            in >> index;
            s.traits.emplace_back(Seeds{p[index]});
        }
    }
    void step(double dt)
    {
        std::map<std::string, std::vector<double>> change;
        for (const auto &[name, s] : species_) {
            auto &d = change[name];
            d.resize(cells_);
            for (std::size_t i = 0; i < cells_; i++) {
                if (dry_[i])
                    continue;
                d[i] += s.growth * s.density[i] * (1 - s.density[i]);
                for (const auto &t : s.traits)
                    std::visit(overload{[&](const Grazes &g) {
                                            const double eaten = g.rate * s.density[i] * species_.find(g.prey)->second.density[i];
                                            d[i] += 0.5 * eaten;
                                            auto &prey = change[g.prey];
                                            prey.resize(cells_);
                                            prey[i] -= eaten;
                                        },
                                        [&](const Competes &c) { d[i] -= c.strength * s.density[i] * species_.at(c.rival).density[i]; },
                                        [&](const Seeds &q) { d[i] += q.amount * (s.density[(i + 1) % cells_] - s.density[i]); }},
                               t);
            }
        }
        for (auto &[name, d] : change)
            std::transform(d.begin(), d.end(), species_.at(name).density.begin(), species_.at(name).density.begin(), [dt](double c, double x) { return x + dt * c; });
    }
    double health() const
    {
        std::multiset<double> totals;
        for (const auto &[name, s] : species_)
            totals.insert(std::accumulate(s.density.begin(), s.density.end(), 0.0));
        double h = 1, weight = 1;
        for (double t : totals) {
            h += weight * t * t;
            weight *= 0.5;
        }
        return h;
    }
};

static double health(const double *p, int n)
{
    Pool pool(n, "algae grows 0; limpets grows 1; limpets grazes algae 2; barnacles grows 1 ; barnacles competes limpets 3; algae seeds 4", p);
    for (int k = 0; k < 10; k++)
        pool.step(0.1);
    return pool.health();
}

int main()
{
    double p[5] = {0.9, 0.3, 0.6, 0.2, 0.15}, d[5] = {};
    __enzyme_autodiff<void>((void *)health, enzyme_dup, p, d, enzyme_const, 12);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("p", i, d[i], health(p, 12), p[i], 1e-3, 1e-6);
    return verdict();
}
