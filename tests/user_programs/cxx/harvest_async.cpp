// Forest harvest plans scored by std::async and threads: shared_ptr to stands, mutex-guarded best plan, transform_reduce.
#include "../differences.h"
#include <algorithm>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

struct Stand {
  std::string species;
  double area, volume, growth;
  double at(int year, double fertility) const {
    double v = volume;
    for (int y = 0; y < year; y++)
      v += growth * fertility * v * (1 - v / 500.0);
    return v * area;
  }
};
using Stands = std::vector<std::shared_ptr<const Stand>>;

class Market {
  std::map<std::string, double> prices_;
  double interest_;

public:
  Market(std::map<std::string, double> p, double i) : prices_(std::move(p)), interest_(i) {}
  double value(const Stand &s, int year, double fertility) const {
    return s.at(year, fertility) * prices_.at(s.species) * std::exp(-interest_ * year);
  }
};

struct Summary {
  std::mutex guard;
  double total = 0, best = -1;
  void add(double v) {
    std::lock_guard<std::mutex> lock(guard);
    total += v;
    best = std::max(best, v);
  }
};

static double plan(const double *x, int n) {
  Stands stands;
  const char *kinds[] = {"spruce", "pine", "birch"};
  for (int i = 0; i < n; i++)
    stands.push_back(std::make_shared<const Stand>(Stand{kinds[i % 3], 2.0 + i, x[i], 0.06 + 0.01 * i}));
  const Market market({{"spruce", x[n]}, {"pine", 0.8 * x[n]}, {"birch", 0.5}}, x[n + 1]);
  Summary summary;
  std::vector<std::thread> pool;
  for (int t = 0; t < 2; t++)
    pool.emplace_back([&, t] {
      for (std::size_t i = t; i < stands.size(); i += 2) {
        double v = 0;
        for (int year : {5, 10, 15})
          v = std::max(v, market.value(*stands[i], year, 1.1));
        summary.add(v);
      }
    });
  for (auto &t : pool)
    t.join();
  std::future<double> late = std::async(std::launch::async, [&] {
    return std::transform_reduce(stands.begin(), stands.end(), 0.0, std::plus<>(),
                                 [&](const auto &s) { return market.value(*s, 20, x[n + 1] * 10); });
  });
  return (summary.total + 0.3 * summary.best + 0.1 * late.get()) / 1000;
}

int main() {
  Check c;
  const int n = 4;
  std::vector<double> x{120, 80, 200, 150, 1.5, 0.04}, d(6);
  __enzyme_autodiff<void>((void *)plan, enzyme_dup, x.data(), d.data(), enzyme_const, n);
  for (int i = 0; i < 6; i++)
    c.cmp("plan", d[i], cd([&](double h) { auto y = x; y[i] += h * (1 + std::fabs(x[i])) * 0.1; return plan(y.data(), n); }) / ((1 + std::fabs(x[i])) * 0.1));
  return c.done();
}
