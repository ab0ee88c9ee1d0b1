// Monte Carlo of an Asian option: OpenMP threads with their own generators, critical merge, threadprivate seed.
#include "../differences.h"
#include <omp.h>
#include <random>
#include <vector>
struct Market { double spot, rate, vol; };
struct Stats { double sum = 0, sq = 0; Stats &operator+=(const Stats &o) { sum += o.sum; sq += o.sq; return *this; } };
#pragma omp declare reduction(merge : Stats : omp_out += omp_in) initializer(omp_priv = Stats())
static double path(const Market &m, std::mt19937 &gen, int steps, double T) {
  std::normal_distribution<double> n01;
  double dt = T / steps, s = m.spot, avg = 0;
  for (int i = 0; i < steps; i++) {
    s *= std::exp((m.rate - 0.5 * m.vol * m.vol) * dt + m.vol * std::sqrt(dt) * n01(gen));
    avg += s;
  }
  return avg / steps;
}
double price(double spot, double rate, double vol, double strike) {
  Market m{spot, rate, vol}; Stats all;
#pragma omp parallel for reduction(merge : all) schedule(static)
  for (int p = 0; p < 64; p++) {
    std::mt19937 gen(1000 + p);
    double a = path(m, gen, 12, 1.0), pay = std::max(a - strike, 0.0);
    all += Stats{pay, pay * pay};
  }
  double mean = all.sum / 64;
  double worst = 0;
#pragma omp parallel
  {
    double mine = 0;
#pragma omp for nowait
    for (int p = 0; p < 16; p++) { std::mt19937 gen(p); mine += std::log(path(m, gen, 6, 0.5) / strike); }
#pragma omp critical
    worst += mine * mine / omp_get_num_threads();
#pragma omp barrier
#pragma omp single
    mean *= 1 + 1e-3 * worst;
  }
  return std::exp(-rate) * mean + 0.01 * std::sqrt(all.sq / 64 + 1);
}
struct G { double s, r, v, k; };
int main() {
  omp_set_num_threads(3);
  Check c;
  G g = __enzyme_autodiff<G>((void *)price, 100.0, 0.05, 0.3, 98.0);
  c.cmp("delta", g.s, cd([](double h) { return price(100 + h, .05, .3, 98); }, 1e-4), 1e-4);
  c.cmp("rho", g.r, cd([](double h) { return price(100, .05 + h, .3, 98); }, 1e-6), 1e-4);
  c.cmp("vega", g.v, cd([](double h) { return price(100, .05, .3 + h, 98); }, 1e-6), 1e-4);
  c.cmp("strike", g.k, cd([](double h) { return price(100, .05, .3, 98 + h); }, 1e-4), 1e-4);
  return c.done();
}
