// portfolio risk with C++20 ranges/views, projections, concepts, structured bindings, lambdas, span
#include "../differences.h"
#include <algorithm>
#include <array>
#include <functional>
#include <list>
#include <map>
#include <numeric>
#include <ranges>
#include <span>
#include <string>
#include <tuple>
#include <vector>
namespace rv = std::views;
struct Asset { std::string name; double mu, sigma; int sector; };
template <std::ranges::input_range R> double sum(R &&r) { double s = 0; for (auto &&x : r) s += x; return s; }
template <std::ranges::forward_range R, class P = std::identity> double soft_max(R &&r, double k, P proj = {}) {
  double m = -1e300;
  for (auto &&x : r) m = std::max<double>(m, std::invoke(proj, x));
  return m + std::log(sum(r | rv::transform([&](auto &&x) { return std::exp(k * (std::invoke(proj, x) - m)); }))) / k;
}
std::vector<double> project_simplex(std::span<const double> w) {
  std::vector<double> s(w.begin(), w.end());
  std::ranges::sort(s, std::greater{});
  double cum = 0, theta = 0;
  for (size_t i = 0; i < s.size(); ++i) { cum += s[i]; double t = (cum - 1) / double(i + 1); if (s[i] - t > 0) theta = t; }
  std::vector<double> out;
  std::ranges::transform(w, std::back_inserter(out), [theta](double x) { return std::max(x - theta, 0.0); });
  return out;
}
double risk(const double *w_in, const double *mu, int n, double kappa) {
  static const std::array<const char *, 3> sectors{"energy", "technology and telecom", "health"};
  std::vector<Asset> assets;
  for (int i : rv::iota(0, n)) assets.push_back({"asset" + std::to_string(i), mu[i], 0.1 + 0.03 * i + 0.2 * mu[i] * mu[i], i % 3});
  auto w = project_simplex({w_in, size_t(n)});
  std::map<std::string, std::vector<std::pair<double, double>>> by;
  for (int i = 0; auto &[name, m, s, sec] : assets) { by[sectors[sec]].emplace_back(w[i] * m, w[i] * s); ++i; }
  double total = 0;
  for (auto &[k, v] : by) {
    std::ranges::sort(v, {}, &std::pair<double, double>::second);
    auto r = v | rv::elements<0> | rv::filter([](double x) { return x > -0.5; });
    total += sum(r) * double(k.size());
    total += soft_max(v, kappa, [](auto &p) { return p.first - p.second; });
    if (auto it = std::ranges::find_if(v, [](auto &p) { return p.second > 0.02; }); it != v.end()) total += it->second * it->first;
  }
  auto idx = std::vector<int>(n);
  std::iota(idx.begin(), idx.end(), 0);
  std::ranges::stable_sort(idx, std::ranges::less{}, [&](int i) { return assets[i].mu; });
  std::list<double> chain;
  for (int i : idx | rv::reverse | rv::take(5) | rv::drop(1)) chain.push_front(w[i] * w[i] * assets[i].sigma);
  total += std::accumulate(chain.begin(), chain.end(), 1.0, [](double a, double b) { return a * (1 + b) + 0.3 * std::sqrt(b + 1e-3); });
  std::vector<double> pre(n);
  std::inclusive_scan(w.begin(), w.end(), pre.begin());
  total += std::inner_product(pre.begin(), pre.end(), w.rbegin(), 0.0) + std::transform_reduce(w.begin(), w.end(), 0.0, std::plus{}, [](double x) { return x * std::log(x + 0.05); });
  auto [lo, hi] = std::ranges::minmax_element(pre);
  total += (*hi - *lo) * *std::ranges::max_element(w);
  std::nth_element(pre.begin(), pre.begin() + n / 2, pre.end());
  total += 0.5 * pre[n / 2];
  std::string csv;
  for (auto &a : assets) { if (!csv.empty()) csv += ','; csv += a.name; }
  int words = 0;
  for (auto p : rv::split(csv, ',')) words += std::string_view(p.begin(), p.end()).ends_with('1');
  return total + words;
}
int main() {
  const int n = 9;
  double w[n], mu[n], fw[n], fm[n];
  for (int i = 0; i < n; i++) { w[i] = 0.2 + 0.13 * std::sin(3.1 * i); mu[i] = 0.3 + 0.25 * std::cos(2.3 * i); }
  for (int i = 0; i < n; i++) {
    fw[i] = cd([&](double t) { double z[n]; std::copy_n(w, n, z); z[i] += t; return risk(z, mu, n, 4.0); }, 1e-5);
    fm[i] = cd([&](double t) { double z[n]; std::copy_n(mu, n, z); z[i] += t; return risk(w, z, n, 4.0); }, 1e-5);
  }
  double fk = cd([&](double t) { return risk(w, mu, n, 4 + t); }, 1e-4);
  Check c;
  double dw[n] = {}, dm[n] = {};
  double dk = __enzyme_autodiff<double>((void *)risk, enzyme_dup, w, dw, enzyme_dup, mu, dm, enzyme_const, n, enzyme_out, 4.0);
  for (int i = 0; i < n; i++) { c.cmp("w", dw[i], fw[i]); c.cmp("mu", dm[i], fm[i]); }
  c.cmp("kappa", dk, fk);
  return c.done();
}
