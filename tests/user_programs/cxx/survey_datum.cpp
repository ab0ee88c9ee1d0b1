// Geodesy: a network on the ellipsoid; angles and lengths are strong types with literals, concepts and a spaceship, series
// are constexpr tables, geodesics are solved by Vincenty's iteration, and baselines are sorted by projection.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <concepts>
#include <numbers>
#include <utility>
#include <vector>

template <typename Tag, std::floating_point T = double> struct Quantity {
    T value{};
    constexpr Quantity() = default;
    constexpr explicit Quantity(T v) : value(v) {}
    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity operator+(Quantity o) const { return Quantity(value + o.value); }
    constexpr Quantity operator-(Quantity o) const { return Quantity(value - o.value); }
    constexpr Quantity operator-() const { return Quantity(-value); }
    constexpr Quantity &operator+=(Quantity o)
    {
        value += o.value;
        return *this;
    }
    template <std::convertible_to<T> S> friend constexpr Quantity operator*(S s, Quantity q) { return Quantity(s * q.value); }
    constexpr T operator/(Quantity o) const { return value / o.value; }
};
using Angle = Quantity<struct AngleTag>;
using Metres = Quantity<struct MetresTag>;

constexpr Angle operator""_deg(long double d) { return Angle(static_cast<double>(d) * std::numbers::pi / 180); }
constexpr Metres operator""_km(long double d) { return Metres(static_cast<double>(d) * 1000); }

struct Ellipsoid {
    double a, f;
    [[nodiscard]] constexpr double b() const { return a * (1 - f); }
};

struct Station {
    Angle latitude, longitude;
    Metres height;
};

struct Line {
    Metres length;
    Angle azimuth;
    int from, to;
};

template <std::size_t N> constexpr double horner(const std::array<double, N> &c, double x)
{
    double sum = 0;
    for (auto it = c.rbegin(); it != c.rend(); ++it)
        sum = sum * x + *it;
    return sum;
}

constexpr std::array<double, 5> series_a{1, 4096.0 / 16384, -768.0 / 16384, 320.0 / 16384, -175.0 / 16384};
constexpr std::array<double, 5> series_b{0, 256.0 / 1024, -128.0 / 1024, 74.0 / 1024, -47.0 / 1024};

static Line inverse(const Ellipsoid &e, const Station &p, const Station &q, int from, int to)
{
    using namespace std;
    const double u1 = atan((1 - e.f) * tan(p.latitude.value)), u2 = atan((1 - e.f) * tan(q.latitude.value));
    const double l = (q.longitude - p.longitude).value;
    double lambda = l, previous = 0, ss = 0, cs = 0, sigma = 0, ca2 = 0, c2m = 0;
    int turn = 0;
    do {
        const double sl = sin(lambda), cl = cos(lambda);
        ss = hypot(cos(u2) * sl, cos(u1) * sin(u2) - sin(u1) * cos(u2) * cl);
        cs = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cl;
        sigma = atan2(ss, cs);
        const double sa = cos(u1) * cos(u2) * sl / ss;
        ca2 = 1 - sa * sa;
        c2m = ca2 > 1e-12 ? cs - 2 * sin(u1) * sin(u2) / ca2 : 0;
        const double c = e.f / 16 * ca2 * (4 + e.f * (4 - 3 * ca2));
        previous = exchange(lambda, l + (1 - c) * e.f * sa * (sigma + c * ss * (c2m + c * cs * (2 * c2m * c2m - 1))));
    } while (abs(lambda - previous) > 1e-14 && ++turn < 30);
    const double k = ca2 * (e.a * e.a - e.b() * e.b()) / (e.b() * e.b());
    const double big_a = horner(series_a, k), big_b = horner(series_b, k);
    const double ds = big_b * ss * (c2m + big_b / 4 * (cs * (2 * c2m * c2m - 1) - big_b / 6 * c2m * (4 * ss * ss - 3) * (4 * c2m * c2m - 3)));
    const double azimuth = atan2(cos(u2) * sin(lambda), cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda));
    const double lift = 1 + 0.5 * (p.height + q.height).value / e.a;
    return {Metres(e.b() * big_a * (sigma - ds) * lift), Angle(azimuth), from, to};
}

static double residual(const double *coordinates, int n, double flattening)
{
    const Ellipsoid e{6378137.0, flattening};
    std::vector<Station> stations;
    for (int i = 0; i < n; ++i)
        stations.push_back({Angle(coordinates[3 * i]), Angle(coordinates[3 * i + 1]), Metres(1000 * coordinates[3 * i + 2])});
    std::vector<Line> lines;
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j)
            lines.push_back(inverse(e, stations[i], stations[j], i, j));
    std::ranges::sort(lines, std::ranges::greater{}, &Line::length);
    double sum = 0, weight = 1;
    for (const auto &[length, azimuth, from, to] : lines) {
        sum += weight * (length / 1.0_km - 100 * (to - from)) * 1e-2 + weight * std::cos((azimuth - 20.0_deg).value);
        weight *= 0.8;
    }
    const auto [low, high] = std::ranges::minmax(stations, {}, &Station::height);
    return sum + (high.height - low.height) / 1.0_km;
}

struct Four {
    double v[4];
};

int main()
{
    double x[12] = {0.83, 0.18, 0.4, 0.84, 0.21, 1.2, 0.81, 0.20, 0.1, 0.85, 0.16, 0.7}, d[12] = {}, f = 1 / 298.257223563;
    const double df = __enzyme_autodiff<double>((void *)residual, enzyme_dup, x, d, enzyme_const, 4, enzyme_out, f);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("coordinate", i, d[i], residual(x, 4, f), x[i], 1e-5, 1e-6);
    EXPECT_SLOPE("flattening", 0, df, residual(x, 4, f), f, 1e-6, 1e-5);
    double e[4][12] = {};
    for (int i = 0; i < 4; i++)
        e[i][3 * i] = 1;
    const auto t = __enzyme_fwddiff<Four>((void *)residual, enzyme_width, 4, enzyme_dup, x, e[0], e[1], e[2], e[3], enzyme_const, 4, enzyme_const, f);
    for (int i = 0; i < 4; i++)
        expect("lane", i, t.v[i], d[3 * i], 1e-8);
    return verdict();
}
