// A harbour by discrete events: a priority queue of std::function actions that put new ones into it, statistics in maps.
#include "../differences.h"
#include <functional>
#include <map>
#include <queue>
#include <random>
#include <string>
#include <vector>
class Simulation {
  struct Event {
    double time;
    long order;
    std::function<void(Simulation &)> action;
    bool operator<(const Event &o) const { return time != o.time ? time > o.time : order > o.order; }
  };
  std::priority_queue<Event> queue;
  long orders = 0;
  double clock = 0;
public:
  std::map<std::string, double> statistics;
  double now() const { return clock; }
  void after(double delay, std::function<void(Simulation &)> f) { queue.push({clock + delay, orders++, std::move(f)}); }
  void run(int limit) {
    while (!queue.empty() && limit-- > 0) {
      Event e = queue.top();
      queue.pop();
      clock = e.time;
      e.action(*this);
    }
  }
};
struct Harbour {
  int berths = 2;
  std::queue<std::pair<double, double>> waiting;
  const double *p;
  void arrive(Simulation &s, double cargo) {
    if (berths > 0) {
      berths--;
      unload(s, cargo, s.now());
    } else
      waiting.emplace(s.now(), cargo);
  }
  void unload(Simulation &s, double cargo, double since) {
    s.statistics["waited"] += p[2] * (s.now() - since);
    s.after(cargo / p[1], [this, cargo](Simulation &s) {
      s.statistics["unloaded"] += cargo * std::exp(-0.05 * s.now());
      if (waiting.empty()) berths++;
      else {
        auto [since, next] = waiting.front();
        waiting.pop();
        unload(s, next, since);
      }
    });
  }
};
static double profit(const double *p) {
  Simulation s;
  Harbour h;
  h.p = p;
  std::mt19937 gen(7);
  std::uniform_real_distribution<double> u(0.5, 1.5);
  std::function<void(Simulation &)> arrivals = [&](Simulation &s) {
    h.arrive(s, p[3] * u(gen));
    s.after(p[0] * u(gen), arrivals);
  };
  s.after(0, arrivals);
  s.run(30);
  return s.statistics["unloaded"] - s.statistics["waited"] + 0.1 * s.now();
}
int main() {
  Check c;
  double p[4] = {0.9, 1.1, 0.3, 2.0}, d[4] = {0};
  __enzyme_autodiff<void>((void *)profit, enzyme_dup, p, d);
  for (int i = 0; i < 4; i++) c.cmp("profit", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return profit(q); }, 1e-5));
  return c.done();
}
