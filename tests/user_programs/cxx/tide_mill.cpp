// A tide mill: levels of the sea as valarrays of harmonics with slices and masks, gates that open by themselves, and
// a year of income; a memo of tables is kept in a function's static map.
#include "../expect.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <valarray>
#include <vector>

using Series = std::valarray<double>;

static const Series &cosines(int n, double period)
{
    static std::map<std::pair<int, double>, Series> tables;
    auto [at, fresh] = tables.try_emplace({n, period});
    if (fresh) {
        Series t(n);
        std::iota(std::begin(t), std::end(t), 0.0);
        at->second = std::cos(2 * M_PI / period * t);
    }
    return at->second;
}

struct Constituent { const char *name; double period, share; };

static Series sea(double amplitude, double surge, int hours)
{
    static const Constituent all[] = {{"M2", 12.42, 1}, {"S2", 12.0, 0.31}, {"K1", 23.93, 0.12}, {"O1", 25.82, 0.09}};
    Series level(0.0, hours);
    for (const auto &c : all)
        level += amplitude * c.share * cosines(hours, c.period);
    level[std::slice(hours / 3, hours / 6, 1)] += Series(surge, hours / 6);
    level[level < -1.6] = -1.6;
    return level;
}

class Gate {
protected:
    double width_;

public:
    explicit Gate(double width) : width_(width) {}
    virtual ~Gate() = default;
    virtual double flow(double sea, double pond) const = 0;
};

class Flap : public Gate {
public:
    using Gate::Gate;
    double flow(double sea, double pond) const override
    {
        const double head = sea - pond;
        return head > 0 ? width_ * head * std::sqrt(2 * 9.81 * head) : 0;
    }
};

class Sluice final : public Flap {
    double sill_;

public:
    Sluice(double width, double sill) : Flap(width), sill_(sill) {}
    double flow(double sea, double pond) const override
    {
        if (sea > sill_)
            return Flap::flow(sea, pond);
        return -0.02 * width_ * std::max(pond - sill_, 0.0);
    }
};

struct Mill {
    double area, wheel, efficiency;
};

double income(const Mill *mill, double amplitude, double surge)
{
    std::vector<std::shared_ptr<const Gate>> gates{std::make_shared<Flap>(2.5), std::make_shared<Sluice>(1.5, 0.3)};
    const int hours = 96;
    const Series level = sea(amplitude, surge, hours);
    Series power(hours), ponds(hours);
    double pond = 0.5;
    for (int h = 0; h < hours; ++h) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            double in = 0;
            for (const auto &g : gates)
                in += g->flow(level[h], pond);
            const double head = pond - level[h];
            const double through = head > 0.8 && pond > 0.2 ? mill->wheel * std::sqrt(head) : 0;
            power[h] += mill->efficiency * 9.81 * through * std::max(head, 0.0) / 4;
            pond += 900 * (in - through) / mill->area;
        }
        ponds[h] = pond;
    }
    const Series day = power[std::slice(6, hours / 24, 24)];
    const std::valarray<bool> working = power > 0.0;
    const Series wet = ponds[working];
    return 0.12 * power.sum() + day.sum() * 0.05 + 0.1 * wet.max() - 0.01 * std::pow(ponds, 2.0).sum();
}

int main()
{
    Mill m{22000, 3.1, 0.55}, d{};
    double amplitude = 2.1, surge = 0.4;
    struct { double a, s; } g{};
    const double da = __enzyme_autodiff<double>((void *)income, enzyme_dup, &m, &d, enzyme_out, amplitude, enzyme_const, surge);
    g.a = da;
    g.s = __enzyme_fwddiff<double>((void *)income, enzyme_const, &m, enzyme_const, amplitude, enzyme_dup, surge, 1.0);
    EXPECT_SLOPE("amplitude", 0, g.a, income(&m, amplitude, surge), amplitude, 1e-5, 1e-6);
    EXPECT_SLOPE("surge", 0, g.s, income(&m, amplitude, surge), surge, 1e-5, 1e-6);
    EXPECT_SLOPE("area", 0, d.area, income(&m, amplitude, surge), m.area, 1e-2, 1e-6);
    EXPECT_SLOPE("wheel", 0, d.wheel, income(&m, amplitude, surge), m.wheel, 1e-5, 1e-6);
    EXPECT_SLOPE("efficiency", 0, d.efficiency, income(&m, amplitude, surge), m.efficiency, 1e-4, 1e-7);
    return verdict();
}
