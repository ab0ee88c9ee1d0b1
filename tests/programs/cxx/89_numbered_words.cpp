// Words of a text are numbered, behind functions that take a std::string_view; the numbers were 0 in the gradient, which called
// a function as it was written where it expected the result in a variable.
#include "check.hpp"

#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

template <class Number> struct Lexicon {
  std::unordered_map<std::string, Number> ids_;
  Number operator[](std::string_view s) { return ids_.try_emplace(std::string(s), (Number)ids_.size()).first->second; }
};

template <class Number> static double weighed(const double *w) {
  Lexicon<Number> ids;
  std::vector<double> rules;
  const char *const lines[3] = {"a", "b", "a"};
  for (int index = 0; index < 3; index++)
    rules.push_back((1 + ids[lines[index]]) * std::exp(w[index]));
  double s = 0;
  for (auto &r : rules)
    s += r * 2;
  return s;
}

static double f(double *w, int) { return weighed<int>(w) + 3 * weighed<std::size_t>(w); }

CHECK_GRADIENT(f, 3)
