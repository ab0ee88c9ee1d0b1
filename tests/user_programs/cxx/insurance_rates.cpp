// Insurance: policies with enums and bitsets, rates in multimaps and nested maps, a rule engine.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

enum class Region { North, South, Coast };
enum Flag { Smoker, Alarm, Garage, Young, Flags };
struct Policy {
    std::string holder;
    Region region;
    std::bitset<Flags> flags;
    double insured;
    std::optional<double> deductible;
    int year;
};
class Rule {
public:
    virtual ~Rule() = default;
    virtual bool applies(const Policy &) const = 0;
    virtual double apply(double premium, const Policy &) const = 0;
};
class FlagRule : public Rule {
    Flag flag_;
    double factor_;

public:
    FlagRule(Flag f, double x) : flag_(f), factor_(x) {}
    bool applies(const Policy &p) const override { return p.flags.test(flag_); }
    double apply(double premium, const Policy &) const override { return premium * factor_; }
};
class DeductibleRule : public Rule {
    double weight_;

public:
    explicit DeductibleRule(double w) : weight_(w) {}
    bool applies(const Policy &p) const override { return p.deductible.has_value(); }
    double apply(double premium, const Policy &p) const override { return premium * std::exp(-weight_ * *p.deductible / p.insured); }
};
class Tariff {
    std::map<Region, std::map<int, double>> base_;
    std::multimap<int, std::shared_ptr<const Rule>> rules_;

public:
    void base(Region r, int from, double rate) { base_[r][from] = rate; }
    void rule(int priority, std::shared_ptr<const Rule> r) { rules_.emplace(priority, std::move(r)); }
    double premium(const Policy &p) const
    {
        const auto &years = base_.at(p.region);
        auto it = years.upper_bound(p.year);
        double x = (it == years.begin() ? it->second : std::prev(it)->second) * p.insured;
        for (const auto &[priority, rule] : rules_)
            if (rule->applies(p))
                x = rule->apply(x, p) + 0.001 * priority * x;
        return x;
    }
};
static double book(const double *rates, const double *factors, double deductible)
{
    Tariff t;
    t.base(Region::North, 2000, rates[0]);
    t.base(Region::North, 2015, rates[1]);
    t.base(Region::South, 1990, rates[2]);
    t.base(Region::Coast, 2005, rates[3]);
    auto young = std::make_shared<FlagRule>(Young, factors[0]);
    t.rule(2, young);
    t.rule(1, std::make_shared<FlagRule>(Alarm, factors[1]));
    t.rule(2, std::make_shared<DeductibleRule>(factors[2]));
    const std::vector<Policy> policies{{"Ada", Region::North, 0b1010, 1200, std::nullopt, 2017},
                                       {"Grace Brewster Murray Hopper", Region::South, 0b1011, 800, deductible, 1999},
                                       {"Edsger", Region::Coast, 0b0100, 2500, 2 * deductible, 2001},
                                       {"Barbara", Region::North, 0b1000, 300, 50, 2004}};
    std::map<Region, std::vector<double>> by_region;
    for (const Policy &p : policies)
        by_region[p.region].push_back(t.premium(p));
    double sum = 0;
    for (auto &[region, premiums] : by_region) {
        std::sort(premiums.rbegin(), premiums.rend());
        std::vector<double> partial(premiums.size());
        std::partial_sum(premiums.begin(), premiums.end(), partial.begin());
        sum += partial.back() + 0.5 * std::sqrt(partial.front()) * (1 + (int)region);
    }
    const auto most = std::max_element(policies.begin(), policies.end(), [&](const Policy &a, const Policy &b) { return t.premium(a) < t.premium(b); });
    return sum + 0.1 * t.premium(*most);
}
int main()
{
    double r[4] = {0.011, 0.013, 0.009, 0.017}, dr[4] = {}, f[3] = {1.3, 0.9, 0.7}, df[3] = {}, d = 120;
    const double g = __enzyme_autodiff<double>((void *)book, enzyme_dup, r, dr, enzyme_dup, f, df, enzyme_out, d);
    EXPECT_SLOPE("deductible", 0, g, book(r, f, d), d, 1e-2, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("rate", i, dr[i], book(r, f, d), r[i], 1e-5, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("factor", i, df[i], book(r, f, d), f[i], 1e-4, 1e-7);
    return verdict();
}
