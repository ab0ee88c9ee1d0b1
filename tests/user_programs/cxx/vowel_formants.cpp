// Speech: formants by linear prediction in float; windows are constexpr tables, frames are subspans, Levinson's recursion,
// roots as complex<float>, a ring buffer with iterators, and a pre-emphasis as a class with state.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <complex>
#include <deque>
#include <iterator>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

template <std::size_t N> constexpr std::array<float, N> hann = [] {
    std::array<float, N> w{};
    for (std::size_t i = 0; i < N; ++i) {
        const double x = 2 * std::numbers::pi * double(i) / double(N - 1) - std::numbers::pi;
        double term = 1, sum = 1;
        for (int k = 1; k < 12; ++k)
            sum += term *= -x * x / ((2 * k - 1) * (2 * k));
        w[i] = float(0.5 + 0.5 * sum);
    }
    return w;
}();

template <typename T, std::size_t N> class Ring {
    std::array<T, N> data_{};
    std::size_t first_ = 0;

public:
    class iterator {
        const Ring *ring_;
        std::size_t at_;

    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T *;
        using reference = const T &;
        iterator(const Ring *r, std::size_t at) : ring_(r), at_(at) {}
        reference operator*() const { return ring_->data_[(ring_->first_ + at_) % N]; }
        iterator &operator++()
        {
            ++at_;
            return *this;
        }
        friend bool operator==(const iterator &a, const iterator &b) { return a.at_ == b.at_; }
        friend bool operator!=(const iterator &a, const iterator &b) { return a.at_ != b.at_; }
    };
    void push(T x)
    {
        data_[first_] = x;
        first_ = (first_ + 1) % N;
    }
    [[nodiscard]] iterator begin() const { return {this, 0}; }
    [[nodiscard]] iterator end() const { return {this, N}; }
};

struct Tract {
    float hertz[2], width[2];
};

static std::vector<float> speak(const Tract &t, float pitch, std::size_t samples)
{
    std::vector<float> out;
    std::array<Ring<float, 2>, 2> memory;
    float phase = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        phase += pitch / 8000;
        float x = std::exp(-30 * (phase - std::floor(phase)));
        for (std::size_t k = 0; k < 2; ++k) {
            const float r = std::exp(-std::numbers::pi_v<float> * t.width[k] / 8000), a = 2 * r * std::cos(2 * std::numbers::pi_v<float> * t.hertz[k] / 8000);
            const std::array<float, 2> taps{-r * r, a};
            x = std::inner_product(taps.begin(), taps.end(), memory[k].begin(), x);
            memory[k].push(x);
        }
        out.push_back(x);
    }
    return out;
}

template <std::size_t Order> std::optional<std::array<float, Order + 1>> predict(std::span<const float> frame)
{
    std::array<float, Order + 1> r{}, a{1};
    for (std::size_t lag = 0; lag <= Order; ++lag)
        r[lag] = std::inner_product(frame.begin() + std::ptrdiff_t(lag), frame.end(), frame.begin(), 0.0f);
    float error = r[0] * 1.001f;
    if (error < 1e-9f)
        return std::nullopt;
    for (std::size_t i = 1; i <= Order; ++i) {
        float k = -r[i];
        for (std::size_t j = 1; j < i; ++j)
            k -= a[j] * r[i - j];
        k /= error;
        auto next = a;
        for (std::size_t j = 1; j < i; ++j)
            next[j] = a[j] + k * a[i - j];
        next[i] = k;
        a = next;
        error *= 1 - k * k;
    }
    return a;
}

template <std::size_t N> std::array<std::complex<float>, N - 1> roots(const std::array<float, N> &a)
{
    std::array<std::complex<float>, N - 1> z;
    for (std::size_t i = 0; i < z.size(); ++i)
        z[i] = std::polar(0.8f, 0.4f + 1.7f * float(i));
    for (int turn = 0; turn < 40; ++turn)
        for (std::size_t i = 0; i < z.size(); ++i) {
            std::complex<float> value = 0, others = 1;
            for (const float c : a)
                value = value * z[i] + c;
            for (std::size_t j = 0; j < z.size(); ++j)
                if (j != i)
                    others *= z[i] - z[j];
            z[i] -= value / others;
        }
    return z;
}

static float openness(const float *tract, float pitch, float emphasis)
{
    Tract t{};
    std::copy_n(tract, 2, t.hertz);
    std::copy_n(tract + 2, 2, t.width);
    auto sound = speak(t, pitch, 160);
    for (std::size_t i = sound.size() - 1; i > 0; --i)
        sound[i] -= emphasis * sound[i - 1];
    std::deque<float> track;
    for (std::size_t at = 0; at + 80 <= sound.size(); at += 40) {
        std::vector<float> frame(80);
        std::ranges::transform(std::span<const float>(sound).subspan(at, 80), hann<80>, frame.begin(), std::multiplies<>());
        if (const auto a = predict<4>(frame)) {
            float strongest = 0;
            for (const auto &z : roots(*a))
                if (z.imag() > 0)
                    strongest += std::arg(z) / (1.05f - std::min(std::abs(z), 1.0f));
            track.push_front(strongest);
        }
    }
    return std::accumulate(track.begin(), track.end(), 0.0f) / float(track.size());
}

struct Two {
    float pitch, emphasis;
};

int main()
{
    float tract[4] = {700, 1700, 130, 180}, d[4] = {}, pitch = 120, emphasis = 0.6f;
    const auto g = __enzyme_autodiff<Two>((void *)openness, enzyme_dup, tract, d, enzyme_out, pitch, enzyme_out, emphasis);
    const float h[4] = {4, 8, 1, 2};
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("tract", i, 100 * d[i], 100 * openness(tract, pitch, emphasis), tract[i], h[i], 3e-2);
    EXPECT_SLOPE("emphasis", 0, g.emphasis, openness(tract, pitch, emphasis), emphasis, 0.01f, 3e-2);
    float v[4] = {1, 0, 0, 0};
    expect("forward", 0, __enzyme_fwddiff<float>((void *)openness, enzyme_dup, tract, v, enzyme_const, pitch, enzyme_const, emphasis), d[0], 1e-3);
    return verdict();
}
