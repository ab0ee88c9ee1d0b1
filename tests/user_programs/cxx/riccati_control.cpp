// Control: a regulator by the Riccati recursion with small matrices, concepts, and initialiser lists.
#include "../expect.h"
#include <algorithm>
#include <concepts>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

template <typename T> concept Scalar = std::floating_point<T>;

template <Scalar T, int R, int C> class Matrix {
    std::unique_ptr<T[]> a_ = std::make_unique<T[]>(R * C);

public:
    Matrix() = default;
    Matrix(std::initializer_list<T> v) { std::copy(v.begin(), v.end(), a_.get()); }
    Matrix(const Matrix &o) { std::copy_n(o.a_.get(), R * C, a_.get()); }
    Matrix(Matrix &&) noexcept = default;
    Matrix &operator=(Matrix o)
    {
        std::swap(a_, o.a_);
        return *this;
    }
    T &operator()(int i, int j) { return a_[i * C + j]; }
    const T &operator()(int i, int j) const { return a_[i * C + j]; }
    static Matrix identity()
        requires(R == C)
    {
        Matrix m;
        for (int i = 0; i < R; i++)
            m(i, i) = 1;
        return m;
    }
    Matrix<T, C, R> transposed() const
    {
        Matrix<T, C, R> t;
        for (int i = 0; i < R; i++)
            for (int j = 0; j < C; j++)
                t(j, i) = (*this)(i, j);
        return t;
    }
    friend Matrix operator+(Matrix a, const Matrix &b)
    {
        for (int i = 0; i < R * C; i++)
            a.a_[i] += b.a_[i];
        return a;
    }
    friend Matrix operator-(Matrix a, const Matrix &b)
    {
        std::transform(a.a_.get(), a.a_.get() + R * C, b.a_.get(), a.a_.get(), std::minus<T>{});
        return a;
    }
    template <int K> Matrix<T, R, K> operator*(const Matrix<T, C, K> &b) const
    {
        Matrix<T, R, K> p;
        for (int i = 0; i < R; i++)
            for (int k = 0; k < K; k++)
                for (int j = 0; j < C; j++)
                    p(i, k) += (*this)(i, j) * b(j, k);
        return p;
    }
};

template <Scalar T, int N> Matrix<T, N, N> inverse(Matrix<T, N, N> a)
{
    auto r = Matrix<T, N, N>::identity();
    for (int i = 0; i < N; i++) {
        int best = i;
        for (int k = i + 1; k < N; k++)
            if (std::fabs(a(k, i)) > std::fabs(a(best, i)))
                best = k;
        for (int j = 0; j < N; j++) {
            std::swap(a(i, j), a(best, j));
            std::swap(r(i, j), r(best, j));
        }
        const T d = a(i, i);
        for (int j = 0; j < N; j++) {
            a(i, j) /= d;
            r(i, j) /= d;
        }
        for (int k = 0; k < N; k++) {
            if (k == i)
                continue;
            const T f = a(k, i);
            for (int j = 0; j < N; j++) {
                a(k, j) -= f * a(i, j);
                r(k, j) -= f * r(i, j);
            }
        }
    }
    return r;
}

static double cost_to_go(const double *p, double weight)
{
    using M3 = Matrix<double, 3, 3>;
    const double dt = 0.1;
    const M3 a{1, dt, 0, -p[0] * dt, 1 - p[1] * dt, p[2] * dt, 0, 0.05, 1 - dt};
    const Matrix<double, 3, 2> b{0, 0, dt, p[3] * dt, 0.02, dt};
    const M3 q = M3::identity();
    const Matrix<double, 2, 2> r{weight, 0.01, 0.01, 2 * weight};
    std::vector<M3> history{q};
    for (int i = 0; i < 25; i++) {
        const M3 &s = history.back();
        const auto gain = inverse(r + b.transposed() * s * b) * (b.transposed() * s * a);
        history.push_back(q + a.transposed() * s * (a - b * gain));
    }
    const Matrix<double, 3, 1> x{1, -0.5, 0.2};
    return (x.transposed() * history.back() * x)(0, 0) + history[3](0, 1);
}

int main()
{
    double p[4] = {1.2, 0.4, 0.7, 0.3}, d[4] = {}, weight = 0.5;
    const double dw = __enzyme_autodiff<double>((void *)cost_to_go, enzyme_dup, p, d, enzyme_out, weight);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("p", i, d[i], cost_to_go(p, weight), p[i], 1e-3, 1e-6);
    EXPECT_SLOPE("weight", 0, dw, cost_to_go(p, weight), weight, 1e-3, 1e-6);
    double tp[4] = {0.5, -1, 0.2, 2}, want = 0.3 * dw;
    for (int i = 0; i < 4; i++)
        want += tp[i] * d[i];
    const double got = __enzyme_fwddiff<double>((void *)cost_to_go, enzyme_dup, p, tp, enzyme_dup, weight, 0.3);
    expect("tangent", 0, got, want, 1e-9);
    return verdict();
}
