// Adaptive optics: a deformable mirror is fitted to a wavefront of Zernike polynomials; constexpr tables, std::pmr
// containers out of one buffer, a sparse operator with conjugate gradients behind a concept.
#include "../expect.h"
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

struct Mode {
    int n, m;
};

constexpr std::array<Mode, 8> modes()
{
    std::array<Mode, 8> out{};
    int k = 0;
    for (int n = 1; n <= 3 && k < 8; n++)
        for (int m = -n; m <= n && k < 8; m += 2)
            out[k++] = {n, m};
    return out;
}
constexpr auto MODES = modes();

constexpr double factorial(int n) { return n < 2 ? 1.0 : n * factorial(n - 1); }

static double zernike(Mode mode, double rho, double phi)
{
    const int m = mode.m < 0 ? -mode.m : mode.m;
    double radial = 0;
    for (int k = 0; k <= (mode.n - m) / 2; k++) {
        const double c = factorial(mode.n - k) / (factorial(k) * factorial((mode.n + m) / 2 - k) * factorial((mode.n - m) / 2 - k));
        radial += (k % 2 ? -c : c) * std::pow(rho, mode.n - 2 * k);
    }
    return radial * (mode.m < 0 ? std::sin(m * phi) : std::cos(m * phi));
}

template <class Op>
concept LinearOperator = requires(const Op &op, std::span<const double> x, std::span<double> y) {
    { op.size() } -> std::convertible_to<std::size_t>;
    { op.apply(x, y) } -> std::same_as<void>;
};

// What actuators do to each other, in compressed rows.
class Coupling {
    std::pmr::vector<double> value_;
    std::pmr::vector<std::uint16_t> column_;
    std::pmr::vector<std::uint32_t> row_;

public:
    explicit Coupling(std::pmr::memory_resource *memory) : value_(memory), column_(memory), row_(1, 0u, memory) {}
    void add(std::uint16_t column, double value)
    {
        column_.push_back(column);
        value_.push_back(value);
    }
    void close_row() { row_.push_back(static_cast<std::uint32_t>(value_.size())); }
    std::size_t size() const { return row_.size() - 1; }
    void apply(std::span<const double> x, std::span<double> y) const
    {
        for (std::size_t i = 0; i < size(); i++) {
            double s = 0;
            for (auto k = row_[i]; k < row_[i + 1]; k++)
                s += value_[k] * x[column_[k]];
            y[i] = s;
        }
    }
};

template <LinearOperator Op>
std::optional<int> conjugate_gradients(const Op &a, std::span<const double> b, std::span<double> x, double tolerance, std::pmr::memory_resource *memory)
{
    const std::size_t n = a.size();
    std::pmr::vector<double> r(b.begin(), b.end(), memory), p(r, memory), q(n, memory);
    auto dot = [](std::span<const double> u, std::span<const double> v) {
        double s = 0;
        for (std::size_t i = 0; i < u.size(); i++)
            s += u[i] * v[i];
        return s;
    };
    double rr = dot(r, r);
    for (int step = 0; step < 200; step++) {
        if (rr < tolerance * tolerance)
            return step;
        a.apply(p, q);
        const double alpha = rr / dot(p, q);
        for (std::size_t i = 0; i < n; i++)
            x[i] += alpha * p[i], r[i] -= alpha * q[i];
        const double next = dot(r, r);
        for (std::size_t i = 0; i < n; i++)
            p[i] = r[i] + next / rr * p[i];
        rr = next;
    }
    return std::nullopt;
}

static float residual(const float *wave, int nmodes, float stiffness, float width)
{
    alignas(16) std::array<std::byte, 1 << 15> buffer;
    std::pmr::monotonic_buffer_resource arena(buffer.data(), buffer.size());
    constexpr int side = 5;
    std::pmr::vector<std::pair<double, double>> at(&arena);
    for (int i = 0; i < side; i++)
        for (int j = 0; j < side; j++) {
            const double x = (i - 2) * 0.45, y = (j - 2) * 0.45;
            if (x * x + y * y <= 1)
                at.emplace_back(x, y);
        }
    Coupling coupling(&arena);
    std::pmr::vector<double> shape(&arena), force(at.size(), 0.0, &arena);
    for (auto [x, y] : at) {
        const double rho = std::hypot(x, y), phi = std::atan2(y, x + 1e-9);
        double w = 0;
        for (int k = 0; k < nmodes; k++)
            w += wave[k] * zernike(MODES[k], rho, phi);
        shape.push_back(w);
        for (std::uint16_t j = 0; j < at.size(); j++) {
            const double q = (std::pow(x - at[j].first, 2) + std::pow(y - at[j].second, 2)) / (width * width);
            if (q < 6)
                coupling.add(j, (q == 0 ? 1 + stiffness : 0) + std::exp(-q));
        }
        coupling.close_row();
    }
    const auto steps = conjugate_gradients(coupling, shape, force, 1e-12, &arena);
    if (!steps)
        return -1;
    double sum = 0, strain = 0;
    std::pmr::vector<double> made(at.size(), &arena);
    coupling.apply(force, made);
    for (std::size_t i = 0; i < at.size(); i++) {
        sum += std::pow(shape[i] - made[i] + stiffness * force[i], 2);
        strain += force[i] * force[i];
    }
    return static_cast<float>(std::sqrt(sum) + 0.05 * strain);
}

struct Two {
    float stiffness, width;
};

int main()
{
    float wave[8], d[8] = {}, stiffness = 0.3f, width = 0.35f;
    for (int i = 0; i < 8; i++)
        wave[i] = 0.5f * std::cos(2.f * i) / (1 + i / 3);
    const auto by = __enzyme_autodiff<Two>((void *)residual, enzyme_dup, wave, d, enzyme_const, 8, enzyme_out, stiffness, enzyme_out, width);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("wave", i, d[i], residual(wave, 8, stiffness, width), wave[i], 0.03125f, 2e-4);
    EXPECT_SLOPE("stiffness", 0, by.stiffness, residual(wave, 8, stiffness, width), stiffness, 0.015625f, 2e-4);
    EXPECT_SLOPE("width", 0, by.width, residual(wave, 8, stiffness, width), width, 0.00390625f, 2e-4);
    return verdict();
}
