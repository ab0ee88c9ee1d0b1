// Poles of filters by Durand and Kerner in complex<double>, paired and sorted, with std::polar, norm, arg, conj.
#include "../differences.h"
#include <algorithm>
#include <complex>
#include <numeric>
#include <vector>
using C = std::complex<double>;
static std::vector<C> roots(const std::vector<double> &a) {
  std::size_t n = a.size() - 1;
  std::vector<C> z(n);
  for (std::size_t i = 0; i < n; i++) z[i] = std::polar(0.9, 0.4 + 2 * M_PI * double(i) / double(n));
  for (int it = 0; it < 60; it++) {
    double moved = 0;
    for (std::size_t i = 0; i < n; i++) {
      C v = std::accumulate(a.begin(), a.end(), C(0), [&](C s, double c) { return s * z[i] + c; });
      C q = std::transform_reduce(z.begin(), z.end(), C(a[0]), std::multiplies<>(), [&](const C &w) { return &w == &z[i] ? C(1) : z[i] - w; });
      C step = v / q;
      z[i] -= step;
      moved = std::max(moved, std::abs(step));
    }
    if (moved < 1e-14) break;
  }
  return z;
}
static double ringing(const double *a, int n) {
  std::vector<double> p(a, a + n);
  auto z = roots(p);
  std::sort(z.begin(), z.end(), [](const C &x, const C &y) { return std::norm(x) != std::norm(y) ? std::norm(x) < std::norm(y) : x.imag() < y.imag(); });
  double sum = 0;
  for (const C &r : z) {
    if (std::abs(r.imag()) < 1e-9) { sum += std::exp(r.real()); continue; }
    if (r.imag() < 0) continue;
    sum += std::arg(r) / (1.2 - std::abs(r)) + std::real(r * std::conj(r));
  }
  C response = 1;
  for (const C &r : z) response *= std::polar(1.0, 0.7) - r;
  return sum + std::log(std::abs(1.0 / response)) + std::real(std::sqrt(response) * std::pow(response, 0.3)) * 0.1;
}
int main() {
  Check c;
  double a[5] = {1, -1.2, 0.9, -0.4, 0.1}, d[5] = {0};
  __enzyme_autodiff<void>((void *)ringing, enzyme_dup, a, d, enzyme_const, 5);
  for (int i = 0; i < 5; i++) c.cmp("ringing", d[i], cd([&](double h) { double b[5]; std::copy(a, a + 5, b); b[i] += h; return ringing(b, 5); }, 1e-4), 2e-5);
  double v[5] = {0, 1, 0, -1, 2};
  c.cmp("forward", __enzyme_fwddiff<double>((void *)ringing, enzyme_dup, a, v, enzyme_const, 5), d[1] - d[3] + 2 * d[4], 1e-7);
  return c.done();
}
