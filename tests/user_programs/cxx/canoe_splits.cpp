// Split times of a canoe race: durations of the standard calculate with doubles, and tuples are ranked by algorithms.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <ratio>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

using Seconds = std::chrono::duration<double>;
using Minutes = std::chrono::duration<double, std::ratio<60>>;
using Ticks = std::chrono::duration<long long, std::milli>;

struct Gate {
    double distance;
    int penalty;
    Ticks hold;
};

class Stroke {
    double rate_, reach_;

public:
    constexpr Stroke(double rate, double reach) : rate_(rate), reach_(reach) {}
    Seconds operator()(const Gate &g, double current) const
    {
        const double speed = rate_ * reach_ + current;
        return Seconds(g.distance / speed) + g.hold + Seconds(2.0 * g.penalty / reach_);
    }
    Stroke tired(Minutes after) const { return {rate_ * std::exp(-0.05 * after.count()), reach_}; }
};

using Result = std::tuple<Seconds, std::string, std::size_t>;

std::string board(const std::vector<Result> &results)
{
    std::ostringstream out;
    for (const auto &[time, name, gates] : results)
        out << std::left << std::setw(12) << name << std::right << std::fixed << std::setprecision(2) << time.count() << '\n';
    return out.str();
}

double standings(const double *reach, int boats, double rate, double current)
{
    using namespace std::chrono_literals;
    const std::array<Gate, 5> gates = {{{40, 0, 250ms}, {65, 1, 0ms}, {30, 0, 1s}, {120, 2, 500ms}, {80, 0, 0ms}}};
    const std::array<const char *, 4> names = {"otter", "heron", "kingfisher of the weir", "pike"};
    std::vector<Result> results;
    for (int b = 0; b < boats; ++b) {
        Stroke stroke(rate, reach[b]);
        std::vector<Seconds> splits;
        for (const auto &g : gates) {
            splits.push_back(stroke(g, current));
            stroke = stroke.tired(splits.back());
        }
        std::partial_sum(splits.begin(), splits.end(), splits.begin());
        results.emplace_back(splits.back(), names[b % 4], splits.size());
    }
    std::nth_element(results.begin(), results.begin() + 1, results.end());
    std::sort(results.begin(), results.end(), [](const Result &a, const Result &b) { return std::get<0>(a) < std::get<0>(b); });
    const auto [fastest, winner, count] = results.front();
    const std::string text = board(results);
    double sum = std::chrono::duration_cast<Minutes>(fastest).count() * static_cast<double>(winner.size());
    std::vector<double> weights(results.size());
    std::iota(weights.rbegin(), weights.rend(), 1.0);
    sum += std::inner_product(results.begin(), results.end(), weights.begin(), 0.0, std::plus<>{},
                              [](const Result &r, double w) { return w * std::sqrt(std::get<Seconds>(r).count()); });
    return std::count(text.begin(), text.end(), '\n') == boats ? sum : -1;
}

struct Slopes {
    double rate, current;
};

int main()
{
    double reach[4] = {1.6, 1.75, 1.5, 1.9}, d[4] = {}, rate = 1.1, current = 0.4;
    const auto g = __enzyme_autodiff<Slopes>((void *)standings, enzyme_dup, reach, d, enzyme_const, 4, enzyme_out, rate, enzyme_out, current);
    EXPECT_SLOPE("rate", 0, g.rate, standings(reach, 4, rate, current), rate, 1e-3, 1e-7);
    EXPECT_SLOPE("current", 0, g.current, standings(reach, 4, rate, current), current, 1e-3, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("reach", i, d[i], standings(reach, 4, rate, current), reach[i], 1e-3, 1e-7);
    return verdict();
}
