// N-body energy with std::thread per chunk, mutex, atomics counter, promise; reverse
#include "../differences.h"
#include <array>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>
struct Body { std::array<double, 3> x; double m; };
struct Result { double energy = 0, moment = 0; };
class Accumulator {
  std::mutex mu; double total = 0;
public:
  void add(double v) { std::lock_guard<std::mutex> l(mu); total += v; }
  double get() { std::scoped_lock l(mu); return total; }
};
static void pair_energy(const std::vector<Body> &b, size_t lo, size_t hi, double soft, Result &out, std::atomic<int> &count) {
  Result r;
  for (size_t i = lo; i < hi; i++) {
    for (size_t j = 0; j < b.size(); j++) {
      if (i == j) continue;
      double s = soft * soft;
      for (int k = 0; k < 3; k++) { double d = b[i].x[k] - b[j].x[k]; s += d * d; }
      r.energy -= 0.5 * b[i].m * b[j].m / std::sqrt(s);
    }
    r.moment += b[i].m * (b[i].x[0] * b[i].x[0] + b[i].x[1] * b[i].x[1]);
    count.fetch_add(1, std::memory_order_relaxed);
  }
  out = r;
}
double energy(const double *pos, const double *mass, int n, double soft, int nthreads) {
  std::vector<Body> b;
  b.reserve(n);
  for (int i = 0; i < n; i++) b.push_back({{pos[3 * i], pos[3 * i + 1], pos[3 * i + 2]}, mass[i]});
  std::vector<Result> part(nthreads);
  std::vector<std::thread> pool;
  std::atomic<int> count{0};
  size_t chunk = (n + nthreads - 1) / nthreads;
  for (int t = 0; t < nthreads; t++) {
    size_t lo = t * chunk, hi = std::min<size_t>(n, lo + chunk);
    pool.emplace_back([&, lo, hi, t] { pair_energy(b, lo, hi, soft, part[t], count); });
  }
  for (auto &t : pool) t.join();
  double e = 0;
  for (auto &p : part) e += p.energy + 0.1 * std::log(1 + p.moment);
  Accumulator acc;
  std::vector<std::thread> second;
  for (int t = 0; t < 2; t++) second.emplace_back([&acc, &b, t] { double s = 0; for (size_t i = t; i < b.size(); i += 2) s += std::exp(-b[i].m) * b[i].x[2]; acc.add(s); });
  for (auto &t : second) t.join();
  return e + acc.get() + 0.001 * count.load();
}
int main() {
  const int n = 24;
  std::vector<double> pos(3 * n), mass(n);
  for (int i = 0; i < n; i++) { pos[3 * i] = std::sin(1.3 * i); pos[3 * i + 1] = std::cos(2.1 * i); pos[3 * i + 2] = 0.1 * i; mass[i] = 1 + 0.05 * i; }
  int at[4] = {0, 13, 40, 71};
  double fp[4], fm, fs;
  for (int k = 0; k < 4; k++) fp[k] = cd([&](double t) { auto z = pos; z[at[k]] += t; return energy(z.data(), mass.data(), n, 0.2, 3); });
  fm = cd([&](double t) { auto z = mass; z[7] += t; return energy(pos.data(), z.data(), n, 0.2, 3); });
  fs = cd([&](double t) { return energy(pos.data(), mass.data(), n, 0.2 + t, 3); });
  Check c;
  std::vector<double> dp(3 * n), dm(n);
  double ds = __enzyme_autodiff<double>((void *)energy, enzyme_dup, pos.data(), dp.data(), enzyme_dup, mass.data(), dm.data(), enzyme_const, n, enzyme_out, 0.2, enzyme_const, 3);
  for (int k = 0; k < 4; k++) c.cmp("pos", dp[at[k]], fp[k]);
  c.cmp("mass", dm[7], fm); c.cmp("soft", ds, fs);
  std::vector<double> v(3 * n); v[13] = 1;
  c.cmp("fwd", __enzyme_fwddiff<double>((void *)energy, enzyme_dup, pos.data(), v.data(), enzyme_const, mass.data(), enzyme_const, n, enzyme_const, 0.2, enzyme_const, 3), fp[1]);
  return c.done();
}
