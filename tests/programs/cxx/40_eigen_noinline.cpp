#include "check.hpp"

#include <Eigen/Dense>
#include <cmath>

__attribute__((noinline)) double loss(const Eigen::MatrixXd &W, const Eigen::VectorXd &v)
{
    Eigen::VectorXd r = (W * v).array().tanh();
    return r.squaredNorm();
}

double f(double *x, int n)
{
    Eigen::MatrixXd W(4, 4);
    for (int i = 0; i < 16; i++)
        W(i / 4, i % 4) = x[i] * 0.3;
    Eigen::VectorXd v = Eigen::VectorXd::LinSpaced(4, 0.1, 1);
    return loss(W, v);
}
CHECK_GRADIENT(f, 16)
