// A pulse from a sensor: windows are spans, beats are found by views, and features by algorithms over ranges.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <ranges>
#include <span>
#include <string_view>
#include <vector>

namespace views = std::views;
namespace ranges = std::ranges;

struct Beat {
    int sample;
    double height;
    float quality;
};

struct Features {
    double mean, variation, amplitude;
    std::string_view rhythm;
};

std::vector<double> record(std::span<const double> parameters, int samples)
{
    std::vector<double> v(static_cast<std::size_t>(samples));
    ranges::generate(v, [n = 0, parameters]() mutable {
        const double t = 0.05 * n++;
        const double phase = parameters[0] * t + parameters[1] * std::sin(0.4 * t);
        return parameters[2] * std::exp(2.5 * (std::cos(phase) - 1)) + 0.2 * std::sin(0.7 * t);
    });
    return v;
}

std::vector<Beat> beats(std::span<const double> signal)
{
    const auto inner = views::iota(std::size_t{1}, signal.size() - 1);
    auto peaks = inner | views::filter([&](std::size_t i) { return signal[i] > signal[i - 1] && signal[i] >= signal[i + 1]; })
                 | views::transform([&](std::size_t i) {
                       const double a = signal[i - 1], b = signal[i], c = signal[i + 1];
                       const double offset = 0.5 * (a - c) / (a - 2 * b + c);
                       return Beat{static_cast<int>(i), b - 0.25 * (a - c) * offset, static_cast<float>(offset)};
                   });
    std::vector<Beat> result;
    ranges::copy(peaks | views::take(16), std::back_inserter(result));
    return result;
}

Features features(const std::vector<Beat> &all)
{
    std::vector<double> gaps;
    for (std::size_t i = 1; i < all.size(); ++i)
        gaps.push_back(all[i].sample + all[i].quality - all[i - 1].sample - all[i - 1].quality);
    const double mean = std::reduce(gaps.begin(), gaps.end()) / static_cast<double>(gaps.size());
    const double variation = std::transform_reduce(gaps.begin(), gaps.end(), 0.0, std::plus<>{},
                                                   [mean](double g) { return (g - mean) * (g - mean); });
    auto heights = all | views::transform(&Beat::height);
    const double amplitude = std::accumulate(heights.begin(), heights.end(), 0.0);
    return {mean, variation, amplitude, variation > 4 ? "irregular" : "regular"};
}

double strain(const double *parameters, std::size_t n, int samples)
{
    const auto signal = record({parameters, n}, samples);
    double sum = 0;
    for (std::span<const double> rest = signal; rest.size() >= 80; rest = rest.subspan(40)) {
        auto found = beats(rest.first(80));
        if (found.size() < 2)
            continue;
        ranges::sort(found, ranges::greater{}, &Beat::height);
        const auto strongest = found | views::take(2) | views::reverse;
        for (double weight = 1; const auto &[sample, height, quality] : strongest)
            sum += (weight += 0.5) * height * (1 + 0.01 * quality);
        ranges::sort(found, {}, &Beat::sample);
        const auto f = features(found);
        sum += 0.1 * f.mean + 0.05 * f.variation + f.amplitude * (f.rhythm.starts_with("ir") ? 1.5 : 1);
    }
    const auto loud = ranges::count_if(signal, [](double x) { return x > 0.5; });
    return sum + 0 * static_cast<double>(loud);
}

int main()
{
    std::array<double, 3> p = {5.5, 0.6, 1.25}, d = {};
    __enzyme_autodiff<void>((void *)strain, enzyme_dup, p.data(), d.data(), enzyme_const, p.size(), enzyme_const, 200);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("parameter", i, d[i], strain(p.data(), 3, 200), p[i], 1e-4, 1e-2);
    return verdict();
}
