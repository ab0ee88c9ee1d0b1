// Lorenz by odeint with std::array and a controlled Dormand-Prince stepper.
#include "../differences.h"
#include <array>
#include <boost/numeric/odeint.hpp>
using namespace boost::numeric::odeint;
using State = std::array<double, 3>;
static double lorenz(const double *p) {
  State x{p[3], 1.0, 1.0};
  auto rhs = [p](const State &x, State &d, double) {
    d[0] = p[0] * (x[1] - x[0]);
    d[1] = p[1] * x[0] - x[1] - x[0] * x[2];
    d[2] = x[0] * x[1] - p[2] * x[2];
  };
  integrate_const(runge_kutta4<State>(), rhs, x, 0.0, 0.5, 0.01);
  return x[0] + 2 * x[1] * x[2];
}
static double adaptive(const double *p) {
  State x{p[3], 1.0, 1.0};
  auto rhs = [p](const State &x, State &d, double) {
    d[0] = p[0] * (x[1] - x[0]);
    d[1] = p[1] * x[0] - x[1] - x[0] * x[2];
    d[2] = x[0] * x[1] - p[2] * x[2];
  };
  double sum = 0;
  integrate_adaptive(make_controlled(1e-12, 1e-12, runge_kutta_dopri5<State>()), rhs, x, 0.0, 0.3, 0.01,
                     [&](const State &s, double t) { sum += t * 0; (void)s; });
  return x[0] + 2 * x[1] * x[2] + sum;
}
int main() {
  Check c;
  double p[4] = {10, 28, 8.0 / 3, 1.0}, d[4] = {0}, e[4] = {0};
  __enzyme_autodiff<void>((void *)lorenz, enzyme_dup, p, d);
  __enzyme_autodiff<void>((void *)adaptive, enzyme_dup, p, e);
  for (int i = 0; i < 4; i++) {
    c.cmp("lorenz", d[i], cd([&](double h) { double q[4]; for (int k = 0; k < 4; k++) q[k] = p[k]; q[i] += h; return lorenz(q); }));
    c.cmp("adaptive", e[i], cd([&](double h) { double q[4]; for (int k = 0; k < 4; k++) q[k] = p[k]; q[i] += h; return adaptive(q); }), 1e-4);
  }
  return c.done();
}
