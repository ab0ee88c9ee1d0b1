// Planetesimals attracted to each other: OpenMP over bodies, leapfrog, energy of the last state.
#include "../differences.h"
#include <omp.h>
#include <vector>
#include <array>
struct Body { std::array<double, 3> x, v; double m; };
class Disk {
  std::vector<Body> bodies;
  std::vector<std::array<double, 3>> acc;
  double eps2 = 1e-2;
public:
  explicit Disk(std::vector<Body> b) : bodies(std::move(b)), acc(bodies.size()) {}
  void forces() {
    const int n = (int)bodies.size();
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
      std::array<double, 3> a{0, 0, 0};
      for (int j = 0; j < n; j++) {
        if (i == j) continue;
        double r2 = eps2; std::array<double, 3> d;
        for (int k = 0; k < 3; k++) { d[k] = bodies[j].x[k] - bodies[i].x[k]; r2 += d[k] * d[k]; }
        double w = bodies[j].m / (r2 * std::sqrt(r2));
        for (int k = 0; k < 3; k++) a[k] += w * d[k];
      }
      acc[i] = a;
    }
  }
  void step(double dt) {
#pragma omp parallel for
    for (size_t i = 0; i < bodies.size(); i++)
      for (int k = 0; k < 3; k++) { bodies[i].v[k] += 0.5 * dt * acc[i][k]; bodies[i].x[k] += dt * bodies[i].v[k]; }
    forces();
#pragma omp parallel for
    for (size_t i = 0; i < bodies.size(); i++)
      for (int k = 0; k < 3; k++) bodies[i].v[k] += 0.5 * dt * acc[i][k];
  }
  double energy() const {
    double kin = 0, pot = 0;
#pragma omp parallel for reduction(+ : kin, pot) schedule(static, 3)
    for (size_t i = 0; i < bodies.size(); i++) {
      const auto &b = bodies[i];
      kin += 0.5 * b.m * (b.v[0] * b.v[0] + b.v[1] * b.v[1] + b.v[2] * b.v[2]);
      for (size_t j = i + 1; j < bodies.size(); j++) {
        double r2 = eps2; for (int k = 0; k < 3; k++) r2 += std::pow(b.x[k] - bodies[j].x[k], 2);
        pot -= b.m * bodies[j].m / std::sqrt(r2);
      }
    }
    return kin + 0.3 * pot;
  }
};
double run(const double *masses, int n) {
  std::vector<Body> b(n);
  for (int i = 0; i < n; i++) {
    double t = 0.7 * i; b[i] = {{std::cos(t) * (1 + 0.1 * i), std::sin(t), 0.05 * i}, {-std::sin(t), std::cos(t), 0}, masses[i]};
  }
  Disk d(std::move(b)); d.forces();
  for (int s = 0; s < 12; s++) d.step(0.01);
  return d.energy();
}
int main() {
  Check c; std::vector<double> m(9), g(9);
  for (int i = 0; i < 9; i++) m[i] = 0.3 + 0.07 * i;
  __enzyme_autodiff<void>((void *)run, enzyme_dup, m.data(), g.data(), enzyme_const, 9);
  for (int i = 0; i < 9; i += 3) {
    double want = cd([&](double h) { auto p = m; p[i] += h; return run(p.data(), 9); });
    c.cmp("mass", g[i], want);
    std::vector<double> t(9); t[i] = 1;
    c.cmp("fwd", __enzyme_fwddiff<double>((void *)run, enzyme_dup, m.data(), t.data(), enzyme_const, 9), want);
  }
  return c.done();
}
