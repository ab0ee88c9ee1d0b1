// Genes found in DNA by a hidden Markov model: forward algorithm in logarithms, and Viterbi.
#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <vector>
#include "../expect.h"

enum State { Outside, Start, Coding, States };

static double log_sum(const std::vector<double> &v)
{
    const double top = *std::max_element(v.begin(), v.end());
    if (std::isinf(top))
        return top;
    return top + std::log(std::transform_reduce(v.begin(), v.end(), 0.0, std::plus<>(),
                                                [top](double x) { return std::exp(x - top); }));
}

class Markov
{
    std::array<std::array<double, States>, States> move_{};
    std::array<std::array<double, 4>, States> emit_{};

    static std::size_t base(char c)
    {
        const auto at = std::string_view("ACGT").find(c);
        if (at == std::string_view::npos)
            throw std::invalid_argument(std::string("no base: ") + c);
        return at;
    }
    template <std::size_t N> static void soften(std::array<double, N> &row, const double *logit)
    {
        std::vector<double> all(logit, logit + N);
        const double sum = log_sum(all);
        std::transform(all.cbegin(), all.cend(), row.begin(), [sum](double l) { return l - sum; });
    }

  public:
    explicit Markov(const double *logits)
    {
        for (auto &row : move_) {
            soften(row, logits);
            logits += States;
        }
        for (auto &row : emit_) {
            soften(row, logits);
            logits += 4;
        }
    }
    double likelihood(std::string_view dna) const
    {
        std::vector<double> now(States, -std::numeric_limits<double>::infinity());
        now[Outside] = emit_[Outside][base(dna.front())];
        for (char c : dna.substr(1)) {
            std::vector<double> next;
            for (int s = 0; s < States; ++s) {
                std::vector<double> ways(States);
                for (int from = 0; from < States; ++from)
                    ways[from] = now[from] + move_[from][s];
                next.push_back(log_sum(ways) + emit_[s][base(c)]);
            }
            now = std::move(next);
        }
        return log_sum(now);
    }
    std::pair<double, std::string> best(std::string_view dna) const
    {
        std::vector<std::array<int, States>> from;
        std::array<double, States> now;
        now.fill(-1e300);
        now[Outside] = emit_[Outside][base(dna[0])];
        for (auto it = dna.begin() + 1; it != dna.end(); ++it) {
            std::array<double, States> next;
            auto &back = from.emplace_back();
            for (int s = 0; s < States; ++s) {
                std::array<double, States> ways;
                for (int f = 0; f < States; ++f)
                    ways[f] = now[f] + move_[f][s];
                back[s] = int(std::ranges::max_element(ways) - ways.begin());
                next[s] = ways[back[s]] + emit_[s][base(*it)];
            }
            now = next;
        }
        int s = int(std::max_element(now.begin(), now.end()) - now.begin());
        const double score = now[s];
        std::string path(1, "osc"[s]);
        for (auto it = from.rbegin(); it != from.rend(); ++it)
            path += "osc"[s = (*it)[s]];
        std::reverse(path.begin(), path.end());
        return {score, path};
    }
};

static std::string sequence(int n)
{
    std::mt19937 random(5);
    std::uniform_int_distribution<int> pick(0, 3);
    std::string dna;
    std::generate_n(std::back_inserter(dna), n, [&] { return "ACGT"[pick(random)]; });
    return dna;
}

static double objective(const double *logits)
{
    const Markov model(logits);
    const std::string dna = sequence(40);
    const auto [score, path] = model.best(dna);
    return model.likelihood(dna) + 0.3 * score + 0.01 * std::count(path.begin(), path.end(), 'c');
}

int main()
{
    double logits[21], d[21] = {}, v[21];
    for (int i = 0; i < 21; ++i) {
        logits[i] = std::sin(1.7 * i) * 0.8;
        v[i] = std::cos(i);
    }
    __enzyme_autodiff<void>((void *)objective, enzyme_dup, logits, d);
    for (int i = 0; i < 21; ++i)
        EXPECT_SLOPE("logit", i, d[i], objective(logits), logits[i], 1e-4, 1e-6);
    const double t = __enzyme_fwddiff<double>((void *)objective, enzyme_dup, logits, v);
    expect("tangent", 0, t, std::inner_product(v, v + 21, d, 0.0), 1e-9);
    return verdict();
}
