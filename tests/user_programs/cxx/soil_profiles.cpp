// Soil science: moisture in horizons; C++20 views over maps (keys, values, elements), lazy pipelines with drop, take_while,
// reverse, join and split, iota with transforms, projections, and a view adaptor of one's own.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace rv = std::views;

struct Horizon {
    char name;
    double thickness, porosity, water;
    [[nodiscard]] double saturation() const { return water / (porosity * thickness); }
};

template <std::ranges::forward_range R> class Pairs : public std::ranges::view_interface<Pairs<R>> {
    R base_;

public:
    class iterator {
        std::ranges::iterator_t<R> at_, next_;

    public:
        using difference_type = std::ptrdiff_t;
        using value_type = std::pair<std::ranges::range_reference_t<R>, std::ranges::range_reference_t<R>>;
        iterator() = default;
        iterator(std::ranges::iterator_t<R> at, std::ranges::iterator_t<R> next) : at_(at), next_(next) {}
        value_type operator*() const { return {*at_, *next_}; }
        iterator &operator++()
        {
            ++at_, ++next_;
            return *this;
        }
        iterator operator++(int)
        {
            auto kept = *this;
            ++*this;
            return kept;
        }
        bool operator==(const iterator &o) const { return next_ == o.next_; }
    };
    explicit Pairs(R base) : base_(std::move(base)) {}
    iterator begin() { return {std::ranges::begin(base_), std::ranges::next(std::ranges::begin(base_))}; }
    iterator end() { return {std::ranges::end(base_), std::ranges::end(base_)}; }
};
template <class R> Pairs(R &&) -> Pairs<rv::all_t<R>>;

using Profile = std::vector<Horizon>;

static std::map<std::string, Profile> survey(std::string_view notes, const double *porosity)
{
    std::map<std::string, Profile> sites;
    for (const auto line : notes | rv::split(';')) {
        const std::string_view text(line.begin(), line.end());
        const auto colon = text.find(':');
        Profile p;
        for (const auto [i, letter] : rv::iota(0) | rv::take(static_cast<int>(text.size() - colon - 1)) |
                                          rv::transform([&](int i) { return std::pair(i, text[colon + 1 + static_cast<std::size_t>(i)]); }))
            p.push_back({letter, 0.1 + 0.05 * i, porosity[letter - 'A'], 0.02 + 0.004 * i});
        sites.emplace(text.substr(0, colon), std::move(p));
    }
    return sites;
}

static void drain(Profile &p, double conductivity, double rain)
{
    p.front().water += rain;
    for (auto &&[above, below] : Pairs(p)) {
        const double se = above.saturation();
        const double flow = std::min(conductivity * std::pow(se, 3.5), 0.4 * above.water) * (1 - 0.5 * std::tanh(below.saturation()));
        above.water -= flow;
        below.water += flow;
    }
    p.back().water *= 1 - 0.1 * conductivity;
}

static double yield(const double *porosity, double conductivity, const double *rain, int days)
{
    auto sites = survey("ridge:AEBC;slope:ABBC;valley:AABBCC", porosity);
    for (const int day : rv::iota(0, days))
        for (auto &p : sites | rv::values)
            drain(p, conductivity, rain[day]);
    auto wet = sites | rv::values | rv::join | rv::filter([](const Horizon &h) { return h.name != 'C'; }) |
               rv::transform([](const Horizon &h) { return h.saturation() * h.thickness; });
    double sum = 0;
    for (const double w : wet)
        sum += w;
    for (const auto &[name, p] : sites) {
        auto top = p | rv::take_while([](const Horizon &h) { return h.name <= 'B'; }) | rv::transform(&Horizon::water) | rv::common;
        const double stored = std::accumulate(top.begin(), top.end(), 0.0);
        const auto driest = std::ranges::min_element(p, {}, &Horizon::saturation);
        sum += std::sqrt(stored) * (name.size() > 5 ? 2 : 1) + driest->saturation();
        for (const auto &h : p | rv::reverse | rv::drop(1))
            sum += 0.1 * std::log1p(h.water / h.thickness);
    }
    auto names = sites | rv::keys | rv::transform(&std::string::size);
    return sum + 1e-3 * static_cast<double>(std::ranges::max(names));
}

int main()
{
    double porosity[5] = {0.45, 0.4, 0.35, 0.3, 0.42}, dp[5] = {}, rain[6] = {0.004, 0, 0.02, 0.001, 0.006, 0.012}, dr[6] = {};
    double k = 0.03;
    const double dk = __enzyme_autodiff<double>((void *)yield, enzyme_dup, porosity, dp, enzyme_out, k, enzyme_dup, rain, dr, enzyme_const, 6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("porosity", i, dp[i], yield(porosity, k, rain, 6), porosity[i], 1e-4, 1e-7);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("rain", i, dr[i], yield(porosity, k, rain, 6), rain[i], 1e-5, 1e-6);
    EXPECT_SLOPE("conductivity", 0, dk, yield(porosity, k, rain, 6), k, 1e-5, 1e-6);
    return verdict();
}
