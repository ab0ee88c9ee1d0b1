#include "check.hpp"

#include <Eigen/Dense>

double f(double *x, int n)
{
    Eigen::Map<Eigen::MatrixXd> A(x, 3, 3);
    Eigen::VectorXd b = A.col(1);
    Eigen::MatrixXd C = A * A;
    return (C * b).norm() + A.sum() + (C.array() * A.array()).sum();
}
CHECK_GRADIENT(f, 9)
