// Gyroscopes with matrices as std::array of std::array, constexpr tables, structured bindings, structs by value and out.
#include "../differences.h"
#include <array>
#include <cstddef>
#include <tuple>
#include <utility>
template <std::size_t R, std::size_t C = R> struct Mat {
  std::array<std::array<double, C>, R> m{};
  constexpr double &operator()(std::size_t i, std::size_t j) { return m[i][j]; }
  constexpr const double &operator()(std::size_t i, std::size_t j) const { return m[i][j]; }
  static constexpr Mat identity() { Mat r; for (std::size_t i = 0; i < R; i++) r(i, i) = 1; return r; }
  friend constexpr Mat operator+(Mat a, const Mat &b) { for (std::size_t i = 0; i < R; i++) for (std::size_t j = 0; j < C; j++) a(i, j) += b(i, j); return a; }
  friend constexpr Mat operator*(double s, Mat a) { for (auto &row : a.m) for (double &v : row) v *= s; return a; }
};
template <std::size_t R, std::size_t K, std::size_t C> constexpr Mat<R, C> operator*(const Mat<R, K> &a, const Mat<K, C> &b) {
  Mat<R, C> r;
  for (std::size_t i = 0; i < R; i++) for (std::size_t k = 0; k < K; k++) for (std::size_t j = 0; j < C; j++) r(i, j) += a(i, k) * b(k, j);
  return r;
}
using Vec = Mat<3, 1>;
constexpr Vec vec(double a, double b, double c) { Vec v; v(0, 0) = a; v(1, 0) = b; v(2, 0) = c; return v; }
constexpr std::array<double, 4> rk_weights{1 / 6.0, 1 / 3.0, 1 / 3.0, 1 / 6.0};
constexpr auto gauss = [] { std::array<std::pair<double, double>, 3> g{}; g[0] = {-0.7745966692414834, 5 / 9.0}; g[1] = {0, 8 / 9.0}; g[2] = {0.7745966692414834, 5 / 9.0}; return g; }();
static Mat<3> skew(const Vec &w) {
  Mat<3> s;
  s(0, 1) = -w(2, 0); s(0, 2) = w(1, 0); s(1, 0) = w(2, 0); s(1, 2) = -w(0, 0); s(2, 0) = -w(1, 0); s(2, 1) = w(0, 0);
  return s;
}
struct State { Mat<3> attitude; Vec omega; };
struct Inertia { double a, b, c; };
static State derivative(const State &s, Inertia I, double torque, double t) {
  const auto [a, b, c] = I;
  double x = s.omega(0, 0), y = s.omega(1, 0), z = s.omega(2, 0);
  return {s.attitude * skew(s.omega), vec((b - c) * y * z / a + torque * std::sin(t), (c - a) * z * x / b, (a - b) * x * y / c)};
}
static State axpy(const State &s, double h, const State &d) { return {s.attitude + h * d.attitude, s.omega + h * d.omega}; }
template <std::size_t... I> static double trace(const Mat<3> &m, std::index_sequence<I...>) { return (m(I, I) + ...); }
static std::tuple<double, Vec> spin(double a, double b, double c, double torque) {
  State s{Mat<3>::identity(), vec(1, 0.1, 0.2)};
  Inertia inertia{a, b, c};
  const double h = 0.1;
  for (int i = 0; i < 10; i++) {
    std::array<State, 4> k;
    k[0] = derivative(s, inertia, torque, i * h);
    for (std::size_t j = 1; j < 4; j++) k[j] = derivative(axpy(s, j < 3 ? h / 2 : h, k[j - 1]), inertia, torque, i * h + (j < 3 ? h / 2 : h));
    for (std::size_t j = 0; j < 4; j++) s = axpy(s, h * rk_weights[j], k[j]);
  }
  return {trace(s.attitude, std::make_index_sequence<3>{}), s.omega};
}
static double measure(double a, double b, double c, double torque) {
  auto [tr, w] = spin(a, b, c, torque);
  double q = 0;
  for (auto [x, weight] : gauss) q += weight * std::cos(x * w(1, 0) + tr);
  return q + w(0, 0) * w(2, 0);
}
struct Four { double a, b, c, t; };
int main() {
  Check c;
  Four g = __enzyme_autodiff<Four>((void *)measure, 1.0, 1.5, 2.2, 0.3);
  double x[4] = {1.0, 1.5, 2.2, 0.3}, d[4] = {g.a, g.b, g.c, g.t};
  for (int i = 0; i < 4; i++) c.cmp("measure", d[i], cd([&](double h) { double q[4] = {x[0], x[1], x[2], x[3]}; q[i] += h; return measure(q[0], q[1], q[2], q[3]); }));
  double t = __enzyme_fwddiff<double>((void *)measure, enzyme_dup, 1.0, 0.5, enzyme_const, 1.5, enzyme_dup, 2.2, -1.0, enzyme_const, 0.3);
  c.cmp("forward", t, 0.5 * d[0] - d[2], 1e-9);
  double one = __enzyme_autodiff<double>((void *)measure, enzyme_const, 1.0, enzyme_out, 1.5, enzyme_const, 2.2, enzyme_const, 0.3);
  c.cmp("one", one, d[1], 1e-10);
  return c.done();
}
