// A raffle: tickets are drawn by the standard's engines, the drawing is timed, and prizes depend on parameters.
#include "../expect.h"
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <random>
#include <vector>

struct Ticket {
    std::uint32_t number;
    double stake;
    bool drawn = false;
};

class Stopwatch {
    using clock = std::chrono::steady_clock;
    clock::time_point start_ = clock::now();

public:
    double milliseconds() const { return std::chrono::duration<double, std::milli>(clock::now() - start_).count(); }
};

class Raffle {
    std::mt19937 engine_;
    std::vector<Ticket> tickets_;
    double jackpot_;

public:
    Raffle(std::uint64_t seed, double jackpot) : engine_(static_cast<std::uint32_t>(seed)), jackpot_(jackpot) {}

    void sell(int count, double mean, double spread)
    {
        std::normal_distribution<double> stake(0, 1);
        std::uniform_int_distribution<std::uint32_t> number(1000, 9999);
        for (int i = 0; i < count; ++i)
            tickets_.push_back({number(engine_), mean * std::exp(spread * stake(engine_))});
        std::shuffle(tickets_.begin(), tickets_.end(), engine_);
    }

    double draw(int prizes)
    {
        std::vector<double> weights(tickets_.size());
        double paid = 0;
        for (int p = 0; p < prizes; ++p) {
            std::transform(tickets_.begin(), tickets_.end(), weights.begin(), [](const Ticket &t) { return t.drawn ? 0.0 : t.number % 97 + 1.0; });
            std::discrete_distribution<std::size_t> pick(weights.begin(), weights.end());
            Ticket &t = tickets_[pick(engine_)];
            t.drawn = true;
            const double share = t.stake / (t.stake + 2);
            paid += jackpot_ * share;
            jackpot_ *= 1 - 0.5 * share;
        }
        return paid;
    }

    double stakes() const
    {
        return std::accumulate(tickets_.begin(), tickets_.end(), 0.0, [](double s, const Ticket &t) { return s + t.stake; });
    }
};

double profit(double mean, double spread, double jackpot)
{
    Stopwatch watch;
    std::seed_seq seeds{3, 1, 4};
    std::vector<std::uint32_t> numbers(3);
    seeds.generate(numbers.begin(), numbers.end());
    double sum = 0;
    std::minstd_rand small(7);
    for (std::uint32_t seed : numbers) {
        Raffle r(seed, jackpot);
        r.sell(30, mean, spread);
        const double paid = r.draw(5);
        sum += r.stakes() - paid;
        std::bernoulli_distribution bonus(0.5);
        std::exponential_distribution<double> extra(1.5);
        if (bonus(small))
            sum -= 0.1 * jackpot * extra(small);
    }
    const double ms = watch.milliseconds();
    if (ms > 60000)
        std::cerr << "slow: " << std::setprecision(3) << ms << " ms\n";
    return sum / static_cast<double>(numbers.size());
}

struct Slopes {
    double mean, spread, jackpot;
};

int main()
{
    double mean = 3, spread = 0.5, jackpot = 40;
    const auto g = __enzyme_autodiff<Slopes>((void *)profit, enzyme_out, mean, enzyme_out, spread, enzyme_out, jackpot);
    EXPECT_SLOPE("mean", 0, g.mean, profit(mean, spread, jackpot), mean, 1e-3, 1e-7);
    EXPECT_SLOPE("spread", 0, g.spread, profit(mean, spread, jackpot), spread, 1e-4, 1e-7);
    EXPECT_SLOPE("jackpot", 0, g.jackpot, profit(mean, spread, jackpot), jackpot, 1e-2, 1e-7);
    return verdict();
}
