// Optimisation: Levenberg-Marquardt over any model, with small matrices; the derivative of the fit itself.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

template <std::size_t R, std::size_t C>
struct Matrix {
    std::array<std::array<double, C>, R> m{};
    constexpr auto &operator[](std::size_t i) { return m[i]; }
    constexpr const auto &operator[](std::size_t i) const { return m[i]; }
    constexpr Matrix<C, R> transposed() const
    {
        Matrix<C, R> t;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < C; j++)
                t[j][i] = m[i][j];
        return t;
    }
    template <std::size_t K>
    friend constexpr Matrix<R, K> operator*(const Matrix &a, const Matrix<C, K> &b)
    {
        Matrix<R, K> p;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < K; j++)
                for (std::size_t k = 0; k < C; k++)
                    p[i][j] += a[i][k] * b[k][j];
        return p;
    }
};

template <typename M>
concept Model = requires(const M m, double x, const std::array<double, M::size> &p) {
    { M::size } -> std::convertible_to<std::size_t>;
    { m.name() } -> std::convertible_to<std::string_view>;
    { m(x, p) } -> std::same_as<std::pair<double, std::array<double, M::size>>>;
};

struct Decay {
    static constexpr std::size_t size = 3;
    using P = std::array<double, size>;
    constexpr std::string_view name() const { return "decay"; }
    std::pair<double, P> operator()(double x, const P &p) const
    {
        const double e = std::exp(-p[1] * x);
        return {p[0] * e + p[2], {e, -p[0] * x * e, 1.0}};
    }
};

struct Saturation {
    static constexpr std::size_t size = 2;
    using P = std::array<double, size>;
    bool hill = false;
    constexpr std::string_view name() const { return hill ? "hill" : "monod"; }
    std::pair<double, P> operator()(double x, const P &p) const
    {
        const double q = hill ? x * x : x, below = p[1] + q;
        return {p[0] * q / below, {q / below, -p[0] * q / (below * below)}};
    }
};

template <std::size_t N>
std::optional<Matrix<N, 1>> cholesky_solve(Matrix<N, N> a, Matrix<N, 1> b)
{
    for (std::size_t j = 0; j < N; j++) {
        for (std::size_t k = 0; k < j; k++)
            a[j][j] -= a[j][k] * a[j][k];
        if (a[j][j] <= 0)
            return std::nullopt;
        a[j][j] = std::sqrt(a[j][j]);
        for (std::size_t i = j + 1; i < N; i++) {
            for (std::size_t k = 0; k < j; k++)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    for (std::size_t i = 0; i < N; i++) {
        for (std::size_t k = 0; k < i; k++)
            b[i][0] -= a[i][k] * b[k][0];
        b[i][0] /= a[i][i];
    }
    for (std::size_t i = N; i-- > 0;) {
        for (std::size_t k = i + 1; k < N; k++)
            b[i][0] -= a[k][i] * b[k][0];
        b[i][0] /= a[i][i];
    }
    return b;
}

template <typename P>
struct Fit {
    P parameters;
    double cost;
    int iterations;
    bool converged;
};

template <std::size_t DATA, Model M>
Fit<typename M::P> fit(const M &model, std::span<const double, DATA> x, std::span<const double, DATA> y, typename M::P start)
{
    constexpr auto N = M::size;
    double damping = 1e-2;
    const auto cost = [&](const typename M::P &p) {
        double c = 0;
        for (std::size_t i = 0; i < DATA; i++) {
            const auto [f, slope] = model(x[i], p);
            c += (f - y[i]) * (f - y[i]);
        }
        return c;
    };
    Fit<typename M::P> best{start, cost(start), 0, false};
    for (; best.iterations < 60 && !best.converged; best.iterations++) {
        Matrix<DATA, N> jacobian;
        Matrix<DATA, 1> residual;
        for (std::size_t i = 0; i < DATA; i++)
            std::tie(residual[i][0], jacobian[i]) = model(x[i], best.parameters);
        for (std::size_t i = 0; i < DATA; i++)
            residual[i][0] -= y[i];
        const auto t = jacobian.transposed();
        auto normal = t * jacobian;
        for (std::size_t i = 0; i < N; i++)
            normal[i][i] *= 1 + damping;
        const auto step = cholesky_solve(normal, t * residual);
        if (!step) {
            damping *= 10;
            continue;
        }
        auto next = best.parameters;
        for (std::size_t i = 0; i < N; i++)
            next[i] -= (*step)[i][0];
        if (const double c = cost(next); c <= best.cost) {
            best.converged = best.cost - c < 1e-26 && damping < 1e-8;
            best.parameters = next;
            best.cost = c;
            damping *= 0.1;
        } else
            damping *= 7;
    }
    return best;
}

static double half_life(const double *y, double *dose)
{
    static constexpr std::array<double, 6> times{0.0, 0.5, 1.0, 2.0, 3.5, 5.0};
    const auto decay = fit<6>(Decay{}, std::span(times), std::span<const double, 6>(y, 6), {1.0, 0.5, 0.1});
    const auto monod = fit<6>(Saturation{.hill = true}, std::span(times), std::span<const double, 6>(y + 6, 6), {1.0, 1.0});
    *dose = monod.parameters[0] * (double)Saturation{true}.name().size();
    return std::log(2) / decay.parameters[1] + decay.parameters[2] * monod.parameters[1];
}

int main()
{
    double y[12] = {2.3, 1.75, 1.31, 0.86, 0.45, 0.33, 0.0, 0.12, 0.41, 0.93, 1.21, 1.32}, d[12] = {}, dose, seed = 0.5;
    __enzyme_autodiff<double>((void *)half_life, enzyme_dup, y, d, enzyme_dup, &dose, &seed);
    const auto both = [&] {
        double dose;
        const double h = half_life(y, &dose);
        return h + 0.5 * dose;
    };
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("y", i, d[i], both(), y[i], 1e-3, 1e-5);
    return verdict();
}
