// A report with fmt on the way through a simulation.
#include "../differences.h"
#include <fmt/core.h>
#include <fmt/format.h>
#include <string>
#include <vector>
static std::size_t letters;
static double simulate(const double *x, int n) {
  double level = x[0];
  std::vector<std::string> log;
  for (int i = 0; i < n; i++) {
    level += 0.1 * (x[1] - level) + 0.01 * std::sin(x[2] * i);
    log.push_back(fmt::format("{:3d}: {:.3f} {}", i, level, level > 1 ? "high" : "low"));
  }
  letters = 0;
  for (auto &l : log) letters += l.size();
  return level * level;
}
int main() {
  Check c;
  double x[3] = {0.5, 2.0, 0.3}, d[3] = {0};
  __enzyme_autodiff<void>((void *)simulate, enzyme_dup, x, d, enzyme_const, 10);
  for (int i = 0; i < 3; i++)
    c.cmp("simulate", d[i], cd([&](double h) { double q[3] = {x[0], x[1], x[2]}; q[i] += h; return simulate(q, 10); }));
  return c.done() || letters == 0;
}
