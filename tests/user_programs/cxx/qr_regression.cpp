// Least squares by Householder reflections: a matrix class with views of rows, and ranges.
#include <algorithm>
#include <cmath>
#include <functional>
#include <iostream>
#include <numeric>
#include <ranges>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>
#include "../expect.h"

template <typename T> class Matrix
{
    std::size_t rows_ = 0, columns_ = 0;
    std::vector<T> data_;

  public:
    Matrix() = default;
    Matrix(std::size_t r, std::size_t c) : rows_(r), columns_(c), data_(r * c) {}
    Matrix(const Matrix &) = default;
    Matrix(Matrix &&o) noexcept
        : rows_(std::exchange(o.rows_, 0)), columns_(std::exchange(o.columns_, 0)),
          data_(std::move(o.data_))
    {
    }
    Matrix &operator=(Matrix o) noexcept
    {
        std::swap(rows_, o.rows_);
        std::swap(columns_, o.columns_);
        data_.swap(o.data_);
        return *this;
    }
    T &operator()(std::size_t i, std::size_t j) { return data_[i * columns_ + j]; }
    const T &operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
    std::span<T> row(std::size_t i) { return {data_.data() + i * columns_, columns_}; }
    std::span<const T> row(std::size_t i) const { return {data_.data() + i * columns_, columns_}; }
    auto column(std::size_t j) const
    {
        return std::views::iota(std::size_t{0}, rows_) |
               std::views::transform([this, j](std::size_t i) { return (*this)(i, j); });
    }
    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
};

template <typename T> Matrix<T> reflect(Matrix<T> a, std::vector<T> &b)
{
    if (a.rows() < a.columns())
        throw std::domain_error("more unknowns than rows");
    for (std::size_t k = 0; k < a.columns(); ++k) {
        T norm{};
        for (T x : a.column(k) | std::views::drop(k))
            norm += x * x;
        norm = std::sqrt(norm);
        std::vector<T> v(a.rows());
        for (std::size_t i = k; i < a.rows(); ++i)
            v[i] = a(i, k);
        v[k] += v[k] < 0 ? -norm : norm;
        const T vv = std::inner_product(v.begin(), v.end(), v.begin(), T{});
        for (std::size_t j = k; j < a.columns(); ++j) {
            T s{};
            for (std::size_t i = k; i < a.rows(); ++i)
                s += v[i] * a(i, j);
            for (std::size_t i = k; i < a.rows(); ++i)
                a(i, j) -= 2 * s / vv * v[i];
        }
        const T s = std::transform_reduce(v.begin(), v.end(), b.begin(), T{});
        for (std::size_t i = k; i < a.rows(); ++i)
            b[i] -= 2 * s / vv * v[i];
    }
    return a;
}

static std::vector<double> fit(const Matrix<double> &design, std::vector<double> b)
{
    const auto r = reflect(design, b);
    std::vector<double> x(r.columns());
    for (auto k : std::views::iota(0, int(x.size())) | std::views::reverse) {
        auto rest = r.row(k).subspan(k + 1);
        const double s = std::inner_product(rest.begin(), rest.end(), x.begin() + k + 1, 0.0);
        x[k] = (b[k] - s) / r(k, k);
    }
    return x;
}

static double prediction(const double *t, const double *y, int n, double ridge)
{
    Matrix<double> design(n + 3, 3);
    std::vector<double> rhs(y, y + n);
    rhs.resize(n + 3);
    for (int i = 0; i < n; ++i) {
        auto row = design.row(i);
        std::generate(row.begin(), row.end(), [p = 1.0, x = t[i]]() mutable { return std::exchange(p, p * x); });
    }
    for (int k = 0; k < 3; ++k)
        design(n + k, k) = std::sqrt(ridge);
    Matrix<double> scaled;
    scaled = std::move(design);
    const auto x = fit(scaled, std::move(rhs));
    return x[0] + 1.7 * x[1] + 1.7 * 1.7 * x[2] + std::ranges::max(x);
}

int main()
{
    double t[6] = {0, 0.3, 0.7, 1.1, 1.4, 1.9}, dt[6] = {}, y[6] = {1, 1.4, 1.5, 2.2, 2.0, 3.1}, dy[6] = {};
    double ridge = 0.05;
    double dr = __enzyme_autodiff<double>((void *)prediction, enzyme_dup, t, dt, enzyme_dup, y, dy,
                                          enzyme_const, 6, enzyme_out, ridge);
    for (int i = 0; i < 6; ++i) {
        EXPECT_SLOPE("t", i, dt[i], prediction(t, y, 6, ridge), t[i], 1e-4, 1e-6);
        EXPECT_SLOPE("y", i, dy[i], prediction(t, y, 6, ridge), y[i], 1e-3, 1e-6);
    }
    EXPECT_SLOPE("ridge", 0, dr, prediction(t, y, 6, ridge), ridge, 1e-4, 1e-6);
    double forward = __enzyme_fwddiff<double>((void *)prediction, enzyme_dup, t, dt, enzyme_const, y,
                                              enzyme_const, 6, enzyme_const, ridge);
    double squares = 0;
    for (double d : dt)
        squares += d * d;
    expect("forward", 0, forward, squares, 1e-9);
    return verdict();
}
