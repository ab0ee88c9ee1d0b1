// weighted nearest-neighbour regression: k-d tree in unique_ptr, unordered_map cache, bitset, string keys, multimap, small MCMC
#include "../differences.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>
template <int D> using Point = std::array<double, D>;
template <int D> class KdTree {
  struct Node { Point<D> p; double value; int axis; std::unique_ptr<Node> lo, hi; };
  std::unique_ptr<Node> root;
  using Item = std::pair<Point<D>, double>;
  static std::unique_ptr<Node> build(typename std::vector<Item>::iterator b, typename std::vector<Item>::iterator e, int depth) {
    if (b == e) return nullptr;
    int ax = depth % D;
    auto mid = b + (e - b) / 2;
    std::nth_element(b, mid, e, [ax](const Item &x, const Item &y) { return x.first[ax] < y.first[ax]; });
    auto n = std::make_unique<Node>(Node{mid->first, mid->second, ax, nullptr, nullptr});
    n->lo = build(b, mid, depth + 1);
    n->hi = build(mid + 1, e, depth + 1);
    return n;
  }
  static double d2(const Point<D> &a, const Point<D> &b) { double s = 0; for (int i = 0; i < D; i++) s += (a[i] - b[i]) * (a[i] - b[i]); return s; }
  void search(const Node *n, const Point<D> &q, size_t k, std::multimap<double, double> &best) const {
    if (!n) return;
    best.emplace(d2(n->p, q), n->value);
    if (best.size() > k) best.erase(std::prev(best.end()));
    double diff = q[n->axis] - n->p[n->axis];
    auto [near, far] = diff < 0 ? std::pair{n->lo.get(), n->hi.get()} : std::pair{n->hi.get(), n->lo.get()};
    search(near, q, k, best);
    if (best.size() < k || diff * diff < best.rbegin()->first) search(far, q, k, best);
  }
public:
  explicit KdTree(std::vector<Item> items) { root = build(items.begin(), items.end(), 0); }
  double predict(const Point<D> &q, size_t k, double bw) const {
    std::multimap<double, double> best;
    search(root.get(), q, k, best);
    double num = 0, den = 0;
    for (auto &[d, v] : best) { double w = std::exp(-d / (2 * bw * bw)); num += w * v; den += w; }
    return num / den;
  }
};
struct Cached { const KdTree<2> &t; double bw; mutable std::unordered_map<std::string, double> memo; mutable int hits = 0;
  double operator()(const std::string &key, const Point<2> &q) const {
    if (auto it = memo.find(key); it != memo.end()) { ++hits; return it->second; }
    return memo[key] = t.predict(q, 5, bw);
  } };
double regression(const double *xy, const double *val, int n, double bw) {
  std::vector<std::pair<Point<2>, double>> items;
  for (int i = 0; i < n; i++) items.push_back({{xy[2 * i], xy[2 * i + 1]}, val[i]});
  KdTree<2> tree(items);
  Cached c{tree, bw, {}};
  double s = 0;
  std::bitset<64> seen;
  for (int i = 0; i < 12; i++) {
    int j = (i * 5) % 7;
    seen.set(j);
    double r = c("query number " + std::to_string(j), {0.3 * j - 1, std::sin(1.0 * j)});
    s += r * r / (1 + i);
  }
  double x = 0.2, y = -0.1;
  unsigned rng = 12345;
  for (int k = 0; k < 20; k++) {
    rng = rng * 1664525u + 1013904223u; double u = (rng >> 8) / 16777216.0;
    rng = rng * 1664525u + 1013904223u; double v = (rng >> 8) / 16777216.0;
    double nx = x + 0.4 * (u - 0.5), ny = y + 0.4 * (v - 0.5);
    double a = tree.predict({x, y}, 4, bw), b = tree.predict({nx, ny}, 4, bw);
    if (b - a > std::log(u) * 0.1) std::tie(x, y) = std::tuple(nx, ny);
    s += 0.1 * b;
  }
  return s + c.hits + double(seen.count());
}
int main() {
  const int n = 30;
  std::vector<double> xy(2 * n), v(n);
  for (int i = 0; i < n; i++) { xy[2 * i] = 1.5 * std::sin(1.7 * i); xy[2 * i + 1] = 1.5 * std::cos(2.9 * i + 0.2); v[i] = xy[2 * i] * xy[2 * i + 1] + 0.3 * i; }
  int at[4] = {1, 10, 27, 52};
  double fx[4], fv[4], fb = cd([&](double t) { return regression(xy.data(), v.data(), n, 0.5 + t); }, 1e-5);
  for (int k = 0; k < 4; k++) {
    fx[k] = cd([&](double t) { auto z = xy; z[at[k]] += t; return regression(z.data(), v.data(), n, 0.5); }, 1e-5);
    fv[k] = cd([&](double t) { auto z = v; z[at[k] / 2] += t; return regression(xy.data(), z.data(), n, 0.5); }, 1e-5);
  }
  Check c;
  std::vector<double> dx(2 * n), dv(n);
  double db = __enzyme_autodiff<double>((void *)regression, enzyme_dup, xy.data(), dx.data(), enzyme_dup, v.data(), dv.data(), enzyme_const, n, enzyme_out, 0.5);
  for (int k = 0; k < 4; k++) { c.cmp("xy", dx[at[k]], fx[k]); c.cmp("v", dv[at[k] / 2], fv[k]); }
  c.cmp("bw", db, fb);
  return c.done();
}
