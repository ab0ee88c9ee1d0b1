// A sauna's stove through ltoad.h: gradients, Jacobians, Hessian products of a model with a class template and a cache.
#include <ltoad.h>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <vector>
struct Check {
  int bad = 0, n = 0;
  void cmp(const char *what, double got, double want, double tol = 1e-5) {
    n++;
    if (std::fabs(got - want) <= tol * std::fmax(std::fabs(want), 1e-6)) return;
    bad++;
    std::printf("WRONG %s: %.12g instead of %.12g\n", what, got, want);
  }
  int done() { std::printf("%d of %d are wrong\n", bad, n); return bad ? 1 : 0; }
};
template <class F> static double cd(F f, double h = 1e-3) { return (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h); }
template <class T> class Cache {
  std::vector<std::optional<T>> kept;
  std::function<T(int)> make;
public:
  Cache(int n, std::function<T(int)> f) : kept(n), make(std::move(f)) {}
  const T &operator[](int i) { if (!kept[i]) kept[i] = make(i); return *kept[i]; }
};
struct Stone { double mass, heat; };
static double comfort(const double *x, int stones, double outside) {
  Cache<Stone> cache(stones, [x](int i) { return Stone{x[0] * (1 + 0.1 * i), x[1] * std::exp(-0.3 * i)}; });
  std::vector<std::vector<double>> t(2, std::vector<double>(stones, 20));
  double air = outside, sum = 0;
  for (int m = 0; m < 12; m++) {
    auto &now = t[m % 2], &next = t[1 - m % 2];
    double flow = 0;
    for (int i = 0; i < stones; i++) {
      const Stone &s = cache[(i * 3 + m) % stones];
      double q = x[2] * (now[i] - air);
      next[i] = now[i] + (s.heat * 40 - q) / (5 * s.mass);
      flow += q;
    }
    air += 0.1 * flow - 0.05 * (air - outside);
    sum += (air - 60) * (air - 60) / 1000;
  }
  return sum;
}
static void curve(const double *x, double *y, int n) {
  auto pow_of = std::make_unique<double[]>(n);
  pow_of[0] = 1;
  for (int i = 1; i < n; i++) pow_of[i] = pow_of[i - 1] * x[0];
  for (int i = 0; i < n; i++) y[i] = pow_of[i] * std::sin(x[1]) + x[2] * pow_of[n - 1 - i];
}
static double steam(double water, double stone) { return water * std::tanh(stone / (1 + water)); }
int main() {
  Check c;
  std::vector<double> x{1.2, 0.9, 0.15}, v{1, -0.5, 0.3};
  auto g = ltoad::gradient<comfort>(x, 4, 15.0);
  for (int i = 0; i < 3; i++) c.cmp("gradient", g[i], cd([&](double h) { auto y = x; y[i] += h; return comfort(y.data(), 4, 15.0); }, 1e-4));
  c.cmp("jvp", ltoad::jvp<comfort>(x, v, 4, 15.0), g[0] - 0.5 * g[1] + 0.3 * g[2], 1e-9);
  auto hv = ltoad::hvp<comfort>(x, v, 4, 15.0);
  for (int i = 0; i < 3; i++)
    c.cmp("hvp", hv[i], cd([&](double h) { auto y = x; for (int k = 0; k < 3; k++) y[k] += h * v[k]; return ltoad::gradient<comfort>(y, 4, 15.0)[i]; }, 1e-4));
  auto j = ltoad::jacobian<curve>(x, 5, 5);
  for (int r = 0; r < 5; r++)
    for (int k = 0; k < 3; k++)
      c.cmp("jacobian", j[r * 3 + k], cd([&](double h) { auto y = x; y[k] += h; double o[5]; curve(y.data(), o, 5); return o[r]; }));
  auto s = ltoad::gradient<steam>(0.7, 1.4);
  c.cmp("water", s[0], cd([](double h) { return steam(0.7 + h, 1.4); }));
  c.cmp("stone", s[1], cd([](double h) { return steam(0.7, 1.4 + h); }));
  return c.done();
}
