// Radar: a Kalman filter over templates of small matrices, with concepts and constexpr sizes.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <initializer_list>
#include <utility>
#include <vector>

template <std::floating_point T, int R, int C> struct Mat {
    std::array<std::array<T, C>, R> a{};
    constexpr Mat() = default;
    constexpr Mat(std::initializer_list<T> l) { int i = 0; for (T v : l) { a[i / C][i % C] = v; ++i; } }
    static constexpr Mat eye() requires(R == C) { Mat m; for (int i = 0; i < R; i++) m.a[i][i] = 1; return m; }
    constexpr Mat<T, C, R> t() const { Mat<T, C, R> m; for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) m.a[j][i] = a[i][j]; return m; }
    T &operator()(int i, int j) { return a[i][j]; }
    const T &operator()(int i, int j) const { return a[i][j]; }
    friend Mat operator+(Mat x, const Mat &y) { for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) x.a[i][j] += y.a[i][j]; return x; }
    friend Mat operator-(Mat x, const Mat &y) { for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) x.a[i][j] -= y.a[i][j]; return x; }
    friend Mat operator*(Mat x, T s) { for (auto &r : x.a) for (auto &v : r) v *= s; return x; }
};
template <class T, int R, int K, int C> Mat<T, R, C> operator*(const Mat<T, R, K> &x, const Mat<T, K, C> &y)
{
    Mat<T, R, C> m;
    for (int i = 0; i < R; i++) for (int k = 0; k < K; k++) for (int j = 0; j < C; j++) m(i, j) += x(i, k) * y(k, j);
    return m;
}
template <class T> std::pair<Mat<T, 2, 2>, T> inverse(const Mat<T, 2, 2> &m)
{
    const T d = m(0, 0) * m(1, 1) - m(0, 1) * m(1, 0);
    return {Mat<T, 2, 2>{m(1, 1), -m(0, 1), -m(1, 0), m(0, 0)} * (1 / d), d};
}
static double misfit(const double *noise, const std::vector<std::array<double, 2>> &seen, double dt)
{
    using M4 = Mat<double, 4, 4>;
    M4 F = M4::eye(); F(0, 2) = F(1, 3) = dt;
    const Mat<double, 2, 4> H{1, 0, 0, 0, 0, 1, 0, 0};
    M4 Q = M4::eye() * (noise[0] * noise[0]);
    const auto R = Mat<double, 2, 2>::eye() * std::exp(noise[1]);
    Mat<double, 4, 1> x{noise[2], 0, noise[3], 1};
    M4 P = M4::eye();
    double total = 0;
    for (const auto &[zx, zy] : seen) {
        x = F * x; P = F * P * F.t() + Q;
        const auto y = Mat<double, 2, 1>{zx, zy} - H * x;
        const auto [Si, det] = inverse(H * P * H.t() + R);
        const auto K = P * H.t() * Si;
        x = x + K * y; P = (M4::eye() - K * H) * P;
        total += 0.5 * ((y.t() * Si * y)(0, 0) + std::log(det));
    }
    return total;
}
int main()
{
    std::vector<std::array<double, 2>> seen;
    for (int i = 0; i < 9; i++) seen.push_back({0.3 * i + 0.1 * std::sin(7.0 * i), 0.9 * i - 0.05 * i * i});
    double p[4] = {0.3, -1, 0.2, 0.4}, d[4] = {};
    __enzyme_autodiff<void>((void *)misfit, enzyme_dup, p, d, enzyme_const, &seen, enzyme_const, 0.5);
    for (int i = 0; i < 4; i++) EXPECT_SLOPE("parameter", i, d[i], misfit(p, seen, 0.5), p[i], 1e-4, 1e-6);
    return verdict();
}
