// Cosmology: distances in an expanding universe by Romberg's rule, supernovae in spans, models as templates with policies.
#include "../expect.h"
#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <numeric>
#include <span>
#include <stdexcept>
#include <vector>

template <typename Real> struct Cosmos {
    Real h0, matter, radiation;
    Real w0 = -1, wa = 0;
    Real curvature() const { return 1 - matter - radiation - dark(); }
    Real dark() const { return Real(0.7); }
};

template <typename Real> struct Expansion {
    const Cosmos<Real> &c;
    Real operator()(Real z) const
    {
        using std::exp;
        using std::pow;
        using std::sqrt;
        const Real a = 1 + z;
        return sqrt(c.matter * a * a * a + c.radiation * pow(a, 4) + c.curvature() * a * a +
                    c.dark() * pow(a, 3 * (1 + c.w0 + c.wa)) * exp(-3 * c.wa * z / a));
    }
};

template <std::size_t Levels, typename F> double romberg(F &&f, double a, double b)
{
    std::array<std::array<double, Levels>, Levels> r{};
    double h = b - a;
    r[0][0] = h / 2 * (f(a) + f(b));
    for (std::size_t i = 1; i < Levels; i++) {
        h /= 2;
        double sum = 0;
        for (std::size_t k = 1; k < (std::size_t{1} << i); k += 2)
            sum += f(a + k * h);
        r[i][0] = r[i - 1][0] / 2 + h * sum;
        double four = 4;
        for (std::size_t j = 1; j <= i; j++, four *= 4)
            r[i][j] = r[i][j - 1] + (r[i][j - 1] - r[i - 1][j - 1]) / (four - 1);
    }
    return r.back().back();
}

struct Supernova {
    float redshift;
    double magnitude, error;
    bool rejected = false;
};

double luminosity_distance(const Cosmos<double> &c, double z)
{
    const Expansion<double> e{c};
    const double chi = romberg<6>([&e](double x) { return 1 / e(x); }, 0, z);
    const double k = c.curvature();
    double d;
    if (k > 1e-8)
        d = std::sinh(std::sqrt(k) * chi) / std::sqrt(k);
    else if (k < -1e-8)
        d = std::sin(std::sqrt(-k) * chi) / std::sqrt(-k);
    else
        d = chi;
    if (!(d > 0))
        throw std::domain_error("distance");
    return 299792.458 / c.h0 * (1 + z) * d;
}

double chi_squared(const Cosmos<double> *c, std::span<const Supernova> survey)
{
    auto residual = [c](const Supernova &s) {
        const double mu = 5 * std::log10(luminosity_distance(*c, s.redshift)) + 25;
        const double r = (s.magnitude - mu) / s.error;
        return s.rejected ? 0.0 : r * r;
    };
    return std::transform_reduce(survey.begin(), survey.end(), 0.0, std::plus<>{}, residual);
}

double fit(const Cosmos<double> *c, int n)
{
    std::vector<Supernova> survey;
    survey.reserve(n);
    for (int i = 0; i < n; i++) {
        const float z = 0.02f + 0.1f * i;
        survey.push_back({z, 43.2 + 5 * std::log10(z * (1 + 0.6 * z)) + 0.1 * std::sin(5. * i), 0.15 + 0.01 * i, i % 5 == 4});
    }
    try {
        return chi_squared(c, survey) + chi_squared(c, std::span(survey).first(n / 2)) / 2;
    } catch (const std::domain_error &) {
        return 1e6;
    }
}

int main()
{
    Cosmos<double> c{70, 0.29, 1e-4, -0.95, 0.1}, d{};
    d.w0 = 0;
    __enzyme_autodiff<void>((void *)fit, enzyme_dup, &c, &d, enzyme_const, 12);
    EXPECT_SLOPE("h0", 0, d.h0, fit(&c, 12), c.h0, 1e-2, 1e-7);
    EXPECT_SLOPE("matter", 0, d.matter, fit(&c, 12), c.matter, 1e-4, 1e-7);
    EXPECT_SLOPE("radiation", 0, d.radiation, fit(&c, 12), c.radiation, 1e-5, 1e-7);
    EXPECT_SLOPE("w0", 0, d.w0, fit(&c, 12), c.w0, 1e-4, 1e-7);
    EXPECT_SLOPE("wa", 0, d.wa, fit(&c, 12), c.wa, 1e-4, 1e-7);
    return verdict();
}
