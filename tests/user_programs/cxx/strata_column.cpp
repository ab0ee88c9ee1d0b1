// Geology: a column of beds that compact as they are buried; beds are variants, some of which hold vectors of beds;
// contacts are visited by two variants at once, copies are deep, ages are optional, groups have names.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

struct Sand {
    double thickness, porosity;
};
struct Shale {
    double thickness;
    float organic;
    std::optional<double> age;
};
struct Salt {
    double thickness;
};
struct Group;
using Bed = std::variant<Sand, Shale, Salt, std::unique_ptr<Group>>;
struct Group {
    std::string name;
    std::vector<Bed> beds;
};

static Bed copy(const Bed &bed)
{
    return std::visit(
        [](const auto &b) -> Bed {
            if constexpr (std::is_same_v<std::decay_t<decltype(b)>, std::unique_ptr<Group>>) {
                auto g = std::make_unique<Group>();
                g->name = b->name + " (copy)";
                for (const Bed &inner : b->beds)
                    g->beds.push_back(copy(inner));
                return g;
            } else {
                return b;
            }
        },
        bed);
}

template <class... F> struct Overload : F... {
    using F::operator()...;
};

struct Burial {
    double depth = 0, heat = 0;
    std::map<std::string, double> by_group;
};

static double compacted(double thickness, double porosity, double depth, double decay)
{
    // solid grains keep their volume: solved by Newton for the new thickness
    const double solid = thickness * (1 - porosity);
    double t = thickness;
    for (int i = 0; i < 6; i++) {
        const double pore = porosity / decay * std::exp(-decay * depth) * (1 - std::exp(-decay * t));
        const double f = t - pore - solid, slope = 1 - porosity * std::exp(-decay * (depth + t));
        t -= f / slope;
    }
    return t;
}

static void bury(Bed &bed, Burial &at, double flow)
{
    std::visit(Overload{[&](Sand &s) {
                            s.thickness = compacted(s.thickness, s.porosity, at.depth, 0.3);
                            at.depth += s.thickness;
                            at.heat += flow * s.thickness / 3.0;
                        },
                        [&](Shale &s) {
                            s.thickness = compacted(s.thickness, 0.6, at.depth, 0.5);
                            if (at.heat > 0.8)
                                s.organic *= static_cast<float>(std::exp(-0.2 * (at.heat - 0.8) * s.age.value_or(1.5)));
                            at.depth += s.thickness;
                            at.heat += flow * s.thickness / 1.8;
                        },
                        [&](Salt &s) {
                            at.depth += s.thickness;
                            at.heat += flow * s.thickness / 5.5;
                        },
                        [&](std::unique_ptr<Group> &g) {
                            const double top = at.depth;
                            for (Bed &b : g->beds)
                                bury(b, at, flow);
                            at.by_group[g->name] += at.depth - top;
                        }},
               bed);
}

static double contact(const Bed &upper, const Bed &lower)
{
    return std::visit(Overload{[](const Sand &a, const Shale &b) { return a.porosity * b.organic; },
                               [](const Shale &a, const Sand &b) { return 0.5 * a.thickness * b.porosity; },
                               [](const Salt &a, const Sand &) { return 0.1 * a.thickness; },
                               [](const Salt &a, const Shale &b) { return 0.2 * a.thickness * b.thickness; },
                               [](const Shale &a, const std::unique_ptr<Group> &g) { return 0.05 * a.thickness * static_cast<double>(g->beds.size()); },
                               [](const auto &, const auto &) { return 0.0; }},
                      upper, lower);
}

static double charge(const std::vector<Bed> &beds)
{
    double sum = 0;
    for (std::size_t i = 0; i < beds.size(); i++) {
        if (i > 0)
            sum += contact(beds[i - 1], beds[i]);
        if (const auto *g = std::get_if<std::unique_ptr<Group>>(&beds[i]))
            sum += 0.9 * charge((*g)->beds);
        else if (const auto *s = std::get_if<Shale>(&beds[i]))
            sum += s->organic * s->thickness;
    }
    return sum;
}

double basin(const double *thickness, const double *porosity, double organic, double flow)
{
    std::vector<Bed> column;
    column.emplace_back(Sand{thickness[0], porosity[0]});
    column.emplace_back(Shale{thickness[1], static_cast<float>(organic), 2.0});
    auto cycle = std::make_unique<Group>();
    cycle->name = "cyclothem";
    cycle->beds.emplace_back(Sand{thickness[2], porosity[1]});
    cycle->beds.emplace_back(Shale{0.4, static_cast<float>(organic * organic), std::nullopt});
    cycle->beds.emplace_back(Salt{thickness[3]});
    column.emplace_back(std::move(cycle));
    column.push_back(copy(column[2]));
    std::get<std::unique_ptr<Group>>(column[3])->beds.insert(std::get<std::unique_ptr<Group>>(column[3])->beds.begin() + 1, copy(column[0]));
    std::swap(column[0], column[1]);
    std::rotate(column.begin(), column.begin() + 1, column.end() - 1);
    Burial at;
    for (Bed &b : column)
        bury(b, at, flow);
    double sum = charge(column) + 0.1 * at.depth * at.heat;
    for (const auto &[name, span] : at.by_group)
        sum += span * span / static_cast<double>(name.size());
    return sum;
}

struct By {
    double organic, flow;
};

int main()
{
    double thickness[4] = {1.0, 0.8, 0.6, 0.3}, porosity[2] = {0.4, 0.35}, dt[4] = {}, dp[2] = {}, organic = 0.75, flow = 1.1;
    const auto by = __enzyme_autodiff<By>((void *)basin, enzyme_dup, thickness, dt, enzyme_dup, porosity, dp, organic, flow);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("thickness", i, dt[i], basin(thickness, porosity, organic, flow), thickness[i], 4e-3, 1e-4);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("porosity", i, dp[i], basin(thickness, porosity, organic, flow), porosity[i], 4e-3, 1e-4);
    EXPECT_SLOPE("organic", 0, by.organic, basin(thickness, porosity, organic, flow), organic, 0.03125, 1e-4);
    EXPECT_SLOPE("flow", 0, by.flow, basin(thickness, porosity, organic, flow), flow, 4e-3, 1e-4);
    return verdict();
}
