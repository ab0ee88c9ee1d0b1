// Sports: ratings of players in an unordered_map, a deque of recent matches, log loss of predictions.
#include "../expect.h"
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Player {
    double rating = 0, deviation = 1;
    std::deque<float> form;
    std::optional<std::string> rival;
};

struct Match {
    std::string home, away;
    int goals_home, goals_away;
};

class League {
    std::unordered_map<std::string, Player> players_;
    double k_, advantage_;

public:
    League(double k, double advantage) : k_(k), advantage_(advantage) {}
    Player &player(const std::string &name) { return players_[name]; }
    double expected(const Match &m)
    {
        const Player &h = players_.at(m.home), &a = players_.at(m.away);
        double form = 0;
        for (float f : h.form)
            form += 0.1 * f;
        for (float f : a.form)
            form -= 0.1 * f;
        return 1 / (1 + std::exp(-(h.rating - a.rating + advantage_ + form)));
    }
    double play(const Match &m)
    {
        const double e = expected(m);
        const double score = m.goals_home > m.goals_away ? 1 : m.goals_home == m.goals_away ? 0.5 : 0;
        auto update = [&](Player &p, double surprise, const std::string &other) {
            p.rating += k_ * p.deviation * surprise;
            p.deviation *= 0.95 + 0.1 * surprise * surprise;
            p.form.push_front(static_cast<float>(surprise));
            if (p.form.size() > 2)
                p.form.pop_back();
            if (p.rival == other)
                p.rating += 0.05 * surprise;
        };
        update(player(m.home), score - e, m.away);
        update(player(m.away), e - score, m.home);
        return -(score * std::log(e) + (1 - score) * std::log(1 - e));
    }
    double spread() const
    {
        double s = 0, q = 0;
        for (const auto &[name, p] : players_) {
            s += p.rating;
            q += p.rating * p.rating * name.size();
        }
        return q - s * s / players_.size();
    }
};

static double loss(const double *ratings, double k, double advantage)
{
    static const std::vector<std::string> names{"Ajax", "Borussia Moenchengladbach", "Celtic", "Dinamo", "Everton"};
    League league(k, advantage);
    for (std::size_t i = 0; i < names.size(); i++)
        league.player(names[i]).rating = ratings[i];
    league.player("Ajax").rival = "Celtic";
    double sum = 0;
    std::unordered_set<std::string> seen;
    for (int round = 0; round < 3; round++)
        for (std::size_t i = 0; i < names.size(); i++) {
            const Match m{names[i], names[(i + round + 1) % names.size()], int(i * 2 + round) % 4, int(i + 1) % 3};
            sum += league.play(m) * (seen.insert(m.home).second ? 0.5 : 1);
        }
    return sum + 0.01 * league.spread();
}

struct Two {
    double k, advantage;
};

int main()
{
    double r[5] = {0.1, 0.5, -0.3, 0.8, -0.6}, d[5] = {}, k = 0.4, advantage = 0.25;
    const auto g = __enzyme_autodiff<Two>((void *)loss, enzyme_dup, r, d, enzyme_out, k, enzyme_out, advantage);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("rating", i, d[i], loss(r, k, advantage), r[i], 0.03125, 1e-4);
    EXPECT_SLOPE("k", 0, g.k, loss(r, k, advantage), k, 0.03125, 1e-4);
    EXPECT_SLOPE("advantage", 0, g.advantage, loss(r, k, advantage), advantage, 0.03125, 1e-4);
    return verdict();
}
