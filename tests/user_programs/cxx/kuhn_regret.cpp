// Games: counterfactual regret minimisation of a small poker game; nodes by text, cards by permutation.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>
#include "../expect.h"

namespace poker
{

enum class Action : char { Pass = 'p', Bet = 'b' };
constexpr std::array actions{Action::Pass, Action::Bet};

class Node
{
    std::array<double, 2> regret_{}, strategy_sum_{};

  public:
    std::array<double, 2> strategy(double reach, double temperature)
    {
        std::array<double, 2> s{};
        double total = 0;
        for (std::size_t a = 0; a < s.size(); ++a) {
            s[a] = std::log1p(std::exp(regret_[a] / temperature));
            total += s[a];
        }
        for (auto &p : s)
            p /= total;
        for (std::size_t a = 0; a < s.size(); ++a)
            strategy_sum_[a] += reach * s[a];
        return s;
    }
    double &regret(std::size_t a) { return regret_[a]; }
    double average(std::size_t a) const
    {
        const double n = std::accumulate(strategy_sum_.begin(), strategy_sum_.end(), 0.0);
        return n > 0 ? strategy_sum_[a] / n : 0.5;
    }
};

struct Rules {
    double ante, bet, rake, temperature;
};

class Trainer
{
    const Rules &rules_;
    std::unordered_map<std::string, std::unique_ptr<Node>> nodes_;

    Node &node(int card, const std::string &history)
    {
        auto &slot = nodes_[std::to_string(card) + history];
        if (!slot)
            slot = std::make_unique<Node>();
        return *slot;
    }
    bool ended(const std::string &h) const
    {
        return h.size() > 1 && (h.back() == 'p' || h.substr(h.size() - 2) == "bb");
    }
    double payoff(const std::string &h, int mine, int theirs) const
    {
        const double pot = rules_.ante + (h.find("bb") != std::string::npos ? rules_.bet : 0);
        if (h.back() == 'p' && h != "pp")
            return rules_.ante * (1 - rules_.rake);
        return mine > theirs ? pot * (1 - rules_.rake) : -pot;
    }

  public:
    explicit Trainer(const Rules &r) : rules_(r) {}

    double walk(const std::vector<int> &cards, const std::string &history, double p0, double p1)
    {
        const std::size_t player = history.size() % 2;
        if (ended(history))
            return payoff(history, cards[player], cards[1 - player]);
        Node &n = node(cards[player], history);
        const auto strategy = n.strategy(player == 0 ? p0 : p1, rules_.temperature);
        std::array<double, 2> utility{};
        double value = 0;
        for (std::size_t a = 0; a < actions.size(); ++a) {
            const std::string next = history + static_cast<char>(actions[a]);
            utility[a] = player == 0 ? -walk(cards, next, p0 * strategy[a], p1)
                                     : -walk(cards, next, p0, p1 * strategy[a]);
            value += strategy[a] * utility[a];
        }
        for (std::size_t a = 0; a < actions.size(); ++a)
            n.regret(a) += (player == 0 ? p1 : p0) * (utility[a] - value);
        return value;
    }

    double train(int rounds)
    {
        std::vector<int> cards(3);
        std::iota(cards.begin(), cards.end(), 1);
        double value = 0;
        for (int r = 0; r < rounds; ++r) {
            std::sort(cards.begin(), cards.end());
            do
                value += walk(cards, "", 1, 1);
            while (std::next_permutation(cards.begin(), cards.end()));
        }
        return value / (6 * rounds);
    }

    double bluffing() const
    {
        const std::map<std::string, const Node *> sorted = [this] {
            std::map<std::string, const Node *> m;
            for (const auto &[name, n] : nodes_)
                m.emplace(name, n.get());
            return m;
        }();
        double sum = 0;
        int k = 1;
        for (auto it = sorted.rbegin(); it != sorted.rend(); ++it)
            sum += it->second->average(1) / k++;
        return sum;
    }
};

} // namespace poker

double exploit(const poker::Rules *rules)
{
    poker::Trainer trainer(*rules);
    const double value = trainer.train(3);
    return value + 0.3 * trainer.bluffing();
}

int main()
{
    poker::Rules r{1, 1.2, 0.05, 0.7}, d{};
    __enzyme_autodiff<double>((void *)exploit, enzyme_dup, &r, &d);
    EXPECT_SLOPE("ante", 0, d.ante, exploit(&r), r.ante, 1e-3, 1e-6);
    EXPECT_SLOPE("bet", 0, d.bet, exploit(&r), r.bet, 1e-3, 1e-6);
    EXPECT_SLOPE("rake", 0, d.rake, exploit(&r), r.rake, 1e-3, 1e-6);
    EXPECT_SLOPE("temperature", 0, d.temperature, exploit(&r), r.temperature, 1e-3, 1e-6);
    return verdict();
}
