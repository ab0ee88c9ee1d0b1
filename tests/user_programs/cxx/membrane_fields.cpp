// A membrane by lazy expressions over fields (CRTP), with scalars, shifts and reductions; Hessian products by ltoad.h's way.
#include "../differences.h"
#include <array>
#include <cstddef>
#include <type_traits>
#include <vector>
template <class D> struct Expr { const D &self() const { return static_cast<const D &>(*this); } };
struct Scalar : Expr<Scalar> {
  double v;
  explicit Scalar(double v) : v(v) {}
  double operator()(std::size_t, std::size_t) const { return v; }
};
class Field : public Expr<Field> {
  std::size_t n_;
  std::vector<double> data;
public:
  explicit Field(std::size_t n) : n_(n), data(n * n) {}
  template <class E> Field(std::size_t n, const Expr<E> &e) : Field(n) { *this = e; }
  template <class E> Field &operator=(const Expr<E> &e) {
    for (std::size_t i = 0; i < n_; i++)
      for (std::size_t j = 0; j < n_; j++) data[i * n_ + j] = e.self()(i, j);
    return *this;
  }
  double operator()(std::size_t i, std::size_t j) const { return i < n_ && j < n_ ? data[i * n_ + j] : 0.0; }
  double &at(std::size_t i, std::size_t j) { return data[i * n_ + j]; }
  std::size_t size() const { return n_; }
};
template <class E> using Held = std::conditional_t<std::is_same_v<E, Field>, const Field &, const E>;
template <class L, class R, class Op> struct Binary : Expr<Binary<L, R, Op>> {
  Held<L> l;
  Held<R> r;
  Binary(const L &l, const R &r) : l(l), r(r) {}
  double operator()(std::size_t i, std::size_t j) const { return Op::apply(l(i, j), r(i, j)); }
};
template <class E> struct Shift : Expr<Shift<E>> {
  Held<E> e;
  int di, dj;
  Shift(const E &e, int di, int dj) : e(e), di(di), dj(dj) {}
  double operator()(std::size_t i, std::size_t j) const { return e(i + std::size_t(di), j + std::size_t(dj)); }
};
struct Add { static double apply(double a, double b) { return a + b; } };
struct Sub { static double apply(double a, double b) { return a - b; } };
struct Mul { static double apply(double a, double b) { return a * b; } };
template <class L, class R> auto operator+(const Expr<L> &l, const Expr<R> &r) { return Binary<L, R, Add>(l.self(), r.self()); }
template <class L, class R> auto operator-(const Expr<L> &l, const Expr<R> &r) { return Binary<L, R, Sub>(l.self(), r.self()); }
template <class L, class R> auto operator*(const Expr<L> &l, const Expr<R> &r) { return Binary<L, R, Mul>(l.self(), r.self()); }
template <class R> auto operator*(double s, const Expr<R> &r) { return Binary<Scalar, R, Mul>(Scalar(s), r.self()); }
template <class E> auto shift(const Expr<E> &e, int di, int dj) { return Shift<E>(e.self(), di, dj); }
template <class E> auto laplace(const Expr<E> &e) { return shift(e, 1, 0) + shift(e, -1, 0) + shift(e, 0, 1) + shift(e, 0, -1) - 4.0 * e; }
template <class E> double sum(const Expr<E> &e, std::size_t n) {
  double s = 0;
  for (std::size_t i = 0; i < n; i++)
    for (std::size_t j = 0; j < n; j++) s += e.self()(i, j);
  return s;
}
static void energy(const double *p, double *out) {
  const std::size_t n = 5;
  Field u(n), v(n), k(n);
  for (std::size_t i = 0; i < n; i++)
    for (std::size_t j = 0; j < n; j++) {
      u.at(i, j) = p[2] * std::sin(1.0 * double(i)) * std::cos(0.5 * double(j));
      k.at(i, j) = p[0] + 0.1 * double(i) * p[1];
    }
  for (int t = 0; t < 6; t++) {
    v = v + 0.1 * (k * laplace(u) - p[1] * (u * u * u));
    u = u + 0.1 * v;
  }
  *out = sum(v * v + k * u * u, n) + sum(shift(u, 1, 1) * u, n);
}
static double value(const double *p) { double o; energy(p, &o); return o; }
static void gradient(const double *p, double *g) {
  double o = 0, seed = 1;
  g[0] = g[1] = g[2] = 0;
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, p, g, enzyme_dupnoneed, &o, &seed);
}
int main() {
  Check c;
  double p[3] = {1.1, 0.6, 0.8}, g[3];
  gradient(p, g);
  for (int i = 0; i < 3; i++) c.cmp("energy", g[i], cd([&](double h) { double q[3] = {p[0], p[1], p[2]}; q[i] += h; return value(q); }));
  for (int i = 0; i < 3; i++) {
    double v[3] = {0, 0, 0}, hv[3] = {0, 0, 0}, g2[3];
    v[i] = 1;
    __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, p, v, enzyme_dup, g2, hv);
    for (int j = 0; j < 3; j++)
      c.cmp("hessian", hv[j], cd([&](double h) { double q[3] = {p[0], p[1], p[2]}, e[3]; q[i] += h; gradient(q, e); return e[j]; }));
  }
  return c.done();
}
