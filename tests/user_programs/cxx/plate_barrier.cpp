// Jacobi sweeps over a plate by C++20 threads that meet at a barrier after each sweep.
#include "../differences.h"
#include <barrier>
#include <thread>
#include <vector>
double plate(const double *edge, int n) {
  std::vector<double> u(n * n), w(n * n);
  for (int j = 0; j < n; j++) u[j] = w[j] = edge[j];
  const int T = 2; std::barrier meet(T);
  auto sweep = [&](int t) {
    int lo = 1 + t * (n - 2) / T, hi = 1 + (t + 1) * (n - 2) / T;
    double *a = u.data(), *b = w.data();
    for (int s = 0; s < 20; s++) {
      for (int i = lo; i < hi; i++)
        for (int j = 1; j < n - 1; j++)
          b[i * n + j] = 0.25 * (a[(i - 1) * n + j] + a[(i + 1) * n + j] + a[i * n + j - 1] + a[i * n + j + 1]);
      meet.arrive_and_wait(); std::swap(a, b);
    }
  };
  { std::vector<std::jthread> ts; for (int t = 0; t < T; t++) ts.emplace_back(sweep, t); }
  double s = 0; for (double x : u) s += x * x; return s;
}
int main() {
  Check c; std::vector<double> e(8), g(8);
  for (int i = 0; i < 8; i++) e[i] = std::sin(i * 0.5);
  __enzyme_autodiff<void>((void *)plate, enzyme_dup, e.data(), g.data(), enzyme_const, 8);
  for (int i = 1; i < 7; i += 2) c.cmp("edge", g[i], cd([&](double h) { auto p = e; p[i] += h; return plate(p.data(), 8); }));
  return c.done();
}
