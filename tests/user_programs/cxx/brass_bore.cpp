// Brass instruments: the impedance of a bore by transmission matrices in std::complex<float> and double, valarrays with
// slices and masks, units by literals, std::bind, mem_fn and reference wrappers, and three-way comparison.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <compare>
#include <complex>
#include <functional>
#include <numeric>
#include <tuple>
#include <valarray>
#include <vector>

namespace units {
struct Length {
    double metres;
    constexpr auto operator<=>(const Length &) const = default;
    friend constexpr Length operator*(double f, Length l) { return {f * l.metres}; }
    friend constexpr Length operator+(Length a, Length b) { return {a.metres + b.metres}; }
};
constexpr Length operator""_mm(long double v) { return {static_cast<double>(v) / 1000}; }
constexpr Length operator""_cm(unsigned long long v) { return {static_cast<double>(v) / 100}; }
} // namespace units
using units::Length;
using namespace units;

template <class T> struct Two {
    std::array<std::complex<T>, 4> m{std::complex<T>(1), {}, {}, std::complex<T>(1)};
    Two operator*(const Two &o) const
    {
        Two r;
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                r.m[2 * i + j] = m[2 * i] * o.m[j] + m[2 * i + 1] * o.m[2 + j];
        return r;
    }
};

struct Piece {
    Length radius, length;
    double flare;

    template <class T> Two<T> matrix(double frequency) const
    {
        using namespace std::complex_literals;
        const double area = M_PI * radius.metres * radius.metres, k0 = 2 * M_PI * frequency / 343;
        const std::complex<T> k(static_cast<T>(k0), static_cast<T>(-2e-5 * std::sqrt(frequency) / radius.metres));
        const T z = static_cast<T>(1.2 * 343 / area * 1e-6), l = static_cast<T>(length.metres * (1 + 0.1 * flare));
        const std::complex<T> i(0, 1);
        Two<T> r;
        r.m = {std::cos(k * l), i * z * std::sin(k * l), i * std::sin(k * l) / z, std::cos(k * l)};
        return r;
    }
    double volume() const { return M_PI * std::pow(radius.metres, 2) * length.metres; }
};

class Horn {
    std::vector<Piece> pieces_;

public:
    void add(Length radius, Length length, double flare) { pieces_.push_back({radius, length, flare}); }
    template <class T> double impedance(double frequency) const
    {
        Two<T> all;
        for (const auto &p : pieces_)
            all = all * p.template matrix<T>(frequency);
        const std::complex<T> bell(T(0.02), T(0.1 * frequency / 500));
        return std::abs((all.m[0] * bell + all.m[1]) / (all.m[2] * bell + all.m[3]));
    }
    double volume() const
    {
        std::vector<double> v(pieces_.size());
        std::transform(pieces_.begin(), pieces_.end(), v.begin(), std::mem_fn(&Piece::volume));
        return std::accumulate(v.begin(), v.end(), 0.0);
    }
    void stretch(double f)
    {
        std::vector<std::reference_wrapper<Piece>> order(pieces_.begin(), pieces_.end());
        std::sort(order.begin(), order.end(), [](const Piece &a, const Piece &b) { return a.radius < b.radius; });
        for (Piece &p : order) {
            p.length = f * p.length;
            f = 0.5 * (f + 1);
        }
    }
};

template <class T> static double brightness(const Horn &horn, double low, double step)
{
    std::valarray<double> z(24), weight(24);
    auto sample = std::bind(&Horn::impedance<T>, std::cref(horn), std::placeholders::_1);
    for (std::size_t i = 0; i < z.size(); i++) {
        z[i] = sample(low + step * static_cast<double>(i));
        weight[i] = std::exp(-0.05 * static_cast<double>(i));
    }
    z /= z.max() + 0.1 * z.sum();
    const std::valarray<double> odd = z[std::slice(1, 12, 2)], even = z[std::slice(0, 12, 2)];
    std::valarray<double> ridge = std::abs(odd - even) + 0.1 * std::sqrt(odd * even);
    const std::valarray<double> half = weight[std::slice(0, 12, 2)];
    const std::valarray<bool> faint = half < 0.5;
    ridge[faint] = std::valarray<double>(ridge[faint]) * 0.5;
    weight *= z;
    return ridge.sum() + std::valarray<double>(weight.cshift(3) * z).sum() + weight.apply([](double x) { return x * x; }).max();
}

double tone(const double *radius, const double *length, int n, double flare)
{
    Horn horn;
    Length at = 0.5_mm;
    for (int i = 0; i < n; i++) {
        at = at + radius[i] * 1.0_mm;
        horn.add(at, length[i] * 10_cm, flare * i);
    }
    horn.stretch(1.05);
    const auto [a, b] = std::tuple(brightness<double>(horn, 180, 37), brightness<float>(horn, 150, 41));
    return a + 0.25 * b + 1e3 * horn.volume();
}

int main()
{
    double radius[4] = {5.5, 1.0, 3.5, 8}, length[4] = {3, 5, 4, 2}, dr[4] = {}, dl[4] = {}, flare = 0.4;
    const double df = __enzyme_autodiff<double>((void *)tone, enzyme_dup, radius, dr, enzyme_dup, length, dl, enzyme_const, 4, flare);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("radius", i, dr[i], tone(radius, length, 4, flare), radius[i], 2e-3, 1e-3);
        EXPECT_SLOPE("length", i, dl[i], tone(radius, length, 4, flare), length[i], 2e-4, 1e-3);
    }
    EXPECT_SLOPE("flare", 0, df, tone(radius, length, 4, flare), flare, 2e-4, 2e-3);
    return verdict();
}
