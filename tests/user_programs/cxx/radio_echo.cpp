// Radio astronomy: echoes of a pulsar; doubles that are viewed as std::complex, an FFT in place, iterators with strides
// of one's own for the algorithms, folding with unsigned wrap-around, and masks in bitset and vector<bool>.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <compare>
#include <complex>
#include <cstdint>
#include <functional>
#include <iterator>
#include <numeric>
#include <vector>

template <class T> class Strided {
    T *at_ = nullptr;
    std::ptrdiff_t step_ = 1;

public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = std::remove_const_t<T>;
    using difference_type = std::ptrdiff_t;
    using pointer = T *;
    using reference = T &;

    Strided() = default;
    Strided(T *at, std::ptrdiff_t step) : at_(at), step_(step) {}
    reference operator*() const { return *at_; }
    pointer operator->() const { return at_; }
    reference operator[](difference_type n) const { return at_[n * step_]; }
    Strided &operator++() { return *this += 1; }
    Strided operator++(int)
    {
        Strided old = *this;
        ++*this;
        return old;
    }
    Strided &operator--() { return *this -= 1; }
    Strided operator--(int)
    {
        Strided old = *this;
        --*this;
        return old;
    }
    Strided &operator+=(difference_type n)
    {
        at_ += n * step_;
        return *this;
    }
    Strided &operator-=(difference_type n) { return *this += -n; }
    friend Strided operator+(Strided i, difference_type n) { return i += n; }
    friend Strided operator+(difference_type n, Strided i) { return i += n; }
    friend Strided operator-(Strided i, difference_type n) { return i -= n; }
    friend difference_type operator-(const Strided &a, const Strided &b) { return (a.at_ - b.at_) / a.step_; }
    friend bool operator==(const Strided &a, const Strided &b) { return a.at_ == b.at_; }
    friend auto operator<=>(const Strided &a, const Strided &b) { return a - b <=> 0; }
};

static void fft(std::complex<double> *a, std::size_t n, bool back)
{
    for (std::size_t i = 1, j = 0; i < n; i++) {
        std::size_t bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j)
            std::swap(a[i], a[j]);
    }
    for (std::size_t length = 2; length <= n; length *= 2) {
        const std::complex<double> root = std::polar(1.0, (back ? 2 : -2) * M_PI / static_cast<double>(length));
        for (std::size_t i = 0; i < n; i += length) {
            std::complex<double> w = 1;
            for (std::size_t k = 0; k < length / 2; k++, w *= root) {
                const auto even = a[i + k], odd = w * a[i + k + length / 2];
                a[i + k] = even + odd;
                a[i + k + length / 2] = even - odd;
            }
        }
    }
    if (back)
        std::transform(a, a + n, a, [n](std::complex<double> z) { return z / static_cast<double>(n); });
}

static double echo(double *samples, std::size_t n, double dispersion, double period)
{
    // samples are pairs of a real and an imaginary part
    auto *spectrum = reinterpret_cast<std::complex<double> *>(samples);
    fft(spectrum, n, false);
    std::bitset<32> bad;
    bad.set(3).set(n - 2).flip(5).flip(5);
    for (std::size_t k = 0; k < n; k++) {
        const double f = (static_cast<double>(k) - 0.5 * static_cast<double>(n)) / static_cast<double>(n);
        spectrum[k] *= std::exp(std::complex<double>(0, dispersion * f * f));
        if (bad[k])
            spectrum[k] *= 0.1;
    }
    fft(spectrum, n, true);

    std::array<double, 8> profile{};
    std::vector<bool> seen(profile.size());
    std::uint32_t phase = 0xfffffff0u;
    for (std::size_t i = 0; i < n; i++) {
        phase += 0x2345678u;
        const auto bin = phase >> 29;
        profile[bin] += std::norm(spectrum[i]) * (1 + 0.1 * std::sin(static_cast<double>(i) / period));
        seen[bin].flip();
    }
    const std::ptrdiff_t step = 2;
    Strided<double> real(samples, step), end = real + static_cast<std::ptrdiff_t>(n);
    std::partial_sort(real, real + 4, end, std::greater<>());
    const double top = std::accumulate(real, real + 4, 0.0);
    const double cross = std::inner_product(real, end, Strided<double>(samples + 1, step), 0.0);
    std::reverse(Strided<double>(samples + 1, step), Strided<double>(samples + 1, step) + 8);
    const double middle = *(Strided<double>(samples + 1, 2 * step) + 2);
    double sum = 0.1 * top + 0.05 * cross + middle * middle;
    for (std::size_t b = 0; b < profile.size(); b++)
        sum += seen[b] ? std::sqrt(profile[b] + 0.1) : 0.5 * profile[b];
    return sum;
}

static double pulse(const double *x, int n, double dispersion, double period)
{
    std::vector<double> samples(static_cast<std::size_t>(2 * n));
    std::copy(x, x + n, Strided<double>(samples.data(), 2));
    for (int i = 0; i < n; i++)
        samples[static_cast<std::size_t>(2 * i + 1)] = 0.2 * x[(i + 1) % n] * x[i];
    return echo(samples.data(), static_cast<std::size_t>(n), dispersion, period);
}

struct By {
    double dispersion, period;
};

int main()
{
    double x[16], d[16] = {}, dispersion = 1.7, period = 2.3;
    for (int i = 0; i < 16; i++)
        x[i] = std::sin(0.9 * i) + 0.3 * std::cos(2.3 * i * i);
    const auto by = __enzyme_autodiff<By>((void *)pulse, enzyme_dup, x, d, enzyme_const, 16, dispersion, period);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("x", i, d[i], pulse(x, 16, dispersion, period), x[i], 1e-5, 1e-6);
    EXPECT_SLOPE("dispersion", 0, by.dispersion, pulse(x, 16, dispersion, period), dispersion, 1e-5, 1e-6);
    EXPECT_SLOPE("period", 0, by.period, pulse(x, 16, dispersion, period), period, 1e-5, 1e-6);
    return verdict();
}
