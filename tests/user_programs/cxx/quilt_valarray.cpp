// Thermal quilts with std::valarray: slices, masks, indirect arrays, cshift, apply, and a split-mode gradient.
#include "../differences.h"
#include <numeric>
#include <valarray>
template <class R, class... T> R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> R __enzyme_reverse(void *, T...);
using V = std::valarray<double>;
static double squash(double t) { return t / (1 + 0.1 * t * t); }
static void quilt(const double *k, double *out, int n) {
  V t(0.0, n * n);
  V source = {k[0], 0.5 * k[1], k[2]};
  for (int i = 0; i < n; i++) t[std::slice(i * n, n, 1)] = V(std::begin(source), 3).sum() * V(std::sin(0.3 * i), n);
  t[std::slice(0, n, n + 1)] += V(k[1], n);
  for (int s = 0; s < 5; s++) {
    V left = t.cshift(1), right = t.cshift(-1), up = t.cshift(n), down = t.cshift(-n);
    t += 0.1 * k[0] * (left + right + up + down - 4.0 * t);
    t[t > 1.5] *= V(0.9, std::valarray<double>(t[t > 1.5]).size());
    std::valarray<std::size_t> corners = {0, std::size_t(n - 1), std::size_t(n * (n - 1)), std::size_t(n * n - 1)};
    t[corners] += V(k[2] * 0.05, 4);
    t = t.apply(squash);
  }
  V rows(n);
  for (int i = 0; i < n; i++) rows[i] = V(t[std::slice(i * n, n, 1)]).sum() / n;
  out[0] = std::sqrt((rows * rows).sum()) + std::pow(std::abs(t), 1.5).sum();
  V inner = t[std::gslice(n + 1, {2, 2}, {std::size_t(n), 1})];
  out[1] = std::exp(-inner).sum() + t.max() - t.min();
}
static double both(const double *k, int n) { double o[2]; quilt(k, o, n); return 0.7 * o[0] + 1.3 * o[1]; }
int main() {
  Check c;
  double k[3] = {0.8, 1.3, 0.6}, dk[3] = {0}, o[2] = {0}, seed[2] = {0.7, 1.3};
  void *tape = __enzyme_augmentfwd<void *>((void *)quilt, enzyme_dup, k, dk, enzyme_dup, o, seed, enzyme_const, 4);
  __enzyme_reverse<void>((void *)quilt, enzyme_dup, k, dk, enzyme_dup, o, seed, enzyme_const, 4, tape);
  for (int i = 0; i < 3; i++) c.cmp("split", dk[i], cd([&](double h) { double q[3] = {k[0], k[1], k[2]}; q[i] += h; return both(q, 4); }, 1e-4));
  double v[3] = {0.5, -1, 1};
  c.cmp("forward", __enzyme_fwddiff<double>((void *)both, enzyme_dup, k, v, enzyme_const, 4), 0.5 * dk[0] - dk[1] + dk[2], 1e-9);
  return c.done();
}
