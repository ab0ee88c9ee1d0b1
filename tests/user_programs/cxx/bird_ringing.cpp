// Survival of ringed birds: ranges and views over records, projections, lazily transformed, sorted, partitioned.
#include "../differences.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>
namespace rv = std::views;
namespace rng = std::ranges;
struct Bird { std::string species; int ringed, seen; double weight; };
struct Fit { std::string_view species; double loglik; std::size_t birds; };
static const std::vector<Bird> &birds() {
  static const std::vector<Bird> all{
    {"reed warbler", 1, 4, 12.1}, {"great tit", 2, 3, 18.0}, {"reed warbler", 1, 2, 11.4}, {"swift", 0, 6, 41.0},
    {"great tit", 0, 5, 17.2}, {"swift", 3, 4, 39.5}, {"spotted flycatcher, juvenile", 2, 2, 14.9}, {"great tit", 1, 1, 19.3}};
  return all;
}
static double phi(const double *p, const Bird &b, int year) { return 1 / (1 + std::exp(-(p[0] + p[1] * (b.weight - 15) / 10 + p[2] * std::sin(1.0 * year)))); }
static double survival(const double *p) {
  auto years = [&](const Bird &b) { return rv::iota(b.ringed, b.seen) | rv::transform([&](int y) { return std::log(phi(p, b, y)); }); };
  std::vector<std::string_view> names;
  for (const auto &b : birds()) names.push_back(b.species);
  rng::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::vector<Fit> fits;
  for (auto n : names) {
    auto of = birds() | rv::filter([n](const Bird &b) { return b.species == n; });
    double ll = 0;
    for (const Bird &b : of) {
      auto y = years(b);
      ll += std::accumulate(y.begin(), y.end(), 0.0) + std::log(1 - 0.7 * phi(p, b, b.seen));
    }
    fits.push_back({n, ll, static_cast<std::size_t>(rng::distance(of))});
  }
  rng::sort(fits, rng::greater{}, &Fit::loglik);
  auto best = fits | rv::take(2) | rv::transform(&Fit::loglik);
  double sum = 0;
  for (double v : best) sum += v;
  auto middle = rng::partition(fits, [](const Fit &f) { return f.birds > 1; });
  for (const auto &f : rng::subrange(fits.begin(), middle.begin())) sum += f.loglik / double(f.birds);
  auto weights = birds() | rv::transform([&](const Bird &b) { return b.weight * phi(p, b, 0); });
  std::vector<double> w(weights.begin(), weights.end());
  for (double v : w | rv::reverse | rv::drop(1) | rv::take_while([](double v) { return v > 3; })) sum += 0.01 * v * v;
  return sum + *rng::max_element(w) + rng::min(w);
}
int main() {
  Check c;
  double p[3] = {0.6, 0.4, -0.3}, d[3] = {0};
  __enzyme_autodiff<void>((void *)survival, enzyme_dup, p, d);
  for (int i = 0; i < 3; i++) c.cmp("survival", d[i], cd([&](double h) { double q[3] = {p[0], p[1], p[2]}; q[i] += h; return survival(q); }));
  double v[3] = {1, 2, -1};
  c.cmp("forward", __enzyme_fwddiff<double>((void *)survival, enzyme_dup, p, v), d[0] + 2 * d[1] - d[2], 1e-9);
  return c.done();
}
