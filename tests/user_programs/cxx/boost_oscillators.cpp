// Chain of oscillators with odeint, std::vector states and a symplectic stepper.
#include "../differences.h"
#include <boost/numeric/odeint.hpp>
#include <vector>
using namespace boost::numeric::odeint;
typedef std::vector<double> State;
struct Chain {
  double k, beta;
  void operator()(const State &q, State &dp) const {
    const int n = q.size();
    for (int i = 0; i < n; i++) {
      double l = i ? q[i] - q[i - 1] : q[i], r = i + 1 < n ? q[i + 1] - q[i] : -q[i];
      dp[i] = k * (r - l) + beta * (r * r * r - l * l * l);
    }
  }
};
struct Decay {
  const double *rates;
  void operator()(const State &x, State &dx, double t) const {
    dx[0] = -rates[0] * x[0];
    for (size_t i = 1; i < x.size(); i++) dx[i] = rates[i - 1] * x[i - 1] - rates[i] * x[i] * (1 + 0.1 * std::sin(t));
  }
};
static double energy(const double *x) {
  State q(5), p(5, 0.0);
  for (int i = 0; i < 5; i++) q[i] = x[2] * std::sin(i + 1.0);
  symplectic_rkn_sb3a_mclachlan<State> stepper;
  Chain chain{x[0], x[1]};
  for (int i = 0; i < 40; i++) stepper.do_step(chain, std::make_pair(std::ref(q), std::ref(p)), 0.05 * i, 0.05);
  double e = 0;
  for (int i = 0; i < 5; i++) e += 0.5 * p[i] * p[i] * (i + 1) + q[i];
  return e;
}
static double decay(const double *r) {
  State x{1, 0, 0, 0};
  integrate(Decay{r}, x, 0.0, 1.0, 0.1);
  std::vector<double> log;
  State y{1, 0, 0, 0};
  integrate_const(runge_kutta_dopri5<State>(), Decay{r}, y, 0.0, 1.0, 0.05, [&](const State &s, double) { log.push_back(s[2]); });
  double s = 0;
  for (double v : log) s += v;
  return x[3] + s + y[1];
}
int main() {
  Check c;
  double p[3] = {1.2, 0.3, 0.7}, d[3] = {0}, r[4] = {1.0, 0.5, 0.8, 0.1}, e[4] = {0};
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, p, d);
  for (int i = 0; i < 3; i++)
    c.cmp("energy", d[i], cd([&](double h) { double q[3] = {p[0], p[1], p[2]}; q[i] += h; return energy(q); }));
  __enzyme_autodiff<void>((void *)decay, enzyme_dup, r, e);
  for (int i = 0; i < 4; i++)
    c.cmp("decay", e[i], cd([&](double h) { double q[4] = {r[0], r[1], r[2], r[3]}; q[i] += h; return decay(q); }), 1e-3);
  return c.done();
}
