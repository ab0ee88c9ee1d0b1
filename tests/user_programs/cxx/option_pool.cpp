// A thread pool with a queue and a condition variable prices options; results by index.
#include "../differences.h"
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
class Pool {
  std::vector<std::thread> workers; std::queue<std::function<void()>> jobs;
  std::mutex m; std::condition_variable cv; bool stop = false;
public:
  explicit Pool(int n) {
    for (int i = 0; i < n; i++) workers.emplace_back([this] {
      for (;;) {
        std::function<void()> job;
        { std::unique_lock<std::mutex> l(m); cv.wait(l, [this] { return stop || !jobs.empty(); });
          if (stop && jobs.empty()) return; job = std::move(jobs.front()); jobs.pop(); }
        job();
      }
    });
  }
  void submit(std::function<void()> f) { { std::lock_guard<std::mutex> l(m); jobs.push(std::move(f)); } cv.notify_one(); }
  void finish() { { std::lock_guard<std::mutex> l(m); stop = true; } cv.notify_all(); for (auto &w : workers) w.join(); workers.clear(); }
  ~Pool() { if (!workers.empty()) finish(); }
};
static double call_price(double s, double k, double vol, double t) {
  double d1 = (std::log(s / k) + 0.5 * vol * vol * t) / (vol * std::sqrt(t)), d2 = d1 - vol * std::sqrt(t);
  auto N = [](double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); };
  return s * N(d1) - k * N(d2);
}
double book(const double *vol, int n, double spot) {
  std::vector<double> out(n);
  { Pool pool(3);
    for (int i = 0; i < n; i++) pool.submit([&, i] { out[i] = call_price(spot, 90 + 5 * i, vol[i], 0.5 + 0.1 * i); });
    pool.finish(); }
  double s = 0; for (double v : out) s += v; return s;
}
int main() {
  Check c; std::vector<double> v{0.2, 0.25, 0.3, 0.22, 0.27}, g(5);
  double ds = __enzyme_autodiff<double>((void *)book, enzyme_dup, v.data(), g.data(), enzyme_const, 5, enzyme_out, 100.0);
  for (int i = 0; i < 5; i++) c.cmp("vega", g[i], cd([&](double h) { auto p = v; p[i] += h; return book(p.data(), 5, 100); }));
  c.cmp("delta", ds, cd([&](double h) { return book(v.data(), 5, 100 + h); }, 1e-1));
  return c.done();
}
