// Public finance: brackets in an ordered set, households in a multimap, revenue and its progressivity.
#include "../expect.h"
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

struct Bracket {
    double from;
    mutable double collected;
    float rate;
    bool operator<(const Bracket &o) const { return from < o.from; }
};

class Code {
    std::set<Bracket> brackets_;
    double allowance_;

public:
    explicit Code(double allowance) : allowance_(allowance) {}
    void bracket(double from, double rate) { brackets_.insert(Bracket{from, 0, static_cast<float>(rate)}); }
    double tax(double income, int children) const
    {
        const double base = income - allowance_ * (1 + 0.5 * children);
        if (base <= 0)
            return 0;
        double due = 0;
        const auto end = brackets_.upper_bound(Bracket{base, 0, 0});
        for (auto it = brackets_.begin(); it != end; ++it) {
            const auto above = std::next(it);
            const double top = above == end ? base : above->from;
            const double part = it->rate * (top - it->from);
            it->collected += part;
            due += part;
        }
        return due;
    }
    std::vector<double> collected() const
    {
        std::vector<double> all;
        for (const auto &b : brackets_)
            all.push_back(b.collected);
        return all;
    }
};

using Household = std::tuple<std::string, double, int>;

static double objective(const double *from, const double *rates, int n, double allowance)
{
    std::multimap<int, Household> regions;
    for (int i = 0; i < 15; i++)
        regions.emplace((i * 7) % 4, Household{"household number " + std::to_string(i), 5.3 + 4.7 * i, i % 3});
    Code code(allowance);
    for (int i = n; i-- > 0;)
        code.bracket(from[i], rates[i]);
    double welfare = 0, revenue = 0;
    for (int region = 0; region < 4; region++) {
        auto [first, last] = regions.equal_range(region);
        double sum = 0;
        for (; first != last; ++first) {
            const auto &[name, income, children] = first->second;
            const double tax = code.tax(income, children);
            welfare += std::log(income - tax) / name.length();
            sum += tax;
        }
        revenue += sum * sum / (1 + region);
    }
    double unequal = 0;
    for (double c : code.collected())
        unequal += c * c;
    return welfare + 1e-3 * revenue + 1e-3 * unequal;
}

int main()
{
    double from[4] = {0, 11, 24.5, 50}, rates[4] = {0.125, 0.1875, 0.25, 0.375}, df[4] = {}, dr[4] = {}, allowance = 4;
    const double da = __enzyme_autodiff<double>((void *)objective, enzyme_dup, from, df, enzyme_dup, rates, dr,
                                                enzyme_const, 4, enzyme_out, allowance);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("from", i, df[i], objective(from, rates, 4, allowance), from[i], 1e-3, 1e-6);
        EXPECT_SLOPE("rate", i, dr[i], objective(from, rates, 4, allowance), rates[i], 0.0078125, 1e-4);
    }
    EXPECT_SLOPE("allowance", 0, da, objective(from, rates, 4, allowance), allowance, 1e-3, 1e-6);
    return verdict();
}
