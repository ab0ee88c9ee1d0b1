// A blasting plan whose containers live in a monotonic buffer on the stack, with a pool above it: vectors, a map, texts.
#include "../differences.h"
#include <array>
#include <cstddef>
#include <map>
#include <memory_resource>
#include <string>
#include <vector>
struct Hole { double x, y, charge, delay; };
class Plan {
  std::pmr::vector<Hole> holes;
  std::pmr::map<int, std::pmr::vector<double>> by_delay;
public:
  explicit Plan(std::pmr::memory_resource *r) : holes(r), by_delay(r) {}
  void add(double x, double y, double charge, int ms) {
    holes.push_back({x, y, charge, double(ms)});
    by_delay[ms].push_back(charge);
  }
  double vibration(double at, const double *site) const {
    double worst = 0;
    for (const auto &[ms, charges] : by_delay) {
      double together = 0;
      for (double c : charges) together += c;
      worst += std::pow(site[0] * std::pow(at / std::sqrt(together), -site[1]), 4);
    }
    return std::pow(worst, 0.25);
  }
  double fragmentation(const double *site) const {
    double sum = 0;
    for (const Hole &a : holes)
      for (const Hole &b : holes) {
        if (&a == &b) continue;
        double r = std::hypot(a.x - b.x, a.y - b.y);
        sum += a.charge * b.charge * std::exp(-site[2] * r - 0.02 * std::abs(a.delay - b.delay));
      }
    return sum;
  }
};
static double quality(const double *charges, const double *site, int n) {
  std::array<std::byte, 2048> buffer;
  std::pmr::monotonic_buffer_resource mono(buffer.data(), buffer.size());
  Plan plan(&mono);
  for (int i = 0; i < n; i++) plan.add(2.0 * (i % 3), 2.5 * (i / 3) + 0.3 * (i % 3), charges[i], 25 * (i % 4));
  std::pmr::vector<double> limits({30.0, 55.0, 80.0}, &mono);
  double q = plan.fragmentation(site);
  for (double at : limits) q -= 0.2 * plan.vibration(at, site);
  return q;
}
int main() {
  Check c;
  double q[8] = {2, 2.5, 3, 1.5, 2.2, 2.8, 1.9, 2.4}, dq[8] = {0}, s[3] = {50, 1.6, 0.4}, ds[3] = {0};
  __enzyme_autodiff<void>((void *)quality, enzyme_dup, q, dq, enzyme_dup, s, ds, enzyme_const, 8);
  for (int i = 0; i < 8; i++) c.cmp("charge", dq[i], cd([&](double h) { double v[8]; std::copy(q, q + 8, v); v[i] += h; return quality(v, s, 8); }));
  for (int i = 0; i < 3; i++) c.cmp("site", ds[i], cd([&](double h) { double v[3] = {s[0], s[1], s[2]}; v[i] += h; return quality(q, v, 8); }));
  return c.done();
}
