// spectral solver: own radix-2 std::complex FFT, valarray slices, heat/Burgers step; forward width 12
#include "../differences.h"
#include <complex>
#include <numbers>
#include <valarray>
#include <vector>
using cplx = std::complex<double>;
void fft(std::valarray<cplx> &x, bool inverse) {
  const size_t n = x.size();
  if (n <= 1) return;
  std::valarray<cplx> even = x[std::slice(0, n / 2, 2)], odd = x[std::slice(1, n / 2, 2)];
  fft(even, inverse); fft(odd, inverse);
  for (size_t k = 0; k < n / 2; k++) {
    cplx t = std::polar(1.0, (inverse ? 2 : -2) * std::numbers::pi * double(k) / double(n)) * odd[k];
    x[k] = even[k] + t;
    x[k + n / 2] = even[k] - t;
  }
  if (inverse) x /= cplx(2.0, 0);
}
std::valarray<double> derivative(const std::valarray<double> &u) {
  size_t n = u.size();
  std::valarray<cplx> c(n);
  for (size_t i = 0; i < n; i++) c[i] = u[i];
  fft(c, false);
  for (size_t k = 0; k < n; k++) { double w = k < n / 2 ? double(k) : k == n / 2 ? 0.0 : double(k) - double(n); c[k] *= cplx(0, w); }
  fft(c, true);
  std::valarray<double> d(n);
  for (size_t i = 0; i < n; i++) d[i] = c[i].real();
  return d;
}
double burgers(const double *u0, int n, double nu, double dt) {
  std::valarray<double> u(u0, n);
  for (int s = 0; s < 4; s++) {
    auto ux = derivative(u);
    auto uxx = derivative(ux);
    std::valarray<double> k1 = nu * uxx - u * ux;
    std::valarray<double> um = u + 0.5 * dt * k1;
    auto mx = derivative(um);
    u += dt * (nu * derivative(mx) - um * mx);
  }
  std::valarray<double> grid = u;
  double rows = 0;
  std::valarray<double> w = std::exp(-std::valarray<double>(u[std::slice(0, n / 2, 1)]));
  for (int r = 0; r < 4; r++) { std::valarray<double> row = grid[std::slice(r * n / 4, n / 4, 1)]; rows += row.max() * std::pow(row, 2.0).sum(); }
  grid[grid > 0.5] = 0.9;
  std::valarray<double> sh = grid.cshift(3);
  cplx z(0, 0);
  for (int i = 0; i < n; i++) z += std::exp(cplx(0, 0.3 * u[i])) / cplx(1 + u[i] * u[i], u[i]);
  return (grid * sh).sum() + w.sum() + rows + std::abs(z) + std::arg(z) + std::norm(z * std::conj(z) + std::sqrt(z));
}
struct W12 { double v[12]; };
struct P { double a, b; };
int main() {
  const int n = 16;
  double u[n], fd[n];
  for (int i = 0; i < n; i++) u[i] = 0.6 * std::sin(2 * M_PI * i / n) + 0.3 * std::cos(4 * M_PI * i / n + 0.4);
  for (int i = 0; i < n; i++) fd[i] = cd([&](double t) { double z[n]; for (int k = 0; k < n; k++) z[k] = u[k] + (k == i ? t : 0); return burgers(z, n, 0.05, 0.02); }, 1e-5);
  double fn = cd([&](double t) { return burgers(u, n, 0.05 + t, 0.02); }, 1e-4);
  double fdt = cd([&](double t) { return burgers(u, n, 0.05, 0.02 + t); }, 1e-5);
  Check c;
  double d[n] = {};
  P r = __enzyme_autodiff<P>((void *)burgers, enzyme_dup, u, d, enzyme_const, n, enzyme_out, 0.05, enzyme_out, 0.02);
  for (int i = 0; i < n; i++) c.cmp("u", d[i], fd[i]);
  c.cmp("nu", r.a, fn); c.cmp("dt", r.b, fdt);
  static double v[12][n];
  for (int k = 0; k < 12; k++) v[k][k] = 1;
  W12 w = __enzyme_fwddiff<W12>((void *)burgers, enzyme_width, 12, enzyme_dupv, sizeof(v[0]), u, &v[0][0], enzyme_const, n, enzyme_const, 0.05, enzyme_const, 0.02);
  for (int k = 0; k < 12; k++) c.cmp("fwd12", w.v[k], fd[k]);
  return c.done();
}
