#include "case.hpp"
#include <Eigen/Dense>
// Functions of whole arrays, which Eigen computes with inline assembly and sums that round.
using Eigen::ArrayXd; using Eigen::ArrayXf;
__attribute__((noinline)) static double f(const ArrayXd &x) { return x.exp().sum() + x.sqrt().sum() + x.tanh().sum() + x.cwiseMin(0.9).sum() + x.cwiseMax(0.9).square().sum(); }
__attribute__((noinline)) static double g(const ArrayXd &x) { return x.maxCoeff() * x.floor().sum() + x.round().sum() + x.cosh().sum(); }
__attribute__((noinline)) static float h(const ArrayXf &x) { return x.exp().sum() + x.tanh().sum(); }
int main()
{
    ArrayXd x(5), d = ArrayXd::Zero(5); x << 0.5, 0.7, 1.3, 2.6, 4.1;
    __enzyme_autodiff<void>((void *)f, &x, &d);
    for (int i = 0; i < 5; i++) { double v = x(i), t = std::tanh(v); EQ(d(i), std::exp(v) + 0.5 / std::sqrt(v) + 1 - t * t + (v < 0.9) + (v > 0.9 ? 2 * v : 0)); }
    d.setZero();
    __enzyme_autodiff<void>((void *)g, &x, &d);
    for (int i = 0; i < 5; i++) EQ(d(i), std::sinh(x(i)) + (i == 4 ? 7 : 0));
    ArrayXf y(5), e = ArrayXf::Zero(5); y << 0.5f, 0.7f, 1.3f, 2.6f, 4.1f;
    __enzyme_autodiff<void>((void *)h, &y, &e);
    for (int i = 0; i < 5; i++) { double v = y(i), t = std::tanh(v); EQ(std::abs(e(i) / (std::exp(v) + 1 - t * t) - 1) < 2e-5, 1); }
    return end();
}
