// Control: a Riccati recursion with matrices whose sizes are template arguments.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <initializer_list>

template <typename T, std::size_t R, std::size_t C> class Matrix {
    std::array<std::array<T, C>, R> a_{};

public:
    Matrix() = default;
    Matrix(std::initializer_list<T> values)
    {
        std::size_t i = 0;
        for (T v : values) {
            a_[i / C][i % C] = v;
            i++;
        }
    }
    T &operator()(std::size_t i, std::size_t j) { return a_[i][j]; }
    const T &operator()(std::size_t i, std::size_t j) const { return a_[i][j]; }
    template <std::size_t K> Matrix<T, R, K> operator*(const Matrix<T, C, K> &o) const
    {
        Matrix<T, R, K> m;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < K; j++)
                for (std::size_t k = 0; k < C; k++)
                    m(i, j) += a_[i][k] * o(k, j);
        return m;
    }
    Matrix operator+(const Matrix &o) const
    {
        Matrix m = *this;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < C; j++)
                m(i, j) += o(i, j);
        return m;
    }
    Matrix<T, C, R> t() const
    {
        Matrix<T, C, R> m;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < C; j++)
                m(j, i) = a_[i][j];
        return m;
    }
};

template <typename T> T cost_to_go(const T *weights, T dt)
{
    const Matrix<T, 2, 2> a{1, dt, -dt * weights[2], 1 - T(0.1) * dt};
    const Matrix<T, 2, 1> b{0, dt};
    const Matrix<T, 2, 2> q{weights[0], 0, 0, T(0.2)};
    Matrix<T, 2, 2> p = q;
    for (int i = 0; i < 25; i++) {
        const auto bp = b.t() * p;
        const T scale = weights[1] + (bp * b)(0, 0);
        auto k = bp * a;
        k(0, 0) /= -scale;
        k(0, 1) /= -scale;
        const auto closed = a + b * k;
        p = q + a.t() * p * closed;
    }
    const Matrix<T, 2, 1> x{T(1), T(-0.5)};
    return (x.t() * p * x)(0, 0);
}

template <typename T> static void examine(const char *name, double h, double tolerance)
{
    T w[3] = {T(1.0), T(0.5), T(0.3)}, d[3] = {}, dt = T(0.2);
    const T ddt = __enzyme_autodiff<T>((void *)cost_to_go<T>, enzyme_dup, w, d, enzyme_out, dt);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE(name, i, d[i], cost_to_go(w, dt), w[i], h, tolerance);
    EXPECT_SLOPE(name, 3, ddt, cost_to_go(w, dt), dt, h / 4, tolerance);
}

int main()
{
    examine<double>("double", 1e-3, 1e-7);
    examine<float>("float", 0.03125, 5e-3);
    return verdict();
}
