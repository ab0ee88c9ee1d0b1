// finite elements 1D + generator-like lazy sequences (no coroutines), CRTP shape functions, tuple of materials, std::array maths, fwd/rev
#include "../differences.h"
#include <array>
#include <concepts>
#include <deque>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <vector>
template <class T> struct Generator {
  std::function<std::optional<T>()> next_;
  struct It { Generator *g; std::optional<T> v; const T &operator*() const { return *v; } It &operator++() { v = g->next_(); return *this; } bool operator!=(std::default_sentinel_t) const { return v.has_value(); } };
  It begin() { return {this, next_()}; }
  std::default_sentinel_t end() { return {}; }
};
Generator<double> linspace(double a, double b, int n) { return {[=, i = 0]() mutable -> std::optional<double> { if (i >= n) return std::nullopt; return a + (b - a) * i++ / (n - 1); }}; }
Generator<std::pair<double, double>> pairs(Generator<double> g) {
  auto p = std::make_shared<Generator<double>>(std::move(g));
  std::optional<double> prev;
  return {[p, prev]() mutable -> std::optional<std::pair<double, double>> { if (!prev) prev = p->next_(); auto c = p->next_(); if (!c) return {}; auto r = std::pair{*prev, *c}; prev = c; return r; }};
}
template <class D> struct Shape { template <size_t K> double interp(double xi, const std::array<double, K> &u) const { double s = 0; for (size_t i = 0; i < K; i++) s += static_cast<const D *>(this)->N(i, xi) * u[i]; return s; } };
struct P1 : Shape<P1> { static constexpr int n = 2; double N(int i, double x) const { return i ? (1 + x) / 2 : (1 - x) / 2; } double dN(int i, double) const { return i ? .5 : -.5; } };
struct P2 : Shape<P2> { static constexpr int n = 3; double N(int i, double x) const { switch (i) { case 0: return x * (x - 1) / 2; case 1: return 1 - x * x; default: return x * (x + 1) / 2; } } double dN(int i, double x) const { return i == 0 ? x - .5 : i == 1 ? -2 * x : x + .5; } };
struct Linear { double E; double stress(double e) const { return E * e; } double energy(double e) const { return .5 * E * e * e; } static constexpr const char *name = "linear"; };
struct Hardening { double E, H; double stress(double e) const { return E * std::tanh(e / 0.4) * 0.4 + H * e * e * e; } double energy(double e) const { return E * .16 * std::log(std::cosh(e / .4)) + H * e * e * e * e / 4; } static constexpr const char *name = "hardening"; };
template <class M> concept Material = requires(const M &m, double e) { { m.stress(e) } -> std::convertible_to<double>; };
constexpr std::array<std::pair<double, double>, 3> gauss{{{-0.7745966692414834, 5. / 9}, {0, 8. / 9}, {0.7745966692414834, 5. / 9}}};
template <class E, Material M> double element(const E &el, const M &m, double a, double b, const double *u, double *res) {
  double J = (b - a) / 2, en = 0;
  std::array<double, E::n> ul{};
  for (int i = 0; i < E::n; i++) ul[i] = u[i];
  for (auto [xi, w] : gauss) {
    double eps = 0;
    for (int i = 0; i < E::n; i++) eps += el.dN(i, xi) / J * ul[i];
    en += w * J * (m.energy(eps) - 0.3 * el.interp(xi, ul));
    if (res) for (int i = 0; i < E::n; i++) res[i] += w * J * (m.stress(eps) * el.dN(i, xi) / J - 0.3 * el.N(i, xi));
  }
  return en;
}
template <class El> double solve(const std::tuple<Linear, Hardening> &mats, double length, int ne, int sweeps) {
  El el;
  int nd = ne * (El::n - 1) + 1;
  std::vector<double> u(nd), r(nd);
  std::deque<double> hist;
  double e = 0;
  for (int s = 0; s < sweeps; s++) {
    std::fill(r.begin(), r.end(), 0.0);
    e = 0;
    int k = 0;
    for (auto &&[a, b] : pairs(linspace(0, length, ne + 1))) {
      std::apply([&](auto &...m) { int c = 0; ((c++ == k % 2 ? void(e += element(el, m, a, b, &u[k * (El::n - 1)], &r[k * (El::n - 1)])) : void()), ...); }, mats);
      ++k;
    }
    for (int i = 1; i < nd; i++) u[i] -= 0.03 * r[i] / (1 + std::abs(r[i]));
    hist.push_front(e);
    if (hist.size() > 3) hist.pop_back();
  }
  std::string tag = std::string(std::get<0>(mats).name) + "+" + std::get<1>(mats).name;
  return e + u.back() + std::inner_product(u.begin(), u.end(), r.begin(), 0.0) + std::accumulate(hist.begin(), hist.end(), 0.0) + tag.size();
}
double bar(double E1, double E2, double H, double L) {
  std::tuple<Linear, Hardening> m{{E1}, {E2, H}};
  return solve<P1>(m, L, 6, 25) + 2 * solve<P2>(m, 0.5 * L, 4, 20);
}
struct G { double v[4]; };
int main() {
  double a[4] = {1.5, 2.0, 3.0, 1.7}, fd[4];
  for (int i = 0; i < 4; i++) fd[i] = cd([&](double t) { double z[4]; for (int k = 0; k < 4; k++) z[k] = a[k] + (k == i ? t : 0); return bar(z[0], z[1], z[2], z[3]); }, 1e-4);
  Check c;
  G g = __enzyme_autodiff<G>((void *)bar, a[0], a[1], a[2], a[3]);
  for (int i = 0; i < 4; i++) c.cmp("rev", g.v[i], fd[i]);
  c.cmp("fwd", __enzyme_fwddiff<double>((void *)bar, a[0], 0.0, a[1], 0.0, a[2], 1.0, a[3], 0.0), fd[2]);
  return c.done();
}
