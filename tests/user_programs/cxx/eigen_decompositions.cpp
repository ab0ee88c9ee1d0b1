// every dense decomposition, each behind its own function of a parameter vector
#include "../differences.h"
#include <Eigen/Dense>
#include <random>
using namespace Eigen;
static MatrixXd assemble(const VectorXd &p, int n) {
  MatrixXd A(n, n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      A(i, j) = std::sin(1.3 * i * p(0) + 0.7 * j) + p(1) * std::cos(i - 2.1 * j) + (i == j ? n * 0.5 + p(2) * i : 0.0);
  return A;
}
static VectorXd rhs(const VectorXd &p, int n) { return p(3) * VectorXd::LinSpaced(n, 1, 2) + p(0) * VectorXd::Ones(n); }
double with_plu(const VectorXd &p) {
  MatrixXd A = assemble(p, 24);
  PartialPivLU<MatrixXd> lu(A);
  return lu.solve(rhs(p, 24)).squaredNorm() + std::log(std::abs(lu.determinant()));
}
double with_fplu(const VectorXd &p) {
  MatrixXd A = assemble(p, 9);
  FullPivLU<MatrixXd> lu(A);
  if (!lu.isInvertible()) return -1;
  return lu.solve(rhs(p, 9)).squaredNorm() + lu.inverse().trace();
}
double with_qr(const VectorXd &p) {
  MatrixXd A = assemble(p, 14).leftCols(6);
  VectorXd b = rhs(p, 14).array().square();
  ColPivHouseholderQR<MatrixXd> qr(A);
  VectorXd x = qr.solve(b);
  return x.sum() + (A * x - b).norm() + qr.rank() + qr.matrixR().diagonal().head(6).cwiseAbs().array().log().sum();
}
double with_svd(const VectorXd &p) {
  MatrixXd A = assemble(p, 8).leftCols(5);
  JacobiSVD<MatrixXd> svd(A, ComputeThinU | ComputeThinV);
  VectorXd s = svd.singularValues();
  VectorXd x = svd.solve(rhs(p, 8));
  return s.array().log().sum() + x.squaredNorm() + s(0) / s(4);
}
double with_eig(const VectorXd &p) {
  MatrixXd A = assemble(p, 10);
  MatrixXd S = 0.5 * (A + A.transpose());
  SelfAdjointEigenSolver<MatrixXd> es(S);
  VectorXd w = es.eigenvalues();
  MatrixXd sq = es.eigenvectors() * w.array().abs().sqrt().matrix().asDiagonal() * es.eigenvectors().transpose();
  return w(0) + 2 * w(9) + sq.sum();
}
double with_hqr_inv(const VectorXd &p) {
  MatrixXd A = assemble(p, 5);
  HouseholderQR<MatrixXd> qr(A);
  MatrixXd R = qr.matrixQR().triangularView<Upper>();
  MatrixXd Q = qr.householderQ();
  Matrix3d B = A.topLeftCorner<3, 3>();
  return R.diagonal().cwiseAbs().sum() + (Q * rhs(p, 5))(1) + B.inverse().sum() + B.determinant();
}
int main() {
  VectorXd p(4); p << 0.37, 0.8, 0.25, 1.4;
  struct T { const char *n; double (*f)(const VectorXd &); };
  T ts[] = {{"plu", with_plu}, {"fplu", with_fplu}, {"qr", with_qr}, {"svd", with_svd}, {"eig", with_eig}, {"hqr", with_hqr_inv}};
  MatrixXd fd(6, 4);
  for (int k = 0; k < 6; k++)
    for (int i = 0; i < 4; i++)
      fd(k, i) = cd([&](double t) { VectorXd q = p; q(i) += t; return ts[k].f(q); }, 5e-4);
  Check c;
  MatrixXd D = MatrixXd::Zero(4, 6);
  VectorXd d = VectorXd::Zero(4);
#define RUN(k, f) d.setZero(); __enzyme_autodiff<void>((void *)f, enzyme_dup, &p, &d); for (int i = 0; i < 4; i++) c.cmp(#f, d(i), fd(k, i));
  RUN(0, with_plu) RUN(1, with_fplu) RUN(2, with_qr) RUN(3, with_svd) RUN(4, with_eig) RUN(5, with_hqr_inv)
  VectorXd v = VectorXd::Unit(4, 0);
  c.cmp("fwd eig", __enzyme_fwddiff<double>((void *)with_eig, enzyme_dup, &p, &v), fd(4, 0));
  c.cmp("fwd svd", __enzyme_fwddiff<double>((void *)with_svd, enzyme_dup, &p, &v), fd(3, 0));
  return c.done();
}
