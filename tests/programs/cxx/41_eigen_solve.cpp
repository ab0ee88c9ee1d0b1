#include "check.hpp"

#include <Eigen/Dense>

double f(double *x, int n)
{
    Eigen::Matrix3d A;
    for (int i = 0; i < 9; i++)
        A(i) = x[i] + (i % 4 == 0 ? 3 : 0);
    Eigen::Vector3d b(x[0], x[4], x[8]);
    Eigen::Vector3d c = A.lu().solve(b);
    Eigen::Vector3d d = (A * A.transpose()).llt().solve(b);
    return c.squaredNorm() + d.sum() + A.determinant() + A.inverse().sum();
}
CHECK_GRADIENT(f, 9)
