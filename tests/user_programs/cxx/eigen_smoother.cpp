// Kalman filter + RTS smoother: derivative of smoothed cost to noise levels and dynamics
#include "../differences.h"
#include <Eigen/Dense>
#include <random>
#include <vector>
using namespace Eigen;
struct Model { MatrixXd F, H, Q, R; VectorXd x0; MatrixXd P0; };
Model build(const VectorXd &p) {
  Model m;
  double dt = 0.1;
  m.F = MatrixXd::Identity(4, 4);
  m.F.topRightCorner(2, 2) = dt * MatrixXd::Identity(2, 2);
  m.F.bottomRightCorner<2, 2>() *= std::exp(-p(0) * dt);
  m.F(2, 3) += p(3) * dt; m.F(3, 2) -= p(3) * dt;
  m.H.setZero(2, 4);
  m.H.block(0, 0, 2, 2).setIdentity();
  VectorXd q(4); q << dt * dt, dt * dt, dt, dt;
  m.Q = std::exp(p(1)) * (q.asDiagonal());
  m.R = std::exp(p(2)) * MatrixXd::Identity(2, 2);
  m.x0 = VectorXd::Constant(4, 0.2);
  m.P0 = MatrixXd::Identity(4, 4);
  return m;
}
double smooth(const VectorXd &p, const std::vector<VectorXd> &z) {
  Model m = build(p);
  std::vector<VectorXd> xf, xp;
  std::vector<MatrixXd> Pf, Pp;
  VectorXd x = m.x0;
  MatrixXd P = m.P0;
  double ll = 0;
  for (const auto &zk : z) {
    x = m.F * x;
    P = m.F * P * m.F.transpose() + m.Q;
    xp.push_back(x); Pp.push_back(P);
    VectorXd nu = zk - m.H * x;
    MatrixXd S = m.H * P * m.H.transpose() + m.R;
    LDLT<MatrixXd> ldlt(S);
    MatrixXd K = ldlt.solve(m.H * P).transpose();
    ll += 0.5 * nu.dot(ldlt.solve(nu)) + 0.5 * ldlt.vectorD().array().log().sum();
    x += K * nu;
    MatrixXd IKH = MatrixXd::Identity(4, 4) - K * m.H;
    P = IKH * P * IKH.transpose() + K * m.R * K.transpose();
    xf.push_back(x); Pf.push_back(P);
  }
  int n = z.size();
  std::vector<VectorXd> xs(xf);
  MatrixXd Ps = Pf.back();
  double rough = 0;
  for (int k = n - 2; k >= 0; --k) {
    MatrixXd G = Pp[k + 1].llt().solve(m.F * Pf[k]).transpose();
    xs[k] = xf[k] + G * (xs[k + 1] - xp[k + 1]);
    Ps = Pf[k] + G * (Ps - Pp[k + 1]) * G.transpose();
    rough += Ps.trace();
  }
  for (int k = 0; k < n; k++) rough += (xs[k].head<2>() - z[k]).squaredNorm();
  return ll + 0.3 * rough;
}
int main() {
  std::mt19937 g(11);
  std::normal_distribution<double> N(0, 1);
  std::vector<VectorXd> z;
  for (int k = 0; k < 40; k++) { VectorXd v(2); v << std::sin(0.1 * k) + 0.1 * N(g), std::cos(0.1 * k) + 0.1 * N(g); z.push_back(v); }
  VectorXd p(4); p << 0.3, -1.0, -3.5, 0.7;
  VectorXd fd(4);
  for (int i = 0; i < 4; i++) fd(i) = cd([&](double t) { VectorXd q = p; q(i) += t; return smooth(q, z); });
  double fz = cd([&](double t) { auto y = z; y[17](1) += t; return smooth(p, y); });
  Check c;
  VectorXd dp = VectorXd::Zero(4);
  std::vector<VectorXd> dz(z.size(), VectorXd::Zero(2));
  __enzyme_autodiff<void>((void *)smooth, enzyme_dup, &p, &dp, enzyme_dup, &z, &dz);
  for (int i = 0; i < 4; i++) c.cmp("dp", dp(i), fd(i));
  c.cmp("dz17", dz[17](1), fz);
  VectorXd v(4); v << 0, 0, 0, 1;
  double fw = __enzyme_fwddiff<double>((void *)smooth, enzyme_dup, &p, &v, enzyme_const, &z);
  c.cmp("forward", fw, fd(3));
  return c.done();
}
