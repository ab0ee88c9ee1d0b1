#include "check.hpp"

#include <Eigen/Dense>

double f(double *x, int n)
{
    Eigen::Matrix3d A;
    for (int i = 0; i < 9; i++)
        A(i) = x[i];
    Eigen::Vector3d b(x[0], x[4], x[8]);
    Eigen::Vector3d c = A * b;
    return c.squaredNorm() + (A * A.transpose()).trace() + c.dot(b);
}
CHECK_GRADIENT(f, 9)
