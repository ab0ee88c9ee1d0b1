// Atomic physics: orbitals from the special functions of <cmath> (Laguerre, Legendre, spherical Bessel, gamma, beta, zeta,
// elliptic integrals), quadrature rules made at compile time, and functions of a functor as template arguments.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <numbers>
#include <utility>

template <std::size_t N> struct Rule {
    std::array<double, N> x{}, w{};
};

constexpr double legendre_at(std::size_t n, double x, double &slope)
{
    double a = 1, b = x;
    for (std::size_t k = 2; k <= n; ++k)
        a = std::exchange(b, ((2.0 * double(k) - 1) * x * b - (double(k) - 1) * a) / double(k));
    slope = double(n) * (x * b - a) / (x * x - 1);
    return b;
}

constexpr double cosine(double x)
{
    double term = 1, sum = 1;
    for (int k = 1; k < 14; ++k)
        sum += term *= -x * x / ((2 * k - 1) * (2 * k));
    return sum;
}

template <std::size_t N> consteval Rule<N> gauss()
{
    Rule<N> r;
    for (std::size_t i = 0; i < N; ++i) {
        double x = cosine(std::numbers::pi * (double(i) + 0.75) / (double(N) + 0.5)), slope = 1;
        for (int turn = 0; turn < 8; ++turn)
            x -= legendre_at(N, x, slope) / slope;
        legendre_at(N, x, slope);
        r.x[i] = x;
        r.w[i] = 2 / ((1 - x * x) * slope * slope);
    }
    return r;
}

template <std::size_t N = 12, std::invocable<double> F> double integrate(F &&f, double a, double b)
{
    static constexpr auto rule = gauss<N>();
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i)
        sum += rule.w[i] * f(0.5 * (a + b) + 0.5 * (b - a) * rule.x[i]);
    return 0.5 * (b - a) * sum;
}

struct Orbital {
    unsigned n, l;
    double charge;
    double operator()(double r) const
    {
        const double rho = 2 * charge * r / n;
        const double norm = std::sqrt(std::pow(2 * charge / n, 3) * std::tgamma(double(n - l)) / (2 * n * std::tgamma(double(n + l + 1))));
        return norm * std::exp(-rho / 2) * std::pow(rho, double(l)) * std::assoc_laguerre(n - l - 1, 2 * l + 1, rho);
    }
};

static double element(double charge, double momentum, double modulus, double shape)
{
    const Orbital ground{1, 0, charge}, excited{3, 1, 0.9 * charge};
    double sum = 0;
    for (int shell = 0; shell < 4; ++shell)
        sum += integrate([&](double r) { return ground(r) * excited(r) * r * r * std::sph_bessel(1, momentum * r); }, 3.0 * shell, 3.0 * shell + 3);
    const double angular = integrate<8>([&](double c) { return std::legendre(2, c) * std::exp(momentum * c) * std::legendre(3, 0.9 * c); }, -1, 1);
    const double orbit = std::comp_ellint_1(modulus) + 0.5 * std::comp_ellint_2(modulus);
    const double thermal = std::beta(shape, 2.5) + std::lgamma(shape) + 0.1 * std::riemann_zeta(shape + 1) + std::expint(-shape);
    return 100 * sum + angular + orbit + thermal + std::hypot(charge, momentum, shape) + std::hermite(3, 0.3 * shape) + std::cyl_bessel_j(0, momentum);
}

struct Four {
    double charge, momentum, modulus, shape;
};

int main()
{
    double z = 1.3, k = 0.7, m = 0.6, s = 1.8;
    const auto g = __enzyme_autodiff<Four>((void *)element, z, k, m, s);
    EXPECT_SLOPE("charge", 0, g.charge, element(z, k, m, s), z, 1e-3, 1e-6);
    EXPECT_SLOPE("momentum", 0, g.momentum, element(z, k, m, s), k, 1e-3, 1e-6);
    EXPECT_SLOPE("modulus", 0, g.modulus, element(z, k, m, s), m, 1e-3, 1e-6);
    EXPECT_SLOPE("shape", 0, g.shape, element(z, k, m, s), s, 1e-3, 1e-6);
    const double t = __enzyme_fwddiff<double>((void *)element, enzyme_dup, z, 1.0, enzyme_dup, k, 0.5, enzyme_dup, m, -1.0, enzyme_dup, s, 2.0);
    expect("forward", 0, t, g.charge + 0.5 * g.momentum - g.modulus + 2 * g.shape, 1e-9);
    return verdict();
}
