#include "case.hpp"
#include <unsupported/Eigen/CXX11/Tensor>
using T = Eigen::Tensor<float, 2>;
__attribute__((noinline)) static void conv(const T *k, const T *in, T *out) { Eigen::array<std::ptrdiff_t, 2> dims{{0, 1}}; *out = in->convolve(*k, dims); }
int main()
{
    T k(2, 2), in(3, 3), out(2, 2), dk(2, 2), din(3, 3), dout(2, 2);
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) in(i, j) = 1 + i + 3 * j;
    k(0, 0) = 1; k(0, 1) = 2; k(1, 0) = 3; k(1, 1) = 4; dk.setZero(); din.setZero(); dout.setConstant(1);
    __enzyme_autodiff<void>((void *)conv, enzyme_dup, &k, &dk, enzyme_dup, &in, &din, enzyme_dup, &out, &dout);
    EQ(dk(0, 0), 1 + 2 + 4 + 5); EQ(dk(1, 1), 5 + 6 + 8 + 9); EQ(din(1, 1), 10); EQ(din(0, 0), 1);
    return end();
}
