// Gaits of a robot with four legs: quintic splines, legs by CRTP, and a cost of torques.
#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <optional>
#include <span>
#include <tuple>
#include <vector>
#include "../expect.h"

template <typename T>
concept Scalar = std::floating_point<T>;

template <Scalar T, std::size_t N> struct Vec : std::array<T, N> {
    friend constexpr Vec operator+(Vec a, const Vec &b)
    {
        for (std::size_t i = 0; i < N; ++i)
            a[i] += b[i];
        return a;
    }
    friend constexpr Vec operator-(Vec a, const Vec &b)
    {
        for (std::size_t i = 0; i < N; ++i)
            a[i] -= b[i];
        return a;
    }
    friend constexpr Vec operator*(T s, Vec a)
    {
        for (auto &x : a)
            x *= s;
        return a;
    }
    constexpr T dot(const Vec &b) const
    {
        T s{};
        for (std::size_t i = 0; i < N; ++i)
            s += (*this)[i] * b[i];
        return s;
    }
};
using V2 = Vec<double, 2>;

template <Scalar T> class Quintic
{
    std::array<T, 6> c_;

  public:
    Quintic(T p0, T v0, T p1, T v1, T h)
    {
        const T d = (p1 - p0) / h;
        c_ = {p0,
              v0,
              0,
              (10 * d - 6 * v0 - 4 * v1) / (h * h),
              (-15 * d + 8 * v0 + 7 * v1) / (h * h * h),
              (6 * d - 3 * v0 - 3 * v1) / (h * h * h * h)};
    }
    std::tuple<T, T, T> operator()(T t) const
    {
        T p = 0, v = 0, a = 0;
        for (int i = 5; i >= 0; --i) {
            a = a * t + 2 * v;
            v = v * t + p;
            p = p * t + c_[i];
        }
        return {p, v, a};
    }
};

template <typename Derived> struct LegBase {
    double upper, lower;
    std::optional<V2> angles(const V2 &foot) const
    {
        const double r2 = foot.dot(foot);
        const double c = (r2 - upper * upper - lower * lower) / (2 * upper * lower);
        if (c <= -1 || c >= 1)
            return std::nullopt;
        const double knee = static_cast<const Derived *>(this)->bend(std::acos(c));
        const double hip = std::atan2(foot[0], -foot[1]) -
                           std::atan2(lower * std::sin(knee), upper + lower * std::cos(knee));
        return V2{{hip, knee}};
    }
};
struct FrontLeg : LegBase<FrontLeg> {
    double bend(double a) const { return a; }
};
struct HindLeg : LegBase<HindLeg> {
    double bend(double a) const { return -a; }
};

template <typename Leg> double leg_cost(const Leg &leg, std::span<const double> steps, double phase)
{
    double cost = 0;
    for (std::size_t s = 0; s + 1 < steps.size(); ++s) {
        Quintic<double> x(steps[s], 0.1, steps[s + 1], 0.1, 0.5);
        Quintic<double> up(-0.55, 0, -0.5 + 0.02 * std::sin(phase), 0, 0.5);
        for (int k = 0; k <= 8; ++k) {
            auto [px, vx, ax] = x(k * 0.0625);
            const auto [pz, vz, az] = up(k * 0.0625);
            if (auto q = leg.angles(V2{{px, pz}})) {
                const auto &[hip, knee] = reinterpret_cast<const std::array<double, 2> &>(*q);
                cost += hip * hip + 0.5 * knee * knee + 0.01 * (ax * ax + az * az) + vx * vz;
            } else {
                cost += 10 * (px * px + pz * pz);
            }
        }
    }
    return cost;
}

static double gait(const double *steps, int n, const double *lengths, double phase)
{
    const std::span<const double> all(steps, n);
    std::vector<std::pair<FrontLeg, HindLeg>> legs;
    for (int side = 0; side < 2; ++side)
        legs.push_back({FrontLeg{{lengths[0], lengths[1]}}, HindLeg{{lengths[2], lengths[3]}}});
    double total = 0;
    for (const auto &[front, hind] : legs)
        total += leg_cost(front, all.first(n / 2 + 1), phase) + leg_cost(hind, all.subspan(1), phase);
    return total;
}

int main()
{
    double s[6] = {-0.1, 0.05, 0.12, 0.2, 0.1, 0.9}, ds[6] = {};
    double l[4] = {0.4, 0.35, 0.42, 0.38}, dl[4] = {}, phase = 0.7;
    double dp = __enzyme_autodiff<double>((void *)gait, enzyme_dup, s, ds, enzyme_const, 6,
                                          enzyme_dup, l, dl, enzyme_out, phase);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("step", i, ds[i], gait(s, 6, l, phase), s[i], 1e-4, 1e-6);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("length", i, dl[i], gait(s, 6, l, phase), l[i], 1e-5, 1e-6);
    EXPECT_SLOPE("phase", 0, dp, gait(s, 6, l, phase), phase, 1e-4, 1e-6);
    return verdict();
}
