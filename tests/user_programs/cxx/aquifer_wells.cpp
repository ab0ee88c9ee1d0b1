// Hydrology: drawdown around pumping wells, image wells at a river, calibration against observations.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace aquifer {

struct Point {
    double x, y;
};

struct Well {
    Point at;
    double rate; // m3/day, positive when water is taken out
    bool active;
    int started; // day
};

struct Observation {
    Point at;
    int day;
    double drawdown;
    std::optional<double> weight;
};

// Abramowitz and Stegun, 5.1.53 and 5.1.56
inline constexpr std::array SERIES{-0.57721566, 0.99999193, -0.24991055, 0.05519968, -0.00976004, 0.00107857};
inline constexpr std::array<std::array<double, 4>, 2> RATIO{{{0.2677737343, 8.6347608925, 18.0590169730, 8.5733287401},
                                                           {3.9584969228, 21.0996530827, 25.6329561486, 9.5733223454}}};

template <typename Coefficients>
constexpr double horner(const Coefficients &c, double u)
{
    double r = 0;
    for (auto it = std::rbegin(c); it != std::rend(c); ++it)
        r = r * u + *it;
    return r;
}

double well_function(double u)
{
    if (u <= 1)
        return -std::log(u) + horner(SERIES, u);
    const auto &[above, below] = RATIO;
    double p = 1, q = 1;
    for (int k = 3; k >= 0; k--) {
        p = p * u + above[k];
        q = q * u + below[k];
    }
    return std::exp(-u) / u * (p / q);
}

template <typename A>
concept Aquifer = requires(const A a, double r, double t) {
    { a.response(r, t) } -> std::convertible_to<double>;
};

struct Confined {
    double transmissivity, storativity;
    double response(double r2, double t) const
    {
        return well_function(r2 * storativity / (4 * transmissivity * t)) / (4 * M_PI * transmissivity);
    }
};

struct Leaky {
    Confined base;
    double leakage;
    double response(double r2, double t) const { return base.response(r2, t) / (1 + leakage * std::sqrt(r2)); }
};

template <Aquifer A>
double drawdown(const A &aquifer, std::span<const Well> wells, Point p, double day, std::optional<double> river)
{
    double s = 0;
    for (const auto &[at, rate, active, started] : wells) {
        if (!active || started >= day)
            continue;
        const auto square = [&](double x) { return (p.x - x) * (p.x - x) + (p.y - at.y) * (p.y - at.y) + 0.04; };
        s += rate * aquifer.response(square(at.x), day - started);
        if (river)
            s -= rate * aquifer.response(square(2 * *river - at.x), day - started);
    }
    return s;
}

} // namespace aquifer

// parameters: log T, log S, leakage, position of the river, then the rates of the wells
static double misfit(const double *p, const aquifer::Observation *o, int n)
{
    using namespace aquifer;
    std::vector<Well> wells{{{0, 0}, p[4], true, 0}, {{120, 40}, p[5], true, 3}, {{60, -80}, 500, false, 0}};
    wells.push_back({.at = {-30, 90}, .rate = p[6], .active = true, .started = 8});
    const Leaky aquifer{{std::exp(p[0]), std::exp(p[1])}, p[2]};
    double sum = 0;
    for (const Observation &seen : std::span(o, n)) {
        const double s = drawdown(aquifer, wells, seen.at, seen.day, p[3] > 0 ? std::optional(p[3]) : std::nullopt);
        sum += seen.weight.value_or(0.5) * (s - seen.drawdown) * (s - seen.drawdown);
    }
    return sum;
}

int main()
{
    const std::array<aquifer::Observation, 4> seen{{{{40, 10}, 5, 0.8, 2.0},
                                                    {{80, 80}, 12, 1.1, std::nullopt},
                                                    {{10, -50}, 2, 0.2, 1.0},
                                                    {{-20, 40}, 30, 1.6, std::nullopt}}};
    double p[7] = {5.3, -7.5, 0.002, 400, 800, 650, 300}, d[7] = {};
    __enzyme_autodiff<void>((void *)misfit, enzyme_dup, p, d, enzyme_const, seen.data(), enzyme_const, 4);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("parameter", i, d[i], misfit(p, seen.data(), 4), p[i], 1e-4 * (1 + std::fabs(p[i])) * (i == 2 ? 0.1 : 1), 1e-6);
    return verdict();
}
