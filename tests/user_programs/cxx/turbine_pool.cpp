// Tidal energy: turbines are evaluated by a pool of threads with a queue, a condition variable and futures.
#include "../differences.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <numeric>
#include <queue>
#include <thread>
#include <vector>

class Pool {
  std::vector<std::thread> workers_;
  std::queue<std::function<void()>> jobs_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stop_ = false;
  std::atomic<int> done_{0};

  void work() {
    for (;;) {
      std::function<void()> job;
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
        if (stop_ && jobs_.empty())
          return;
        job = std::move(jobs_.front());
        jobs_.pop();
      }
      job();
      done_.fetch_add(1, std::memory_order_relaxed);
    }
  }

public:
  explicit Pool(unsigned n) {
    for (unsigned i = 0; i < n; i++)
      workers_.emplace_back([this] { work(); });
  }
  ~Pool() {
    {
      std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wake_.notify_all();
    for (auto &w : workers_)
      w.join();
  }
  template <class F> auto submit(F f) -> std::future<decltype(f())> {
    auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::move(f));
    auto result = task->get_future();
    {
      std::lock_guard lock(mutex_);
      jobs_.emplace([task] { (*task)(); });
    }
    wake_.notify_one();
    return result;
  }
  int done() const { return done_; }
};

struct Site {
  double depth, amplitude, phase;
  int turbines;
};

static double yearly(const Site &s, double radius, double cut_in) {
  double energy = 0;
  for (int hour = 0; hour < 50; hour++) {
    const double v = s.amplitude * std::sin(0.506 * hour + s.phase) * std::pow(radius / s.depth, 0.14);
    const double speed = std::fabs(v);
    if (speed > cut_in)
      energy += 0.4 * 0.5 * 1.025 * M_PI * radius * radius * std::min(speed * speed * speed, 20.0);
  }
  return energy * s.turbines * (1 - 0.01 * s.turbines);
}

static double farm(const double *x, int sites) {
  Pool pool(3);
  std::vector<std::future<double>> parts;
  for (int i = 0; i < sites; i++) {
    const Site s{20.0 + 3 * i, x[i], 0.3 * i, 4 + i};
    parts.push_back(pool.submit([s, radius = x[sites]] { return yearly(s, radius, 0.8); }));
  }
  double total = 0;
  for (auto &p : parts)
    total += p.get();
  return total / 1e4;
}

int main() {
  double x[5] = {1.9, 2.3, 2.05, 2.6, 5.0}, d[5] = {};
  __enzyme_autodiff<void>((void *)farm, enzyme_dup, x, d, enzyme_const, 4);
  Check c;
  for (int i = 0; i < 5; i++)
    c.cmp("x", d[i], cd([&](double h) { double y[5]; std::copy(x, x + 5, y); y[i] += h; return farm(y, 4); }, 1e-4));
  return c.done();
}
