// small MLP classifier, template on Scalar: batch norm, tanh/softplus, softmax cross entropy
#include "../differences.h"
#include <Eigen/Dense>
#include <random>
#include <vector>
template <class S> using Mat = Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic>;
template <class S> using Vec = Eigen::Matrix<S, Eigen::Dynamic, 1>;
template <class S> struct Layer { Mat<S> W; Vec<S> b; };
template <class S> struct Net {
  std::vector<Layer<S>> layers;
  S gain = 1;
  Mat<S> forward(const Mat<S> &X) const {
    Mat<S> H = X;
    for (size_t l = 0; l < layers.size(); ++l) {
      Mat<S> Z = layers[l].W * H;
      Z.colwise() += layers[l].b;
      if (l + 1 == layers.size()) return Z;
      if (l == 0) {
        Vec<S> mu = Z.rowwise().mean();
        Z.colwise() -= mu;
        Vec<S> sd = (Z.array().square().rowwise().mean() + S(1e-3)).sqrt();
        Z.array().colwise() /= sd.array();
        H = (gain * Z.array()).tanh();
      } else
        H = (Z.array().exp() + S(1)).log();
    }
    return H;
  }
};
template <class S> S loss(const Net<S> &net, const Mat<S> &X, const std::vector<int> &label) {
  Mat<S> Z = net.forward(X);
  Eigen::Matrix<S, 1, Eigen::Dynamic> mx = Z.colwise().maxCoeff();
  Z.rowwise() -= mx;
  Eigen::Matrix<S, 1, Eigen::Dynamic> lse = Z.array().exp().colwise().sum().log();
  S L = 0;
  for (Eigen::Index i = 0; i < Z.cols(); ++i) L += lse(i) - Z(label[i], i);
  L /= S(Z.cols());
  for (auto &l : net.layers) L += S(1e-3) * l.W.squaredNorm();
  return L;
}
template <class S> Net<S> make(std::vector<int> sizes, bool zero) {
  std::mt19937 g(3);
  std::normal_distribution<double> N(0, 1);
  Net<S> n;
  n.gain = zero ? 0 : S(1.1);
  for (size_t i = 0; i + 1 < sizes.size(); i++) {
    Layer<S> l{Mat<S>::Zero(sizes[i + 1], sizes[i]), Vec<S>::Zero(sizes[i + 1])};
    if (!zero) {
      for (int c = 0; c < l.W.cols(); c++) for (int r = 0; r < l.W.rows(); r++) l.W(r, c) = S(N(g) / std::sqrt(sizes[i]));
      for (int r = 0; r < l.b.size(); r++) l.b(r) = S(0.1 * N(g));
    }
    n.layers.push_back(l);
  }
  return n;
}
int main() {
  std::vector<int> sizes{20, 48, 40, 5};
  std::mt19937 g(5);
  std::normal_distribution<double> N(0, 1);
  Mat<double> X(20, 64);
  std::vector<int> lab;
  for (int j = 0; j < 64; j++) { for (int i = 0; i < 20; i++) X(i, j) = N(g); lab.push_back(g() % 5); }
  auto net = make<double>(sizes, false);
  Check c;
  double fd[5];
  fd[0] = cd([&](double t) { auto n = net; n.layers[0].W(7, 3) += t; return loss<double>(n, X, lab); }, 1e-2);
  fd[1] = cd([&](double t) { auto n = net; n.layers[1].W(33, 41) += t; return loss<double>(n, X, lab); }, 1e-2);
  fd[2] = cd([&](double t) { auto n = net; n.layers[2].b(2) += t; return loss<double>(n, X, lab); }, 1e-2);
  fd[3] = cd([&](double t) { auto n = net; n.gain += t; return loss<double>(n, X, lab); }, 1e-2);
  fd[4] = cd([&](double t) { Mat<double> Y = X; Y(4, 9) += t; return loss<double>(net, Y, lab); }, 1e-2);
  auto dn = make<double>(sizes, true);
  Mat<double> dX = Mat<double>::Zero(20, 64);
  __enzyme_autodiff<void>((void *)loss<double>, enzyme_dup, &net, &dn, enzyme_dup, &X, &dX, enzyme_const, &lab);
  c.cmp("W0", dn.layers[0].W(7, 3), fd[0]);
  c.cmp("W1", dn.layers[1].W(33, 41), fd[1]);
  c.cmp("b2", dn.layers[2].b(2), fd[2]);
  c.cmp("gain", dn.gain, fd[3]);
  c.cmp("X", dX(4, 9), fd[4]);
  // float
  auto nf = make<float>(sizes, false);
  auto df = make<float>(sizes, true);
  Mat<float> Xf = X.cast<float>();
  __enzyme_autodiff<void>((void *)loss<float>, enzyme_dup, &nf, &df, enzyme_const, &Xf, enzyme_const, &lab);
  c.cmp("float W1 block", df.layers[1].W.block(3, 4, 9, 9).sum(), dn.layers[1].W.block(3, 4, 9, 9).sum(), 1e-3);
  c.cmp("float gain", df.gain, fd[3], 1e-3);
  return c.done();
}
