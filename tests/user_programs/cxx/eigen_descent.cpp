// an optimiser differentiated: Levenberg-Marquardt with accept/reject, Newton step, and a Hessian
#include "../differences.h"
#include <Eigen/Dense>
#include <Eigen/Cholesky>
using namespace Eigen;
struct Data { ArrayXd t, y; };
struct Model {
  static VectorXd residual(const VectorXd &x, const Data &d) { return (x(0) * (-x(1) * d.t).exp() + x(2) - d.y).matrix(); }
  static MatrixXd jacobian(const VectorXd &x, const Data &d) {
    MatrixXd J(d.t.size(), 3);
    ArrayXd e = (-x(1) * d.t).exp();
    J << e.matrix(), (-x(0) * d.t * e).matrix(), VectorXd::Ones(d.t.size());
    return J;
  }
};
VectorXd lm(const Data &d, VectorXd x, int iters) {
  double lambda = 1e-2, cost = Model::residual(x, d).squaredNorm();
  for (int k = 0; k < iters; k++) {
    VectorXd r = Model::residual(x, d);
    MatrixXd J = Model::jacobian(x, d);
    MatrixXd H = J.transpose() * J;
    H.diagonal() *= 1 + lambda;
    VectorXd step = H.ldlt().solve(-J.transpose() * r);
    VectorXd xn = x + step;
    double cn = Model::residual(xn, d).squaredNorm();
    if (cn < cost) { x.swap(xn); cost = cn; lambda *= 0.3; } else lambda *= 4;
  }
  return x;
}
double half_life(const Data &d, const VectorXd &x0) {
  VectorXd x = lm(d, x0, 3);
  return std::log(2.0) / x(1) + 0.1 * x.squaredNorm();
}
// Adam with momentum on a Rosenbrock chain
double adam_end(const VectorXd &hyper, const VectorXd &x0) {
  double lr = std::exp(hyper(0)), b1 = 1 / (1 + std::exp(-hyper(1))), b2 = 0.99;
  VectorXd x = x0, m = VectorXd::Zero(x.size()), v = m;
  const Index n = x.size();
  for (int k = 1; k <= 30; k++) {
    VectorXd g = VectorXd::Zero(n);
    g.head(n - 1).array() += -40 * x.head(n - 1).array() * (x.tail(n - 1).array() - x.head(n - 1).array().square()) - 2 * (1 - x.head(n - 1).array());
    g.tail(n - 1).array() += 20 * (x.tail(n - 1).array() - x.head(n - 1).array().square());
    m = b1 * m + (1 - b1) * g;
    v = b2 * v + (1 - b2) * g.cwiseAbs2();
    VectorXd mh = m / (1 - std::pow(b1, k)), vh = v / (1 - std::pow(b2, k));
    x -= lr * (mh.array() / (vh.array().sqrt() + 1e-3)).matrix();
  }
  return (10 * (x.tail(n - 1).array() - x.head(n - 1).array().square()).square() + (1 - x.head(n - 1).array()).square()).sum();
}
double objective(const VectorXd &x) {
  Matrix3d A; A << 3, x(0), 0.2, x(0), 4, x(1), 0.2, x(1), 5;
  LLT<Matrix3d> c(A);
  Vector3d b(x(2), 1, x(0) * x(2));
  return b.dot(c.solve(b)) + std::exp(x(1)) * std::sin(x(2));
}
void grad_objective(const VectorXd &x, VectorXd &g) { __enzyme_autodiff<void>((void *)objective, enzyme_dup, &x, &g); }
int main() {
  Data d{ArrayXd::LinSpaced(15, 0, 3), {}};
  d.y = 2.0 * (-0.9 * d.t).exp() + 0.5 + 0.05 * (7 * d.t).sin();
  VectorXd x0(3); x0 << 1.4, 0.6, 0.3;
  double fy = cd([&](double t) { Data z = d; z.y(4) += t; return half_life(z, x0); });
  double fx = cd([&](double t) { VectorXd z = x0; z(1) += t; return half_life(d, z); });
  VectorXd hy(2); hy << -3.0, 2.0;
  VectorXd s0 = VectorXd::LinSpaced(10, -0.8, 0.9);
  double fh0 = cd([&](double t) { VectorXd z = hy; z(0) += t; return adam_end(z, s0); });
  double fh1 = cd([&](double t) { VectorXd z = hy; z(1) += t; return adam_end(z, s0); });
  double fs = cd([&](double t) { VectorXd z = s0; z(3) += t; return adam_end(hy, z); });
  VectorXd xo(3); xo << 0.4, 0.7, -0.6;
  double H[3][3];
  for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++)
    H[i][j] = cd([&](double t) { VectorXd z = xo; z(i) += t; return cd([&](double s) { VectorXd w = z; w(j) += s; return objective(w); }, 1e-2); }, 1e-2);
  Check c;
  Data dd{ArrayXd::Zero(15), ArrayXd::Zero(15)};
  VectorXd dx = VectorXd::Zero(3);
  __enzyme_autodiff<void>((void *)half_life, enzyme_dup, &d, &dd, enzyme_dup, &x0, &dx);
  c.cmp("lm y4", dd.y(4), fy);
  c.cmp("lm x0(1)", dx(1), fx);
  VectorXd dh = VectorXd::Zero(2), ds = VectorXd::Zero(10);
  __enzyme_autodiff<void>((void *)adam_end, enzyme_dup, &hy, &dh, enzyme_dup, &s0, &ds);
  c.cmp("adam lr", dh(0), fh0);
  c.cmp("adam b1", dh(1), fh1);
  c.cmp("adam x0", ds(3), fs);
  for (int i = 0; i < 3; i++) {
    VectorXd v = VectorXd::Unit(3, i), g = VectorXd::Zero(3), hv = VectorXd::Zero(3);
    __enzyme_fwddiff<void>((void *)grad_objective, enzyme_dup, &xo, &v, enzyme_dup, &g, &hv);
    for (int j = 0; j < 3; j++) c.cmp("hessian", hv(j), H[i][j], 1e-5);
  }
  return c.done();
}
