// Combinatorics: recursion with an unordered_map as memory; optimal stopping of dice, a secretary problem.
#include "../expect.h"
#include <algorithm>
#include <cstdint>
#include <unordered_map>

struct Entry {
    double value;
    bool stop;
    std::uint16_t visits;
};

class Game {
    std::unordered_map<std::uint64_t, Entry> known_;
    const double *odds_;
    double cost_;

public:
    Game(const double *odds, double cost) : odds_(odds), cost_(cost) {}
    double value(int score, int rolls)
    {
        if (rolls == 0)
            return score;
        const std::uint64_t key = (std::uint64_t)score << 32 | rolls;
        if (auto at = known_.find(key); at != known_.end()) {
            at->second.visits++;
            return at->second.value;
        }
        double on = -cost_;
        for (int face = 1; face <= 4; face++)
            on += odds_[face - 1] * (face == 1 ? 0 : value(score + face, rolls - 1));
        const Entry e{std::max<double>(score, on), score > on, 1};
        known_[key] = e;
        return e.value;
    }
    int visits() const
    {
        int n = 0;
        for (const auto &[key, e] : known_)
            n += e.visits;
        return n;
    }
};

static double worth(const double *odds, double cost)
{
    Game game(odds, cost);
    const double v = game.value(0, 6);
    return v + 1e-3 * game.visits();
}

int main()
{
    double o[4] = {0.13, 0.31, 0.29, 0.27}, d[4] = {}, c = 0.21;
    const double dc = __enzyme_autodiff<double>((void *)worth, enzyme_dup, o, d, enzyme_out, c);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("odds", i, d[i], worth(o, c), o[i], 1e-5, 1e-6);
    EXPECT_SLOPE("cost", 0, dc, worth(o, c), c, 1e-5, 1e-6);
    return verdict();
}
