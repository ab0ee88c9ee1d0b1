// Aerodynamics: vortex panels of an aerofoil; a dense system in vectors of vectors with OpenMP, complex geometry, lift and moment.
#include "../differences.h"
#include <algorithm>
#include <complex>
#include <numeric>
#include <stdexcept>
#include <vector>

using cplx = std::complex<double>;
using Matrix = std::vector<std::vector<double>>;

struct Panel {
  cplx a, b, middle, normal;
  double length;
  bool upper;
};

static std::vector<cplx> naca(double camber, double thickness, int n) {
  std::vector<cplx> z(2 * n + 1);
  for (int i = 0; i <= 2 * n; i++) {
    const double beta = M_PI * (i - n) / n, x = 0.5 * (1 + std::cos(beta));
    const double t = 5 * thickness * (0.2969 * std::sqrt(x + 1e-12) - 0.126 * x - 0.3516 * x * x + 0.2843 * x * x * x - 0.1036 * x * x * x * x);
    const double c = camber * 4 * x * (1 - x);
    z[i] = {x, c + (i < n ? -t : t)};
  }
  return z;
}

static std::vector<double> solve(Matrix a, std::vector<double> b) {
  const int n = static_cast<int>(b.size());
  for (int k = 0; k < n; k++) {
    const auto worst = std::max_element(a.begin() + k, a.end(), [k](const auto &p, const auto &q) { return std::fabs(p[k]) < std::fabs(q[k]); });
    const auto row = worst - a.begin();
    if (std::fabs((*worst)[k]) < 1e-13)
      throw std::domain_error("singular");
    std::swap(a[k], a[row]);
    std::swap(b[k], b[row]);
#pragma omp parallel for schedule(static)
    for (int i = k + 1; i < n; i++) {
      const double f = a[i][k] / a[k][k];
      for (int j = k; j < n; j++)
        a[i][j] -= f * a[k][j];
      b[i] -= f * b[k];
    }
  }
  for (int k = n - 1; k >= 0; k--)
    b[k] = (b[k] - std::inner_product(a[k].begin() + k + 1, a[k].end(), b.begin() + k + 1, 0.0)) / a[k][k];
  return b;
}

static cplx induced(const Panel &p, cplx at) {
  const cplx t = (p.b - p.a) / p.length;
  const cplx local = (at - p.a) / t;
  const cplx w = std::log((local - p.length) / local) / (2 * M_PI);
  return std::conj(w * std::conj(t));
}

static double coefficients(double camber, double thickness, double alpha, double *moment) {
  const auto z = naca(camber, thickness, 9);
  std::vector<Panel> panels;
  panels.reserve(z.size());
  for (std::size_t i = 0; i + 1 < z.size(); i++) {
    const cplx d = z[i + 1] - z[i];
    const double len = std::abs(d);
    panels.push_back({z[i], z[i + 1], 0.5 * (z[i] + z[i + 1]), cplx(0, 1) * d / len, len, i >= 9});
  }
  const int n = static_cast<int>(panels.size());
  const cplx wind = std::polar(1.0, alpha);
  Matrix a(n + 1, std::vector<double>(n + 1));
  std::vector<double> rhs(n + 1);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const cplx at = panels[i].middle + 1e-3 * panels[i].normal;
    double sum = 0;
    for (int j = 0; j < n; j++) {
      const cplx v = induced(panels[j], at);
      a[i][j] = (v * std::conj(panels[i].normal)).real();
      sum += (cplx(0, -1) * v * std::conj(panels[i].normal)).real();
    }
    a[i][n] = sum;
    rhs[i] = -(wind * std::conj(panels[i].normal)).real();
  }
  a[n][0] = a[n][n - 1] = 1;
  a[n][n] = 0.3;
  rhs[n] = 0;
  const auto strength = solve(a, rhs);
  double lift = 0, m = 0;
#pragma omp parallel for reduction(+ : lift, m)
  for (int i = 0; i < n; i++) {
    const double g = strength[n] * panels[i].length;
    lift += 2 * g;
    m += g * (panels[i].middle.real() - 0.25) * (panels[i].upper ? 1.1 : 0.9);
  }
  *moment = m;
  return lift;
}

static double objective(double camber, double thickness, double alpha) {
  double m = 0;
  const double l = coefficients(camber, thickness, alpha, &m);
  return l * l + 3 * m;
}

struct Three { double c, t, a; };
int main() {
  const Three d = __enzyme_autodiff<Three>((void *)objective, enzyme_out, 0.03, enzyme_out, 0.12, enzyme_out, 0.07);
  Check c;
  c.cmp("camber", d.c, cd([](double h) { return objective(0.03 + h, 0.12, 0.07); }, 1e-4));
  c.cmp("thickness", d.t, cd([](double h) { return objective(0.03, 0.12 + h, 0.07); }, 1e-4));
  c.cmp("alpha", d.a, cd([](double h) { return objective(0.03, 0.12, 0.07 + h); }, 1e-4));
  return c.done();
}
