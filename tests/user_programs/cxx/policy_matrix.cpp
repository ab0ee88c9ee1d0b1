// own matrix class with move and operators, policy classes, pmr, custom iterator, RAII guard with exceptions
#include "../differences.h"
#include <algorithm>
#include <array>
#include <concepts>
#include <iterator>
#include <memory>
#include <utility>
#include <memory_resource>
#include <numeric>
#include <stdexcept>
#include <vector>
struct CheckedAccess { static void check(size_t i, size_t n) { if (i >= n) throw std::out_of_range("index"); } };
struct FastAccess { static void check(size_t, size_t) {} };
template <class T, class Access = CheckedAccess> class Matrix : private Access {
  size_t r_ = 0, c_ = 0;
  std::unique_ptr<T[]> d_;
public:
  Matrix() = default;
  Matrix(size_t r, size_t c) : r_(r), c_(c), d_(new T[r * c]()) {}
  Matrix(const Matrix &o) : Matrix(o.r_, o.c_) { std::copy_n(o.d_.get(), r_ * c_, d_.get()); }
  Matrix(Matrix &&o) noexcept : r_(std::exchange(o.r_, 0)), c_(std::exchange(o.c_, 0)), d_(std::move(o.d_)) {}
  Matrix &operator=(Matrix o) noexcept { std::swap(r_, o.r_); std::swap(c_, o.c_); std::swap(d_, o.d_); return *this; }
  T &operator()(size_t i, size_t j) { Access::check(i, r_); Access::check(j, c_); return d_[i * c_ + j]; }
  const T &operator()(size_t i, size_t j) const { Access::check(i, r_); Access::check(j, c_); return d_[i * c_ + j]; }
  size_t rows() const { return r_; } size_t cols() const { return c_; }
  struct diag_iterator {
    using iterator_category = std::forward_iterator_tag; using value_type = T; using difference_type = std::ptrdiff_t; using pointer = T *; using reference = T &;
    T *p; size_t stride, k;
    T &operator*() const { return p[k * stride]; }
    diag_iterator &operator++() { ++k; return *this; }
    diag_iterator operator++(int) { auto t = *this; ++k; return t; }
    bool operator==(const diag_iterator &o) const { return k == o.k; }
  };
  diag_iterator dbegin() { return {d_.get(), c_ + 1, 0}; }
  diag_iterator dend() { return {d_.get(), c_ + 1, std::min(r_, c_)}; }
  friend Matrix operator*(const Matrix &a, const Matrix &b) {
    if (a.c_ != b.r_) throw std::invalid_argument("shape");
    Matrix m(a.r_, b.c_);
    for (size_t i = 0; i < a.r_; i++) for (size_t k = 0; k < a.c_; k++) for (size_t j = 0; j < b.c_; j++) m.d_[i * b.c_ + j] += a.d_[i * a.c_ + k] * b.d_[k * b.c_ + j];
    return m;
  }
  friend Matrix operator+(Matrix a, const Matrix &b) { for (size_t i = 0; i < a.r_ * a.c_; i++) a.d_[i] += b.d_[i]; return a; }
  friend Matrix operator*(T s, Matrix a) { for (size_t i = 0; i < a.r_ * a.c_; i++) a.d_[i] *= s; return a; }
  static Matrix eye(size_t n) { Matrix m(n, n); for (auto it = m.dbegin(); it != m.dend(); ++it) *it = 1; return m; }
};
template <class M> M expm(const M &a, int terms) { M s = M::eye(a.rows()), t = s; for (int k = 1; k <= terms; k++) { t = (1.0 / k) * (t * a); s = std::move(s) + t; } return s; }
template <std::floating_point T> struct Ledger {
  std::pmr::vector<T> entries;
  explicit Ledger(std::pmr::memory_resource *m) : entries(m) {}
  struct Guard { Ledger &l; size_t mark; bool ok = false; ~Guard() { if (!ok) l.entries.resize(mark); } };
  void transaction(const std::vector<T> &v, T limit) {
    Guard g{*this, entries.size()};
    T run = 0;
    for (T x : v) { entries.push_back(x * x); run += x; if (run > limit) throw std::runtime_error("over limit"); }
    g.ok = true;
  }
};
constexpr auto weights = [] { std::array<double, 16> w{}; for (size_t i = 0; i < w.size(); i++) w[i] = 1.0 / (1 + i * i); return w; }();
template <class Access> double run(const double *p, int n, double limit) {
  using M = Matrix<double, Access>;
  M a(n, n);
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a(i, j) = 0.3 * std::sin(p[i] * (j + 1)) + (i == j) * p[j];
  M e = expm(a, 14);
  double tr = std::accumulate(e.dbegin(), e.dend(), 0.0);
  std::array<std::byte, 512> buf;
  std::pmr::monotonic_buffer_resource pool(buf.data(), buf.size());
  Ledger<double> led(&pool);
  int failed = 0;
  for (int k = 0; k < 5; k++) {
    std::vector<double> v;
    for (int i = 0; i < n; i++) v.push_back(p[i] * (k + 1) * weights[i] + 0.01 * e(i, (i + k) % n));
    try { led.transaction(v, limit); } catch (const std::runtime_error &) { ++failed; led.entries.push_back(0.1 * v.back()); }
  }
  try { a(n, 0) = 3; tr *= Access::check != nullptr ? 1.0 : 2.0; } catch (const std::out_of_range &) { tr += p[0] * p[1]; }
  return tr + std::accumulate(led.entries.begin(), led.entries.end(), 0.0) + failed;
}
double run_checked(const double *p, int n, double limit) { return run<CheckedAccess>(p, n, limit); }
int main() {
  double p[5] = {0.4, -0.3, 0.8, 0.2, 0.6}, fd[5];
  for (int i = 0; i < 5; i++) fd[i] = cd([&](double t) { double z[5]; std::copy_n(p, 5, z); z[i] += t; return run_checked(z, 5, 1.8); }, 1e-4);
  Check c;
  double d[5] = {};
  __enzyme_autodiff<void>((void *)run_checked, enzyme_dup, p, d, enzyme_const, 5, enzyme_const, 1.8);
  for (int i = 0; i < 5; i++) c.cmp("p", d[i], fd[i]);
  return c.done();
}
