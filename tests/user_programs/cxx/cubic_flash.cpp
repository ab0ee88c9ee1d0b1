// Thermodynamics: Peng-Robinson with a flash; results are values or errors, as std::expected of C++23.
#include "../expect.h"
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

enum class Failure { no_root, no_convergence, bad_input };

template <typename T>
class Expected {
    bool good_;
    union {
        T value_;
        Failure error_;
    };

public:
    Expected(T v) : good_(true), value_(std::move(v)) {}
    Expected(Failure f) : good_(false), error_(f) {}
    Expected(const Expected &o) : good_(o.good_)
    {
        if (good_)
            new (&value_) T(o.value_);
        else
            error_ = o.error_;
    }
    ~Expected()
    {
        if (good_)
            value_.~T();
    }
    explicit operator bool() const { return good_; }
    const T &operator*() const { return value_; }
    Failure error() const { return error_; }
    template <typename F>
    auto and_then(F &&f) const -> decltype(f(value_))
    {
        if (good_)
            return std::forward<F>(f)(value_);
        return error_;
    }
    T value_or(T other) const { return good_ ? value_ : other; }
};

constexpr int N = 3;
constexpr double R = 8.314;
using Composition = std::array<double, N>;

struct Component {
    const char *name;
    double critical_temperature, critical_pressure, acentric;
};
constexpr std::array<Component, N> COMPONENTS{{{"methane", 190.6, 4.6e6, 0.011},
                                               {"propane", 369.8, 4.25e6, 0.153},
                                               {"n-hexane", 507.6, 3.03e6, 0.301}}};

struct Mixture {
    double a, b;
    Composition sqrt_a, bs;
};

static Mixture mix(const Composition &x, double t)
{
    Mixture m{};
    for (int i = 0; i < N; i++) {
        const auto &[name, tc, pc, w] = COMPONENTS[i];
        const double kappa = 0.37464 + 1.54226 * w - 0.26992 * w * w, s = 1 + kappa * (1 - std::sqrt(t / tc));
        m.sqrt_a[i] = std::sqrt(0.45724 * R * R * tc * tc / pc) * s;
        m.bs[i] = 0.07780 * R * tc / pc;
        m.b += x[i] * m.bs[i];
    }
    double root = 0;
    for (int i = 0; i < N; i++)
        root += x[i] * m.sqrt_a[i];
    m.a = root * root;
    return m;
}

static Expected<double> compressibility(double A, double B, bool vapour)
{
    if (!(A > 0) || !(B > 0))
        return Failure::bad_input;
    double z = vapour ? 1.0 : B * 1.05;
    for (int i = 0; i < 60; i++) {
        const double f = ((z - (1 - B)) * z + (A - 3 * B * B - 2 * B)) * z - (A * B - B * B - B * B * B);
        const double df = (3 * z - 2 * (1 - B)) * z + (A - 3 * B * B - 2 * B);
        if (df == 0)
            return Failure::no_root;
        const double step = f / df;
        z -= step;
        if (std::fabs(step) < 1e-15)
            return z > B ? Expected<double>(z) : Expected<double>(Failure::no_root);
    }
    return z > B ? Expected<double>(z) : Expected<double>(Failure::no_convergence);
}

static Expected<Composition> fugacity_coefficients(const Composition &x, double t, double p, bool vapour)
{
    const Mixture m = mix(x, t);
    const double A = m.a * p / (R * R * t * t), B = m.b * p / (R * t);
    return compressibility(A, B, vapour).and_then([&](double z) -> Expected<Composition> {
        Composition phi;
        const double root2 = std::sqrt(2.0), term = std::log((z + (1 + root2) * B) / (z + (1 - root2) * B));
        for (int i = 0; i < N; i++)
            phi[i] = std::exp(m.bs[i] / m.b * (z - 1) - std::log(z - B)
                              - A / (2 * root2 * B) * (2 * m.sqrt_a[i] / std::sqrt(m.a) - m.bs[i] / m.b) * term);
        return phi;
    });
}

static Expected<double> vapour_fraction(const Composition &feed, double t, double p)
{
    Composition k;
    for (int i = 0; i < N; i++) {
        const Component &c = COMPONENTS[i];
        k[i] = c.critical_pressure / p * std::exp(5.373 * (1 + c.acentric) * (1 - c.critical_temperature / t));
    }
    double v = 0.5;
    for (int round = 0; round < 40; round++) {
        for (int i = 0; i < 20; i++) {
            double f = 0, df = 0;
            for (int c = 0; c < N; c++) {
                const double q = (k[c] - 1) / (1 + v * (k[c] - 1));
                f += feed[c] * q;
                df -= feed[c] * q * q;
            }
            v -= f / df;
        }
        Composition x, y;
        for (int c = 0; c < N; c++) {
            x[c] = feed[c] / (1 + v * (k[c] - 1));
            y[c] = k[c] * x[c];
        }
        const auto liquid = fugacity_coefficients(x, t, p, false), gas = fugacity_coefficients(y, t, p, true);
        if (!liquid)
            return liquid.error();
        if (!gas)
            return gas.error();
        for (int c = 0; c < N; c++)
            k[c] = (*liquid)[c] / (*gas)[c];
    }
    return v;
}

static double recovery(const Composition *feed, double t, double megapascals)
{
    const auto v = vapour_fraction(*feed, t, 1e6 * megapascals);
    return v.and_then([](double f) { return Expected<double>(f * f); }).value_or(-1) * 100;
}

struct Slopes {
    double t, p;
};

int main()
{
    Composition feed{0.35, 0.4, 0.25}, d{};
    double t = 320, p = 1.5;
    const auto [dt, dp] = __enzyme_autodiff<Slopes>((void *)recovery, enzyme_dup, &feed, &d, enzyme_out, t, enzyme_out, p);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("feed", i, d[i], recovery(&feed, t, p), feed[i], 1e-4, 1e-6);
    EXPECT_SLOPE("temperature", 0, dt, recovery(&feed, t, p), t, 1e-2, 1e-6);
    EXPECT_SLOPE("pressure", 0, dp, recovery(&feed, t, p), p, 1e-4, 1e-6);
    return verdict();
}
