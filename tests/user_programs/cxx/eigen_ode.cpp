// reaction-diffusion (Brusselator) with VectorXd state, RK4 + Rosenbrock step; forward width 4 and reverse
#include "../differences.h"
#include <Eigen/Dense>
#include <functional>
using namespace Eigen;
struct Params { double A, B, Du, Dv; };
struct Rhs {
  const Params &p;
  Index n;
  void operator()(double t, const VectorXd &y, VectorXd &f) const {
    auto u = y.head(n), v = y.tail(n);
    f.head(n) = (p.A + u.array().square() * v.array() - (p.B + 1) * u.array()).matrix();
    f.tail(n) = (p.B * u.array() - u.array().square() * v.array()).matrix();
    for (Index i = 0; i < n; i++) {
      Index l = (i + n - 1) % n, r = (i + 1) % n;
      f(i) += p.Du * (u(l) - 2 * u(i) + u(r));
      f(n + i) += p.Dv * (v(l) - 2 * v(i) + v(r));
    }
    f(0) += 0.1 * std::sin(t);
  }
};
template <class F> VectorXd rk4(const F &f, VectorXd y, double t0, double t1, int steps) {
  double h = (t1 - t0) / steps;
  VectorXd k1(y.size()), k2(y.size()), k3(y.size()), k4(y.size());
  for (int s = 0; s < steps; s++) {
    double t = t0 + s * h;
    f(t, y, k1);
    f(t + h / 2, y + h / 2 * k1, k2);
    f(t + h / 2, y + h / 2 * k2, k3);
    f(t + h, y + h * k3, k4);
    y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
  }
  return y;
}
double final_state(double A, double B, double Du, double Dv, int n) {
  Params p{A, B, Du, Dv};
  VectorXd y(2 * n);
  y.head(n) = A * (1 + 0.2 * ArrayXd::LinSpaced(n, 0, 6).sin()).matrix();
  y.tail(n).setConstant(B / A);
  Rhs f{p, n};
  y = rk4(f, y, 0, 1.5, 40);
  // linearly implicit tail steps with finite Jacobian assembled by hand
  for (int s = 0; s < 3; s++) {
    VectorXd r(2 * n);
    f(1.5 + 0.05 * s, y, r);
    MatrixXd J = MatrixXd::Zero(2 * n, 2 * n);
    for (int i = 0; i < n; i++) {
      double u = y(i), v = y(n + i);
      J(i, i) = 2 * u * v - (B + 1) - 2 * Du; J(i, n + i) = u * u;
      J(n + i, i) = B - 2 * u * v; J(n + i, n + i) = -u * u - 2 * Dv;
    }
    y += 0.05 * (MatrixXd::Identity(2 * n, 2 * n) - 0.05 * J).partialPivLu().solve(r);
  }
  return y.squaredNorm() + y.maxCoeff();
}
double fit(const VectorXd &y0, const VectorXd &th) {
  Index n = y0.size() / 2;
  Params p{th(0), th(1), std::exp(th(2)), std::exp(th(3))};
  std::function<void(double, const VectorXd &, VectorXd &)> f = Rhs{p, n};
  VectorXd y = rk4(f, y0, 0, 1, 25);
  return (y.head(n) - y.tail(n)).squaredNorm();
}
struct D4 { double v[4]; };
int main() {
  double a[4] = {1.0, 1.8, 0.2, 0.1}, fd[4];
  int n = 12;
  for (int i = 0; i < 4; i++) fd[i] = cd([&](double t) { double b[4]; for (int k = 0; k < 4; k++) b[k] = a[k] + (k == i ? t : 0); return final_state(b[0], b[1], b[2], b[3], n); }, 2e-3);
  VectorXd y0 = VectorXd::LinSpaced(2 * n, 0.5, 1.5), th(4); th << 1.0, 1.8, -1.5, -2.0;
  double f1[4], f2;
  for (int i = 0; i < 4; i++) f1[i] = cd([&](double t) { VectorXd z = th; z(i) += t; return fit(y0, z); }, 5e-3);
  f2 = cd([&](double t) { VectorXd z = y0; z(5) += t; return fit(z, th); }, 5e-3);
  Check c;
  D4 g = __enzyme_autodiff<D4>((void *)final_state, a[0], a[1], a[2], a[3], n);
  for (int i = 0; i < 4; i++) c.cmp("reverse", g.v[i], fd[i]);
  VectorXd dy = VectorXd::Zero(2 * n), dt = VectorXd::Zero(4);
  __enzyme_autodiff<void>((void *)fit, enzyme_dup, &y0, &dy, enzyme_dup, &th, &dt);
  for (int i = 0; i < 4; i++) c.cmp("fit th", dt(i), f1[i]);
  c.cmp("fit y0", dy(5), f2);
  D4 w = __enzyme_fwddiff<D4>((void *)final_state, enzyme_width, 4, enzyme_dup, a[0], 1., 0., 0., 0., enzyme_dup, a[1], 0., 1., 0., 0., enzyme_dup, a[2], 0., 0., 1., 0., enzyme_dup, a[3], 0., 0., 0., 1., enzyme_const, n);
  for (int i = 0; i < 4; i++) c.cmp("fwd width 4", w.v[i], fd[i]);
  return c.done();
}
