// Spaceflight: a sail's spiral; constexpr tables, policies as template arguments, a Hessian by forward over reverse.
#include "../differences.h"
#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <numeric>
#include <tuple>
#include <type_traits>

template <class T, std::size_t N> struct Vec : std::array<T, N> {
  template <class F> friend constexpr Vec zip(const Vec &a, const Vec &b, F f) {
    Vec r{};
    for (std::size_t i = 0; i < N; i++)
      r[i] = f(a[i], b[i]);
    return r;
  }
  friend constexpr Vec operator+(const Vec &a, const Vec &b) { return zip(a, b, std::plus<>{}); }
  friend constexpr Vec operator-(const Vec &a, const Vec &b) { return zip(a, b, std::minus<>{}); }
  friend constexpr Vec operator*(T s, Vec a) {
    for (auto &x : a)
      x *= s;
    return a;
  }
  friend constexpr T dot(const Vec &a, const Vec &b) { return std::inner_product(a.begin(), a.end(), b.begin(), T{}); }
};
using V2 = Vec<double, 2>;
struct State {
  V2 r, v;
  friend State operator+(const State &a, const State &b) { return {a.r + b.r, a.v + b.v}; }
  friend State operator*(double s, const State &a) { return {s * a.r, s * a.v}; }
};

template <class M> concept Sail = requires(const M &m, double c) { { m.push(c) } -> std::convertible_to<double>; };
struct Ideal {
  double load;
  double push(double c) const { return load * c * c; }
};
struct Wrinkled {
  double load, dull;
  double push(double c) const { return load * c * c * (1 - dull * std::sin(c)); }
};

struct Euler {
  template <class F> static State step(const State &s, double t, double h, F &&f) { return s + h * f(t, s); }
};
constexpr std::array<std::array<double, 3>, 4> make_tableau() {
  std::array<std::array<double, 3>, 4> a{};
  a[1][0] = 0.5;
  a[2][1] = 0.5;
  a[3][2] = 1.0;
  return a;
}
struct Classic {
  static constexpr auto a = make_tableau();
  static constexpr std::array<double, 4> b{1. / 6, 1. / 3, 1. / 3, 1. / 6}, c{0, 0.5, 0.5, 1};
  template <class F> static State step(const State &s, double t, double h, F &&f) {
    std::array<State, 4> k{};
    for (std::size_t i = 0; i < 4; i++) {
      State at = s;
      for (std::size_t j = 0; j < i; j++)
        if (a[i][j] != 0)
          at = at + (h * a[i][j]) * k[j];
      k[i] = f(t + c[i] * h, at);
    }
    State r = s;
    for (std::size_t i = 0; i < 4; i++)
      r = r + (h * b[i]) * k[i];
    return r;
  }
};

template <class Method, Sail... S> class Flight {
  std::tuple<S...> sails_;

public:
  explicit Flight(S... s) : sails_(s...) {}
  template <std::size_t N> double run(const std::array<double, N> &angles, int steps) const {
    State s{{1.0, 0.0}, {0.0, 1.0}};
    const double h = 0.06;
    for (int i = 0; i < steps; i++) {
      const double u = double(i) / steps * (N - 1);
      const auto k = std::min<std::size_t>(static_cast<std::size_t>(u), N - 2);
      const double angle = std::lerp(angles[k], angles[k + 1], u - k);
      s = Method::step(s, i * h, h, [&, angle](double, const State &x) {
        const double r2 = dot(x.r, x.r), r = std::sqrt(r2);
        const V2 out = (1 / r) * x.r, along{-out[1], out[0]};
        const double c = std::cos(angle), push = std::apply([c](const auto &...m) { return (m.push(c) + ...); }, sails_) / r2;
        return State{x.v, (-1 / r2) * out + (push * c) * out + (push * std::sin(angle)) * along};
      });
    }
    const double energy = 0.5 * dot(s.v, s.v) - 1 / std::sqrt(dot(s.r, s.r));
    return energy + 0.1 * dot(s.r, s.v);
  }
};

static double spiral(const double *p) {
  std::array<double, 3> angles;
  std::copy_n(p, 3, angles.begin());
  const Flight<Classic, Ideal, Wrinkled> fine(Ideal{p[3]}, Wrinkled{0.02, 0.3 * p[3]});
  const Flight<Euler, Ideal> coarse(Ideal{p[3] * 0.5});
  return fine.run(angles, 40) + 0.01 * coarse.run(angles, 10);
}
static void gradient(const double *p, double *g) {
  std::fill_n(g, 4, 0.0);
  __enzyme_autodiff<void>((void *)spiral, enzyme_dup, p, g);
}

int main() {
  double p[4] = {0.5, 0.7, 0.4, 0.05}, g[4];
  gradient(p, g);
  Check c;
  for (int i = 0; i < 4; i++) {
    auto moved = [&](double h) { std::array<double, 4> q; std::copy(p, p + 4, q.begin()); q[i] += h; return q; };
    c.cmp("gradient", g[i], cd([&](double h) { return spiral(moved(h).data()); }, 1e-2));
    double e[4] = {}, g2[4] = {}, row[4] = {};
    e[i] = 1;
    __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, p, e, enzyme_dup, g2, row);
    for (int j = 0; j < 4; j++)
      c.cmp("hessian", row[j], cd([&](double h) { double q[4]; gradient(moved(h).data(), q); return q[j]; }, 1e-2));
  }
  return c.done();
}
