// Linguistics: probabilities of sentences by a grammar's inside algorithm; rules by tuple and by hashed pairs, charts of maps.
#include "../differences.h"
#include <algorithm>
#include <array>
#include <numeric>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace {
using Symbol = std::uint16_t;
struct PairHash {
  std::size_t operator()(const std::pair<Symbol, Symbol> &p) const noexcept { return (std::size_t(p.first) << 16) ^ (p.second * 0x9e3779b97f4a7c15ULL); }
};
struct Binary {
  Symbol head;
  double weight;
  std::uint8_t priority : 3;
  std::uint8_t seen : 1;
};

class Lexicon {
  std::unordered_map<std::string, Symbol> ids_;
  std::vector<std::string> names_;

public:
  Symbol operator[](std::string_view s) {
    auto [it, fresh] = ids_.try_emplace(std::string(s), static_cast<Symbol>(names_.size()));
    if (fresh)
      names_.emplace_back(s);
    return it->second;
  }
  const std::string &name(Symbol s) const { return names_.at(s); }
  std::size_t size() const { return names_.size(); }
};

class Grammar {
  Lexicon lexicon_;
  std::unordered_map<std::pair<Symbol, Symbol>, std::vector<Binary>, PairHash> binary_;
  std::unordered_multimap<std::string, std::tuple<Symbol, double>> words_;

public:
  Grammar(const std::string &text, const double *w) {
    std::istringstream in(text);
    std::string head, arrow, right;
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '%')
        continue;
      std::istringstream fields(line);
      int index;
      fields >> head >> arrow >> index;
      std::vector<std::string> rest;
      while (fields >> right)
        rest.push_back(right);
      if (rest.size() == 2)
        binary_[{lexicon_[rest[0]], lexicon_[rest[1]]}].push_back({lexicon_[head], std::exp(w[index]), 3, 0});
      else
        words_.emplace(rest[0], std::make_tuple(lexicon_[head], std::exp(w[index])));
    }
  }
  double inside(std::string_view sentence) {
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < sentence.size();) {
      auto end = sentence.find(' ', at);
      if (end == std::string_view::npos)
        end = sentence.size();
      tokens.emplace_back(sentence.substr(at, end - at));
      at = end + 1;
    }
    const std::size_t n = tokens.size();
    std::vector<std::vector<std::unordered_map<Symbol, double>>> chart(n, std::vector<std::unordered_map<Symbol, double>>(n + 1));
    for (std::size_t i = 0; i < n; i++) {
      auto [a, b] = words_.equal_range(tokens[i]);
      for (; a != b; ++a) {
        auto [symbol, weight] = a->second;
        chart[i][i + 1][symbol] += weight;
      }
    }
    for (std::size_t len = 2; len <= n; len++)
      for (std::size_t i = 0; i + len <= n; i++)
        for (std::size_t k = i + 1; k < i + len; k++)
          for (const auto &[l, pl] : chart[i][k])
            for (const auto &[r, pr] : chart[k][i + len])
              if (auto rules = binary_.find({l, r}); rules != binary_.end())
                for (auto &rule : rules->second) {
                  chart[i][i + len][rule.head] += rule.weight * pl * pr;
                  rule.seen = 1;
                }
    const auto &top = chart[0][n];
    const auto it = top.find(lexicon_["S"]);
    return it == top.end() ? 0.0 : it->second;
  }
};
} // namespace

static double log_likelihood(const double *w, int n) {
  static const std::string text = "% head -> weight right\nS -> 0 NP VP\nNP -> 1 Det N\nNP -> 2 NP PP\nVP -> 3 V NP\nVP -> 4 VP PP\nPP -> 5 P NP\n"
                                  "Det -> 6 the\nN -> 7 man\nN -> 7 telescope\nN -> 8 hill\nV -> 6 saw\nP -> 8 with\nP -> 6 on\nNP -> 8 I\n";
  Grammar g(text, w);
  const std::array<std::string, 3> sentences{"I saw the man", "I saw the man with the telescope", "the man on the hill saw the telescope with the man on the hill"};
  const double total = std::accumulate(sentences.begin(), sentences.end(), 0.0, [&](double s, const std::string &t) { return s + std::log(g.inside(t) + 1e-6); });
  double penalty = 0;
  std::for_each_n(w, n, [&penalty](double x) { penalty += 0.05 * x * x; });
  return total - penalty;
}

int main() {
  double w[9] = {-0.1, -0.3, -1.1, -0.4, -0.9, -0.2, -0.5, -1.2, -0.8}, d[9] = {};
  __enzyme_autodiff<void>((void *)log_likelihood, enzyme_dup, w, d, enzyme_const, 9);
  Check c;
  for (int i = 0; i < 9; i++) {
    double dw[9] = {};
    dw[i] = 1;
    const double t = __enzyme_fwddiff<double>((void *)log_likelihood, enzyme_dup, w, dw, enzyme_const, 9);
    const double want = cd([&](double h) { double v[9]; std::copy(w, w + 9, v); v[i] += h; return log_likelihood(v, 9); });
    c.cmp("gradient", d[i], want);
    c.cmp("tangent", t, want);
  }
  return c.done();
}
