// Gaussian process: log marginal likelihood, gradient to hyperparameters and inputs
#include "../differences.h"
#include <Eigen/Dense>
#include <random>
using namespace Eigen;
struct Hyper { double log_sf, log_noise; VectorXd log_ell; };
static MatrixXd kernel(const MatrixXd &A, const MatrixXd &B, const Hyper &h) {
  MatrixXd As = A * (-h.log_ell).array().exp().matrix().asDiagonal();
  MatrixXd Bs = B * (-h.log_ell).array().exp().matrix().asDiagonal();
  MatrixXd D = -2.0 * As * Bs.transpose();
  D.colwise() += As.rowwise().squaredNorm();
  D.rowwise() += Bs.rowwise().squaredNorm().transpose();
  return (std::exp(2 * h.log_sf) * (-0.5 * D.array()).exp()).matrix();
}
double nll(const MatrixXd &X, const VectorXd &y, const Hyper &h) {
  const Index n = X.rows();
  MatrixXd K = kernel(X, X, h);
  K.diagonal().array() += std::exp(2 * h.log_noise) + 1e-6;
  LLT<MatrixXd> llt(K);
  if (llt.info() != Success) return 1e300;
  VectorXd alpha = llt.solve(y);
  double logdet = 2 * llt.matrixLLT().diagonal().array().log().sum();
  return 0.5 * y.dot(alpha) + 0.5 * logdet + 0.5 * n * std::log(2 * M_PI);
}
double predict(const MatrixXd &X, const VectorXd &y, const Hyper &h, const MatrixXd &Xs) {
  MatrixXd K = kernel(X, X, h);
  K.diagonal().array() += std::exp(2 * h.log_noise);
  LDLT<MatrixXd> ldlt(K);
  MatrixXd Ks = kernel(Xs, X, h);
  VectorXd mean = Ks * ldlt.solve(y);
  MatrixXd V = ldlt.solve(Ks.transpose());
  VectorXd var = std::exp(2 * h.log_sf) - (Ks.array() * V.transpose().array()).rowwise().sum();
  return mean.sum() + 3.0 * var.array().sqrt().sum();
}
int main() {
  std::mt19937 g(7);
  std::normal_distribution<double> N(0, 1);
  const int n = 45, d = 3, m = 6;
  MatrixXd X(n, d), Xs(m, d);
  VectorXd y(n);
  for (int i = 0; i < n; i++) { for (int j = 0; j < d; j++) X(i, j) = N(g); y(i) = std::sin(X(i, 0)) + 0.3 * X(i, 1) + 0.1 * N(g); }
  for (int i = 0; i < m; i++) for (int j = 0; j < d; j++) Xs(i, j) = N(g);
  Hyper h{0.1, -1.2, VectorXd::LinSpaced(d, -0.2, 0.4)};
  Check c;
  double fd[6];
  fd[0] = cd([&](double t) { Hyper q = h; q.log_sf += t; return nll(X, y, q); });
  fd[1] = cd([&](double t) { Hyper q = h; q.log_noise += t; return nll(X, y, q); });
  fd[2] = cd([&](double t) { Hyper q = h; q.log_ell(2) += t; return nll(X, y, q); });
  fd[3] = cd([&](double t) { MatrixXd Z = X; Z(11, 1) += t; return nll(Z, y, h); });
  fd[4] = cd([&](double t) { VectorXd z = y; z(4) += t; return nll(X, z, h); });
  fd[5] = cd([&](double t) { Hyper q = h; q.log_ell(1) += t; return predict(X, y, q, Xs); });
  double fd6 = cd([&](double t) { MatrixXd Z = Xs; Z(2, 0) += t; return predict(X, y, h, Z); });
  {
    Hyper dh{0, 0, VectorXd::Zero(d)};
    MatrixXd dX = MatrixXd::Zero(n, d);
    VectorXd dy = VectorXd::Zero(n);
    __enzyme_autodiff<void>((void *)nll, enzyme_dup, &X, &dX, enzyme_dup, &y, &dy, enzyme_dup, &h, &dh);
    c.cmp("nll log_sf", dh.log_sf, fd[0]);
    c.cmp("nll log_noise", dh.log_noise, fd[1]);
    c.cmp("nll log_ell2", dh.log_ell(2), fd[2]);
    c.cmp("nll X(11,1)", dX(11, 1), fd[3]);
    c.cmp("nll y4", dy(4), fd[4]);
  }
  {
    Hyper dh{0, 0, VectorXd::Zero(d)};
    MatrixXd dXs = MatrixXd::Zero(m, d);
    __enzyme_autodiff<void>((void *)predict, enzyme_const, &X, enzyme_const, &y, enzyme_dup, &h, &dh, enzyme_dup, &Xs, &dXs);
    c.cmp("predict log_ell1", dh.log_ell(1), fd[5]);
    c.cmp("predict Xs(2,0)", dXs(2, 0), fd6);
  }
  return c.done();
}
