// Machine learning: layers as variadic templates over static shapes; fold expressions, index sequences, floats, a forward-mode check.
#include "../differences.h"
#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <random>
#include <tuple>
#include <type_traits>
#include <utility>

template <std::size_t... D> struct Shape {
  static constexpr std::size_t rank = sizeof...(D), size = (D * ... * 1);
  static constexpr std::array<std::size_t, sizeof...(D)> extents{D...};
  template <class... I> static constexpr std::size_t at(I... i) {
    static_assert(sizeof...(I) == rank);
    std::size_t r = 0;
    ((r = r * D + static_cast<std::size_t>(i)), ...);
    return r;
  }
};

template <class T, class S> class Tensor {
  std::array<T, S::size> data_{};

public:
  using shape = S;
  template <class... I> T &operator()(I... i) { return data_[S::at(i...)]; }
  template <class... I> const T &operator()(I... i) const { return data_[S::at(i...)]; }
  auto begin() { return data_.begin(); }
  auto end() { return data_.end(); }
  auto begin() const { return data_.begin(); }
  auto end() const { return data_.end(); }
  Tensor &operator+=(const Tensor &o) {
    std::transform(begin(), end(), o.begin(), begin(), std::plus<T>{});
    return *this;
  }
};

template <std::size_t In, std::size_t Out> struct Dense {
  static constexpr std::size_t parameters = In * Out + Out;
  template <class T> auto operator()(const Tensor<T, Shape<In>> &x, const float *w) const {
    Tensor<T, Shape<Out>> y;
    for (std::size_t o = 0; o < Out; o++) {
      T s = w[In * Out + o];
      for (std::size_t i = 0; i < In; i++)
        s += w[o * In + i] * x(i);
      y(o) = s;
    }
    return y;
  }
};
template <class F> struct Pointwise {
  static constexpr std::size_t parameters = 0;
  template <class T> T operator()(T x, const float *) const {
    for (auto &v : x)
      v = F{}(v);
    return x;
  }
};
struct Gelu {
  float operator()(float v) const { return 0.5f * v * (1 + std::tanh(0.79788456f * (v + 0.044715f * v * v * v))); }
};
struct Swish {
  float operator()(float v) const { return v / (1 + std::exp(-v)); }
};
template <std::size_t N> struct Norm {
  static constexpr std::size_t parameters = 2 * N;
  template <class T> auto operator()(Tensor<T, Shape<N>> x, const float *w) const {
    const T mean = std::accumulate(x.begin(), x.end(), T{}) / N;
    T var{};
    for (T v : x)
      var += (v - mean) * (v - mean);
    const T scale = 1 / std::sqrt(var / N + T(1e-3));
    for (std::size_t i = 0; i < N; i++)
      x(i) = (x(i) - mean) * scale * (1 + w[i]) + w[N + i];
    return x;
  }
};
template <class L> struct Skip : L {
  template <class T> T operator()(T x, const float *w) const {
    x += static_cast<const L &>(*this)(x, w);
    return x;
  }
};

template <class... L> class Network {
  std::tuple<L...> layers_;
  template <class T> static auto through(const T &x, const float *) { return x; }
  template <class T, class First, class... Rest> static auto through(const T &x, const float *w, const First &f, const Rest &...rest) {
    return through(f(x, w), w + First::parameters, rest...);
  }

public:
  static constexpr std::size_t parameters = (L::parameters + ... + 0);
  template <class T> auto operator()(const T &x, const float *w) const {
    return std::apply([&](const auto &...l) { return through(x, w, l...); }, layers_);
  }
};

using Model = Network<Dense<3, 4>, Pointwise<Gelu>, Norm<4>, Skip<Dense<4, 4>>, Pointwise<Swish>, Dense<4, 2>>;

static double loss(const float *w, int samples) {
  static const Model model;
  std::mt19937 random(7);
  std::uniform_real_distribution<float> draw(-1.0f, 1.0f);
  double total = 0;
  for (int s = 0; s < samples; s++) {
    Tensor<float, Shape<3>> x;
    std::generate(x.begin(), x.end(), [&] { return draw(random); });
    const auto y = model(x, w);
    const int label = random() & 1;
    const float top = std::max(y(0), y(1));
    total += std::log(std::exp(double(y(0) - top)) + std::exp(double(y(1) - top))) + top - y(label);
  }
  return total / samples;
}

int main() {
  constexpr int n = Model::parameters;
  std::array<float, n> w, d{};
  std::minstd_rand start(3);
  for (auto &x : w)
    x = static_cast<float>(start() % 1000) / 1000.0f - 0.5f;
  __enzyme_autodiff<void>((void *)loss, enzyme_dup, w.data(), d.data(), enzyme_const, 6);
  Check c;
  for (int i = 0; i < n; i += 5) {
    const auto moved = [&](float h) { auto v = w; v[i] += h; return loss(v.data(), 6); };
    const float h = 0.03125f;
    const double want = (8 * (moved(h) - moved(-h)) - (moved(2 * h) - moved(-2 * h))) / (12.0 * h);
    c.cmp("gradient", d[i], want, 3e-3 + 1e-5 / std::fabs(want));
    std::array<float, n> e{};
    e[i] = 1;
    c.cmp("tangent", __enzyme_fwddiff<double>((void *)loss, enzyme_dup, w.data(), e.data(), enzyme_const, 6), want, 3e-3 + 1e-5 / std::fabs(want));
  }
  return c.done();
}
