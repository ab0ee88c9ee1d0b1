// Signals: a Daubechies transform with soft thresholds; all scratch memory from a monotonic resource.
#include "../expect.h"
#include <array>
#include <cmath>
#include <cstddef>
#include <memory_resource>
#include <string>
#include <vector>

namespace {

constexpr std::array<double, 4> LOW{0.48296291314469025, 0.8365163037378079, 0.22414386804185735, -0.12940952255092145};

constexpr auto high_pass()
{
    std::array<double, 4> h{};
    for (std::size_t i = 0; i < 4; i++)
        h[i] = (i % 2 ? -1.0 : 1.0) * LOW[3 - i];
    return h;
}
constexpr auto HIGH = high_pass();

struct Band {
    std::pmr::vector<double> detail;
    double threshold;
    std::pmr::string label;
    using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
    explicit Band(allocator_type a) : detail(a), threshold(0), label(a) {}
    Band(Band &&o, allocator_type a) : detail(std::move(o.detail), a), threshold(o.threshold), label(std::move(o.label), a) {}
    Band(Band &&) = default;
};

struct Decomposition {
    std::pmr::vector<double> approximation;
    std::pmr::vector<Band> bands;
    explicit Decomposition(std::pmr::memory_resource *m) : approximation(m), bands(m) {}
};

double soft(double x, double t) { return std::copysign(std::sqrt((x * x + t * t) / 2) - t / std::sqrt(2.0), x); }

Decomposition analyse(const std::pmr::vector<double> &signal, int levels, std::pmr::memory_resource *m)
{
    Decomposition d(m);
    d.approximation = signal;
    for (int level = 0; level < levels; level++) {
        const auto n = d.approximation.size();
        std::pmr::vector<double> next(n / 2, m);
        Band &band = d.bands.emplace_back();
        band.label = "the band of level " + std::pmr::string(std::to_string(level), m);
        band.detail.resize(n / 2);
        for (std::size_t i = 0; i < n / 2; i++)
            for (std::size_t k = 0; k < 4; k++) {
                const double x = d.approximation[(2 * i + k) % n];
                next[i] += LOW[k] * x;
                band.detail[i] += HIGH[k] * x;
            }
        d.approximation.swap(next);
    }
    return d;
}

std::pmr::vector<double> synthesise(const Decomposition &d, std::pmr::memory_resource *m)
{
    std::pmr::vector<double> signal(d.approximation, m);
    for (auto band = d.bands.rbegin(); band != d.bands.rend(); ++band) {
        const auto n = 2 * signal.size();
        std::pmr::vector<double> longer(n, 0.0, m);
        for (std::size_t i = 0; i < n / 2; i++)
            for (std::size_t k = 0; k < 4; k++)
                longer[(2 * i + k) % n] += LOW[k] * signal[i] + HIGH[k] * soft(band->detail[i], band->threshold);
        signal = std::move(longer);
    }
    return signal;
}

double residual(const double *noisy, const double *thresholds, int n, int levels)
{
    std::array<std::byte, 4096> buffer;
    std::pmr::monotonic_buffer_resource arena(buffer.data(), buffer.size());
    std::pmr::vector<double> signal(noisy, noisy + n, &arena);
    auto d = analyse(signal, levels, &arena);
    for (int i = 0; auto &band : d.bands)
        band.threshold = thresholds[i++] * (band.label.back() == '1' ? 2 : 1);
    const auto clean = synthesise(d, &arena);
    double fit = 0, rough = 0;
    for (int i = 0; i < n; i++) {
        fit += (clean[i] - noisy[i]) * (clean[i] - noisy[i]);
        if (i)
            rough += (clean[i] - clean[i - 1]) * (clean[i] - clean[i - 1]);
    }
    return fit + 0.3 * rough;
}

} // namespace

int main()
{
    double x[16], d[16] = {}, t[3] = {0.2, 0.15, 0.1}, dt[3] = {};
    for (int i = 0; i < 16; i++)
        x[i] = std::sin(0.4 * i) + 0.3 * std::cos(2.9 * i) + 0.05 * i;
    __enzyme_autodiff<double>((void *)residual, enzyme_dup, x, d, enzyme_dup, t, dt, enzyme_const, 16, enzyme_const, 3);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("sample", i, d[i], residual(x, t, 16, 3), x[i], 1e-3, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("threshold", i, dt[i], residual(x, t, 16, 3), t[i], 1e-3, 1e-6);
    return verdict();
}
