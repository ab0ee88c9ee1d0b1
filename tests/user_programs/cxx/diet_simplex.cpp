// Operations research: a diet by the simplex method; constraints come from a table of text, duals by name, a static singleton of settings.
#include "../differences.h"
#include <algorithm>
#include <any>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

class Settings {
  std::map<std::string, std::any, std::less<>> values_;
  Settings() { values_ = {{"tolerance", 1e-9}, {"limit", 50}, {"title", std::string("the diet of a large household")}}; }

public:
  static Settings &get() {
    static Settings instance;
    return instance;
  }
  template <class T> T as(std::string_view key) const { return std::any_cast<T>(values_.find(key)->second); }
};

struct Unbounded : std::exception {
  std::size_t column;
  explicit Unbounded(std::size_t c) : column(c) {}
  const char *what() const noexcept override { return "unbounded"; }
};

class Tableau {
  std::vector<std::vector<double>> t_;
  std::vector<std::size_t> basis_;
  std::size_t columns_;
  int pivots_ = 0;

  std::optional<std::size_t> entering() const {
    const auto &cost = t_.back();
    const auto it = std::min_element(cost.begin(), cost.end() - 1);
    if (*it >= -Settings::get().as<double>("tolerance"))
      return {};
    return it - cost.begin();
  }
  std::size_t leaving(std::size_t c) const {
    double best = std::numeric_limits<double>::max();
    std::optional<std::size_t> row;
    for (std::size_t i = 0; i + 1 < t_.size(); i++)
      if (t_[i][c] > 1e-9)
        if (const double ratio = t_[i].back() / t_[i][c]; ratio < best) {
          best = ratio;
          row = i;
        }
    if (!row)
      throw Unbounded(c);
    return *row;
  }
  void pivot(std::size_t r, std::size_t c) {
    const double p = t_[r][c];
    for (auto &x : t_[r])
      x /= p;
    for (std::size_t i = 0; i < t_.size(); i++)
      if (i != r && t_[i][c] != 0) {
        const double f = t_[i][c];
        std::transform(t_[i].begin(), t_[i].end(), t_[r].begin(), t_[i].begin(), [f](double a, double b) { return a - f * b; });
      }
    basis_[r] = c;
    ++pivots_;
  }

public:
  Tableau(const std::vector<std::vector<double>> &a, const std::vector<double> &b, const std::vector<double> &gain) : columns_(gain.size()) {
    const std::size_t m = a.size();
    for (std::size_t i = 0; i < m; i++) {
      t_.emplace_back(a[i]);
      t_.back().resize(columns_ + m + 1);
      t_[i][columns_ + i] = 1;
      t_[i].back() = b[i];
      basis_.push_back(columns_ + i);
    }
    t_.emplace_back(columns_ + m + 1, 0.0);
    std::transform(gain.begin(), gain.end(), t_.back().begin(), std::negate<>{});
  }
  double maximise() {
    while (const auto c = entering()) {
      if (pivots_ >= Settings::get().as<int>("limit"))
        throw std::runtime_error("too many pivots");
      pivot(leaving(*c), *c);
    }
    return t_.back().back();
  }
  double dual(std::size_t i) const { return t_.back()[columns_ + i]; }
  std::set<std::size_t> basic() const { return {basis_.begin(), basis_.end()}; }
};

static double surplus(const double *scale, int n) {
  std::istringstream table("bread 2.0 1.0 0.5 | 9\nmilk 1.0 3.0 0.2 | 8\n# a comment\nbeans 0.4 0.8 2.0 | 7\n");
  std::vector<std::vector<double>> a;
  std::vector<double> b;
  std::map<std::string, std::size_t> names;
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#'))
      continue;
    const auto bar = line.find('|');
    std::istringstream left(line.substr(0, bar));
    std::string name;
    left >> name;
    names.emplace(name, a.size());
    std::vector<double> row;
    for (double x; left >> x;)
      row.push_back(x * scale[0]);
    a.push_back(std::move(row));
    b.push_back(std::stod(line.substr(bar + 1)) + scale[1]);
  }
  Tableau t(a, b, {3.0 * scale[2], 4.0, 2.5});
  const double best = t.maximise();
  double extra = 0;
  for (const auto &[name, i] : names)
    extra += t.dual(i) * t.dual(i) * (name == "milk" ? 2.0 : 1.0);
  try {
    Tableau loose({{-1.0, 0.5}}, {scale[1]}, {1.0, 0.2});
    loose.maximise();
  } catch (const Unbounded &u) {
    extra += 0.01 * (u.column + 1) * scale[2];
  }
  return best + extra + (t.basic().size() == 3) + n + Settings::get().as<std::string>("title").size();
}

int main() {
  double s[3] = {1.1, 0.4, 0.95}, d[3] = {};
  __enzyme_autodiff<void>((void *)surplus, enzyme_dup, s, d, enzyme_const, 3);
  Check c;
  for (int i = 0; i < 3; i++)
    c.cmp("scale", d[i], cd([&](double h) { double q[3]; std::copy(s, s + 3, q); q[i] += h; return surplus(q, 3); }));
  return c.done();
}
