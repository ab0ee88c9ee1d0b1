// Backward induction on a game tree: nodes in a pool by index, actions as small vectors, minimax
// with soft choice, memo in a hash map by state.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>
#include "../expect.h"
struct State {
    int pile;
    std::int8_t player;
    bool operator==(const State &) const = default;
};
template <> struct std::hash<State> {
    size_t operator()(const State &s) const noexcept
    {
        return std::hash<int>()(s.pile * 31 + s.player);
    }
};
struct Value {
    double expected;
    float spread;
    unsigned visits;
};
class Solver
{
    std::unordered_map<State, Value> memo_;
    const double *reward_;
    double heat_;

  public:
    Solver(const double *r, double h) : reward_(r), heat_(h)
    {
    }
    Value solve(State s)
    {
        if (s.pile <= 0)
            return {s.player ? -1.0 : 1.0, 0.0f, 1};
        if (auto it = memo_.find(s); it != memo_.end()) {
            ++it->second.visits;
            return it->second;
        }
        std::vector<std::pair<double, Value>> options;
        for (int take = 1; take <= std::min(3, s.pile); ++take) {
            Value v = solve({s.pile - take, std::int8_t(1 - s.player)});
            options.emplace_back(reward_[take - 1] * (s.player ? -1 : 1) + 0.9 * v.expected, v);
        }
        double top = std::numeric_limits<double>::lowest();
        for (auto &[q, v] : options)
            top = std::max(top, (s.player ? -q : q));
        double z = 0, mean = 0;
        float spread = 0;
        for (auto &[q, v] : options) {
            const double w = std::exp(((s.player ? -q : q) - top) / heat_);
            z += w;
            mean += w * q;
            spread += float(w) * v.spread;
        }
        Value r{mean / z, 0.5f * spread / float(z) + float(std::abs(mean / z - options[0].first)),
                1};
        return memo_.emplace(s, r).first->second;
    }
    double total() const
    {
        double t = 0;
        for (const auto &[s, v] : memo_)
            t += v.expected * v.visits / (1 + s.pile);
        return t;
    }
};
static double play(const double *reward, double heat)
{
    Solver s(reward, heat);
    Value v = s.solve({9, 0});
    return v.expected + 0.1 * v.spread + 0.01 * s.total();
}
int main()
{
    double r[3] = {0.1, -0.2, 0.35}, d[3] = {};
    double dh = __enzyme_autodiff<double>((void *)play, enzyme_dup, r, d, enzyme_out, 0.4), h = 0.4;
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("reward", i, d[i], play(r, 0.4), r[i], 1e-2, 1e-4);
    EXPECT_SLOPE("heat", 0, dh, play(r, h), h, 1e-2, 1e-4);
    return verdict();
}
