#include "case.hpp"
#include <Eigen/Dense>
using Eigen::MatrixXd; using Eigen::VectorXd;
__attribute__((noinline)) static double sumsq(const MatrixXd *m) { double s = 0; for (int i = 0; i < m->rows(); i++) for (int j = 0; j < m->cols(); j++) s += (*m)(i, j) * (*m)(i, j); return s; }
__attribute__((noinline)) static void matvec(const MatrixXd *__restrict a, const VectorXd *__restrict x, VectorXd *__restrict y) { *y = *a * *x; }
__attribute__((noinline)) static double energy(const MatrixXd &a, const VectorXd &x) { return x.dot(a * x) + x.array().exp().sum() + (a * a.transpose()).trace(); }
__attribute__((noinline)) static double fixed(const Eigen::Matrix3d &a) { return (a * a).sum() + a.determinant(); }
int main()
{
    MatrixXd a(2, 3), da = MatrixXd::Zero(2, 3); a << 1, 2, 3, 4, 5, 6;
    __enzyme_autodiff<void>((void *)sumsq, &a, &da);
    EQ(da(1, 2), 12); EQ(da(0, 0), 2);
    VectorXd x(3), dx = VectorXd::Zero(3), y(2), dy(2); x << 1, -1, 2; dy << 1, 10; da.setZero();
    __enzyme_autodiff<void>((void *)matvec, &a, &da, &x, &dx, &y, &dy);
    EQ(dx(0), 41); EQ(dx(2), 63); EQ(da(1, 2), 20); EQ(y(0), 5);
    MatrixXd m(2, 2), dm = MatrixXd::Zero(2, 2); m << 1, 2, 3, 4; VectorXd v(2), dv = VectorXd::Zero(2); v << 0.5, 0.25;
    __enzyme_autodiff<void>((void *)energy, &m, &dm, &v, &dv);
    EQ(dm(0, 1), 0.125 + 4); EQ(dv(0), 1 + 5 * 0.25 + exp(0.5)); EQ(dv(1), 2.5 + 2 + exp(0.25));
    Eigen::Matrix3d q = Eigen::Matrix3d::Identity() * 2, dq = Eigen::Matrix3d::Zero(); q(0, 1) = 1;
    __enzyme_autodiff<void>((void *)fixed, &q, &dq);
    EQ(dq(0, 0), 3 + 2 + 4); EQ(dq(0, 1), 2 + 2); EQ(dq(1, 0), 3 + 3 - 2);
    return end();
}
