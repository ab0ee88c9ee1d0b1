// Seismology: a layered earth's reflectivity by complex recursion over spans; a misfit with a Ricker wavelet.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <complex>
#include <numbers>
#include <numeric>
#include <ranges>
#include <span>
#include <vector>

using Complex = std::complex<double>;
using namespace std::complex_literals;

struct Layer {
    float density;
    double velocity, thickness;
    Complex impedance(double omega) const
    {
        return static_cast<double>(density) * velocity * (1.0 + 0.5i / (20.0 + std::log(omega)));
    }
};

static Complex reflectivity(std::span<const Layer> layers, double omega)
{
    if (layers.size() < 2)
        return 0;
    const Layer &top = layers.front();
    const Complex below = reflectivity(layers.subspan(1), omega);
    const Complex z1 = top.impedance(omega), z2 = layers[1].impedance(omega);
    const Complex r = (z2 - z1) / (z2 + z1);
    const Complex phase = std::exp(-2i * omega * layers[1].thickness / layers[1].velocity) * below;
    return (r + phase) / (1.0 + r * phase);
}

static std::vector<Complex> trace(std::span<const Layer> layers, std::span<const double> frequencies)
{
    std::vector<Complex> out(frequencies.size());
    std::ranges::transform(frequencies, out.begin(), [&](double f) {
        const double x = f / 25;
        return reflectivity(layers, 2 * std::numbers::pi * f) * x * x * std::exp(-x * x);
    });
    return out;
}

static double misfit(const Layer *layers, int n, const double *frequencies, int m)
{
    const auto signal = trace({layers, static_cast<std::size_t>(n)}, {frequencies, static_cast<std::size_t>(m)});
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < signal.size(); i++) {
        parts[0] += std::norm(signal[i]);
        parts[1] += std::abs(signal[i] - std::polar(0.01, 0.3 * i));
        parts[2] += std::arg(signal[i] + 1.0) * signal[i].real();
    }
    auto positive = signal | std::views::filter([](const Complex &c) { return c.imag() > 0; }) |
                    std::views::transform([](const Complex &c) { return c.imag(); });
    double sum = 0;
    for (double v : positive | std::views::take(4))
        sum += v;
    return std::reduce(parts.begin(), parts.end()) + sum;
}

int main()
{
    Layer layers[4] = {{1.75f, 1500, 0}, {2.0f, 2100, 35}, {2.25f, 2600, 60}, {2.5f, 4000, 0}}, d[4] = {};
    double frequencies[8];
    for (int i = 0; i < 8; i++)
        frequencies[i] = 6.5 + 5 * i;
    __enzyme_autodiff<void>((void *)misfit, enzyme_dup, layers, d, enzyme_const, 4, enzyme_const, frequencies,
                            enzyme_const, 8);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("density", i, d[i].density, misfit(layers, 4, frequencies, 8), layers[i].density, 0.0078125, 1e-4);
        EXPECT_SLOPE("velocity", i, d[i].velocity * 100, 100 * misfit(layers, 4, frequencies, 8), layers[i].velocity,
                     1e-1, 1e-6);
        EXPECT_SLOPE("thickness", i, d[i].thickness, misfit(layers, 4, frequencies, 8), layers[i].thickness, 1e-3, 1e-6);
    }
    return verdict();
}
