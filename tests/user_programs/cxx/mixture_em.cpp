// Statistics: mixtures by expectation and maximisation; an own matrix with double pointers, the rule of five and row iterators.
#include "../differences.h"
#include <algorithm>
#include <cassert>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <limits>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

class Matrix {
  double **rows_ = nullptr;
  std::size_t n_ = 0, m_ = 0;
  void allocate() {
    rows_ = new double *[n_];
    for (std::size_t i = 0; i < n_; i++)
      rows_[i] = new double[m_]();
  }
  void release() noexcept {
    for (std::size_t i = 0; i < n_; i++)
      delete[] rows_[i];
    delete[] rows_;
    rows_ = nullptr;
  }

public:
  Matrix(std::size_t n, std::size_t m, double v = 0) : n_(n), m_(m) {
    allocate();
    if (v != 0)
      for (std::size_t i = 0; i < n; i++)
        std::fill(rows_[i], rows_[i] + m, v);
  }
  Matrix(std::initializer_list<std::initializer_list<double>> all) : n_(all.size()), m_(all.begin()->size()) {
    allocate();
    std::size_t i = 0;
    for (const auto &r : all)
      std::copy(r.begin(), r.end(), rows_[i++]);
  }
  Matrix(const Matrix &o) : n_(o.n_), m_(o.m_) {
    allocate();
    for (std::size_t i = 0; i < n_; i++)
      std::copy(o[i], o[i] + m_, rows_[i]);
  }
  Matrix(Matrix &&o) noexcept : rows_(std::exchange(o.rows_, nullptr)), n_(std::exchange(o.n_, 0)), m_(std::exchange(o.m_, 0)) {}
  Matrix &operator=(Matrix o) noexcept {
    std::swap(rows_, o.rows_);
    std::swap(n_, o.n_);
    std::swap(m_, o.m_);
    return *this;
  }
  ~Matrix() { release(); }
  double *operator[](std::size_t i) {
    if (i >= n_)
      throw std::out_of_range("row");
    return rows_[i];
  }
  const double *operator[](std::size_t i) const { return rows_[i]; }
  std::size_t rows() const { return n_; }
  std::size_t columns() const { return m_; }
  friend Matrix operator*(const Matrix &a, const Matrix &b) {
    if (a.m_ != b.n_)
      throw std::invalid_argument("shapes");
    Matrix c(a.n_, b.m_);
    for (std::size_t i = 0; i < a.n_; i++)
      for (std::size_t k = 0; k < a.m_; k++)
        for (std::size_t j = 0; j < b.m_; j++)
          c[i][j] += a[i][k] * b[k][j];
    return c;
  }
  Matrix transposed() const {
    Matrix t(m_, n_);
    for (std::size_t i = 0; i < n_; i++)
      for (std::size_t j = 0; j < m_; j++)
        t[j][i] = rows_[i][j];
    return t;
  }
  friend std::ostream &operator<<(std::ostream &o, const Matrix &a) {
    for (std::size_t i = 0; i < a.n_; i++) {
      std::copy(a[i], a[i] + a.m_, std::ostream_iterator<double>(o, " "));
      o << '\n';
    }
    return o;
  }
};

struct Component {
  double weight;
  std::vector<double> mean;
  Matrix cov;
};

static Matrix cholesky(const Matrix &a) {
  Matrix l(a.rows(), a.rows());
  for (std::size_t i = 0; i < a.rows(); i++)
    for (std::size_t j = 0; j <= i; j++) {
      double s = a[i][j];
      for (std::size_t k = 0; k < j; k++)
        s -= l[i][k] * l[j][k];
      if (i == j && s <= 0)
        throw std::domain_error("not positive definite");
      l[i][j] = i == j ? std::sqrt(s) : s / l[j][j];
    }
  return l;
}

static double log_density(const Component &c, const double *x) {
  const Matrix l = cholesky(c.cov);
  std::vector<double> z(c.mean.size());
  double q = 0, det = 0;
  for (std::size_t i = 0; i < z.size(); i++) {
    z[i] = (x[i] - c.mean[i] - std::inner_product(z.begin(), z.begin() + i, l[i], 0.0)) / l[i][i];
    q += z[i] * z[i];
    det += std::log(l[i][i]);
  }
  return std::log(c.weight) - 0.5 * q - det - 0.5 * z.size() * std::log(2 * M_PI);
}

static double fit(const double *points, int n, double ridge) {
  Matrix data(n, 2);
  for (int i = 0; i < n; i++)
    std::copy_n(points + 2 * i, 2, data[i]);
  std::vector<Component> mix{{0.5, {0.0, 0.0}, {{1.0, 0.1}, {0.1, 1.0}}}, {0.5, {2.0, 1.5}, {{1.0, 0.0}, {0.0, 1.5}}}};
  double likelihood = -std::numeric_limits<double>::infinity();
  std::ostringstream log;
  for (int round = 0; round < 6; round++) {
    Matrix share(n, mix.size());
    double now = 0;
    for (int i = 0; i < n; i++) {
      std::transform(mix.begin(), mix.end(), share[i], [&](const Component &c) { return log_density(c, data[i]); });
      const double top = *std::max_element(share[i], share[i] + mix.size());
      const double sum = std::accumulate(share[i], share[i] + mix.size(), 0.0, [top](double s, double v) { return s + std::exp(v - top); });
      now += top + std::log(sum);
      for (std::size_t k = 0; k < mix.size(); k++)
        share[i][k] = std::exp(share[i][k] - top) / sum;
    }
    log << "round " << round << ": " << now << '\n';
    if (!(now > likelihood))
      break;
    likelihood = now;
    const Matrix sums = share.transposed() * data;
    for (std::size_t k = 0; k < mix.size(); k++) {
      double total = 0;
      for (int i = 0; i < n; i++)
        total += share[i][k];
      Component next{total / n, {sums[k][0] / total, sums[k][1] / total}, Matrix(2, 2)};
      for (int i = 0; i < n; i++)
        for (int a = 0; a < 2; a++)
          for (int b = 0; b < 2; b++)
            next.cov[a][b] += share[i][k] * (data[i][a] - next.mean[a]) * (data[i][b] - next.mean[b]) / total;
      next.cov[0][0] += ridge;
      next.cov[1][1] += ridge;
      mix[k] = std::move(next);
    }
    log << mix.front().cov;
  }
  try {
    cholesky(Matrix{{1.0, 2.0}, {2.0, 1.0}});
  } catch (const std::domain_error &) {
    likelihood += 0.1 * ridge;
  }
  return log.str().empty() ? 0 : likelihood + mix[0].mean[0];
}

int main() {
  double x[] = {0.1, 0.3, -0.4, 0.2, 0.5, -0.6, 1.9, 1.4, 2.3, 1.1, 1.6, 2.2, 0.9, 0.4, 2.6, 1.7}, d[16] = {};
  const double dr = __enzyme_autodiff<double>((void *)fit, enzyme_dup, x, d, enzyme_const, 8, enzyme_out, 0.2);
  Check c;
  for (int i = 0; i < 16; i += 3)
    c.cmp("x", d[i], cd([&](double h) { double y[16]; std::copy(x, x + 16, y); y[i] += h; return fit(y, 8, 0.2); }));
  c.cmp("ridge", dr, cd([&](double h) { return fit(x, 8, 0.2 + h); }));
  return c.done();
}
