// Weather as a hidden Markov model: states and observations are words, tables are maps of maps; the forward
// algorithm in logarithms, Viterbi's path with optional, and a derivative of the likelihood.
#include "../expect.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using Row = std::map<std::string, double>;

template <class It> static double log_sum(It first, It last)
{
    const double top = *std::max_element(first, last);
    return top + std::log(std::accumulate(first, last, 0.0, [=](double s, double x) { return s + std::exp(x - top); }));
}

class Model {
    std::vector<std::string> states_;
    std::unordered_map<std::string, std::size_t> number_;
    std::vector<std::vector<double>> move_;
    std::vector<Row> emit_;

public:
    std::size_t state(const std::string &name) const
    {
        const auto it = number_.find(name);
        if (it == number_.end())
            throw std::out_of_range("state " + name);
        return it->second;
    }
    void add_state(const std::string &name, Row emissions)
    {
        number_.emplace(name, states_.size());
        states_.push_back(name);
        double total = 0;
        for (const auto &[word, weight] : emissions)
            total += weight;
        for (auto &[word, weight] : emissions)
            weight /= total;
        emit_.push_back(std::move(emissions));
        for (auto &row : move_)
            row.resize(states_.size(), -8);
        move_.emplace_back(states_.size(), -8);
    }
    void connect(const std::string &from, const std::string &to, double logit) { move_[state(from)][state(to)] = logit; }
    void finish()
    {
        for (auto &row : move_) {
            const double sum = log_sum(row.begin(), row.end());
            std::transform(row.begin(), row.end(), row.begin(), [sum](double x) { return x - sum; });
        }
    }
    double log_emission(std::size_t s, const std::string &word) const
    {
        const auto it = emit_[s].find(word);
        return it == emit_[s].end() ? -12 : std::log(it->second);
    }
    double log_likelihood(const std::vector<std::string> &words) const
    {
        const auto n = states_.size();
        std::vector<double> alpha(n, -std::log(static_cast<double>(n)));
        for (const auto &word : words) {
            std::vector<double> next(n);
            for (std::size_t j = 0; j < n; ++j) {
                std::vector<double> terms;
                for (std::size_t i = 0; i < n; ++i)
                    terms.push_back(alpha[i] + move_[i][j]);
                next[j] = log_sum(terms.begin(), terms.end()) + log_emission(j, word);
            }
            alpha.swap(next);
        }
        return log_sum(alpha.begin(), alpha.end());
    }
    std::optional<std::pair<double, std::vector<std::string>>> best_path(const std::vector<std::string> &words) const
    {
        if (words.empty())
            return std::nullopt;
        const auto n = states_.size();
        std::vector<double> score(n, 0.0);
        std::vector<std::vector<std::size_t>> back;
        for (const auto &word : words) {
            std::vector<double> next(n, -std::numeric_limits<double>::infinity());
            auto &from = back.emplace_back(n);
            for (std::size_t j = 0; j < n; ++j)
                for (std::size_t i = 0; i < n; ++i)
                    if (const double s = score[i] + move_[i][j] + log_emission(j, word); s > next[j])
                        std::tie(next[j], from[j]) = std::pair(s, i);
            score = next;
        }
        auto at = static_cast<std::size_t>(std::max_element(score.begin(), score.end()) - score.begin());
        const double best = score[at];
        std::vector<std::string> path;
        for (auto it = back.rbegin(); it != back.rend(); ++it) {
            path.push_back(states_[at]);
            at = (*it)[at];
        }
        std::reverse(path.begin(), path.end());
        return std::pair{best, path};
    }
};

double evidence(const double *p)
{
    Model m;
    m.add_state("settled", {{"sun", p[0]}, {"haze", 0.5}, {"rain", 0.1}});
    m.add_state("front passing", {{"rain", p[1]}, {"gale", 0.4}, {"sun", 0.1}});
    m.add_state("showers after a cold front", {{"rain", 0.6}, {"sun", p[2]}, {"hail", 0.05}});
    m.connect("settled", "settled", p[3]);
    m.connect("settled", "front passing", 0.4);
    m.connect("front passing", "showers after a cold front", p[4]);
    m.connect("front passing", "front passing", 0.2);
    m.connect("showers after a cold front", "settled", p[5]);
    m.connect("showers after a cold front", "showers after a cold front", 0.3);
    m.finish();
    const std::vector<std::string> seen{"sun", "haze", "sun", "rain", "gale", "rain", "hail", "sun", "rain", "sun", "fog"};
    const auto best = m.best_path(seen);
    double value = m.log_likelihood(seen);
    if (best) {
        const auto &[score, path] = *best;
        value += 0.1 * score + 0.01 * static_cast<double>(std::set<std::string>(path.begin(), path.end()).size());
    }
    return value;
}

int main()
{
    double p[6] = {1.2, 0.9, 0.4, 1.1, 0.7, 0.5}, d[6] = {};
    __enzyme_autodiff<void>((void *)evidence, enzyme_dup, p, d);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("p", i, d[i], evidence(p), p[i], 1e-4, 1e-7);
    return verdict();
}
